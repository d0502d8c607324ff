import { formatFigure } from '@kontor/german/number';
import type { TableColumn } from '@kontor/ui/Table';
import { styled } from 'styled-components';
import type { ArticleRow } from '../../../data/articles.ts';
import { StockBadge } from '../StockBadge.tsx';

/** The columns of the list of articles; the server sorts. */
export const articleColumns: readonly TableColumn<ArticleRow>[] = [
	{
		key: 'articleDescription',
		header: 'Bezeichnung',
		cell: (row) => row.articleDescription,
		width: 220,
		grow: 1,
		sort: true,
	},
	{ key: 'artNr', header: 'Nummer', cell: (row) => row.artNr, width: 100, sort: true },
	{ key: 'artNr2', header: 'Zweite Nummer', cell: (row) => row.artNr2, width: 124, sort: true },
	{
		key: 'articleGroup',
		header: 'Gruppe',
		cell: (row) => row.articleGroup?.bezeichnung,
		width: 112,
		sort: true,
	},
	{ key: 'stockState', header: 'Lager', cell: (row) => <State row={row} />, width: 164 },
	{
		key: 'available',
		header: 'Verfügbar',
		cell: (row) => <Figure value={row.available} kind="quantity" />,
		kind: 'number',
		width: 104,
	},
	{ key: 'unit', header: 'Einheit', cell: (row) => row.unit, width: 96 },
	{
		key: 'netPrice',
		header: 'Preis netto',
		cell: (row) => <Price value={row.netPrice} />,
		kind: 'number',
		width: 152,
	},
	{
		key: 'grossPrice',
		header: 'Preis brutto',
		cell: (row) => <Figure value={row.grossPrice} kind="price" />,
		kind: 'number',
		width: 120,
	},
	{
		key: 'inventory',
		header: 'Bestand',
		cell: (row) => <Figure value={row.inventory} kind="quantity" />,
		kind: 'number',
		width: 104,
		sort: true,
	},
	{ key: 'articleType', header: 'Typ', cell: (row) => row.articleType?.bezeichnung, width: 128, sort: true },
	{
		key: 'articleCategory',
		header: 'Kategorie',
		cell: (row) => row.articleCategory?.bezeichnung,
		width: 128,
		sort: true,
	},
	{ key: 'gtin', header: 'GTIN', cell: (row) => row.gtin, width: 136 },
	{
		key: 'dep',
		header: 'DEP',
		cell: (row) => <Figure value={row.dep ?? null} kind="price" />,
		kind: 'number',
		width: 112,
		sort: true,
	},
];

/** Columns that are hidden until somebody wants them. */
export const columnsAtHand: readonly string[] = [
	'inventory',
	'articleType',
	'articleCategory',
	'gtin',
	'grossPrice',
	'artNr2',
	'dep',
];

/** The columns of a user who has no right to costs. */
export const columnsWithoutCosts = articleColumns.filter(({ key }) => key !== 'dep');

function State({ row }: { row: ArticleRow }) {
	return row.stockState === null ? <Muted>nicht lagernd geführt</Muted> : <StockBadge state={row.stockState} />;
}

function Price({ value }: { value: string | null }) {
	return value === null ? <Muted>kein gültiger Preis</Muted> : formatFigure(value, 'price');
}

function Figure({ value, kind }: { value: string | null; kind: 'price' | 'quantity' }) {
	return value === null ? <Muted>–</Muted> : formatFigure(value, kind);
}

const Muted = styled.span`
	color: var(--k-color-text-muted);
`;
