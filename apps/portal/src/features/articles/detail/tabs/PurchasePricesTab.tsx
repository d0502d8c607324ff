import type { Model } from '@kontor/api-client/types';
import { formatFigure, formatPercent } from '@kontor/domain/number';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { usePurchasePrices } from '../../../../data/articles.ts';
import { wholeContent } from '../../../../kit/list/listContent.ts';
import { useTableView } from '../../../../screen/useTableView.ts';
import type { ArticleTabProps } from '../ArticleScreen.tsx';
import { TabTable } from './TabTable.tsx';
import { Dimmed, daysOf, ValidityBadge } from './validity.tsx';

type Row = Model<'PurchasePrice'>;

const columns: readonly TableColumn<Row>[] = [
	{
		key: 'supplier',
		header: 'Lieferant',
		cell: (row) => row.supplier.name,
		width: 200,
		grow: 2,
		csv: (row) => row.supplier.name,
	},
	{
		key: 'supplierNumber',
		header: 'Bestellnummer',
		cell: (row) => row.supplierNumber,
		width: 132,
		csv: (row) => ({ code: row.supplierNumber }),
	},
	{
		key: 'days',
		header: 'Gültig',
		cell: (row) => <Dimmed data-validity={row.validity}>{daysOf(row)}</Dimmed>,
		width: 180,
		csv: (row) => daysOf(row),
	},
	{ key: 'validity', header: 'Stand', cell: (row) => <ValidityBadge validity={row.validity} />, width: 116 },
	{
		key: 'minQuantity',
		header: 'Ab Menge',
		cell: (row) => formatFigure(row.minQuantity, 'quantity'),
		kind: 'number',
		width: 96,
		csv: (row) => ({ decimal: row.minQuantity }),
	},
	{
		key: 'listPrice',
		header: 'Listenpreis',
		cell: (row) => formatFigure(row.listPrice, 'price'),
		kind: 'number',
		width: 112,
		csv: (row) => ({ decimal: row.listPrice }),
	},
	{
		key: 'discount',
		header: 'Rabatt 1',
		cell: (row) => formatPercent(row.discount),
		kind: 'number',
		width: 92,
		csv: (row) => ({ decimal: row.discount }),
	},
	{
		key: 'discount2',
		header: 'Rabatt 2',
		cell: (row) => formatPercent(row.discount2),
		kind: 'number',
		width: 92,
		csv: (row) => ({ decimal: row.discount2 }),
	},
	{
		key: 'netPrice',
		header: 'Netto',
		cell: (row) => formatFigure(row.netPrice, 'price'),
		kind: 'number',
		width: 108,
		csv: (row) => ({ decimal: row.netPrice }),
	},
	{
		key: 'purchasePrice',
		header: 'Einkaufspreis',
		cell: (row) => formatFigure(row.purchasePrice, 'price'),
		kind: 'number',
		width: 120,
		csv: (row) => ({ decimal: row.purchasePrice }),
	},
];

/** The purchase prices of an article by supplier. */
export function PurchasePricesTab({ nr }: ArticleTabProps) {
	const [view, setView] = useTableView('purchasePrices');
	return (
		<TabTable>
			<Table
				label="Einkaufspreise"
				columns={columns}
				content={wholeContent<Row>(usePurchasePrices(nr))}
				sort={null}
				view={view}
				onViewChange={setView}
				csv={`Einkaufspreise ${nr}`}
			/>
		</TabTable>
	);
}
