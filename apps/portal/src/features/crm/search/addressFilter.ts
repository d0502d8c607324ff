import { hrefOf, type QueryOf } from '@kontor/domain/routes';
import { checkSvnr } from '@kontor/domain/svnr';
import type { AddressFilter } from '../../../data/addresses.ts';

type TypeName = NonNullable<AddressFilter['addressType']>[number];
type Field = NonNullable<AddressFilter['field']>;

/** What the list of addresses is narrowed by, as the screen holds it; empty texts and lists do not narrow. */
export interface CrmFilter {
	readonly q: string;
	readonly field: Field;
	readonly addressType: readonly TypeName[];
	readonly customerGroup: readonly string[];
	readonly street: string;
	readonly postalCode: string;
	readonly city: string;
	readonly sort: CrmSort | null;
}

/** How the list is sorted; null is the server's own order (best hit first, else by name). */
export interface CrmSort {
	readonly column: 'lfdnr' | 'name' | 'kdStrasse' | 'kdPlz' | 'kdOrt';
	readonly direction: 'ascending' | 'descending';
}

const typeNames: readonly TypeName[] = [
	'kd_konsument',
	'kd_patient',
	'kd_arzt',
	'kd_verkaeufer',
	'kd_sachwalter',
	'kd_interessent',
	'kd_kunde',
	'kd_lieferant',
	'kd_krankenkasse',
	'kd_heim',
];
const fields: readonly Field[] = ['all', 'name', 'number', 'phone', 'email'];
const sortColumns: readonly CrmSort['column'][] = ['lfdnr', 'name', 'kdStrasse', 'kdPlz', 'kdOrt'];

/** The filter an address bar holds; what cannot be read does not narrow. */
export function readFilter(query: QueryOf<'crm'>): CrmFilter {
	return {
		q: readText(query.q, 200),
		field: fields.find((field) => field === query.field) ?? 'all',
		addressType: typeNames.filter((name) => listOf(query.addressType).includes(name)),
		customerGroup: listOf(query.customerGroup)
			.filter((code) => code === readText(code, 40))
			.slice(0, 50),
		street: readText(query.street, 200),
		postalCode: readText(query.postalCode, 12),
		city: readText(query.city, 100),
		sort: readSort(query.sort),
	};
}

/** The address of a filter. A search for an insurance number stays out of it: addresses end up in histories and logs. */
export function hrefOfFilter(filter: CrmFilter): string {
	return hrefOf(
		'crm',
		{},
		{
			q: isSecret(filter.q) ? '' : filter.q,
			field: filter.field === 'all' ? '' : filter.field,
			addressType: filter.addressType.join(','),
			customerGroup: filter.customerGroup.map(encodeURIComponent).join(','),
			street: filter.street,
			postalCode: filter.postalCode,
			city: filter.city,
			sort: filter.sort === null ? '' : `${filter.sort.direction === 'descending' ? '-' : ''}${filter.sort.column}`,
		},
	);
}

/** Whether a search text must not stand in an address. */
export function isSecret(text: string): boolean {
	return checkSvnr(text) === null;
}

/** Whether anything beside the search text narrows the list. */
export function isNarrowed(filter: CrmFilter): boolean {
	return (
		filter.addressType.length + filter.customerGroup.length > 0 ||
		[filter.street, filter.postalCode, filter.city].some((text) => text !== '')
	);
}

/** The filter with nothing but its search text and order. */
export function withoutNarrowing({ q, field, sort }: CrmFilter): CrmFilter {
	return { ...readFilter({}), q, field, sort };
}

/** The question to the server. */
export function questionOf(filter: CrmFilter): AddressFilter {
	const name = filter.q.normalize('NFC').trim();
	return {
		...(name === '' ? {} : { name, field: filter.field }),
		...(filter.street.trim() === '' ? {} : { street: filter.street.trim() }),
		...(filter.postalCode.trim() === '' ? {} : { postalCode: filter.postalCode.trim() }),
		...(filter.city.trim() === '' ? {} : { city: filter.city.trim() }),
		...(filter.addressType.length === 0 ? {} : { addressType: filter.addressType }),
		...(filter.customerGroup.length === 0 ? {} : { customerGroup: filter.customerGroup }),
		sort: filter.sort?.column ?? 'relevance',
		direction: filter.sort?.direction === 'descending' ? 'desc' : 'asc',
	};
}

/** What of a text the server can be asked for, so that a broken link searches instead of failing for good. */
function readText(text: string | undefined, maxLength: number): string {
	return (text ?? '')
		.replace(/\p{Cc}/gu, ' ')
		.slice(0, maxLength)
		.toWellFormed();
}

function readSort(text: string | undefined): CrmSort | null {
	const column = sortColumns.find((name) => name === text?.replace(/^-/, ''));
	if (column === undefined) return null;
	return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

/** Codes may hold commas themselves, so each is encoded once more than the query as a whole. */
function listOf(text: string | undefined): string[] {
	return (text ?? '').split(',').flatMap((part) => {
		try {
			return part === '' ? [] : [decodeURIComponent(part)];
		} catch {
			return [];
		}
	});
}
