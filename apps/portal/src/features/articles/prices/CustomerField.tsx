import { ComboBox } from '@kontor/ui/ComboBox';
import { TextField } from '@kontor/ui/TextField';
import { useAddressChoices } from '../../../data/documents.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { numberedName } from './purchasePriceKind.ts';

/** Props of CustomerField. */
export interface CustomerFieldProps {
	id: string;
	label: string;
	hint?: string;
	error?: string | undefined;
	readOnly: boolean;
	/** Number and name of the address; empty for none. */
	value: string;
	onValueChange: (value: string) => void;
}

/** The one customer something is for, found by name or number. */
export function CustomerField({ value, onValueChange, readOnly, hint, ...field }: CustomerFieldProps) {
	const load = useAddressChoices();
	const { isHidden } = usePrivacy();
	const { lfdnr, name } = numberedName(value);
	const label = isHidden ? `Adresse ${lfdnr}` : name;
	if (readOnly) return <TextField {...field} value={value === '' ? '' : label} readOnly />;
	return (
		<ComboBox
			{...field}
			hint={hint}
			placeholder="Alle Kunden"
			load={load}
			value={value === '' ? null : { key: String(lfdnr), label }}
			onValueChange={(item) => onValueChange(item === null ? '' : `${item.key} ${item.label}`)}
		/>
	);
}
