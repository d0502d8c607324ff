import { type ComponentPropsWithRef, useEffect } from 'react';
import { type FieldProps, useInnerRef } from '../Field/Field.tsx';
import { Box } from './Checkbox.styles.ts';
import { CheckedFrame } from './CheckedFrame.tsx';
import { checkedInput } from './checkedInput.ts';

/** Props of Checkbox; every attribute of the native input passes through, `checked` with `onCheckedChange` controls it. */
export interface CheckboxProps
	extends FieldProps,
		Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'required' | 'children'> {
	/** Neither on nor off, such as "all" while some are chosen; only a look, the value stays `checked`. */
	isIndeterminate?: boolean;
	onCheckedChange?: (isChecked: boolean) => void;
}

/** One yes or no. */
export function Checkbox({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	isIndeterminate = false,
	readOnly = false,
	ref,
	onClick,
	onChange,
	onCheckedChange,
	'aria-describedby': describedBy,
	...rest
}: CheckboxProps) {
	const [input, setInput] = useInnerRef(ref);

	// `indeterminate` exists only as a property, and the browser takes it away on every click.
	useEffect(() => {
		if (input.current) input.current.indeterminate = isIndeterminate;
	});

	const frame = { label, isLabelHidden, hint, error, warning, isRequired, id, className, describedBy };
	return (
		<CheckedFrame {...frame}>
			{(control) => (
				<Box
					{...rest}
					{...control}
					ref={setInput}
					type="checkbox"
					{...checkedInput({ readOnly, onClick, onChange, onCheckedChange })}
				/>
			)}
		</CheckedFrame>
	);
}
