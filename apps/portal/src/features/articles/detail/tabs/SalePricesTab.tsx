import type { Model } from '@kontor/api-client/types';
import { addDays } from '@kontor/domain/date';
import { viennaToday } from '@kontor/domain/dateTime';
import { formatFigure, formatPercent } from '@kontor/domain/number';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Link } from '@kontor/ui/Link';
import { Table, type TableColumn } from '@kontor/ui/Table';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { useSalePrices } from '../../../../data/articles.ts';
import { lazyChunk } from '../../../../host/chunks.ts';
import { useClock } from '../../../../host/clock.tsx';
import { useKeptEntry } from '../../../../kit/draft/useKeptEntry.ts';
import { wholeContent } from '../../../../kit/list/listContent.ts';
import { type RecordDraft, readRecordDraft } from '../../../../kit/record/recordKind.ts';
import { useSubject } from '../../../../screen/CurrentUser.tsx';
import { Private } from '../../../../screen/privacy/Private.tsx';
import { useTableView } from '../../../../screen/useTableView.ts';
import type { ArticleTabProps } from '../ArticleScreen.tsx';
import { newSalePrice, type SalePriceValues } from './salePriceKind.ts';
import { TabTable } from './TabTable.tsx';
import { Dimmed, daysOf, ValidityBadge } from './validity.tsx';

type Row = Model<'SalePrice'>;

const NewPriceDrawer = lazyChunk(async () => (await import('./NewPriceDrawer.tsx')).NewPriceDrawer);

const open: readonly TableColumn<Row>[] = [
	{
		key: 'days',
		header: 'Gültig',
		cell: (row) => <Dimmed data-validity={row.validity}>{daysOf(row)}</Dimmed>,
		width: 200,
		csv: (row) => daysOf(row),
	},
	{ key: 'validity', header: 'Stand', cell: (row) => <ValidityBadge validity={row.validity} />, width: 120 },
	{
		key: 'priceList',
		header: 'Preisliste',
		cell: (row) => row.priceList.bezeichnung,
		width: 136,
		csv: (row) => row.priceList.bezeichnung,
	},
	{
		key: 'minQuantity',
		header: 'Ab Menge',
		cell: (row) => `${formatFigure(row.minQuantity, 'quantity')} ${row.unit.bezeichnung}`,
		kind: 'number',
		width: 132,
		csv: (row) => ({ decimal: row.minQuantity }),
	},
	{ key: 'for', header: 'Für', cell: (row) => <For row={row} />, width: 144, grow: 1 },
	{
		key: 'netPrice',
		header: 'Netto',
		cell: (row) => price(row, row.netPrice),
		kind: 'number',
		width: 112,
		csv: (row) => ({ decimal: row.netPrice }),
	},
	{
		key: 'grossPrice',
		header: 'Brutto',
		cell: (row) => price(row, row.grossPrice),
		kind: 'number',
		width: 112,
		csv: (row) => ({ decimal: row.grossPrice }),
	},
];

const costs: readonly TableColumn<Row>[] = [
	{
		key: 'factor',
		header: 'Faktor',
		cell: (row) => row.factor && formatFigure(row.factor, 'factor'),
		kind: 'number',
		width: 104,
	},
	{ key: 'db1', header: 'DB1', cell: (row) => row.db1 && formatFigure(row.db1, 'price'), kind: 'number', width: 104 },
	{ key: 'ra', header: 'RA', cell: (row) => row.ra && formatPercent(row.ra), kind: 'number', width: 96 },
];
const withCosts = [...open, ...costs];

/** The sale prices of an article: those of today marked, past and coming ones dimmed. */
export function SalePricesTab({ nr, article }: ArticleTabProps) {
	const list = useSalePrices(nr);
	const subject = useSubject();
	const mayCosts = can(subject, 'costs');
	const clock = useClock();
	const [opened, setOpened] = useState<RecordDraft<SalePriceValues> | null>(null);
	const kept = useKeptEntry(`articles/${nr}/salePrice`, (stored) =>
		readRecordDraft<SalePriceValues>(stored, newSalePrice('', '').values),
	);
	const start = opened ?? kept.restored ?? null;
	const [view, setView] = useTableView('salePrices');
	const rows = list.status === 'ready' ? { ...list, data: list.data.rows } : list;
	function close(): void {
		kept.forget();
		setOpened(null);
	}

	return (
		<TabTable>
			{can(subject, 'articlesEdit') && (
				<div>
					<Button
						icon={<Plus size={16} aria-hidden="true" />}
						onClick={() => setOpened(newSalePrice(article.unit, addDays(viennaToday(clock()), 1) ?? ''))}
					>
						Neuer Preis
					</Button>
				</div>
			)}
			{list.status === 'ready' && !list.data.isPricedToday && (
				<Banner tone="warning">Heute gilt kein gültiger Preis für eine Einheit in der Preisliste „Standard“.</Banner>
			)}
			<Table
				label="Verkaufspreise"
				columns={mayCosts ? withCosts : open}
				content={wholeContent<Row>(rows)}
				sort={null}
				view={view}
				onViewChange={setView}
				csv={`Verkaufspreise ${nr}`}
			/>
			{start !== null && (
				<Suspense fallback={null}>
					<NewPriceDrawer
						nr={nr}
						start={start}
						isRestored={opened === null}
						entry={kept}
						onSaved={close}
						onClose={close}
					/>
				</Suspense>
			)}
		</TabTable>
	);
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
