import { Checkbox } from '@kontor/ui/Checkbox';
import { FilterBar, type FilterBarFilter } from '@kontor/ui/FilterBar';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { TextField } from '@kontor/ui/TextField';
import { useAddressTypes, useCustomerGroups } from '../../../data/addresses.ts';
import type { Loaded } from '../../../data/api.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { type CrmFilter, withoutNarrowing } from './addressFilter.ts';

/** Props of AddressFilters. */
export interface AddressFiltersProps {
	filter: CrmFilter;
	onChange: (filter: CrmFilter) => void;
}

const texts = [
	{ key: 'street', label: 'Straße', inputMode: 'text', maxLength: 200 },
	{ key: 'postalCode', label: 'PLZ', inputMode: 'numeric', maxLength: 12 },
	{ key: 'city', label: 'Ort', inputMode: 'text', maxLength: 100 },
] as const;

/** The filters of the address list, all of them in sight. */
export function AddressFilters({ filter, onChange }: AddressFiltersProps) {
	const filters: FilterBarFilter[] = [
		choiceFilter({
			key: 'addressType',
			label: 'Typ',
			list: useAddressTypes(),
			optionOf: (type) => [type.fldName, type.bezeichnung],
			chosen: filter.addressType,
			onChange: (addressType) => onChange({ ...filter, addressType }),
		}),
		choiceFilter({
			key: 'customerGroup',
			label: 'Kundengruppe',
			list: useCustomerGroups(),
			optionOf: (group) => [group.code, group.bezeichnung],
			chosen: filter.customerGroup,
			onChange: (customerGroup) => onChange({ ...filter, customerGroup }),
		}),
		...texts.map(({ key, label, ...input }) => ({
			key,
			label,
			summary: filter[key].trim() === '' ? null : filter[key],
			onClear: () => onChange({ ...filter, [key]: '' }),
			isPinned: true,
			control: (
				<TextField
					{...input}
					label={label}
					autoComplete="off"
					value={filter[key]}
					onValueChange={(text) => onChange({ ...filter, [key]: text })}
				/>
			),
		})),
	];
	return <FilterBar filters={filters} onReset={() => onChange(withoutNarrowing(filter))} />;
}

interface Choice<Entry, Value extends string> {
	key: string;
	label: string;
	list: Loaded<readonly Entry[]>;
	/** Value and German name. */
	optionOf: (entry: Entry) => readonly [Value, string];
	chosen: readonly Value[];
	onChange: (chosen: readonly Value[]) => void;
}

function choiceFilter<Entry, Value extends string>(choice: Choice<Entry, Value>): FilterBarFilter {
	const { key, label, list, optionOf, chosen, onChange } = choice;
	const options = list.status === 'ready' ? list.data.map(optionOf) : [];
	const [first, ...others] = chosen.map((value) => options.find(([known]) => known === value)?.[1] ?? value);
	const summary = first === undefined ? null : first + (others.length === 0 ? '' : ` +${others.length}`);
	const control = (
		<>
			{list.status === 'failed' && <Failure {...list} />}
			{list.status === 'loading' && (
				<Loading>
					<SkeletonText lines={5} />
				</Loading>
			)}
			{options.map(([value, name]) => (
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
	return { key, label, summary, onClear: () => onChange([]), isPinned: true, control };
}
