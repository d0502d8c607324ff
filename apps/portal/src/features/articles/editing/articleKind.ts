import type { Model } from '@kontor/api-client/types';
import { checkArticleNumber } from '@kontor/domain/stock/articleNumber';
import { checkGtin } from '@kontor/german/gtin';
import { formatFigure } from '@kontor/german/number';
import { isBlank } from '@kontor/german/visibleText';
import { numberError } from '@kontor/ui/NumberField';
import type { StoredArticle } from '../../../data/articleWrites.ts';
import type { RecordDraft, RecordKind } from '../../../kit/record/recordKind.ts';
import { checkPacks, type Pack, packsOf, packText } from './packs.ts';
import { sentencesOf } from './sentences.ts';

/** Choices of an article among lists of codes: field, list, label. */
export const codeFields = [
	['unit', 'unit', 'Einheit'],
	['vat', 'vat', 'Steuersatz'],
	['statisticGroup', 'statisticGroup', 'Statistikgruppe'],
	['statisticCode', 'statisticCode', 'Statistikcode'],
	['commissionGroup', 'commissionGroup', 'Provisionsgruppe'],
	['revenueGroup', 'revenueGroup', 'Erlösgruppe'],
	['objectType', 'objectType', 'Objekttyp'],
	['objectTypeGroup', 'objectTypeGroup', 'Objekttypgruppe'],
] as const;

/** Flags of an article, with their labels. */
export const flagFields = [
	['isActive', 'Aktiv'],
	['isStocked', 'Lagerartikel'],
	['isDiscountable', 'Rabattfähig'],
	['isOrderable', 'Bestellbar'],
	['lotDuty', 'Chargenpflicht'],
	['serialDuty', 'Seriennummernpflicht'],
	['needsApproval', 'Bewilligungspflicht'],
	['isRental', 'Mietartikel'],
	['isMedicalDevice', 'Medizinprodukt'],
] as const;

type CodeField = (typeof codeFields)[number][0];
type FlagField = (typeof flagFields)[number][0];
type DependentField = 'articleType' | 'articleCategory' | 'articleGroup';
type TextField = 'artNr' | 'articleDescription' | 'artNr2' | 'gtin' | 'note' | 'packs' | 'vpe' | 'minStock' | 'dbzk';

/** An article as its form holds it; flags are `true` or empty, packs a text of JSON. */
export type ArticleValues = Readonly<Record<CodeField | FlagField | DependentField | TextField, string>>;

/** Where an article stands among types, categories and groups. */
export interface ArticleLists {
	readonly types: readonly Model<'Named'>[];
	readonly categories: readonly Model<'ArticleCategory'>[];
	readonly groups: readonly Model<'ArticleGroup'>[];
	/** Names of the codes of one of the other lists. */
	readonly nameOf: (field: string, code: string) => string;
}

/** The limits of its numbers. */
export const quantities = { min: '0.01', decimals: 2 } as const;
export const leastStocks = { min: '0', decimals: 2 } as const;
export const amounts = { decimals: 3 } as const;

const labels: Readonly<Record<keyof ArticleValues, string>> = {
	artNr: 'Artikelnummer',
	articleDescription: 'Bezeichnung',
	artNr2: 'Zweite Nummer',
	gtin: 'GTIN',
	articleType: 'Typ',
	articleCategory: 'Kategorie',
	articleGroup: 'Gruppe',
	...labelsOf(codeFields.map(([field, , label]) => [field, label] as const)),
	...labelsOf(flagFields),
	vpe: 'Verpackungseinheit',
	minStock: 'Mindestbestand',
	dbzk: 'DBZK',
	packs: 'Packungen',
	note: 'Bemerkung',
};

function labelsOf<Field extends string>(pairs: readonly (readonly [Field, string])[]): Record<Field, string> {
	return Object.fromEntries(pairs) as Record<Field, string>;
}

/** Labels and rules of the form of an article, with the lists its codes are of. */
export function articleKind(lists: ArticleLists): RecordKind<ArticleValues> {
	const flags = new Set<string>(flagFields.map(([field]) => field));
	const named = { articleType: lists.types, articleCategory: lists.categories, articleGroup: lists.groups };
	return {
		labels,
		shown(field, value) {
			if (flags.has(field)) return value === '' ? 'Nein' : 'Ja';
			if (field === 'packs') return packsOf(value).map(packText).join('\n');
			if (field === 'vpe' || field === 'minStock') return value === '' ? '' : formatFigure(value, 'quantity');
			if (field === 'dbzk') return value === '' ? '' : formatFigure(value, 'price');
			if (field === 'articleType' || field === 'articleCategory' || field === 'articleGroup') {
				return named[field].find(({ code }) => code === value)?.bezeichnung ?? value;
			}
			return value === '' ? '' : lists.nameOf(field, value);
		},
		warn: ({ lotDuty, serialDuty, isStocked }) =>
			isStocked === '' && (lotDuty !== '' || serialDuty !== '')
				? { isStocked: 'Chargen und Seriennummern werden nur bei Lagerartikeln geführt.' }
				: {},
		check: (values) =>
			sentencesOf({
				artNr: numberProblems[checkArticleNumber(values.artNr) ?? 'none'],
				articleDescription: isBlank(values.articleDescription) ? 'Bitte geben Sie eine Bezeichnung an.' : undefined,
				gtin: values.gtin === '' ? undefined : gtinProblems[checkGtin(values.gtin) ?? 'none'],
				articleCategory: fits(
					lists.categories,
					values.articleCategory,
					({ articleType }) => articleType === values.articleType,
				)
					? undefined
					: 'Diese Kategorie passt nicht zum Typ.',
				articleGroup: fits(
					lists.groups,
					values.articleGroup,
					(group) => group.articleCategory === values.articleCategory,
				)
					? undefined
					: 'Diese Gruppe passt nicht zur Kategorie.',
				unit: values.unit === '' ? 'Bitte wählen Sie eine Einheit.' : undefined,
				vat: values.vat === '' ? 'Bitte wählen Sie einen Steuersatz.' : undefined,
				vpe: values.vpe === '' ? 'Bitte geben Sie eine Menge an.' : numberError(values.vpe, quantities),
				minStock: values.minStock === '' ? 'Bitte geben Sie eine Menge an.' : numberError(values.minStock, leastStocks),
				dbzk: numberError(values.dbzk, amounts),
				packs: checkPacks(packsOf(values.packs)),
			}),
	};
}

