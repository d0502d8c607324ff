import { can } from '@kontor/domain/permissions';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import {
	type AddressFilter,
	type AddressSort,
	addressTypes,
	type ListedAddress,
	searchAddresses,
} from '../search/search.ts';

type Wanted = Omit<Input<'searchAddresses'>['body'], 'page' | 'size'>;

const sorts: Readonly<Record<Wanted['sort'], AddressSort>> = {
	relevance: 'relevance',
	lfdnr: 'lfdnr',
	name: 'name',
	kdStrasse: 'street',
	kdPlz: 'plz',
	kdOrt: 'city',
};

/** What a search of the contract asks for, as the search itself knows it. */
export function readFilter({ subject }: Session, filter: Wanted): { filter: AddressFilter; sort: AddressSort } {
	const { name, street, postalCode, city, addressType, customerGroup, field, lfdnrs, sort } = filter;
	return {
		filter: {
			text: name,
			mayReadHealth: can(subject, 'health'),
			field,
			street,
			postalCode,
			city,
			addressTypes: addressType,
			customerGroups: customerGroup,
			lfdnrs,
		},
		sort: sorts[sort],
	};
}

/** One page of the addresses that fit a filter and that the user may see. */
export async function findAddresses(
	db: Db,
	session: Session,
	wanted: Input<'searchAddresses'>['body'],
): Promise<Answer<'searchAddresses'>> {
	const { page, size, direction } = wanted;
	const { filter, sort } = readFilter(session, wanted);
	const window = { sort, direction, offset: (page - 1) * size, size };
	const { rows, total } = await searchAddresses(db, session.firma, filter, window);
	return { rows: rows.map(toRow), total };
}

function toRow(address: ListedAddress): Answer<'searchAddresses'>['rows'][number] {
	return {
		lfdnr: address.lfdnr,
		name: address.name,
		addressTypes: addressTypes.filter((type) => address[type]),
		kdStrasse: address.street,
		kdPlz: address.plz,
		kdOrt: address.city,
		tel: address.tel || address.mobile,
		...(address.mobile !== '' && { mobile: address.mobile }),
		...(address.email !== '' && { email: address.email }),
		...(address.birth_date !== null && { dateOfBirth: address.birth_date }),
	};
}
