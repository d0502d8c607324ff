import { PRODUCT_NAME } from './product.ts';
import type { RouteMatch } from './routes.ts';

/** What a page knows about its record beyond the path, once it is loaded. */
export interface RouteExtras {
	/** Name of the address of this route. */
	readonly addressName?: string | undefined;
	/** ISO week the calendar shows. */
	readonly week?: number | undefined;
	/** Name of the document (short type and name). */
	readonly documentName?: string | undefined;
	/** Name of the article. */
	readonly articleName?: string | undefined;
}

const MAX_EXTRA_LENGTH = 80;

/** In place of a number that is none: records are counted from 1. */
export const NOBODY = 'nicht gefunden';

/**
 * The text of the browser tab (spec.md, section 2): title, extras and the product name, joined by " - ". Texts of records
 * and of the search are shortened to 80 characters and freed of line breaks and control characters.
 */
export function pageTitle(match: RouteMatch, extras: RouteExtras = {}, productName: string = PRODUCT_NAME): string {
	return [match.title, ...extrasOf(match, extras), productName].join(' - ');
}

/** The same where others may read along: numbers in place of the names of people and documents, and no search for them. */
export function discreetTitle(match: RouteMatch, { week, articleName }: RouteExtras = {}): string {
	return pageTitle(match.name === 'crm' ? { ...match, query: {} } : match, { week, articleName });
}

/** The title with how many notifications are unread, where any are; counted to 999. */
export function titleWithUnread(title: string, count: number): string {
	if (count === 0) return title;
	return `(${count > 999 ? '999+' : count}) ${title}`;
}

function extrasOf(match: RouteMatch, extras: RouteExtras): string[] {
	switch (match.name) {
		case 'crm':
		case 'articles':
			return [readable(match.query.q) || 'Suche'];
		case 'crmAddress':
			if (match.params.lfdnr === 0) return [NOBODY];
			return nameAndNumber(extras.addressName, match.params.lfdnr);
		case 'crmAddressDocumentDetailed':
			if (match.params.lfdnr === 0) return [NOBODY];
			return [readable(extras.documentName) || `${match.params.lfdnr}/${readable(match.params.wf_cid)}`];
		case 'calendar':
			return extras.week === undefined ? [] : [`KW${extras.week}`];
		case 'articleDetails':
			return nameAndNumber(extras.articleName, match.params.articleNumber);
		case 'taskDetails':
			return [match.params.lfdnr === 0 ? NOBODY : String(match.params.lfdnr)];
		case 'settingsCrm':
		case 'settingsCalendar':
		case 'settingsTasks':
			return ['Einstellungen'];
		default:
			return [];
	}
}

function nameAndNumber(name: string | undefined, number: string | number): string[] {
	const shown = readable(name);
	return shown === '' ? [readable(String(number))] : [shown, readable(String(number))];
}

/** A text fit for one line of a title: control and direction characters gone, blanks single, at most 80 characters. */
export function readable(text: string | undefined): string {
	const line = (text ?? '')
		.slice(0, MAX_EXTRA_LENGTH * 4)
		.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
		.trim();
	const letters = [...line];
	return letters.length <= MAX_EXTRA_LENGTH ? line : `${letters.slice(0, MAX_EXTRA_LENGTH - 1).join('')}…`;
}
