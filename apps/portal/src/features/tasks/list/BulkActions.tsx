import { Button } from '@kontor/ui/Button';
import { Menu } from '@kontor/ui/Menu';
import { ProgressBar } from '@kontor/ui/ProgressBar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { type TaskRow, useTaskStates } from '../../../data/tasks.ts';
import type { TaskChange } from '../../../data/taskWrites.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { MOST_AT_ONCE, useBulkChanges } from './useBulkChanges.ts';

const AssigneesDialog = lazyChunk(async () => (await import('./BulkDialogs.tsx')).AssigneesDialog);
const DueDialog = lazyChunk(async () => (await import('./BulkDialogs.tsx')).DueDialog);

/** Props of BulkActions. */
export interface BulkActionsProps {
	/** Numbers of the chosen tasks. */
	lfdnrs: readonly number[];
	/** They were changed, or it was said why not. */
	onDone: () => void;
}

/** The actions for chosen tasks: give them to somebody, move their day, take them into a state. */
export function BulkActions({ lfdnrs, onDone }: BulkActionsProps) {
	const { progress, stop, run } = useBulkChanges();
	const states = useTaskStates();
	const [asked, setAsked] = useState<'assignees' | 'dueDate' | null>(null);
	const known = states.status === 'ready' ? states.data : [];
	const done = known.find((state) => state.done);
	const count = lfdnrs.length;
	const isTooMany = count > MOST_AT_ONCE;

	async function choose(changeOf: (row: TaskRow) => TaskChange): Promise<void> {
		setAsked(null);
		await run(lfdnrs, changeOf);
		onDone();
	}

	if (progress !== null) {
		return (
			<>
				<Progress
					label="Aufgaben werden geändert"
					value={progress.done}
					max={progress.of}
					text={`${progress.done} von ${progress.of}`}
				/>
				<Button size="compact" onClick={stop}>
					Anhalten
				</Button>
			</>
		);
	}

	return (
		<>
			{isTooMany && <span role="status">{`Höchstens ${MOST_AT_ONCE} auf einmal.`}</span>}
			<Button size="compact" disabled={isTooMany} onClick={() => setAsked('assignees')}>
				Zuweisen
			</Button>
			<Button size="compact" disabled={isTooMany} onClick={() => setAsked('dueDate')}>
				Termin
			</Button>
			<Menu
				entries={known.map(({ lfdnr, bezeichnung }) => ({
					id: String(lfdnr),
					label: bezeichnung,
					onAction: () => void choose(() => ({ field: 'state', value: lfdnr })),
				}))}
				trigger={(props) => (
					<Button {...props} size="compact" disabled={isTooMany} icon={<ChevronDown size={16} aria-hidden="true" />}>
						Status
					</Button>
				)}
			/>
			{done && (
				<Button
					size="compact"
					disabled={isTooMany}
					onClick={() => void choose(() => ({ field: 'state', value: done.lfdnr }))}
				>
					{done.bezeichnung}
				</Button>
			)}
			<Suspense fallback={null}>
				{asked === 'assignees' && (
					<AssigneesDialog
						count={count}
						onClose={() => setAsked(null)}
						onChoose={(value) => void choose(() => ({ field: 'assignees', value }))}
					/>
				)}
				{asked === 'dueDate' && (
					<DueDialog
						count={count}
						onClose={() => setAsked(null)}
						onChoose={(value) => void choose(() => ({ field: 'dueDate', value }))}
					/>
				)}
			</Suspense>
		</>
	);
}

const Progress = styled(ProgressBar)`
	width: 16rem;
`;
