import { isBlank } from '@kontor/german/visibleText';
import { Button } from '@kontor/ui/Button';
import { Checkbox } from '@kontor/ui/Checkbox';
import { isComposing } from '@kontor/ui/Field';
import { Menu } from '@kontor/ui/Menu';
import { TextField } from '@kontor/ui/TextField';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Items } from './checklistChanges.ts';
import type { ChecklistWrites } from './useChecklist.ts';
import type { HandleProps } from './useReorder.ts';

/** Props of ChecklistItem. */
export interface ChecklistItemProps {
	item: Items[number];
	index: number;
	count: number;
	writes: ChecklistWrites;
	isHeld: boolean;
	handle: HandleProps;
	/** The text in the field while it is renamed; null else. */
	renamed: string | null;
	onRename: (text: string | null) => void;
	/** It is gone, and the focus needs another place. */
	onRemoved: () => void;
}

/** One step: its handle, its tick, and what can be done with it. */
export function ChecklistItem(props: ChecklistItemProps) {
	const { item, index, count, writes, isHeld, handle, renamed, onRename, onRemoved } = props;
	if (renamed !== null) {
		return (
			<Item>
				<Rename
					text={renamed}
					isSaving={writes.isSaving}
					onType={onRename}
					onCancel={() => onRename(null)}
					onSave={async () => {
						if (await writes.rename(index, renamed.trim())) onRename(null);
					}}
				/>
			</Item>
		);
	}
	const moves = [
		{ id: 'up', label: 'Nach oben', to: index - 1 },
		{ id: 'down', label: 'Nach unten', to: index + 1 },
	].filter(({ to }) => to >= 0 && to < count);
	return (
		<Item data-held={isHeld || undefined}>
			<Handle
				{...handle}
				variant="quiet"
				size="compact"
				icon={<GripVertical size={16} aria-hidden="true" />}
				label={`„${item.text}“ verschieben`}
			/>
			<Checkbox label={item.text} checked={item.done} onCheckedChange={(isDone) => void writes.tick(index, isDone)} />
			<Menu
				align="end"
				entries={[
					{ id: 'rename', label: 'Umbenennen', onAction: () => onRename(item.text) },
					...moves.map(({ id, label, to }) => ({ id, label, onAction: () => void writes.move(index, to) })),
					{
						id: 'remove',
						label: 'Entfernen',
						isDanger: true,
						onAction: () => {
							void writes.remove(index);
							onRemoved();
						},
					},
				]}
				trigger={(trigger) => (
					<Button
						{...trigger}
						variant="quiet"
						size="compact"
						icon={<Ellipsis size={16} aria-hidden="true" />}
						label={`„${item.text}“: weitere Aktionen`}
					/>
				)}
			/>
		</Item>
	);
}

interface RenameProps {
	text: string;
	isSaving: boolean;
	onType: (text: string) => void;
	onCancel: () => void;
	onSave: () => Promise<void>;
}

function Rename({ text, isSaving, onType, onCancel, onSave }: RenameProps) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), []);

	function save(event: FormEvent): void {
		event.preventDefault();
		if (!isBlank(text)) void onSave();
	}

	function press(event: KeyboardEvent): void {
		if (event.key !== 'Escape' || isComposing(event)) return;
		event.stopPropagation();
		onCancel();
	}

	return (
		<Form aria-label="Punkt umbenennen" onSubmit={save} onKeyDown={press}>
			<TextField
				ref={field}
				label="Text des Punktes"
				isLabelHidden
				maxLength={200}
				autoComplete="off"
				value={text}
				onValueChange={onType}
			/>
			<Button type="submit" isPending={isSaving} disabled={isBlank(text)}>
				Speichern
			</Button>
			<Button variant="quiet" onClick={onCancel}>
				Abbrechen
			</Button>
		</Form>
	);
}

const Item = styled.li`
	display: grid;
	align-items: start;
	gap: var(--k-space-1);
	grid-template-columns: auto minmax(0, 1fr) auto;
	border-radius: var(--k-radius);
	overflow-wrap: anywhere;

	&:has(form) {
		grid-template-columns: minmax(0, 1fr);
	}

	&[data-held] {
		background: var(--k-color-surface-sunken);
	}
`;

const Handle = styled(Button)`
	/* The dots line up with what stands above and below. */
	margin-inline-start: calc(-1 * var(--k-space-2));
	color: var(--k-color-text-muted);
	cursor: grab;
	touch-action: none;

	[data-held] & {
		cursor: grabbing;
	}
`;

const Form = styled.form`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);

	> :first-child {
		flex: 1 1 16rem;
	}
`;
