import { asProblem } from '@kontor/api-client/problem';
import { can } from '@kontor/domain/permissions';
import { formatCount, formatEuro } from '@kontor/german/number';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { MultiSelect } from '@kontor/ui/MultiSelect';
import { SearchField } from '@kontor/ui/SearchField';
import { Table, type TableSort } from '@kontor/ui/Table';
import { useToast } from '@kontor/ui/Toast';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import {
	type CountLine,
	type CountLineQuestion,
	type CountSession,
	useCountLines,
	useCountSums,
	useCountWrites,
} from '../../../data/inventory.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { listContent } from '../../../kit/list/listContent.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { useTableView } from '../../../screen/useTableView.ts';
import { countStateLabels } from '../countWords.ts';
import { lineColumns, lineColumnsWithoutCosts, lineSorts } from './lineColumns.tsx';
import { signedFigure } from './signedFigure.ts';

const ReviewDialog = lazyChunk(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

const states = (['untouched', 'equal', 'different', 'unknown'] as const).map((key) => ({
	key,
	label: countStateLabels[key],
}));

/** Counted quantities beside the book: sorted, narrowed, counted again, explained. */
export function ReviewTab({ session }: { session: CountSession }) {
	const { lfdnr, state } = session;
	const mayCosts = can(useSubject(), 'costs');
	const [q, setQ] = useState('');
	const [wanted, setWanted] = useState<readonly (typeof states)[number][]>([]);
	const [isBlocked, setBlocked] = useState(false);
	const [sort, setSort] = useState<TableSort | null>(null);
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [dialog, setDialog] = useState<'recount' | 'reason' | 'zero' | null>(null);
	const [view, setView] = useTableView('countLines');
	const toasts = useToast();
	const writes = useCountWrites(lfdnr);
	const column = lineSorts.find((key) => key === sort?.column);
	const question: CountLineQuestion = {
		...(q.trim() !== '' && { q: q.trim() }),
		...(wanted.length > 0 && { state: wanted.map(({ key }) => key) }),
		...(isBlocked && { isBlocked }),
		...(column !== undefined && { sort: column, direction: sort?.direction === 'descending' ? 'desc' : 'asc' }),
	};
	const lines = useCountLines(lfdnr, question);
	const all = useCountSums(lfdnr);
	const sums = all.status === 'ready' ? all.data.sums : null;
	const isOpen = state === 'counting' || state === 'review';

	async function run(work: () => Promise<unknown>, done: string): Promise<void> {
		setDialog(null);
		try {
			await work();
			setSelected(new Set());
			toasts.show({ tone: 'success', text: done });
		} catch (error) {
			toasts.show({ tone: 'error', text: sentenceOf(asProblem(error)) });
		}
	}

	const chosen = [...selected];
	return (
		<Room>
			{sums !== null && sums.blocked > 0 && (
				<Banner
					tone="warning"
					action={{
						label: isBlocked ? 'Alle zeigen' : 'Nur diese zeigen',
						onAction: () => setBlocked(!isBlocked),
					}}
				>
					{sums.blocked === 1
						? 'Ein Artikel kann noch nicht gebucht werden.'
						: `${formatCount(sums.blocked)} Artikel können noch nicht gebucht werden.`}
				</Banner>
			)}
			<Filters>
				<SearchField label="Artikel der Inventur suchen" value={q} onValueChange={setQ} />
				<MultiSelect label="Stand" placeholder="Alle" options={states} value={wanted} onValueChange={setWanted} />
			</Filters>
			<TableRoom>
				<Table<CountLine>
					label="Artikel der Inventur"
					columns={mayCosts ? lineColumns : lineColumnsWithoutCosts}
					content={listContent(lines)}
					sort={sort}
					onSortChange={setSort}
					view={view}
					onViewChange={setView}
					listKey={JSON.stringify(question)}
					{...(isOpen && {
						selection: {
							keyOf: ({ artNr }: CountLine) => artNr,
							selected,
							onChange: setSelected,
							actions: (
								<>
									<Button size="compact" onClick={() => setDialog('recount')}>
										Nachzählen lassen
									</Button>
									<Button size="compact" onClick={() => setDialog('reason')}>
										Grund angeben
									</Button>
									<Button size="compact" onClick={() => setDialog('zero')}>
										Auf 0 setzen
									</Button>
								</>
							),
						},
					})}
				/>
			</TableRoom>
			{sums !== null && (
				<Sums>
					{formatCount(sums.different)} abweichend, {signedFigure(sums.surplus)} zu viel, {signedFigure(sums.shortage)}{' '}
					zu wenig{sums.value !== undefined && `, Wert ${formatEuro(sums.value)}`}
				</Sums>
			)}
			{dialog !== null && (
				<Suspense fallback={null}>
					<ReviewDialog
						kind={dialog}
						count={chosen.length}
						onClose={() => setDialog(null)}
						onRecount={(userId) =>
							void run(() => writes.askRecount(chosen, userId), 'Die Nachzählung ist angefordert.')
						}
						onReason={(reason, note) =>
							void run(
								() =>
									dialog === 'zero' ? writes.setZero(chosen, reason, note) : writes.giveReason(chosen, reason, note),
								dialog === 'zero' ? 'Die Artikel zählen als 0.' : 'Der Grund ist gespeichert.',
							)
						}
					/>
				</Suspense>
			)}
		</Room>
	);
}

const Room = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--k-space-3);
	padding-block-start: var(--k-space-4);
`;

const Filters = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
	align-items: end;
	gap: var(--k-space-3);
	max-width: 48rem;
`;

const TableRoom = styled.div`
	height: 60dvh;
	min-height: 20rem;
`;

const Sums = styled.p`
	font-variant-numeric: tabular-nums;
	text-align: end;
`;
