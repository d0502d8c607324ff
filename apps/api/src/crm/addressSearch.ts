import { can } from '@kontor/domain/permissions';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type AddressSort, addressTypes, type ListedAddress, searchAddresses } from '../search/search.ts';

const sorts: Readonly<Record<Input<'searchAddresses'>['body']['sort'], AddressSort>> = {
	relevance: 'relevance',
	lfdnr: 'lfdnr',
	name: 'name',
	kdStrasse: 'street',
	kdPlz: 'plz',
	kdOrt: 'city',
};

/** One page of the addresses that fit a filter and that the user may see. */
export async function findAddresses(
	db: Db,
	{ firma, subject }: Session,
	filter: Input<'searchAddresses'>['body'],
): Promise<Answer<'searchAddresses'>> {
	const { name, street, postalCode, city, addressType, customerGroup, field, page, size, sort, direction } = filter;
	const { rows, total } = await searchAddresses(
		db,
		firma,
		{
			text: name,
			mayReadHealth: can(subject, 'health'),
			field,
			street,
			postalCode,
			city,
			addressTypes: addressType,
			customerGroups: customerGroup,
		},
		{ sort: sorts[sort], direction, offset: (page - 1) * size, size },
	);
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
	};
}
