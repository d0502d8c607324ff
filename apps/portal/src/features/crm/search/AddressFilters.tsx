import { Button } from '@kontor/ui/Button';
import { Checkbox } from '@kontor/ui/Checkbox';
import { FilterChip } from '@kontor/ui/Chip';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { TextField } from '@kontor/ui/TextField';
import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';
import { useAddressTypes, useCustomerGroups } from '../../../data/addresses.ts';
import type { Loaded } from '../../../data/api.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { type CrmFilter, isNarrowed, withoutNarrowing } from './addressFilter.ts';

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

/** The filters of the address list as chips. */
export function AddressFilters({ filter, onChange }: AddressFiltersProps) {
	const types = useAddressTypes();
	const groups = useCustomerGroups();
	return (
		<Row role="group" aria-label="Filter">
			<ChoiceChip
				label="Typ"
				list={types}
				optionOf={(type) => [type.fldName, type.bezeichnung]}
				chosen={filter.addressType}
				onChange={(addressType) => onChange({ ...filter, addressType })}
			/>
			<ChoiceChip
				label="Kundengruppe"
				list={groups}
				optionOf={(group) => [group.code, group.bezeichnung]}
				chosen={filter.customerGroup}
				onChange={(customerGroup) => onChange({ ...filter, customerGroup })}
			/>
			{texts.map(({ key, label, ...input }) => (
				<FilterChip
					key={key}
					label={label}
					summary={filter[key].trim() === '' ? null : filter[key]}
					onClear={() => onChange({ ...filter, [key]: '' })}
				>
					<TextField
						{...input}
						label={label}
						autoComplete="off"
						value={filter[key]}
						onValueChange={(text) => onChange({ ...filter, [key]: text })}
					/>
				</FilterChip>
			))}
			{isNarrowed(filter) && (
				<Button variant="quiet" size="compact" onClick={() => onChange(withoutNarrowing(filter))}>
					Alle entfernen
				</Button>
			)}
		</Row>
	);
}

interface ChoiceChipProps<Entry, Value extends string> {
	label: string;
	list: Loaded<readonly Entry[]>;
	/** Value and German name. */
	optionOf: (entry: Entry) => readonly [Value, string];
	chosen: readonly Value[];
	onChange: (chosen: readonly Value[]) => void;
}

function ChoiceChip<Entry, Value extends string>(props: ChoiceChipProps<Entry, Value>) {
	const { label, list, optionOf, chosen, onChange } = props;
	const options = list.status === 'ready' ? list.data.map(optionOf) : [];
	const [first, ...others] = chosen.map((value) => options.find(([known]) => known === value)?.[1] ?? value);
	const summary = first === undefined ? null : first + (others.length === 0 ? '' : ` +${others.length}`);
	return (
		<FilterChip label={label} summary={summary} onClear={() => onChange([])}>
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
		</FilterChip>
	);
}

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2);
	min-width: 0;

	/* On phones the list needs the height: one line to swipe through, with room for focus rings. */
	${below.sm} {
		flex-wrap: nowrap;
		width: calc(100% + 2 * var(--k-space-1));
		margin: calc(-1 * var(--k-space-1));
		padding: var(--k-space-1);
		overflow-x: auto;
		scrollbar-width: none;

		> * {
			flex: none;
		}
	}
`;
