import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { formatFigure } from '@kontor/german/number';
import { Badge } from '@kontor/ui/Badge';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Link } from '@kontor/ui/Link';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { useToast } from '@kontor/ui/Toast';
import PackagePlus from 'lucide-react/icons/package-plus';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { Loaded } from '../../../data/api.tsx';
import { useArticleCheckboxes, useArticleStock } from '../../../data/articles.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { wholeContent } from '../../../kit/list/listContent.ts';
import { type RecordDraft, readRecordDraft } from '../../../kit/record/recordKind.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { useTableView } from '../../../screen/useTableView.ts';
import type { ArticleTabProps } from '../detail/ArticleScreen.tsx';
import { TabTable } from '../detail/tabs/TabTable.tsx';
import { newPosting, type PostingValues } from './postingKind.ts';

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

const PostingDrawer = lazyChunk(async () => (await import('./PostingDrawer.tsx')).PostingDrawer);

/** The stock of an article by warehouse and lot; reserved and ordered lead to their documents. A row begins its posting. */
export function StockTab({ nr, article }: ArticleTabProps) {
	const stock = useArticleStock(nr);
	const checkboxes = useArticleCheckboxes(nr);
	const subject = useSubject();
	const toasts = useToast();
	const [view, setView] = useTableView('articleStock');
	const [opened, setOpened] = useState<RecordDraft<PostingValues> | null>(null);
	const entry = useKeptEntry(`articles/${nr}/posting`, (stored) =>
		readRecordDraft<PostingValues>(stored, newPosting('', '').values),
	);
	const start = opened ?? entry.restored ?? null;
	const rows = stock.status === 'ready' ? { ...stock, data: stock.data.rows } : stock;
	const duties = checkboxes.status === 'ready' ? checkboxes.data : null;
	const mayPost = can(subject, 'articlesEdit') && duties?.isStocked === true;

	function open(row: Row): void {
		const draft = newPosting('correction', row.warehouse.code);
		const values = { ...draft.values, lot: row.lot, serial: row.serial };
		setOpened({ ...draft, base: values, values });
	}

	function close(): void {
		entry.forget();
		setOpened(null);
	}

	return (
		<TabTable>
			{mayPost && (
				<div>
					<Button
						icon={<PackagePlus size={16} aria-hidden="true" />}
						onClick={() => setOpened(newPosting('receipt', rowsOf(stock)[0]?.warehouse.code ?? ''))}
					>
						Bestand buchen
					</Button>
				</div>
			)}
			{duties?.isStocked === false && <Banner tone="info">Dieser Artikel wird nicht auf Lager geführt.</Banner>}
			{stock.status === 'ready' && <Sums nr={nr} stock={stock.data} unit={article.names.unit} />}
			<Table
				label="Bestand je Lager"
				columns={columns}
				content={wholeContent<Row>(rows)}
				view={view}
				onViewChange={setView}
				csv={`Bestand ${nr}`}
				{...(mayPost && { onRowOpen: open })}
			/>
			{start !== null && stock.status === 'ready' && duties !== null && (
				<Suspense fallback={null}>
					<PostingDrawer
						nr={nr}
						unit={article.names.unit}
						article={{ lotDuty: duties.lotDuty, serialDuty: duties.serialDuty, lines: stock.data.rows }}
						mayCosts={can(subject, 'costs')}
						start={start}
						isRestored={opened === null}
						entry={entry}
						onSaved={() => {
							close();
							toasts.show({ tone: 'success', text: 'Bestand gebucht.' });
						}}
						onClose={close}
					/>
				</Suspense>
			)}
		</TabTable>
	);
}

function rowsOf(stock: Loaded<Model<'ArticleStock'>>): readonly Row[] {
	return stock.status === 'ready' ? stock.data.rows : [];
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
