import { isBlank } from '@kontor/german/visibleText';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { ProgressBar } from '@kontor/ui/ProgressBar';
import { TextField } from '@kontor/ui/TextField';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Task } from '../../../../data/tasks.ts';
import { readText, useKeptEntry } from '../../../../kit/draft/useKeptEntry.ts';
import { ChecklistItem } from './ChecklistItem.tsx';
import { type Items, MOST_ITEMS } from './checklistChanges.ts';
import { useChecklist } from './useChecklist.ts';
import { useReorder } from './useReorder.ts';

/** The steps of a task: ticked off, added, renamed, moved and taken away, each counting at once. */
export function Checklist({ task }: { task: Task }) {
	const { lfdnr, checklist } = task;
	const writes = useChecklist(task);
	const entry = useKeptEntry(`task/${lfdnr}/newItem`, readText);
	const rename = useRenamedItem(lfdnr, checklist);
	const [typed, setTyped] = useState<string | null>(null);
	const input = useRef<HTMLInputElement>(null);
	const text = typed ?? entry.restored ?? '';
	const done = checklist.filter((item) => item.done).length;
	const names = checklist.map((item) => item.text);
	const reorder = useReorder(names, writes.move);
	const list = useRef<HTMLUListElement>(null);
	const [renamedAt, setRenamedAt] = useState<{ readonly place: number } | null>(null);
	useEffect(() => {
		if (renamedAt !== null) list.current?.children[renamedAt.place]?.querySelector('button')?.focus();
	}, [renamedAt]);

	function type(next: string): void {
		setTyped(next);
		entry.keep(next === '' ? null : next);
	}

	async function add(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (isBlank(text)) return;
		if (await writes.add(text.trim())) {
			entry.forget();
			setTyped('');
		}
		input.current?.focus();
	}

	return (
		<Card title="Checkliste" actions={checklist.length > 0 && <span>{`${done} von ${checklist.length}`}</span>}>
			<Body>
				{checklist.length > 0 && (
					<ProgressBar
						label="Fortschritt der Checkliste"
						isLabelHidden
						value={done}
						max={checklist.length}
						text={`${done} von ${checklist.length} Punkten`}
						tone={done === checklist.length ? 'success' : 'running'}
					/>
				)}
				{checklist.length > 0 && (
					<List ref={list} aria-label="Punkte">
						{reorder.order.map((index) => {
							const item = checklist[index];
							return (
								item !== undefined && (
									<ChecklistItem
										key={keyOf(names, index)}
										item={item}
										index={index}
										count={checklist.length}
										writes={writes}
										isHeld={reorder.held === index}
										handle={reorder.handleOf(index)}
										renamed={rename.textOf(index)}
										onRename={(next) => {
											rename.set(index, next);
											if (next === null) setRenamedAt({ place: index });
										}}
										onRemoved={() => input.current?.focus()}
									/>
								)
							);
						})}
					</List>
				)}
				<VisuallyHidden role="status">{reorder.spoken}</VisuallyHidden>
				{checklist.length < MOST_ITEMS && (
					<Add onSubmit={(event) => void add(event)} aria-label="Punkt hinzufügen">
						<TextField
							ref={input}
							label="Neuer Punkt"
							isLabelHidden
							placeholder="Neuer Punkt"
							maxLength={200}
							autoComplete="off"
							value={text}
							onValueChange={type}
						/>
						<Button type="submit" isPending={writes.isSaving} disabled={isBlank(text)}>
							Hinzufügen
						</Button>
					</Add>
				)}
			</Body>
		</Card>
	);
}

/** A step keeps its element when it moves; of two that read the same, the earlier one comes first. */
function keyOf(names: readonly string[], index: number): string {
	const earlier = names.slice(0, index).filter((name) => name === names[index]).length;
	return `${names[index]} ${earlier}`;
}

interface Renamed {
	readonly of: string;
	readonly text: string;
}

/** The one step that is being renamed, kept until it is saved; known by its text, for others may move it meanwhile. */
function useRenamedItem(lfdnr: number, checklist: Items) {
	const entry = useKeptEntry(`task/${lfdnr}/renamedItem`, readRenamed);
	const [begun, setBegun] = useState<Renamed | null>(null);
	const renamed = begun ?? entry.restored ?? null;
	const place = renamed === null ? -1 : checklist.findIndex(({ text }) => text === renamed.of);

	return {
		textOf: (index: number) => (index === place && renamed !== null ? renamed.text : null),
		set(index: number, text: string | null): void {
			const of = checklist[index]?.text ?? '';
			if (text === null) {
				entry.forget();
				setBegun(null);
				return;
			}
			setBegun({ of, text });
			entry.keep(text === of ? null : { of, text });
		},
	};
}

function readRenamed(stored: unknown): Renamed | null {
	if (typeof stored !== 'object' || stored === null || !('of' in stored) || !('text' in stored)) return null;
	const [of, text] = [readText(stored.of), readText(stored.text)];
	return of === null || text === null ? null : { of, text };
}

const Body = styled.div`
	display: grid;
	gap: var(--k-space-3);
`;

const List = styled.ul`
	display: grid;
	margin: 0;
	padding: 0;
	list-style: none;
`;

const Add = styled.form`
	display: grid;
	gap: var(--k-space-2);
	grid-template-columns: minmax(0, 1fr) auto;
`;
