import { expect, test } from 'vitest';
import type { TableColumn } from './tableColumns.ts';
import { tableCsv } from './tableCsv.ts';

interface Entry {
	name: string;
	postcode: string;
	revenue: number;
}

const columns: TableColumn<Entry>[] = [
	{ key: 'name', header: 'Name', cell: (row) => row.name, sort: (row) => row.name },
	{ key: 'action', header: 'Aktion', cell: () => 'Öffnen' },
	{ key: 'postcode', header: 'PLZ', cell: (row) => row.postcode, sort: true, csv: (row) => ({ code: row.postcode }) },
	{ key: 'revenue', header: 'Umsatz', cell: (row) => row.revenue, sort: (row) => row.revenue },
];

test('columns with a value are written: numbers with a comma, codes with their zeros, formulas as text', () => {
	const rows = [
		{ name: '=HYPERLINK("x")', postcode: '01067', revenue: 12.5 },
		{ name: 'Öller; Anna', postcode: '8010', revenue: 0 },
	];
	expect(tableCsv(columns, rows)).toBe(
		'\uFEFFName;PLZ;Umsatz\r\n' + `"'=HYPERLINK(""x"")";"=""01067""";12,5\r\n` + '"Öller; Anna";"=""8010""";0\r\n',
	);
});
