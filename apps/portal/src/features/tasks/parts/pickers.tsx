import { addressLabel, documentLabel } from '@kontor/domain/privacy';
import { type ComboBoxItem, MultiSelect } from '@kontor/ui/MultiSelect';
import { useCallback } from 'react';
import type { Loaded } from '../../../data/api.tsx';
import { useGlobalSearch } from '../../../data/search.ts';
import { type TaskAssignee, type TaskObject, useTaskUsers, useTaskWorkGroups } from '../../../data/tasks.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { objectName } from './TaskFacts.tsx';
import { objectLabels } from './taskWords.ts';

/** Something chosen or to be chosen, with what it stands for. */
interface Item<Meaning> extends ComboBoxItem {
	readonly meaning: Meaning;
}

interface PickerProps<Meaning> {
	id?: string;
	label: string;
	isLabelHidden?: boolean;
	value: readonly Meaning[];
	onValueChange: (value: readonly Meaning[]) => void;
	error?: string | undefined;
}

/** Tells users, groups and objects apart. */
export function keyOf({ type, id }: { readonly type: string; readonly id: number | string }): string {
	return `${type}:${id}`;
}

/** Everybody a task can be given to: users, then work groups. */
export function useAssignable(): Loaded<readonly TaskAssignee[]> {
	const users = useTaskUsers();
	const groups = useTaskWorkGroups();
	if (users.status !== 'ready') return users;
	if (groups.status !== 'ready') return groups;
	return {
		...users,
		data: [
			...users.data.map(({ userId, name }) => ({ type: 'USER' as const, id: userId, name })),
			...groups.data.map(({ lfdnr, bezeichnung }) => ({ type: 'WORK_GROUP' as const, id: lfdnr, name: bezeichnung })),
		],
	};
}

/** Chooses users and work groups. */
export function AssigneePicker({ value, onValueChange, ...field }: PickerProps<TaskAssignee>) {
	const assignable = useAssignable();
	const options = assignable.status === 'ready' ? assignable.data.map(assigneeItem) : [];
	return (
		<MultiSelect
			{...field}
			placeholder="Person oder Gruppe"
			options={options}
			value={value.map(assigneeItem)}
			onValueChange={(items) => onValueChange(items.map(({ meaning }) => meaning))}
		/>
	);
}

function assigneeItem(assignee: TaskAssignee): Item<TaskAssignee> {
	const isGroup = assignee.type === 'WORK_GROUP';
	return {
		key: keyOf(assignee),
		label: assignee.name,
		...(isGroup && { description: 'Arbeitsgruppe' }),
		meaning: assignee,
	};
}

/** Chooses what a task is about: the hits of the global search. */
export function ObjectPicker({ value, onValueChange, ...field }: PickerProps<TaskObject>) {
	const load = useObjectSearch();
	const { isHidden } = usePrivacy();
	return (
		<MultiSelect
			{...field}
			placeholder="Name, Nummer …"
			load={load}
			minLength={3}
			value={value.map((object) => objectItem(object, isHidden))}
			onValueChange={(items) => onValueChange(items.map(({ meaning }) => meaning))}
		/>
	);
}

function objectItem(object: TaskObject, isHidden: boolean): Item<TaskObject> {
	const label = isHidden ? `${objectLabels[object.type]} ${object.id}` : objectName(object);
	return { key: keyOf(object), label, description: objectLabels[object.type], meaning: object };
}

/** Looks up addresses, documents and articles as the global search does. */
export function useObjectSearch(): (text: string, signal: AbortSignal) => Promise<readonly Item<TaskObject>[]> {
	const search = useGlobalSearch();
	const { isHidden } = usePrivacy();
	return useCallback(
		async (text, signal) => {
			const hits = await search(text, signal);
			return hits.flatMap((hit): Item<TaskObject>[] => {
				if (hit.type === 'ADDRESS') {
					const { kdStrasse, kdPlz, kdOrt } = hit.object;
					const object = { type: 'ADDRESS' as const, id: String(hit.id), name: hit.name, addressLfdnr: null };
					const place = [isHidden ? '' : kdStrasse, `${kdPlz} ${kdOrt}`.trim()].filter(Boolean).join(', ');
					const label = addressLabel(hit.name, hit.id, isHidden);
					return [{ key: keyOf(object), label, description: place, meaning: object }];
				}
				if (hit.type === 'DOCUMENT') {
					const { shortType, wf_cid, addressLfdnr } = hit.object;
					const name = `${shortType} ${hit.name}`;
					const object = { type: 'DOCUMENT' as const, id: wf_cid, name, addressLfdnr };
					const label = documentLabel({ shortType, name: hit.name, number: wf_cid }, isHidden);
					return [{ key: keyOf(object), label, description: 'Dokument', meaning: object }];
				}
				if (hit.type === 'ARTICLE') {
					const object = { type: 'ARTICLE' as const, id: hit.object.art_nr, name: hit.name, addressLfdnr: null };
					return [{ key: keyOf(object), label: hit.name, description: hit.object.art_nr, meaning: object }];
				}
				return [];
			});
		},
		[search, isHidden],
	);
}
