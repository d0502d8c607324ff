import type { AddressExportColumn } from '@kontor/domain/addressExport';
import type { CsvCell } from '@kontor/german/csv';
import { formatGermanDate } from '@kontor/german/date';
import { type RawBuilder, sql } from 'kysely';
import { addressTypes } from '../search/search.ts';

/** What was read of one address for a file; only the columns that were asked for are there. */
export type ExportedAddress = Readonly<Record<string, unknown>>;

/** How the types of addresses are called. */
export type TypeNames = ReadonlyMap<string, string>;

interface Column {
	/** What is read, under the column's own name. */
	readonly read: RawBuilder<unknown>;
	readonly cell: (value: unknown, types: TypeNames) => CsvCell;
}

const typeFlags = sql.join(addressTypes.map((type) => sql`case when ${sql.ref(type)} then ${sql.lit(type)} end`));

const ofOtherTable = {
	country: sql`(select bezeichnung from countries where countries.code = addresses.country)`,
	svnr: sql`(select svnr || svnr_dat from address_health where address_health.lfdnr = addresses.lfdnr and svnr <> '')`,
	iban: sql`(select iban from address_bank where address_bank.lfdnr = addresses.lfdnr)`,
};

const columns: Readonly<Record<AddressExportColumn, Column>> = {
	lfdnr: { read: sql`lfdnr`, cell: (value) => ({ decimal: String(value) }) },
	name: { read: sql`display_name`, cell: text },
	addressTypes: { read: sql`array_remove(array[${typeFlags}], null)`, cell: namesOfTypes },
	salutation: { read: sql`salutation`, cell: text },
	titleBefore: { read: sql`title_before`, cell: text },
	firstname: { read: sql`firstname`, cell: text },
	lastname: { read: sql`case when is_person then lastname else company_name end`, cell: text },
	titleAfter: { read: sql`title_after`, cell: text },
	dateOfBirth: { read: sql`birth_date`, cell: (value) => (typeof value === 'string' ? formatGermanDate(value) : null) },
	kdStrasse: { read: sql`street`, cell: text },
	kdPlz: { read: sql`plz`, cell: code },
	kdOrt: { read: sql`city`, cell: text },
	country: { read: ofOtherTable.country, cell: text },
	tel: { read: sql`tel`, cell: code },
	mobile: { read: sql`mobile`, cell: code },
	email: { read: sql`email`, cell: text },
	uid: { read: sql`uid`, cell: text },
	svnr: { read: ofOtherTable.svnr, cell: code },
	iban: { read: ofOtherTable.iban, cell: text },
};

function text(value: unknown): CsvCell {
	return value === null || value === undefined ? null : String(value);
}

function code(value: unknown): CsvCell {
	return value === null || value === undefined ? null : { code: String(value) };
}

function namesOfTypes(value: unknown, types: TypeNames): CsvCell {
	if (!Array.isArray(value)) return null;
	return value.map((type: string) => types.get(type) ?? type).join(', ');
}

/** What is read of an address for these columns. */
export function readColumns(keys: readonly AddressExportColumn[]): RawBuilder<unknown> {
	return sql.join(keys.map((key) => sql`${columns[key].read} as ${sql.ref(key)}`));
}

/** The line of an address. */
export function cellsOf(keys: readonly AddressExportColumn[], address: ExportedAddress, types: TypeNames): CsvCell[] {
	return keys.map((key) => columns[key].cell(address[key], types));
}
