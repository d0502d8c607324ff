import { searchTextOf } from '@kontor/german/searchText';

/** One parameter of a list as the address bar holds it. */
export interface FilterField<Value> {
	/** What the text of the address bar means; a text that means nothing is the value that does not narrow. */
	read(text: string | undefined): Value;
	/** The text for the address bar; '' for the value that does not narrow. */
	write(value: Value): string;
	/** It counts only after a pause in typing. */
	readonly isTyped: boolean;
	/** It is not emptied with the filters: the search text, where it is looked for, the order. */
	readonly isKept: boolean;
}

/** The parameters of a list; each has the name it has in the address bar. */
export type FilterFields = Readonly<Record<string, FilterField<unknown>>>;

/** What a list is narrowed and sorted by. */
export type FilterOf<Fields extends FilterFields> = {
	readonly [Key in keyof Fields]: Fields[Key] extends FilterField<infer Value> ? Value : never;
};

/** How a list is sorted. */
export interface ListSort<Column extends string = string> {
	readonly column: Column;
	readonly direction: 'ascending' | 'descending';
}

/** A typed text; `maxLength` is what the server takes, so that a broken link searches instead of failing for good. */
export function textFilter(maxLength: number, { isKept = false } = {}): FilterField<string> {
	return { read: (text) => searchTextOf(text ?? '', maxLength), write: (text) => text, isTyped: true, isKept };
}

/** One of several values, the first of which does not narrow. */
export function oneOfFilter<Value extends string>(
	values: readonly [Value, ...Value[]],
	{ isKept = false } = {},
): FilterField<Value> {
	const [initial] = values;
	return {
		read: (text) => values.find((value) => value === text) ?? initial,
		write: (value) => (value === initial ? '' : value),
		isTyped: false,
		isKept,
	};
}

/** Any of several values; none does not narrow. */
export function someOfFilter<Value extends string>(values: readonly Value[]): FilterField<readonly Value[]> {
	return {
		read: (text) => values.filter((value) => listOf(text).includes(value)),
		write: (chosen) => chosen.join(','),
		isTyped: false,
		isKept: false,
	};
}

/** Codes of a list that the server holds: at most 50 of at most `maxLength` characters. */
export function codesFilter(maxLength = 40): FilterField<readonly string[]> {
	return {
		read: (text) =>
			listOf(text)
				.filter((code) => code === searchTextOf(code, maxLength))
				.slice(0, 50),
		// Codes may hold commas themselves, so each is encoded once more than the query as a whole.
		write: (codes) => codes.map(encodeURIComponent).join(','),
		isTyped: false,
		isKept: false,
	};
}

/** The order; null is the server's own. */
export function sortFilter<Column extends string>(columns: readonly Column[]): FilterField<ListSort<Column> | null> {
	return {
		read(text) {
			const column = columns.find((name) => name === text?.replace(/^-/, ''));
			if (column === undefined) return null;
			return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
		},
		write: (sort) => (sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`),
		isTyped: false,
		isKept: true,
	};
}

/** The filter an address bar holds. */
export function readFilter<Fields extends FilterFields>(
	fields: Fields,
	query: Readonly<Record<string, string | undefined>>,
): FilterOf<Fields> {
	return filterOf(fields, (key, field) => field.read(query[key]));
}

/** The query of a filter. */
export function queryOfFilter<Fields extends FilterFields>(
	fields: Fields,
	filter: FilterOf<Fields>,
): { [Key in keyof Fields]: string } {
	return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.write(filter[key])])) as {
		[Key in keyof Fields]: string;
	};
}

/** What narrows the list, for the question to the server: texts trimmed and composed, nothing that is empty. */
export function narrowing<Fields extends FilterFields>(
	fields: Fields,
	filter: FilterOf<Fields>,
): Partial<FilterOf<Fields>> {
	const entries = Object.entries(fields).flatMap(([key, field]) => {
		const value: unknown = filter[key];
		const asked = typeof value === 'string' ? value.normalize('NFC').trim() : value;
		return field.isKept || field.write(asked).trim() === '' ? [] : [[key, asked]];
	});
	return Object.fromEntries(entries) as Partial<FilterOf<Fields>>;
}

/** Whether anything beside search text and order narrows the list. */
export function isNarrowed<Fields extends FilterFields>(fields: Fields, filter: FilterOf<Fields>): boolean {
	return Object.keys(narrowing(fields, filter)).length > 0;
}

/** The filter with nothing but its search text and order. */
export function withoutNarrowing<Fields extends FilterFields>(
	fields: Fields,
	filter: FilterOf<Fields>,
): FilterOf<Fields> {
	return filterOf(fields, (key, field) => (field.isKept ? filter[key] : field.read(undefined)));
}

function filterOf<Fields extends FilterFields>(
	fields: Fields,
	pick: (key: string, field: FilterField<unknown>) => unknown,
): FilterOf<Fields> {
	return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, pick(key, field)])) as FilterOf<Fields>;
}

function listOf(text: string | undefined): string[] {
	return (text ?? '').split(',').flatMap((part) => {
		try {
			return part === '' ? [] : [decodeURIComponent(part)];
		} catch {
			return [];
		}
	});
}
