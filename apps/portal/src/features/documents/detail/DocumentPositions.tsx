import { formatFigure, showGermanNumber } from '@kontor/german/number';
import { EmptyState } from '@kontor/ui/EmptyState';
import { defaultTableView, Table, type TableColumn } from '@kontor/ui/Table';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { DocumentDetail } from '../../../data/documents.ts';
import { useTableView } from '../../../screen/useTableView.ts';

type Position = DocumentDetail['positions'][number];

/** The positions of a document as they stand on its paper. */
export function DocumentPositions({ document }: { document: DocumentDetail }) {
	const [view, setView] = useTableView('documentPositions', defaultTableView);
	const { positions } = document;
	const hasDiscount = positions.some(({ discount, discount2 }) => isGiven(discount) || isGiven(discount2));
	// The amounts of who sees none are null, one like the other.
	const hasPrices = positions.some(({ price }) => price !== null);
	const shown = useMemo(
		() => columns.filter(({ key }) => (key === 'discount' ? hasDiscount : hasPrices || !priced.includes(key))),
		[hasDiscount, hasPrices],
	);
	if (positions.length === 0) return <EmptyState>Keine Positionen</EmptyState>;
	return (
		<Frame $rows={positions.length}>
			<Table
				label="Positionen"
				columns={shown}
				content={{ status: 'ready', rows: positions }}
				sort={null}
				view={view}
				onViewChange={setView}
				csv={`Positionen ${document.nr || document.wf_cid}`}
			/>
		</Frame>
	);
}

function isArticle({ kind }: Position): boolean {
	return kind === 'article';
}

function quantity(value: string): string {
	return showGermanNumber(value.replace(/\.?0+$/, '') || '0');
}

function isGiven(percent: string | null): percent is string {
	return percent !== null && percent !== '0';
}

const priced: readonly string[] = ['price', 'amount'];

const columns: readonly TableColumn<Position>[] = [
	{ key: 'text', header: 'Bezeichnung', cell: (row) => row.text, width: 240, grow: 3, csv: (row) => row.text },
	{
		key: 'article',
		header: 'Artikel',
		cell: (row) => row.articleNumber,
		width: 112,
		csv: (row) => row.articleNumber && { code: row.articleNumber },
	},
	{
		key: 'quantity',
		header: 'Menge',
		cell: (row) => isArticle(row) && `${quantity(row.quantity)} ${row.unit}`,
		kind: 'number',
		width: 96,
		csv: (row) => ({ decimal: row.quantity }),
	},
	{
		key: 'open',
		header: 'Offen',
		cell: (row) => isArticle(row) && quantity(row.openQuantity),
		kind: 'number',
		width: 80,
		csv: (row) => ({ decimal: row.openQuantity }),
	},
	{
		key: 'price',
		header: 'Preis (€)',
		cell: (row) => isArticle(row) && row.price !== null && formatFigure(row.price, 'price'),
		kind: 'number',
		width: 112,
		csv: ({ price }) => price && { decimal: price },
	},
	{ key: 'discount', header: 'Rabatt', cell: (row) => discountOf(row), kind: 'number', width: 96 },
	{
		key: 'vat',
		header: 'USt.',
		cell: (row) => isArticle(row) && `${showGermanNumber(row.vatRate)} %`,
		kind: 'number',
		width: 72,
		csv: (row) => ({ decimal: row.vatRate }),
	},
	{
		key: 'amount',
		header: 'Betrag (€)',
		cell: (row) => row.kind !== 'text' && row.amount !== null && formatFigure(row.amount, 'money'),
		kind: 'number',
		width: 112,
		csv: ({ amount }) => amount && { decimal: amount },
	},
	{ key: 'lot', header: 'Charge', cell: (row) => row.lot ?? row.serialNumber, width: 96, csv: (row) => row.lot },
];

function discountOf({ discount, discount2 }: Position): string {
	const given = [discount, discount2].filter(isGiven);
	return given.map((percent) => `${showGermanNumber(percent)} %`).join(' + ');
}

/* As high as its rows, up to the window. */
const Frame = styled.div<{ $rows: number }>`
	display: flex;
	flex-direction: column;
	height: ${({ $rows }) => `min(${6 + $rows * 2.5}rem, max(20rem, calc(100dvh - 12rem)))`};
	min-height: 12rem;
`;
