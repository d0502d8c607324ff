import { hrefOf } from '@kontor/domain/routes';
import {
	type ConditionKey,
	conditionOf,
	type DocumentCondition,
	isConditionValid,
} from '@kontor/domain/trade/conditions';
import type { DocumentQuestion, SavedFilter } from '../../../data/documents.ts';
import {
	codesFilter,
	type FilterField,
	type FilterOf,
	oneOfFilter,
	queryOfFilter,
	sortFilter,
	textFilter,
} from '../../../kit/list/listFilter.ts';

/** Conditions as the address bar holds them: `documentType~RE,GU;plzFrom~4000`. */
export const conditionsFilter: FilterField<readonly DocumentCondition[]> = {
	read(text) {
		return (text ?? '').split(';').flatMap((part) => {
			const [key = '', values] = part.split('~');
			const condition = conditionOf(key);
			if (condition === null || values === undefined) return [];
			return [{ key: condition.key, values: values.split(',').flatMap(decoded).slice(0, 50) }];
		});
	},
	write: (conditions) =>
		conditions
			.filter(({ values }) => values.some((value) => value !== ''))
			.map(({ key, values }) => `${key}~${values.map(encoded).join(',')}`)
			.join(';'),
	isTyped: true,
	isKept: false,
};

// A tilde parts key and values, and is no sign that is encoded by itself.
function encoded(text: string): string {
	return encodeURIComponent(text).replaceAll('~', '%7E');
}

function decoded(text: string): string[] {
	try {
		return [decodeURIComponent(text)];
	} catch {
		return [];
	}
}

/** What people look for most, as the address bar holds it. */
export const documentViews = ['all', 'open', 'mine', 'overdue', 'withoutPrescription', 'thisWeek'] as const;

/** Number of the saved search that is open; null for none. */
const savedFilter: FilterField<number | null> = {
	read: (text) => (/^[1-9][0-9]{0,8}$/.test(text ?? '') ? Number(text) : null),
	write: (id) => (id === null ? '' : String(id)),
	isTyped: false,
	isKept: true,
};

/** The parameters of the document list in the address bar. */
export const documentFields = {
	q: textFilter(200, { isKept: true }),
	view: oneOfFilter(documentViews, { isKept: true }),
	saved: savedFilter,
	f: conditionsFilter,
	/** Conditions of the open saved search that cannot be asked any more, until they are taken out. */
	gone: codesFilter(60),
	sort: sortFilter(['date', 'nr', 'type', 'state', 'gross', 'delivery']),
};

/** The filter and order of the document list. */
export type DocumentListFilter = FilterOf<typeof documentFields>;

/** The address of a list. */
export function hrefOfDocuments(filter: DocumentListFilter): string {
	return hrefOf('documents', {}, queryOfFilter(documentFields, filter));
}

/** The question to the server; conditions that are not complete yet are not asked, nor an order by amounts nobody may see. */
export function questionOf(filter: DocumentListFilter, seesPrices: boolean): DocumentQuestion {
	const sort = filter.sort?.column === 'gross' && !seesPrices ? null : filter.sort;
	const q = filter.q.normalize('NFC').trim();
	const conditions = filter.f.filter(isConditionValid).map(({ key, values }) => ({ key, values: [...values] }));
	return {
		...(q !== '' && { q }),
		view: filter.view,
		...(conditions.length > 0 && { conditions }),
		sort: sort?.column ?? 'date',
		direction: sort?.direction === 'ascending' ? 'asc' : 'desc',
	};
}

/** The values of a condition; none where it is not asked. */
export function valuesOf({ f }: DocumentListFilter, key: ConditionKey): readonly string[] {
	return f.find((condition) => condition.key === key)?.values ?? [];
}

/** The filter with other values of one condition; no values take it out. */
export function withValues(
	filter: DocumentListFilter,
	key: ConditionKey,
	values: readonly string[],
): DocumentListFilter {
	const isThere = filter.f.some((condition) => condition.key === key);
	if (values.length === 0) return { ...filter, f: filter.f.filter((condition) => condition.key !== key) };
	const changed = { key, values };
	return {
		...filter,
		f: isThere ? filter.f.map((known) => (known.key === key ? changed : known)) : [...filter.f, changed],
	};
}

/** The list a saved search opens: by what can still be asked, and with the names of what cannot. */
export function filterOfSaved(saved: SavedFilter): DocumentListFilter {
	const f = saved.conditions.flatMap(({ key, values, problem }) => {
		const condition = conditionOf(key);
		return condition === null || problem !== null ? [] : [{ key: condition.key, values }];
	});
	const gone = saved.conditions.filter(({ problem }) => problem !== null).map(({ key }) => key);
	return { q: saved.q, view: saved.view, saved: saved.id, f, gone, sort: null };
}

/** True if the list asks for something else than the saved search it was opened with. */
export function isChanged(filter: DocumentListFilter, saved: SavedFilter): boolean {
	return hrefOfDocuments(filter) !== hrefOfDocuments({ ...filterOfSaved(saved), sort: filter.sort });
}

/** Part of a list that is saved under a name. */
export function contentOf(filter: DocumentListFilter): Pick<DocumentQuestion, 'q' | 'view' | 'conditions'> {
	const { q, view, conditions } = questionOf(filter, true);
	return { ...(q !== undefined && { q }), ...(view && { view }), ...(conditions && { conditions }) };
}
