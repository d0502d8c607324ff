import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { formatEuro, formatFigure, showGermanNumber } from '@kontor/german/number';
import { Badge } from '@kontor/ui/Badge';
import { Button } from '@kontor/ui/Button';
import { Link } from '@kontor/ui/Link';
import { defaultTableView, Table, type TableColumn } from '@kontor/ui/Table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import Network from 'lucide-react/icons/network';
import Rows3 from 'lucide-react/icons/rows-3';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DocumentDetail } from '../../../data/documents.ts';
import { useTableView } from '../../../screen/useTableView.ts';
import { type ChainEntry, entriesOf, neighbourOf, stepsOf } from './chainSteps.ts';

type Node = DocumentDetail['chain'][number];
type Entry = ChainEntry<Node, Node['payments'][number]>;

/** The chain a document belongs to, from the first paper to the last: as a map, which arrow keys walk, and as a table. */
export function DocumentChain({ document }: { document: DocumentDetail }) {
	const [isTable, setTable] = useState(false);
	return (
		<Frame>
			<div>
				<Button
					size="compact"
					variant="quiet"
					icon={isTable ? <Network size={16} aria-hidden="true" /> : <Rows3 size={16} aria-hidden="true" />}
					onClick={() => setTable(!isTable)}
				>
					{isTable ? 'Als Karte zeigen' : 'Als Tabelle zeigen'}
				</Button>
			</div>
			{isTable ? <ChainTable document={document} /> : <ChainMap document={document} />}
		</Frame>
	);
}

function ChainMap({ document }: { document: DocumentDetail }) {
	const steps = stepsOf(entriesOf(document.chain));
	const map = useRef<HTMLElement>(null);

	function handleKeyDown(event: KeyboardEvent): void {
		const links = [...(map.current?.querySelectorAll<HTMLElement>('a') ?? [])];
		const current = links.findIndex((link) => link.matches(':focus'));
		const next = neighbourOf(
			steps.map((nodes) => nodes.length),
			current,
			event.key,
		);
		if (next === null) return;
		event.preventDefault();
		links[next]?.focus();
	}

	return (
		<Steps ref={map} aria-label="Vorgangskette" onKeyDown={handleKeyDown}>
			{steps.map((nodes, index) => (
				<Step key={nodes[0]?.wf_cid}>
					{index > 0 && <ArrowDown size={16} aria-hidden="true" />}
					<ul>
						{nodes.map((node) => (
							<li key={node.wf_cid}>
								<ChainNode entry={node} isCurrent={node.wf_cid === document.wf_cid} />
							</li>
						))}
					</ul>
				</Step>
			))}
		</Steps>
	);
}

function ChainNode({ entry, isCurrent }: { entry: Entry; isCurrent: boolean }) {
	const { document, payment } = entry;
	if (payment !== null) {
		return (
			<Box>
				<div>
					<Link href={entryHref(entry)}>Zahlung</Link>
					<Badge>{payment.paymentType}</Badge>
				</div>
				<Quiet>
					{formatGermanDate(payment.date)}
					{payment.amount !== null && ` · ${formatEuro(payment.amount)}`}
				</Quiet>
			</Box>
		);
	}
	const { date, state, gross, openAmount } = document;
	const facts = [
		openAmount !== null && (openAmount === '0.00' ? 'Nichts zu zahlen' : `Offen ${formatEuro(openAmount)}`),
		openOf(document) !== '' && `Menge offen ${openOf(document)}`,
	].filter(Boolean);
	return (
		<Box aria-current={isCurrent ? 'true' : undefined}>
			<div>
				<Link href={entryHref(entry)}>{nameOf(document)}</Link>
				<Badge>{state}</Badge>
			</div>
			<Quiet>
				{formatGermanDate(date)}
				{gross !== null && ` · ${formatEuro(gross)}`}
			</Quiet>
			{facts.length > 0 && <Quiet>{facts.join(' · ')}</Quiet>}
		</Box>
	);
}

function nameOf({ nr, shortType }: Node): string {
	return nr || `${shortType} (Entwurf)`;
}

/** A payment leads to the document it is for. */
function entryHref({ document: { addressLfdnr, wf_cid }, payment }: Entry): string {
	return hrefOf(
		'crmAddressDocumentDetailed',
		{ lfdnr: addressLfdnr, wf_cid },
		payment === null ? { tab: 'chain' } : {},
	);
}

