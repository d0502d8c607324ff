import type { DataRight } from '../permissions.ts';

/** Everything a file of documents can hold, in the usual order of its columns; `rights` are what a column needs beside documents. */
export const documentExportColumns = [
	{ key: 'nr', label: 'Nummer', rights: [] },
	{ key: 'type', label: 'Art', rights: [] },
	{ key: 'name', label: 'Bezeichnung', rights: [] },
	{ key: 'customerNumber', label: 'Kundennummer', rights: [] },
	{ key: 'customer', label: 'Kunde', rights: [] },
	{ key: 'plz', label: 'PLZ', rights: [] },
	{ key: 'city', label: 'Ort', rights: [] },
	{ key: 'date', label: 'Datum', rights: [] },
	{ key: 'delivery', label: 'Lieferdatum', rights: [] },
	{ key: 'preferred', label: 'Wunschdatum', rights: [] },
	{ key: 'due', label: 'Fällig am', rights: [] },
	{ key: 'state', label: 'Status', rights: [] },
	{ key: 'net', label: 'Netto', rights: ['prices'] },
	{ key: 'vat', label: 'USt.', rights: ['prices'] },
	{ key: 'gross', label: 'Brutto', rights: ['prices'] },
	{ key: 'open', label: 'Offen', rights: ['prices'] },
	{ key: 'orderReference', label: 'Bestellnummer', rights: [] },
	{ key: 'insurance', label: 'Krankenkasse', rights: ['health'] },
	{ key: 'prescriptionState', label: 'Verordnungsschein', rights: ['health'] },
	{ key: 'careType', label: 'Versorgungsart', rights: ['health'] },
	{ key: 'patientShare', label: 'Anteil Patient', rights: ['health', 'prices'] },
	{ key: 'carrierShare', label: 'Anteil Kasse', rights: ['health', 'prices'] },
] as const satisfies readonly { key: string; label: string; rights: readonly DataRight[] }[];

/** One column of a file of documents. */
export type DocumentExportColumn = (typeof documentExportColumns)[number]['key'];
