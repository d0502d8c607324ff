import { Button } from '@kontor/ui/Button';
import { Checkbox } from '@kontor/ui/Checkbox';
import { TextField } from '@kontor/ui/TextField';
import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';
import { useAddressTypes, useCustomerGroups } from '../../../data/addresses.ts';
import { type CrmFilter, isNarrowed, withoutNarrowing } from './addressFilter.ts';
import { FilterChip } from './FilterChip.tsx';

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
				options={types.status === 'ready' ? types.data.map((type) => [type.fldName, type.bezeichnung] as const) : []}
				chosen={filter.addressType}
				onChange={(addressType) => onChange({ ...filter, addressType })}
			/>
			<ChoiceChip
				label="Kundengruppe"
				options={groups.status === 'ready' ? groups.data.map((group) => [group.code, group.bezeichnung] as const) : []}
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

interface ChoiceChipProps<Value extends string> {
	label: string;
	/** Value and German name. */
	options: readonly (readonly [Value, string])[];
	chosen: readonly Value[];
	onChange: (chosen: readonly Value[]) => void;
}

function ChoiceChip<Value extends string>({ label, options, chosen, onChange }: ChoiceChipProps<Value>) {
	const [first, ...others] = chosen.map((value) => options.find(([known]) => known === value)?.[1] ?? value);
	const summary = first === undefined ? null : first + (others.length === 0 ? '' : ` +${others.length}`);
	return (
		<FilterChip label={label} summary={summary} onClear={() => onChange([])}>
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
