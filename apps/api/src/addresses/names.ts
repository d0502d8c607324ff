import type { Model } from '@kontor/api-client/types';
import { isBlank } from '@kontor/domain/visibleText';
import { type RawBuilder, sql } from 'kysely';
import { nameCodes } from '../search/nameCodes.ts';
import type { Asking } from './fields.ts';

const MAX_LASTNAME = 100;

/** The columns of a person's name, blanks around its parts left out; `lastname` is the field that must not be empty. */
export function personName(
	{ rules }: Asking,
	field: string,
	name: { firstname: string; lastname: string; titleBefore: string; titleAfter: string },
) {
	const lastname = name.lastname.trim();
	const firstname = name.firstname.trim();
	if (isBlank(lastname)) rules.refuse(field, 'missing');
	if ([...lastname].length > MAX_LASTNAME) rules.refuse(field, 'tooLong');
	return {
		lastname,
		firstname,
		title_before: name.titleBefore.trim(),
		title_after: name.titleAfter.trim(),
		phonetic: nameCodes(`${lastname} ${firstname}`),
	};
}

/** The columns of the name of a company or institution. */
export function organisationName({ rules }: Asking, field: string, name: string) {
	const company_name = name.trim();
	if (isBlank(company_name)) rules.refuse(field, 'missing');
	return { company_name, phonetic: nameCodes(company_name) };
}

/** The names of the addresses that columns point to (`part.association_lfdnr`), as the contract's `references`. */
export function namesOf(...columns: readonly string[]): RawBuilder<Model<'AddressRefs'>> {
	const pointers = sql.join(columns.map((column) => sql.ref(column)));
	return sql<Model<'AddressRefs'>>`(
		select coalesce(json_agg(json_build_object('lfdnr', named.lfdnr, 'name', named.display_name) order by named.lfdnr), '[]')
		from addresses as named where named.lfdnr in (${pointers}))`;
}
