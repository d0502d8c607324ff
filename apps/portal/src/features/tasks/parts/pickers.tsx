import { MultiSelect } from '@kontor/ui/MultiSelect';
import type { TaskAssignee, TaskObject } from '../../../data/tasks.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { objectName } from './TaskFacts.tsx';
import { type ChoiceItem, keyOf, useAssignable, useObjectSearch } from './taskChoices.ts';
import { objectLabels } from './taskWords.ts';

interface PickerProps<Meaning> {
	id?: string;
	label: string;
	isLabelHidden?: boolean;
	value: readonly Meaning[];
	onValueChange: (value: readonly Meaning[]) => void;
	error?: string | undefined;
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

function assigneeItem(assignee: TaskAssignee): ChoiceItem<TaskAssignee> {
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

function objectItem(object: TaskObject, isHidden: boolean): ChoiceItem<TaskObject> {
	const label = isHidden ? `${objectLabels[object.type]} ${object.id}` : objectName(object);
	return { key: keyOf(object), label, description: objectLabels[object.type], meaning: object };
}
