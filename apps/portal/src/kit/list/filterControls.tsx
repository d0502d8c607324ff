import { Checkbox } from '@kontor/ui/Checkbox';
import type { FilterBarFilter } from '@kontor/ui/FilterBar';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { TextField } from '@kontor/ui/TextField';
import type { Loaded } from '../../data/api.tsx';
import { Failure } from '../../screen/Failure.tsx';

/** What every filter of a bar has. */
interface FilterControl<Value> {
	key: string;
	label: string;
	value: Value;
	onChange: (value: Value) => void;
	/** It waits in the menu while it does not narrow. */
	isInMenu?: boolean;
}

/** A filter by a typed text. */
export function textControl(
	options: FilterControl<string> & { inputMode?: 'text' | 'numeric'; maxLength: number },
): FilterBarFilter {
	const { key, label, value, onChange, isInMenu = false, inputMode = 'text', maxLength } = options;
	return {
		key,
		label,
		summary: value.trim() === '' ? null : value,
		onClear: () => onChange(''),
		isPinned: !isInMenu,
		control: (
			<TextField
				label={label}
				inputMode={inputMode}
				maxLength={maxLength}
				autoComplete="off"
				value={value}
				onValueChange={onChange}
			/>
		),
	};
}

/** A filter by any entries of a list. */
export function choiceControl<Entry, Value extends string>(
	options: FilterControl<readonly Value[]> & {
		list: Loaded<readonly Entry[]>;
		/** Value and German name. */
		optionOf: (entry: Entry) => readonly [Value, string];
	},
): FilterBarFilter {
	const { key, label, list, optionOf, value: chosen, onChange, isInMenu = false } = options;
	const entries = list.status === 'ready' ? list.data.map(optionOf) : [];
	const [first, ...others] = chosen.map((value) => entries.find(([known]) => known === value)?.[1] ?? value);
	const summary = first === undefined ? null : first + (others.length === 0 ? '' : ` +${others.length}`);
	const control = (
		<>
			{list.status === 'failed' && <Failure {...list} />}
			{list.status === 'loading' && (
				<Loading>
					<SkeletonText lines={5} />
				</Loading>
			)}
			{entries.map(([value, name]) => (
				<Checkbox
					key={value}
					label={name}
					checked={chosen.includes(value)}
					onCheckedChange={(isChosen) =>
						onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
					}
				/>
			))}
		</>
	);
	return { key, label, summary, onClear: () => onChange([]), isPinned: !isInMenu, control };
}
