import type { Model } from '@kontor/api-client/types';
import { type RawBuilder, sql } from 'kysely';
import { nameCodes } from '../search/nameCodes.ts';

/** The columns of a person's name, blanks around its parts left out. */
export function personName(name: { firstname: string; lastname: string; titleBefore: string; titleAfter: string }) {
	const lastname = name.lastname.trim();
	const firstname = name.firstname.trim();
	return {
		lastname,
		firstname,
		title_before: name.titleBefore.trim(),
		title_after: name.titleAfter.trim(),
		phonetic: nameCodes(`${lastname} ${firstname}`),
	};
}

/** The columns of the name of a company or institution. */
export function organisationName(name: string) {
	const company_name = name.trim();
	return { company_name, phonetic: nameCodes(company_name) };
}

/** The names of the addresses that columns point to (`part.association_lfdnr`), as the contract's `references`. */
export function namesOf(...columns: readonly string[]): RawBuilder<Model<'AddressRefs'>> {
	const pointers = sql.join(columns.map((column) => sql.ref(column)));
	return sql<Model<'AddressRefs'>>`(
		select coalesce(json_agg(json_build_object('lfdnr', named.lfdnr, 'name', named.display_name) order by named.lfdnr), '[]')
		from addresses as named where named.lfdnr in (${pointers}))`;
}
