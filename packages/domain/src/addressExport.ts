import type { DataRight } from './permissions.ts';

/** Everything a file of addresses can hold, in the usual order of its columns; `right` is what a column needs beside the CRM. */
export const addressExportColumns = [
	{ key: 'lfdnr', label: 'Nummer', right: null },
	{ key: 'name', label: 'Name', right: null },
	{ key: 'addressTypes', label: 'Typ', right: null },
	{ key: 'salutation', label: 'Anrede', right: null },
	{ key: 'titleBefore', label: 'Titel', right: null },
	{ key: 'firstname', label: 'Vorname', right: null },
	{ key: 'lastname', label: 'Nachname', right: null },
	{ key: 'titleAfter', label: 'Titel nachgestellt', right: null },
	{ key: 'dateOfBirth', label: 'Geburtsdatum', right: null },
	{ key: 'kdStrasse', label: 'Straße', right: null },
	{ key: 'kdPlz', label: 'PLZ', right: null },
	{ key: 'kdOrt', label: 'Ort', right: null },
	{ key: 'country', label: 'Land', right: null },
	{ key: 'tel', label: 'Telefon', right: null },
	{ key: 'mobile', label: 'Mobiltelefon', right: null },
	{ key: 'email', label: 'E-Mail', right: null },
	{ key: 'uid', label: 'UID', right: null },
	{ key: 'svnr', label: 'SV-Nummer', right: 'health' },
	{ key: 'iban', label: 'IBAN', right: 'bank' },
] as const satisfies readonly { key: string; label: string; right: DataRight | null }[];

/** One column of a file of addresses. */
export type AddressExportColumn = (typeof addressExportColumns)[number]['key'];
