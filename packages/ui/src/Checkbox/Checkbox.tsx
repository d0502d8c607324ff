import { type ComponentPropsWithRef, useEffect } from 'react';
import { FieldHint, FieldLabel, FieldMessages, type FieldProps, useFieldIds, useInnerRef } from '../Field/Field.tsx';
import { Below, Box, Frame } from './Checkbox.styles.ts';
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
	const field = { label, isLabelHidden, hint, error, warning, isRequired };
	const ids = useFieldIds(id, field, describedBy);
	const [input, setInput] = useInnerRef(ref);

	// `indeterminate` exists only as a property, and the browser takes it away on every click.
	useEffect(() => {
		if (input.current) input.current.indeterminate = isIndeterminate;
	});

	return (
		<Frame className={className}>
			<Box
				{...rest}
				{...ids.control}
				ref={setInput}
				type="checkbox"
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
