import { barcodeFormats, barcodeKey, checkBarcode, gtinOf } from '@kontor/german/barcode';
import { checkBic, isBicAbroad } from '@kontor/german/bic';
import { addDays, formatGermanDate, parseGermanDate } from '@kontor/german/date';
import { addMonths, weeksOfMonth } from '@kontor/german/dateMonth';
import { parseDateShorthand } from '@kontor/german/dateShorthand';
import { formatGermanDateTime, formatRelative, instantOf } from '@kontor/german/dateTime';
import { dateTimeOfWire, parseGermanDateTime } from '@kontor/german/dateTimeValue';
import { checkEmail, suggestEmail } from '@kontor/german/email';
import { parseGs1 } from '@kontor/german/gs1';
import { checkGtin, expandUpcE, toGtin14 } from '@kontor/german/gtin';
import { holidayName } from '@kontor/german/holidays';
import { checkIban, formatIban, ibanCheckDigits } from '@kontor/german/iban';
import { plainLetters } from '@kontor/german/letters';
import { initialsOf, parsePersonName } from '@kontor/german/name';
import { addDecimals, formatEuro, formatGermanNumber, parseGermanNumber } from '@kontor/german/number';
import { formatPhone, normalizePhone, telHref } from '@kontor/german/phone';
import { cologneCode, cologneCodes } from '@kontor/german/phonetic';
import {
	countsForSearch,
	digitsOf,
	fold,
	foldStreet,
	isDigitSearch,
	markMatches,
	rankOf,
	searchTerms,
	withinOneTypo,
} from '@kontor/german/search';
import { compareGerman } from '@kontor/german/sort';
import { checkSvnr, splitSvnr, svnrWarning } from '@kontor/german/svnr';
import { anyText } from '@kontor/german/testing/hostileTexts';
import { checkTime, formatGermanTime, parseGermanTime, roundUpToStep, stepTime } from '@kontor/german/time';
import { checkUid } from '@kontor/german/uid';
import { formatWeek } from '@kontor/german/week';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { isAppKey } from './permissions.ts';
import { loginHref, safeRedirect } from './redirect.ts';
import { hrefOf, matchRoute } from './routes.ts';
import { pageTitle, readable } from './titles.ts';
import { tokenTimesOf } from './tokenTiming.ts';
import { isWidgetId } from './widgets.ts';

const KIBIBYTE = 1024;

/** Every rule that reads a text. */
const rules: Readonly<Record<string, (text: string) => unknown>> = {
	addDecimals: (text) => addDecimals(text, text),
	addDays: (text) => addDays(text, 1),
	breadcrumbsOf: (text) => breadcrumbsOf(`/articles/${text}`, { articleName: text }),
	addMonths: (text) => addMonths(text, 1),
	barcodes: (text) =>
		barcodeFormats.map((format) => [
			checkBarcode({ format, text }),
			gtinOf({ format, text }),
			barcodeKey({ format, text }),
		]),
	checkBic,
	checkEmail,
	checkGtin,
	checkIban,
	checkSvnr,
	checkTime,
	checkUid,
	cologneCode,
	cologneCodes,
	compareGerman: (text) => compareGerman(text, `${text}b`, { numeric: true }),
	countsForSearch,
	dateTimeOfWire,
	digitsOf,
	expandUpcE,
	fold,
	foldStreet,
	formatEuro,
	formatGermanDate,
	formatGermanDateTime,
	formatGermanNumber: (text) => formatGermanNumber(text, 2),
	formatGermanTime,
	formatIban,
	formatPhone: (text) => formatPhone(normalizePhone(text)),
	formatRelative: (text) => formatRelative(text, 0),
	formatWeek,
	holidayName,
	hrefOf: (text) => hrefOf('articleDetails', { articleNumber: text }, { tab: text }),
	ibanCheckDigits: (text) => ibanCheckDigits('AT', text),
	initialsOf,
	instantOf,
	isAppKey,
	isBicAbroad: (text) => isBicAbroad(text, text),
	isDigitSearch,
	isWidgetId,
	loginHref,
	'markMatches in a long text': (text) => markMatches(text, 'huber anna 0664'),
	'markMatches of a long text': (text) => markMatches('Anna Huber +43 664', text),
	'markMatches of itself': (text) => markMatches(text, text),
	matchRoute: (text) => matchRoute(`/${text}`),
	'matchRoute with query': (text) => matchRoute(`/crm?q=${text}`),
	pageTitle: (text) => pageTitle(matchRoute('/crm/addresses/1'), { addressName: text }),
	parseDateShorthand: (text) => parseDateShorthand(text, '2026-07-15'),
	parseGermanDate,
	parseGermanDateTime,
	parseGermanNumber,
	parseGermanTime,
	parseGs1: (text) => parseGs1(text, 2026),
	'parseGs1 as printed': (text) => parseGs1(`(10)${text}`, 2026),
	parsePersonName,
	plainLetters,
	'rankOf in a long text': (text) => rankOf('huber anna', text, text),
	'rankOf of a long text': (text) => rankOf(text, 'Anna Huber'),
	readable,
	roundUpToStep,
	safeRedirect,
	'safeRedirect of a path': (text) => safeRedirect(`/${text}`),
	searchTerms,
	splitSvnr,
	stepTime: (text) => stepTime(text, 1),
	suggestEmail,
	svnrWarning: (text) => svnrWarning(text, text),
	telHref: (text) => telHref(normalizePhone(text)),
	toGtin14,
	tokenTimesOf: (text) => tokenTimesOf(`x.${text}.y`),
	weeksOfMonth,
	withinOneTypo: (text) => withinOneTypo(text, `${text}b`),
};

/** What repeated a million times makes careless code slow: runs that end just short of a match. */
const pieces = [
	'a',
	'ü',
	'u\u0308',
	'\u0316\u0301',
	'ß',
	'ae',
	' ',
	'a ',
	'\u00a0',
	'\u0000',
	'\ud800',
	'👩‍',
	'- ',
	' -str',
	'strasse',
	'str.',
	'0',
	'9',
	'0.',
	'1 ',
	'(0)',
	'+',
	'%',
	'%2F',
	'/',
	'/a',
	'\\',
	'?q=&',
	'#',
	',"',
	'.,',
	'-1',
	'Z',
	'T00:00',
];

/** Milliseconds of computing, which other programs on the machine do not lengthen. */
function cost(run: () => unknown): number {
	const start = process.cpuUsage();
	run();
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1000;
}

// A busy machine may need long for what costs little.
describe.each(Object.keys(rules))('%s', { timeout: 120_000 }, (name) => {
	const rule = rules[name];

	test('answers any text without an error', () => {
		fc.assert(fc.property(anyText, (text) => void rule?.(text)));
	});

	test('takes a time linear in the length of the text, whatever it repeats', () => {
		for (const piece of pieces) {
			for (const end of ['', '!']) {
				const text = piece.repeat((64 * KIBIBYTE) / piece.length) + end;
				// What grows with the square of the length takes seconds here, what grows with the length milliseconds.
				expect({ piece, end, isSlow: cost(() => rule?.(text)) > 300 }).toEqual({ piece, end, isSlow: false });
			}
		}
	});

	test('answers a text of 1 MiB', () => {
		for (const piece of ['a', 'ü', ' ', '9', '%2F', '\ud800']) {
			const text = piece.repeat((1024 * KIBIBYTE) / piece.length);
			expect({ piece, isSlow: cost(() => rule?.(text)) > 2000 }).toEqual({ piece, isSlow: false });
		}
	});
});
