import { isBlank } from '@kontor/domain/visibleText';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { Checkbox } from '@kontor/ui/Checkbox';
import { ProgressBar } from '@kontor/ui/ProgressBar';
import { TextField } from '@kontor/ui/TextField';
import { useToast } from '@kontor/ui/Toast';
import X from 'lucide-react/icons/x';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Task } from '../../../data/tasks.ts';
import { useTaskWrites } from '../../../data/taskWrites.ts';
import { readText, useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';

type Items = Task['checklist'];

/** As many steps as a task can have. */
const MOST = 50;

/** The steps of a task: ticked off, added and taken away, each counting at once. */
export function Checklist({ task }: { task: Task }) {
	const { lfdnr, checklist, version } = task;
	const writes = useTaskWrites();
	const toasts = useToast();
	const entry = useKeptEntry(`task/${lfdnr}/newItem`, readText);
	const [typed, setTyped] = useState<string | null>(null);
	const [isSaving, setSaving] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const text = typed ?? entry.restored ?? '';
	const done = checklist.filter((item) => item.done).length;

	/** Where somebody else was faster, the same is done to the list of now, once; says whether it is stored. */
	async function change(apply: (items: Items) => Items | null): Promise<boolean> {
		const next = apply(checklist);
		if (isSaving || next === null) return false;
		setSaving(true);
		let outcome = await writes.change(lfdnr, version, { field: 'checklist', value: next });
		if (outcome.kind === 'conflict') {
			const again = apply(outcome.stored.checklist);
			if (again !== null) {
				outcome = await writes.change(lfdnr, outcome.stored.version, { field: 'checklist', value: again });
			}
		}
		setSaving(false);
		if (outcome.kind === 'saved') return true;
		const detail =
			outcome.kind === 'conflict' ? 'Jemand anderer hat sie inzwischen geändert.' : sentenceOf(outcome.problem);
		toasts.show({ tone: 'error', text: 'Die Checkliste wurde nicht geändert.', detail });
		return false;
	}

	function type(next: string): void {
		setTyped(next);
		entry.keep(next === '' ? null : next);
	}

	async function add(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (isBlank(text)) return;
		const item = { text: text.trim(), done: false };
		if (await change((items) => (items.length >= MOST ? null : [...items, item]))) {
			entry.forget();
			setTyped('');
		}
		input.current?.focus();
	}

	function tick(index: number, isDone: boolean): void {
		const of = checklist[index]?.text;
		void change((items) => {
			const at = placeOf(items, index, of);
			return at < 0 ? null : items.map((item, place) => (place === at ? { ...item, done: isDone } : item));
		});
	}

	function remove(index: number): void {
		const taken = checklist[index];
		if (taken === undefined) return;
		void change((items) => {
			const at = placeOf(items, index, taken.text);
			return at < 0 ? null : items.toSpliced(at, 1);
		}).then((isStored) => {
			if (isStored) toasts.show({ tone: 'success', text: `„${taken.text}“ entfernt.` });
		});
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
					<List>
						{checklist.map((item, index) => (
							// Two steps may read the same.
							<li key={index}>
								<Checkbox label={item.text} checked={item.done} onCheckedChange={(isDone) => tick(index, isDone)} />
								<Button
									variant="quiet"
									size="compact"
									icon={<X size={16} aria-hidden="true" />}
									label={`„${item.text}“ entfernen`}
									onClick={() => remove(index)}
								/>
							</li>
						))}
					</List>
				)}
				{checklist.length < MOST && (
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
						<Button type="submit" isPending={isSaving} disabled={isBlank(text)}>
							Hinzufügen
						</Button>
					</Add>
				)}
			</Body>
		</Card>
	);
}

/** Where a step is in the list of now: at its place, or wherever the same text stands. */
function placeOf(items: Items, index: number, text: string | undefined): number {
	return items[index]?.text === text ? index : items.findIndex((item) => item.text === text);
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

	li {
		display: flex;
		align-items: start;
		justify-content: space-between;
		gap: var(--k-space-2);
		overflow-wrap: anywhere;
	}
`;

const Add = styled.form`
	display: grid;
	gap: var(--k-space-2);
	grid-template-columns: minmax(0, 1fr) auto;
`;
