import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { Select } from '@kontor/ui/Select';
import { type InformationList, useAddressChoices, useInformation } from '../../../data/documents.ts';
import type { Named } from '../lines/draftLines.ts';

/** Props of AddressChoice. */
export interface AddressChoiceProps {
	label: string;
	value: Named | null;
	onChange: (value: Named | null) => void;
}

/** An address, found by name or number. */
export function AddressChoice({ label, value, onChange }: AddressChoiceProps) {
	const load = useAddressChoices();
	return (
		<ComboBox
			label={label}
			load={load}
			value={itemOf(value)}
			onValueChange={(item) => onChange(item === null ? null : { id: Number(item.key), name: item.label })}
		/>
	);
}

/** A record as an entry of a field. */
export function itemOf(value: Named | null): ComboBoxItem | null {
	return value === null ? null : { key: String(value.id), label: value.name };
}

/** Props of ListChoice. */
export interface ListChoiceProps {
	label: string;
	list: InformationList;
	value: string | null;
	/** Words for no choice; null where there is always one. */
	placeholder: string | null;
	onChange: (value: string | null) => void;
}

/** A code of an information list; a list that cannot be read never clears what was chosen. */
export function ListChoice({ label, list, value, placeholder, onChange }: ListChoiceProps) {
	const entries = useInformation(list);
	const known = entries.status === 'ready' ? entries.data : [];
	const options = known.map(({ code, bezeichnung }) => ({ value: code, label: bezeichnung }));
	const isKnown = value === null || options.some((option) => option.value === value);
	return (
		<Select
			label={label}
			placeholder={placeholder}
			options={isKnown ? options : [...options, { value: value ?? '', label: value ?? '' }]}
			value={value ?? ''}
			onValueChange={(code) => onChange(code === '' ? null : code)}
		/>
	);
}
