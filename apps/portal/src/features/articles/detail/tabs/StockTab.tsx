import type { Model } from '@kontor/api-client/types';
import { formatGermanDate } from '@kontor/domain/date';
import { formatFigure } from '@kontor/domain/number';
import { hrefOf } from '@kontor/domain/routes';
import { Badge } from '@kontor/ui/Badge';
import { Link } from '@kontor/ui/Link';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { styled } from 'styled-components';
import { useArticleStock } from '../../../../data/articles.ts';
import { wholeContent } from '../../../../kit/list/listContent.ts';
import { useTableView } from '../../../../screen/useTableView.ts';
import type { ArticleTabProps } from '../ArticleScreen.tsx';
import { TabTable } from './TabTable.tsx';

type Row = Model<'StockLine'>;

const columns: readonly TableColumn<Row>[] = [
	{
		key: 'warehouse',
		header: 'Lager',
		cell: (row) => row.warehouse.bezeichnung,
		width: 180,
		grow: 1,
		sort: (row) => row.warehouse.bezeichnung,
	},
	{ key: 'lot', header: 'Charge', cell: (row) => row.lot, width: 160, sort: (row) => row.lot },
	{ key: 'serial', header: 'Seriennummer', cell: (row) => row.serial, width: 160, sort: (row) => row.serial },
	{ key: 'expiry', header: 'Haltbar bis', cell: (row) => <Expiry row={row} />, width: 176, sort: (row) => row.expiry },
	{
		key: 'inventory',
		header: 'Bestand',
		cell: (row) => formatFigure(row.inventory, 'quantity'),
		kind: 'number',
		width: 112,
		csv: (row) => ({ decimal: row.inventory }),
	},
];

/** The stock of an article by warehouse and lot; reserved and ordered lead to their documents. */
export function StockTab({ nr, article }: ArticleTabProps) {
	const stock = useArticleStock(nr);
	const [view, setView] = useTableView('articleStock');
	const rows = stock.status === 'ready' ? { ...stock, data: stock.data.rows } : stock;
	return (
		<TabTable>
			{stock.status === 'ready' && <Sums nr={nr} stock={stock.data} unit={article.names.unit} />}
			<Table
				label="Bestand je Lager"
				columns={columns}
				content={wholeContent<Row>(rows)}
				view={view}
				onViewChange={setView}
				csv={`Bestand ${nr}`}
			/>
		</TabTable>
	);
}

function Sums({ nr, stock, unit }: { nr: string; stock: Model<'ArticleStock'>; unit: string }) {
	const demand = hrefOf('articleDetails', { articleNumber: nr }, { tab: 'commissionedOrdered' });
	return (
		<Line aria-label={`Bestand in ${unit}`}>
			<li>
				Lagernd <strong>{formatFigure(stock.inventory, 'quantity')}</strong>
			</li>
			<li>
				<Link href={demand}>Reserviert</Link> <strong>{formatFigure(stock.reserved, 'quantity')}</strong>
			</li>
			<li>
				Verfügbar <strong>{formatFigure(stock.available, 'quantity')}</strong>
			</li>
			<li>
				<Link href={demand}>Bestellt</Link> <strong>{formatFigure(stock.ordered, 'quantity')}</strong>
			</li>
		</Line>
	);
}

function Expiry({ row: { expiry, isExpired } }: { row: Row }) {
	if (expiry === null) return null;
	return (
		<>
			{formatGermanDate(expiry)} {isExpired && <Badge tone="error">abgelaufen</Badge>}
		</>
	);
}

const Line = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2) var(--k-space-6);
	margin: 0;
	padding: 0;
	list-style: none;
	font-variant-numeric: tabular-nums;
`;
