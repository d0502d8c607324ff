import type { Model } from '@kontor/api-client/types';
import { pointedAt } from '@kontor/domain/pointers';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Asking } from '../fields.ts';
import { namesOf } from '../names.ts';
import type { Part } from './part.ts';

/** What an address has to do with others; it lies in the row of the address and counts with its version. */
export const relationsPart: Part<Model<'AddressRelations'>, Model<'StoredAddressRelations'>> = {
	name: 'relations',
	flag: null,
	isOfPersons: null,
	find: findRelations,
	async prepare(asking, field, body, { db }) {
		const columns = relationColumns(asking, field, body);
		return async (lfdnr) => {
			await db
				.updateTable('addresses')
				.set({
					...columns,
					is_relative: body.isRelative,
					version: sql<number>`version + 1`,
					changed_at: sql<string>`now()`,
				})
				.where('lfdnr', '=', lfdnr)
				.execute();
		};
	},
};

async function findRelations(db: Db, lfdnr: number): Promise<Model<'StoredAddressRelations'>> {
	const row = await db
		.selectFrom('addresses as part')
		.select([
			'part.is_relative',
			'part.residence_lfdnr',
			'part.adult_representative_lfdnr',
			'part.representation_kind',
			'part.representation_scope',
			'part.representation_valid_to',
			'part.version',
			namesOf('part.residence_lfdnr', 'part.adult_representative_lfdnr').as('references'),
		])
		.where('part.lfdnr', '=', lfdnr)
		.executeTakeFirstOrThrow();
	return { ...relationsOf(row), version: row.version, references: row.references };
}

interface RelationColumns {
	readonly is_relative: boolean;
	readonly residence_lfdnr: number | null;
	readonly adult_representative_lfdnr: number | null;
	readonly representation_kind: string | null;
	readonly representation_scope: string;
	readonly representation_valid_to: string | null;
}

/** The relations in a row of `addresses`. */
export function relationsOf(row: RelationColumns): Model<'AddressRelations'> {
	const { adult_representative_lfdnr: key } = row;
	return {
		isRelative: row.is_relative,
		residence: row.residence_lfdnr,
		adultRepresentation:
			key === null
				? null
				: {
						key,
						kind: row.representation_kind,
						scope: row.representation_scope,
						validTo: row.representation_valid_to,
					},
	};
}

/** The columns of home and representative. */
export function relationColumns(
	asking: Asking,
	field: string,
	{
		residence,
		adultRepresentation: representation,
	}: Pick<Model<'AddressRelations'>, 'residence' | 'adultRepresentation'>,
) {
	const { references } = asking;
	references.address(`${field}.residence`, pointedAt['contact.residence'], residence);
	references.address(
		`${field}.adultRepresentation.key`,
		pointedAt['contact.adultRepresentation'],
		representation?.key ?? null,
	);
	references.code(`${field}.adultRepresentation.kind`, 'representationKind', representation?.kind ?? null);
	return {
		residence_lfdnr: residence,
		adult_representative_lfdnr: representation?.key ?? null,
		representation_kind: representation?.kind ?? null,
		representation_scope: representation?.scope ?? '',
		representation_valid_to: representation?.validTo ?? null,
	};
}
