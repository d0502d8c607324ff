import { type FocusEvent, type Ref, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { type ChoiceOption, FieldGroup } from '../Field/FieldGroup.tsx';

export type { ChoiceOption } from '../Field/FieldGroup.tsx';

/** Props of CheckboxGroup; with react-hook-form through its `Controller`. */
export interface CheckboxGroupProps extends FieldProps {
	options: readonly ChoiceOption[];
	/** The chosen values, in the order of the options; leave it out and the group keeps them itself. */
	value?: readonly string[] | undefined;
	defaultValue?: readonly string[] | undefined;
	onValueChange?: (value: string[]) => void;
	/** The focus has left the group. */
	onBlur?: (event: FocusEvent) => void;
	/** The name of every checkbox in a native form. */
	name?: string | undefined;
	/** The first checkbox that can be chosen, to focus it. */
	ref?: Ref<HTMLInputElement> | undefined;
	id?: string | undefined;
	className?: string | undefined;
	disabled?: boolean | undefined;
	/** Shows the choice but does not let it be changed. */
	readOnly?: boolean | undefined;
	/** Beside each other where there is room; for short labels. */
	isInline?: boolean | undefined;
	/** A first checkbox that chooses all or none, by its label: "Alle Filialen". */
	allLabel?: string | undefined;
	'aria-describedby'?: string | undefined;
}

const nothing: readonly string[] = [];

/** Any of a few, all in sight; more than about ten are a MultiSelect. */
export function CheckboxGroup({
	options,
	value,
	defaultValue = nothing,
	onValueChange,
	onBlur,
	name,
	ref,
	allLabel,
	'aria-describedby': describedBy,
	...group
}: CheckboxGroupProps) {
	const [ownValue, setOwnValue] = useState(defaultValue);
	const chosen = value ?? ownValue;
	const { readOnly } = group;
	const free = options.filter((option) => !option.isDisabled);
	const chosenFree = free.filter((option) => chosen.includes(option.value));

	function emit(isChosen: (option: ChoiceOption) => boolean): void {
		const next = options.filter(isChosen).map((option) => option.value);
		setOwnValue(next);
		onValueChange?.(next);
	}

	return (
		<FieldGroup {...group} role="group" onBlur={onBlur} describedBy={describedBy}>
			{allLabel !== undefined && (
				<Checkbox
					label={allLabel}
					readOnly={readOnly}
					checked={free.length > 0 && chosenFree.length === free.length}
					isIndeterminate={chosenFree.length > 0 && chosenFree.length < free.length}
					onCheckedChange={(isChecked) =>
						emit((option) => (option.isDisabled ? chosen.includes(option.value) : isChecked))
					}
				/>
			)}
			{options.map((option) => (
				<Checkbox
					key={option.value}
					ref={option === free[0] ? ref : undefined}
					label={option.label}
					hint={option.hint}
					name={name}
					value={option.value}
					disabled={option.isDisabled}
					readOnly={readOnly}
					checked={chosen.includes(option.value)}
					onCheckedChange={(isChecked) =>
						emit((other) => (other === option ? isChecked : chosen.includes(other.value)))
					}
				/>
			))}
		</FieldGroup>
	);
}
