import { formatGermanDate, isCalendarDate } from '@kontor/domain/date';
import { can, type Subject } from '@kontor/domain/permissions';
import {
	type ConditionOf,
	conditionLevels,
	documentConditions,
	isConditionValid,
} from '@kontor/domain/trade/conditions';
import { Checkbox } from '@kontor/ui/Checkbox';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { DateField } from '@kontor/ui/DateField';
import type { FilterBarFilter } from '@kontor/ui/FilterBar';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { TextField } from '@kontor/ui/TextField';
import { useState } from 'react';
import {
	type InformationList,
	useAddressChoices,
	useInformation,
	useInformationNames,
} from '../../../data/documents.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { type DocumentListFilter, valuesOf, withValues } from './documentFilter.ts';

const conditions: readonly ConditionOf[] = documentConditions;

/** Every condition its reader may ask, grouped as people think of them; only those that narrow are in sight. */
export function useConditionFilters(
	filter: DocumentListFilter,
	change: (filter: DocumentListFilter) => void,
): FilterBarFilter[] {
	const subject = useSubject();
	const used = conditions.filter(({ key }) => valuesOf(filter, key).length > 0);
	const nameOf = useInformationNames(used.flatMap(({ list }) => (list === undefined ? [] : [list as InformationList])));
	return conditionLevels.flatMap(({ key: level, label: group }) =>
		conditions
			.filter((condition) => condition.level === level && isOffered(condition, subject))
			.map((condition) => {
				const values = valuesOf(filter, condition.key);
				const onChange = (next: readonly string[]) => change(withValues(filter, condition.key, next));
				return {
					key: condition.key,
					label: condition.label,
					summary: summaryOf(condition, values, nameOf),
					onClear: () => onChange([]),
					control: <ConditionControl condition={condition} values={values} onChange={onChange} />,
					group,
				};
			}),
	);
}

function isOffered({ isHealth, kind }: ConditionOf, subject: Subject | null): boolean {
	if (isHealth && !can(subject, 'health')) return false;
	// Addresses are found in the CRM.
	return kind !== 'address' || can(subject, 'crm');
}

function summaryOf(
	{ kind, list, key }: ConditionOf,
	values: readonly string[],
	nameOf: (list: InformationList, code: string) => string,
): string | null {
	const [first, ...others] = values;
	if (first === undefined || first === '') return null;
	if (kind === 'day') return isCalendarDate(first) ? formatGermanDate(first) : first;
	if (kind === 'flag') return first === 'true' ? 'Ja' : 'Nein';
	if (kind === 'address') return `Adresse ${first}`;
	if (!isConditionValid({ key, values })) return first;
	const name = list === undefined ? first : nameOf(list as InformationList, first);
	return name + (others.length === 0 ? '' : ` +${others.length}`);
}

interface ControlProps {
	condition: ConditionOf;
	values: readonly string[];
	onChange: (values: readonly string[]) => void;
}

function ConditionControl(props: ControlProps) {
	const { condition, values, onChange } = props;
	const [value = ''] = values;
	const set = (text: string) => onChange(text === '' ? [] : [text]);
	switch (condition.kind) {
		case 'choice':
			return <ChoiceControl {...props} />;
		case 'rank':
			return <RankControl {...props} />;
		case 'address':
			return <AddressControl {...props} />;
		case 'day':
			return (
				<DateField
					label={condition.label}
					isShorthandAllowed
					value={value === '' ? null : value}
					onValueChange={(day) => set(day ?? '')}
				/>
			);
		case 'flag':
			return (
				<RadioGroup
					label={condition.label}
					options={[
						{ value: 'true', label: 'Ja' },
						{ value: 'false', label: 'Nein' },
					]}
					value={value}
					onValueChange={set}
				/>
			);
		default:
			return (
				<TextField
					label={condition.label}
					inputMode={condition.kind === 'plz' ? 'numeric' : 'text'}
					maxLength={condition.kind === 'plz' ? 4 : 200}
					autoComplete="off"
					value={value}
					onValueChange={set}
				/>
			);
	}
}

function ChoiceControl({ condition, values, onChange }: ControlProps) {
	const list = useInformation(condition.list as InformationList);
	if (list.status === 'failed') return <Failure {...list} />;
	if (list.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={5} />
			</Loading>
		);
	}
	return list.data.map(({ code, bezeichnung }) => (
		<Checkbox
			key={code}
			label={bezeichnung}
			checked={values.includes(code)}
			onCheckedChange={(isChosen) => onChange(isChosen ? [...values, code] : values.filter((other) => other !== code))}
		/>
	));
}

// A failed list never clears the bound that is set.
function RankControl({ condition, values, onChange }: ControlProps) {
	const list = useInformation(condition.list as InformationList);
	if (list.status === 'failed') return <Failure {...list} />;
	if (list.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={5} />
			</Loading>
		);
	}
	return (
		<RadioGroup
			label={condition.label}
			options={list.data.map(({ code, bezeichnung }) => ({ value: code, label: `${code} · ${bezeichnung}` }))}
			value={values[0] ?? ''}
			onValueChange={(code) => onChange([code])}
		/>
	);
}

function AddressControl({ condition, values, onChange }: ControlProps) {
	const load = useAddressChoices();
	const [known, setKnown] = useState<ComboBoxItem | null>(null);
	const [value] = values;
	const chosen = value === undefined ? null : known?.key === value ? known : { key: value, label: `Adresse ${value}` };
	return (
		<ComboBox
			label={condition.label}
			load={load}
			value={chosen}
			onValueChange={(item) => {
				setKnown(item);
				onChange(item === null ? [] : [item.key]);
			}}
		/>
	);
}
