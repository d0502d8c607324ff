import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { type ChosenSupplier, useFindSuppliers } from '../../data/articles.ts';

/** Props of SupplierField. */
export interface SupplierFieldProps {
	id?: string;
	label: string;
	error?: string | undefined;
	isRequired?: boolean;
	value: ChosenSupplier | null;
	onValueChange: (supplier: ChosenSupplier | null) => void;
}

/** One of the suppliers, found by name or number. */
export function SupplierField({ value, onValueChange, ...field }: SupplierFieldProps) {
	const find = useFindSuppliers();
	return (
		<ComboBox<ComboBoxItem>
			{...field}
			load={async (query, signal) =>
				(await find(query, signal)).map(({ lfdnr, name, city }) => ({
					key: String(lfdnr),
					label: name,
					description: [String(lfdnr), city].filter(Boolean).join(' · '),
				}))
			}
			value={value === null ? null : { key: String(value.lfdnr), label: value.name }}
			onValueChange={(item) => onValueChange(item === null ? null : { lfdnr: Number(item.key), name: item.label })}
		/>
	);
}
