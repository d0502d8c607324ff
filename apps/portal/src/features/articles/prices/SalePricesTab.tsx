import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { addDays } from '@kontor/german/date';
import { formatFigure, formatPercent } from '@kontor/german/number';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Link } from '@kontor/ui/Link';
import { Table, type TableColumn } from '@kontor/ui/Table';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { useSalePrices } from '../../../data/articles.ts';
import { useSalePriceWrites } from '../../../data/articleWrites.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { wholeContent } from '../../../kit/list/listContent.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { useTableView } from '../../../screen/useTableView.ts';
import type { ArticleTabProps } from '../detail/ArticleScreen.tsx';
import { TabTable } from '../detail/tabs/TabTable.tsx';
import { RemovePriceDialog } from './RemovePriceDialog.tsx';
import { draftOfSalePrice, newSalePrice } from './salePriceKind.ts';
import { PriceTimeline } from './timeline/PriceTimeline.tsx';
import { usePriceEditing } from './usePriceEditing.ts';
import { Dimmed, daysOf, ValidityBadge } from './validity.tsx';

type Row = Model<'SalePrice'>;

const SalePriceDrawer = lazyChunk(async () => (await import('./SalePriceDrawer.tsx')).SalePriceDrawer);
const none: readonly Row[] = [];

const open: readonly TableColumn<Row>[] = [
	{
		key: 'days',
		header: 'Gültig',
		cell: (row) => <Dimmed data-validity={row.validity}>{daysOf(row)}</Dimmed>,
		width: 192,
		csv: (row) => daysOf(row),
	},
	{ key: 'validity', header: 'Stand', cell: (row) => <ValidityBadge validity={row.validity} />, width: 116 },
	{
		key: 'priceList',
		header: 'Preisliste',
		cell: (row) => row.priceList.bezeichnung,
		width: 112,
		csv: (row) => row.priceList.bezeichnung,
	},
	{
		key: 'minQuantity',
		header: 'Ab Menge',
		cell: (row) => `${formatFigure(row.minQuantity, 'quantity')} ${row.unit.bezeichnung}`,
		kind: 'number',
		width: 124,
		csv: (row) => ({ decimal: row.minQuantity }),
	},
	{ key: 'for', header: 'Für', cell: (row) => <For row={row} />, width: 104, grow: 1 },
	{
		key: 'netPrice',
		header: 'Netto',
		cell: (row) => price(row, row.netPrice),
		kind: 'number',
		width: 96,
		csv: (row) => ({ decimal: row.netPrice }),
	},
	{
		key: 'grossPrice',
		header: 'Brutto',
		cell: (row) => price(row, row.grossPrice),
		kind: 'number',
		width: 96,
		csv: (row) => ({ decimal: row.grossPrice }),
	},
];

const costs: readonly TableColumn<Row>[] = [
	{
		key: 'factor',
		header: 'Faktor',
		cell: (row) => row.factor && formatFigure(row.factor, 'factor'),
		kind: 'number',
		width: 96,
	},
	{ key: 'db1', header: 'DB1', cell: (row) => row.db1 && formatFigure(row.db1, 'price'), kind: 'number', width: 92 },
	{ key: 'ra', header: 'RA', cell: (row) => row.ra && formatPercent(row.ra), kind: 'number', width: 96 },
];
const withCosts = [...open, ...costs];

/** The sale prices of an article over time: those of today marked, past and coming ones dimmed; a row opens its price. */
export function SalePricesTab({ nr, article }: ArticleTabProps) {
	const list = useSalePrices(nr);
	const subject = useSubject();
	const mayCosts = can(subject, 'costs');
	const mayEdit = can(subject, 'articlesEdit');
	const prices = list.status === 'ready' ? list.data.rows : none;
	const writes = useSalePriceWrites(nr);
	const editing = usePriceEditing(`articles/${nr}/salePrice`, newSalePrice('', '').values, prices, writes.remove);
	const { start, today } = editing;
	const [view, setView] = useTableView('salePrices');
	const rows = list.status === 'ready' ? { ...list, data: list.data.rows } : list;

	return (
		<TabTable>
			{mayEdit && (
				<div>
					<Button
						icon={<Plus size={16} aria-hidden="true" />}
						onClick={() => editing.open(newSalePrice(article.unit, addDays(today, 1) ?? ''))}
					>
						Neuer Preis
					</Button>
				</div>
			)}
			{list.status === 'ready' && !list.data.isPricedToday && (
				<Banner tone="warning">Heute gilt kein gültiger Preis für eine Einheit in der Preisliste „Standard“.</Banner>
			)}
			<PriceTimeline
				prices={prices}
				labelOf={kindOf}
				amountOf={({ netPrice }) => formatFigure(netPrice, 'price')}
				today={today}
			/>
			<Table
				label="Verkaufspreise"
				columns={mayCosts ? withCosts : open}
				content={wholeContent<Row>(rows)}
				sort={null}
				view={view}
				onViewChange={setView}
				csv={`Verkaufspreise ${nr}`}
				{...(mayEdit && {
					onRowOpen: (row: Row) => row.validity !== 'past' && editing.open(draftOfSalePrice(row)),
				})}
			/>
			{start !== null && (
				<Suspense fallback={null}>
					<SalePriceDrawer
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

/** Prices of one kind never hold on the same day. Whom one is for stays unnamed: the table hides names where that is wished. */
function kindOf({ priceList, unit, minQuantity, customer, customerGroup }: Row): string {
	const whom = customer === null ? customerGroup?.bezeichnung : `Adresse ${customer.lfdnr}`;
	const quantity = `ab ${formatFigure(minQuantity, 'quantity')} ${unit.bezeichnung}`;
	return [priceList.bezeichnung, quantity, whom].filter(Boolean).join(', ');
}

function price({ validity }: Row, value: string) {
	return <Dimmed data-validity={validity}>{formatFigure(value, 'price')}</Dimmed>;
}

function For({ row: { customer, customerGroup } }: { row: Row }) {
	if (customer !== null) {
		return (
			<Link href={hrefOf('crmAddress', { lfdnr: customer.lfdnr })}>
				<Private spoken={`Adresse ${customer.lfdnr}, Name verborgen`}>{customer.name}</Private>
			</Link>
		);
	}
	return customerGroup?.bezeichnung ?? 'alle';
}