/** Quantity that follow-ups have not drawn yet; '' for none. */
function openOf({ openQuantity }: Node): string {
	const open = openQuantity.replace(/\.?0+$/, '');
	return open === '' || open === '0' ? '' : showGermanNumber(open);
}

function grossOf({ payment, document }: Entry): string | null {
	return payment === null ? document.gross : payment.amount;
}

/** The amount still to be paid; null for nothing, and for payments. */
function dueOf({ payment, document: { openAmount } }: Entry): string | null {
	return payment !== null || openAmount === '0.00' ? null : openAmount;
}

const amountColumns: readonly TableColumn<Entry>[] = [
	{
		key: 'gross',
		header: 'Brutto (€)',
		cell: (row) => showMoney(grossOf(row)),
		kind: 'number',
		width: 112,
		csv: (row) => decimalOf(grossOf(row)),
	},
	{
		key: 'open',
		header: 'Offen (€)',
		cell: (row) => showMoney(dueOf(row)),
		kind: 'number',
		width: 104,
		csv: (row) => decimalOf(dueOf(row)),
	},
];

function showMoney(amount: string | null) {
	return amount && formatFigure(amount, 'money');
}

function decimalOf(decimal: string | null) {
	return decimal && { decimal };
}

function ChainTable({ document }: { document: DocumentDetail }) {
	const [view, setView] = useTableView('documentChain', defaultTableView);
	const rows = useMemo(() => stepsOf(entriesOf(document.chain)).flat(), [document.chain]);
	const columns = useMemo((): readonly TableColumn<Entry>[] => {
		const names = new Map(document.chain.map((node) => [node.wf_cid, nameOf(node)]));
		// The amounts of who sees none are null.
		const hasPrices = document.chain.some(({ gross }) => gross !== null);
		return [
			{
				key: 'nr',
				header: 'Beleg',
				cell: (row) => (row.payment ? 'Zahlung' : nameOf(row.document)),
				width: 152,
				grow: 1,
			},
			{ key: 'date', header: 'Datum', cell: (row) => formatGermanDate((row.payment ?? row.document).date), width: 104 },
			{
				key: 'state',
				header: 'Status',
				cell: ({ payment, document: { state } }) => <Badge>{payment?.paymentType ?? state}</Badge>,
				width: 128,
			},
			{
				key: 'from',
				header: 'Folgt aus',
				cell: ({ from }) => from.map((wfCid) => names.get(wfCid) ?? wfCid).join(', '),
				width: 152,
				grow: 1,
			},
			...(hasPrices ? amountColumns : []),
			{
				key: 'openQuantity',
				header: 'Menge offen',
				cell: (row) => (row.payment ? '' : openOf(row.document)),
				kind: 'number',
				width: 112,
			},
		];
	}, [document.chain]);
	return (
		<TableFrame $rows={rows.length}>
			<Table
				label="Vorgangskette"
				columns={columns}
				content={{ status: 'ready', rows }}
				rowHref={entryHref}
				sort={null}
				view={view}
				onViewChange={setView}
				csv={`Vorgangskette ${document.nr || document.wf_cid}`}
			/>
		</TableFrame>
	);
}

const Frame = styled.div`
	display: grid;
	gap: var(--k-space-3);
	min-width: 0;
`;

/* As high as its rows, up to the window. */
const TableFrame = styled.div<{ $rows: number }>`
	display: flex;
	flex-direction: column;
	height: ${({ $rows }) => `min(${6 + $rows * 2.5}rem, max(20rem, calc(100dvh - 12rem)))`};
	min-height: 12rem;
`;

const Steps = styled.section`
	display: flex;
	flex-direction: column;
	gap: var(--k-space-2);
`;

const Step = styled.div`
	display: flex;
	flex-direction: column;
	align-items: flex-start;
	gap: var(--k-space-2);

	ul {
		display: flex;
		flex-wrap: wrap;
		gap: var(--k-space-3);
		margin: 0;
		padding: 0;
		list-style: none;
	}
	> svg {
		margin-left: var(--k-space-6);
		color: var(--k-color-text-muted);
	}
`;

const Box = styled.div`
	display: grid;
	gap: var(--k-space-1);
	min-width: 16rem;
	padding: var(--k-space-3) var(--k-space-4);
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);

	&[aria-current='true'] {
		border-color: var(--k-color-primary-border);
		background: var(--k-color-primary-surface);
	}
	> div {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: var(--k-space-3);
	}
`;

const Quiet = styled.span`
	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;
`;