function fits<Entry extends { code: string }>(
	list: readonly Entry[],
	code: string,
	isOf: (entry: Entry) => boolean,
): boolean {
	const entry = list.find((one) => one.code === code);
	return code === '' || (entry !== undefined && isOf(entry));
}

const numberProblems = {
	none: undefined,
	missing: 'Bitte geben Sie eine Artikelnummer an.',
	tooLong: 'Eine Artikelnummer hat höchstens 40 Zeichen.',
	notAllowed: 'Diese Artikelnummer ist nicht möglich: Leerzeichen am Anfang oder Ende, oder ein reserviertes Wort.',
} as const;

const gtinProblems = {
	none: undefined,
	gtinFormat: 'Eine GTIN hat 8, 12, 13 oder 14 Ziffern.',
	gtinCheckDigit: 'Die Prüfziffer dieser GTIN stimmt nicht.',
} as const;

/** A form of what is stored. */
export function valuesOf(nr: string, stored: StoredArticle): ArticleValues {
	return {
		artNr: nr,
		articleDescription: stored.articleDescription,
		artNr2: stored.artNr2,
		gtin: stored.gtin,
		articleType: stored.articleType ?? '',
		articleCategory: stored.articleCategory ?? '',
		articleGroup: stored.articleGroup ?? '',
		unit: stored.unit,
		vat: stored.vat,
		statisticGroup: stored.statisticGroup ?? '',
		statisticCode: stored.statisticCode ?? '',
		commissionGroup: stored.commissionGroup ?? '',
		revenueGroup: stored.revenueGroup ?? '',
		objectType: stored.objectType ?? '',
		objectTypeGroup: stored.objectTypeGroup ?? '',
		...(Object.fromEntries(flagFields.map(([field]) => [field, stored[field] ? 'true' : ''])) as Record<
			FlagField,
			string
		>),
		vpe: stored.vpe,
		minStock: stored.minStock,
		dbzk: stored.dbzk ?? '',
		packs: JSON.stringify(stored.packs),
		note: stored.note,
	};
}

/** Request body of a form; costs only from users who may see them. */
export function contentOf(values: ArticleValues, mayCosts: boolean): Model<'NewArticle'> {
	const code = (field: CodeField | DependentField) => values[field] || null;
	return {
		artNr: values.artNr,
		articleDescription: values.articleDescription.trim(),
		artNr2: values.artNr2.trim(),
		gtin: values.gtin,
		articleType: code('articleType'),
		articleCategory: code('articleCategory'),
		articleGroup: code('articleGroup'),
		unit: values.unit,
		vat: values.vat,
		statisticGroup: code('statisticGroup'),
		statisticCode: code('statisticCode'),
		commissionGroup: code('commissionGroup'),
		revenueGroup: code('revenueGroup'),
		objectType: code('objectType'),
		objectTypeGroup: code('objectTypeGroup'),
		...(Object.fromEntries(flagFields.map(([field]) => [field, values[field] !== ''])) as Record<FlagField, boolean>),
		vpe: values.vpe,
		minStock: values.minStock,
		...(mayCosts && { dbzk: values.dbzk || null }),
		packs: packsOf(values.packs) as Pack[],
		note: values.note,
	};
}

const empty: ArticleValues = {
	...valuesOf('', {
		...contentOf(
			{ ...(Object.fromEntries(Object.keys(labels).map((field) => [field, ''])) as ArticleValues), packs: '[]' },
			true,
		),
		unit: 'STK',
		vat: 'N',
		isActive: true,
		isStocked: true,
		isDiscountable: true,
		isOrderable: true,
		vpe: '1',
		minStock: '0',
		version: 1,
	}),
};

/** A form to make an article with. */
export const newArticle: RecordDraft<ArticleValues> = { lfdnr: null, version: null, base: empty, values: empty };

/** A form of an article that is stored. */
export function draftOfArticle(nr: string, stored: StoredArticle): RecordDraft<ArticleValues> {
	const values = valuesOf(nr, stored);
	// Articles go by their number; the form only asks whether there is one.
	return { lfdnr: 0, version: stored.version, base: values, values };
}
