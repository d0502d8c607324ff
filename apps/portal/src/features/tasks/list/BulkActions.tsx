import { Button } from '@kontor/ui/Button';
import { Menu } from '@kontor/ui/Menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { type TaskRow, useTaskStates } from '../../../data/tasks.ts';
import type { TaskChange } from '../../../data/taskWrites.ts';
import { lazyChunk } from '../../../host/chunks.ts';

const AssigneesDialog = lazyChunk(async () => (await import('./BulkDialogs.tsx')).AssigneesDialog);
const DueDialog = lazyChunk(async () => (await import('./BulkDialogs.tsx')).DueDialog);

/** Props of BulkActions. */
export interface BulkActionsProps {
	count: number;
	isRunning: boolean;
	onChange: (changeOf: (row: TaskRow) => TaskChange) => void;
}

/** What can be done with the chosen tasks: give them to somebody, move their day, take them into a state. */
export function BulkActions({ count, isRunning, onChange }: BulkActionsProps) {
	const states = useTaskStates();
	const [asked, setAsked] = useState<'assignees' | 'dueDate' | null>(null);
	const known = states.status === 'ready' ? states.data : [];
	const done = known.find((state) => state.done);

	function choose(changeOf: (row: TaskRow) => TaskChange): void {
		setAsked(null);
		onChange(changeOf);
	}

	return (
		<>
			<Button size="compact" disabled={isRunning} onClick={() => setAsked('assignees')}>
				Zuweisen
			</Button>
			<Button size="compact" disabled={isRunning} onClick={() => setAsked('dueDate')}>
				Termin
			</Button>
			<Menu
				entries={known.map(({ lfdnr, bezeichnung }) => ({
					id: String(lfdnr),
					label: bezeichnung,
					onAction: () => choose(() => ({ field: 'state', value: lfdnr })),
				}))}
				trigger={(props) => (
					<Button {...props} size="compact" disabled={isRunning} icon={<ChevronDown size={16} aria-hidden="true" />}>
						Status
					</Button>
				)}
			/>
			{done && (
				<Button
					size="compact"
					isPending={isRunning}
					onClick={() => choose(() => ({ field: 'state', value: done.lfdnr }))}
				>
					{done.bezeichnung}
				</Button>
			)}
			<Suspense fallback={null}>
				{asked === 'assignees' && (
					<AssigneesDialog
						count={count}
						onClose={() => setAsked(null)}
						onChoose={(value) => choose(() => ({ field: 'assignees', value }))}
					/>
				)}
				{asked === 'dueDate' && (
					<DueDialog
						count={count}
						onClose={() => setAsked(null)}
						onChoose={(value) => choose(() => ({ field: 'dueDate', value }))}
					/>
				)}
			</Suspense>
		</>
	);
}
