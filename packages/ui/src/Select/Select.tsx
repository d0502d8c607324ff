import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { messages } from '../messages/messages.ts';
import { Box } from './Select.styles.ts';

/** One entry of a Select; `value` is what is stored, `label` what is read. */
export interface SelectOption {
	value: string;
	label: string;
	isDisabled?: boolean;
}

/** Entries under a heading. */
export interface SelectGroup {
	label: string;
	options: readonly SelectOption[];
}

/** Props of Select; every attribute of the native element passes through, `value` with `onValueChange` controls it. */
export interface SelectProps
	extends FieldProps,
		Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size' | 'required' | 'children'> {
	options: readonly (SelectOption | SelectGroup)[];
	/** The entry for "nothing chosen", whose value is ''; pass null where there is always a choice. */
	placeholder?: string | null;
	/** Shows the choice but does not let it be changed. */
	readOnly?: boolean;
	onValueChange?: (value: string) => void;
}

/**
 * A choice out of a known list, up to about twenty entries; more of them, or a search on the server, is a ComboBox.
 * It is the browser's own control: phones bring their wheel, the keyboard its search by letters.
 */
export function Select({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	options,
	placeholder = messages.Select.placeholder,
	readOnly = false,
	onChange,
	onValueChange,
	onKeyDown,
	'aria-describedby': describedBy,
	...rest
}: SelectProps) {
	function handleChange(event: ChangeEvent<HTMLSelectElement>) {
		onChange?.(event);
		onValueChange?.(event.target.value);
	}

	function handleKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
		onKeyDown?.(event);
		// HTML knows no read-only select; refusing every key but Tab leaves it focusable and submitted.
		if (readOnly && event.key !== 'Tab') event.preventDefault();
	}

	const frame = { label, isLabelHidden, hint, error, warning, isRequired, id, className, describedBy };
	return (
		<Field {...frame}>
			{(control) => (
				<Box>
					<select
						{...rest}
						{...control}
						aria-readonly={readOnly || undefined}
						onChange={handleChange}
						onKeyDown={handleKeyDown}
					>
						{placeholder !== null && <option value="">{placeholder}</option>}
						{options.map((option) =>
							'options' in option ? (
								<optgroup key={option.label} label={option.label}>
									{option.options.map(renderOption)}
								</optgroup>
							) : (
								renderOption(option)
							),
						)}
					</select>
					<ChevronDown />
				</Box>
			)}
		</Field>
	);
}

function renderOption({ value, label, isDisabled }: SelectOption) {
	return (
		<option key={value} value={value} disabled={isDisabled}>
			{label}
		</option>
	);
}
