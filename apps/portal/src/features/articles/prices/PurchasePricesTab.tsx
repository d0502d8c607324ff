import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { addDays } from '@kontor/german/date';
import { formatFigure, formatPercent } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import { Table, type TableColumn } from '@kontor/ui/Table';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { usePurchasePrices } from '../../../data/articles.ts';
import { usePurchasePriceWrites } from '../../../data/articleWrites.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { wholeContent } from '../../../kit/list/listContent.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { useTableView } from '../../../screen/useTableView.ts';
import type { ArticleTabProps } from '../detail/ArticleScreen.tsx';
import { TabTable } from '../detail/tabs/TabTable.tsx';
import { draftOfPurchasePrice, newPurchasePrice } from './purchasePriceKind.ts';
import { RemovePriceDialog } from './RemovePriceDialog.tsx';
import { PriceTimeline } from './timeline/PriceTimeline.tsx';
import { usePriceEditing } from './usePriceEditing.ts';
import { Dimmed, daysOf, ValidityBadge } from './validity.tsx';

const PurchasePriceDrawer = lazyChunk(async () => (await import('./PurchasePriceDrawer.tsx')).PurchasePriceDrawer);
const none: readonly Row[] = [];

type Row = Model<'PurchasePrice'>;

const columns: readonly TableColumn<Row>[] = [
	{
		key: 'supplier',
		header: 'Lieferant',
		cell: (row) => row.supplier.name,
		width: 208,
		grow: 2,
		csv: (row) => row.supplier.name,
	},
	{
		key: 'supplierNumber',
		header: 'Bestellnummer',
		cell: (row) => row.supplierNumber,
		width: 120,
		csv: (row) => ({ code: row.supplierNumber }),
	},
	{
		key: 'days',
		header: 'Gültig',
		cell: (row) => <Dimmed data-validity={row.validity}>{daysOf(row)}</Dimmed>,
		width: 180,
		csv: (row) => daysOf(row),
	},
	{ key: 'validity', header: 'Stand', cell: (row) => <ValidityBadge validity={row.validity} />, width: 104 },
	{
		key: 'minQuantity',
		header: 'Ab Menge',
		cell: (row) => formatFigure(row.minQuantity, 'quantity'),
		kind: 'number',
		width: 88,
		csv: (row) => ({ decimal: row.minQuantity }),
	},
	{
		key: 'listPrice',
		header: 'Listenpreis',
		cell: (row) => formatFigure(row.listPrice, 'price'),
		kind: 'number',
		width: 100,
		csv: (row) => ({ decimal: row.listPrice }),
	},
	{
		key: 'discount',
		header: 'Rabatt 1',
		cell: (row) => formatPercent(row.discount),
		kind: 'number',
		width: 88,
		csv: (row) => ({ decimal: row.discount }),
	},
	{
		key: 'discount2',
		header: 'Rabatt 2',
		cell: (row) => formatPercent(row.discount2),
		kind: 'number',
		width: 88,
		csv: (row) => ({ decimal: row.discount2 }),
	},
	{
		key: 'netPrice',
		header: 'Netto',
		cell: (row) => formatFigure(row.netPrice, 'price'),
		kind: 'number',
		width: 88,
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

/** The purchase prices of an article by supplier over time; a row opens its price. */
export function PurchasePricesTab({ nr }: ArticleTabProps) {
	const list = usePurchasePrices(nr);
	const mayEdit = can(useSubject(), 'articlesEdit');
	const prices = list.status === 'ready' ? list.data : none;
	const writes = usePurchasePriceWrites(nr);
	const editing = usePriceEditing(`articles/${nr}/purchasePrice`, newPurchasePrice('').values, prices, writes.remove);
	const { start, today } = editing;
	const [view, setView] = useTableView('purchasePrices');
	return (
		<TabTable>
			{mayEdit && (
				<div>
					<Button
						icon={<Plus size={16} aria-hidden="true" />}
						onClick={() => editing.open(newPurchasePrice(addDays(today, 1) ?? ''))}
					>
						Neuer Einkaufspreis
					</Button>
				</div>
			)}
			<PriceTimeline
				prices={prices}
				labelOf={({ supplier, minQuantity }) => `${supplier.name}, ab ${formatFigure(minQuantity, 'quantity')}`}
				amountOf={({ purchasePrice }) => formatFigure(purchasePrice, 'price')}
				today={today}
			/>
			<Table
				label="Einkaufspreise"
				columns={columns}
				content={wholeContent<Row>(list)}
				sort={null}
				view={view}
				onViewChange={setView}
				csv={`Einkaufspreise ${nr}`}
				{...(mayEdit && {
					onRowOpen: (row: Row) => row.validity !== 'past' && editing.open(draftOfPurchasePrice(row)),
				})}
			/>
			{start !== null && (
				<Suspense fallback={null}>
					<PurchasePriceDrawer
						key={start.lfdnr}
						nr={nr}
						validity={editing.validity}
						today={today}
						start={start}
						isRestored={editing.isRestored}
						entry={editing.entry}
						onSaved={editing.saved}
						onRemove={editing.askToRemove}
						onClose={editing.close}
					/>
					<RemovePriceDialog editing={editing} />
				</Suspense>
			)}
		</TabTable>
	);
}
