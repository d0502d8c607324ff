import type { ComponentPropsWithRef } from 'react';
import { CheckedFrame } from '../Checkbox/CheckedFrame.tsx';
import { checkedInput } from '../Checkbox/checkedInput.ts';
import type { FieldProps } from '../Field/Field.tsx';
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
	const frame = { label, isLabelHidden, hint, error, warning, isRequired, id, className, describedBy };
	return (
		<CheckedFrame {...frame}>
			{(control) => (
				<Track
					{...rest}
					{...control}
					type="checkbox"
					role="switch"
					{...checkedInput({ readOnly, onClick, onChange, onCheckedChange })}
				/>
			)}
		</CheckedFrame>
	);
}
