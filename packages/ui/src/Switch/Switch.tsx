import type { ComponentPropsWithRef } from 'react';
import { Below, Frame } from '../Checkbox/Checkbox.styles.ts';
import { checkedInput } from '../Checkbox/checkedInput.ts';
import { FieldHint, FieldLabel, FieldMessages, type FieldProps, useFieldIds } from '../Field/Field.tsx';
import { Track } from './Switch.styles.ts';

/** Props of Switch; every attribute of the native input passes through, `checked` with `onCheckedChange` controls it. */
export interface SwitchProps
	extends FieldProps,
		Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'required' | 'children'> {
	onCheckedChange?: (isOn: boolean) => void;
}

/** Something that is on or off at once, without a button to save it; what is saved with a form is a Checkbox. */
export function Switch({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	readOnly = false,
	onClick,
	onChange,
	onCheckedChange,
	'aria-describedby': describedBy,
	...rest
}: SwitchProps) {
	const field = { label, isLabelHidden, hint, error, warning, isRequired };
	const ids = useFieldIds(id, field, describedBy);

	return (
		<Frame className={className}>
			<Track
				{...rest}
				{...ids.control}
				type="checkbox"
				role="switch"
				{...checkedInput({ readOnly, onClick, onChange, onCheckedChange })}
			/>
			<FieldLabel ids={ids} {...field} />
			<Below>
				{hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
				<FieldMessages ids={ids} error={error} warning={warning} />
			</Below>
		</Frame>
	);
}
