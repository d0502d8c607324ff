import { hrefOf } from '@kontor/domain/routes';
import { checkSvnr } from '@kontor/german/svnr';
import type { AddressFilter } from '../../../data/addresses.ts';
import {
	codesFilter,
	type FilterOf,
	narrowing,
	oneOfFilter,
	queryOfFilter,
	someOfFilter,
	sortFilter,
	textFilter,
} from '../../../kit/list/listFilter.ts';

/** The parameters of the address list in the address bar. */
export const addressFields = {
	q: textFilter(200, { isKept: true }),
	field: oneOfFilter(['all', 'name', 'number', 'phone', 'email'], { isKept: true }),
	addressType: someOfFilter([
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
	]),
	customerGroup: codesFilter(),
	street: textFilter(200),
	postalCode: textFilter(12),
	city: textFilter(100),
	sort: sortFilter(['lfdnr', 'name', 'kdStrasse', 'kdPlz', 'kdOrt']),
};

/** The filter and order of the address list. */
export type CrmFilter = FilterOf<typeof addressFields>;

/** The address of a list. */
export function hrefOfList(filter: CrmFilter): string {
	return hrefOf('crm', {}, queryOfFilter(addressFields, filter));
}

/** A search for an insurance number stays out of the address bar. */
export function isSecret(text: string): boolean {
	return checkSvnr(text) === null;
}

/** The question to the server. */
export function questionOf(filter: CrmFilter): AddressFilter {
	const name = filter.q.normalize('NFC').trim();
	return {
		...(name === '' ? {} : { name, field: filter.field }),
		...narrowing(addressFields, filter),
		sort: filter.sort?.column ?? 'relevance',
		direction: filter.sort?.direction === 'descending' ? 'desc' : 'asc',
	};
}
