import type { DataRight } from '../permissions.ts';

/** Everything a file of articles can hold, in the usual order of its columns; `right` is what a column needs beside the app. */
export const articleExportColumns = [
	{ key: 'artNr', label: 'Nummer', right: null },
	{ key: 'artNr2', label: 'Zweite Nummer', right: null },
	{ key: 'articleDescription', label: 'Bezeichnung', right: null },
	{ key: 'gtin', label: 'GTIN', right: null },
	{ key: 'articleType', label: 'Typ', right: null },
	{ key: 'articleCategory', label: 'Kategorie', right: null },
	{ key: 'articleGroup', label: 'Gruppe', right: null },
	{ key: 'unit', label: 'Einheit', right: null },
	{ key: 'isActive', label: 'Aktiv', right: null },
	{ key: 'netPrice', label: 'Preis netto', right: null },
	{ key: 'grossPrice', label: 'Preis brutto', right: null },
	{ key: 'inventory', label: 'Bestand', right: null },
	{ key: 'reserved', label: 'Reserviert', right: null },
	{ key: 'available', label: 'Verfügbar', right: null },
	{ key: 'dep', label: 'DEP', right: 'costs' },
] as const satisfies readonly { key: string; label: string; right: DataRight | null }[];

/** One column of a file of articles. */
export type ArticleExportColumn = (typeof articleExportColumns)[number]['key'];
