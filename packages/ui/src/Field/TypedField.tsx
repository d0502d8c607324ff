import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { ControlBox, Field, type FieldProps } from './Field.tsx';
import { setNativeValue } from './setNativeValue.ts';
import { useInnerRef } from './useInnerRef.ts';
import { type TypedKind, type TypedValueProps, useTypedValue } from './useTypedValue.ts';

/** Props of every field with one typed value; the attributes of the native input pass through. */
export interface TypedFieldProps
	extends FieldProps,
		TypedValueProps,
		Omit<
			ComponentPropsWithRef<'input'>,
			'type' | 'size' | 'required' | 'children' | 'value' | 'defaultValue' | 'onChange' | keyof TypedValueProps
		> {}

/** What the kinds of field add. */
interface TypedFieldKindProps extends TypedFieldProps {
	kind: TypedKind;
	/** The sentence that says what is odd about a value that is taken all the same. */
	warn?: (value: string, replace: (text: string) => void) => ReactNode;
	/** Brings the text into its shape while it is typed, from the text before and the kind of the change. */
	shape?: (input: HTMLInputElement, before: string, inputType: string | undefined) => void;
	type?: 'text' | 'tel';
	/** Beside the text. */
	start?: ReactNode;
	end?: ReactNode;
}

/** The frame of the fields with one typed value: text and value by useTypedValue, then error or warning of its kind. */
export function TypedField({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	kind,
	warn,
	shape,
	type = 'text',
	start,
	end,
	value,
	defaultValue,
	onValueChange,
	ref,
	onFocus,
	onBlur,
	onKeyDown,
	'aria-describedby': describedBy,
	...rest
}: TypedFieldKindProps) {
	const { readOnly, disabled } = rest;
	const [input, setInput] = useInnerRef(ref);
	const typed = useTypedValue(kind, {
		value,
		defaultValue,
		onValueChange,
		ref: setInput,
		readOnly,
		disabled,
		onFocus,
		onBlur,
		onKeyDown,
	});
	const isShaping = useRef(false);

	function replace(text: string): void {
		if (!input.current) return;
		setNativeValue(input.current, text);
		input.current.focus();
	}

	function handleChange(event: ChangeEvent<HTMLInputElement>) {
		// Shaping changes the text as typing does, and is heard of here again.
		if (isShaping.current) return;
		const { isComposing, inputType } = inputDetails(event.nativeEvent);
		if (shape && !isComposing && !inputType?.startsWith('history')) {
			isShaping.current = true;
			shape(event.target, typed.input.value, inputType);
			isShaping.current = false;
		}
		typed.input.onChange(event);
	}

	const frame = { label, isLabelHidden, hint, isRequired, id, className, describedBy };
	const ownWarning = typed.isSettled && typed.value !== '' ? warn?.(typed.value, replace) : undefined;
	return (
		<Field {...frame} error={error ?? typed.error} warning={warning ?? ownWarning}>
			{(control) => (
				<ControlBox>
					{start}
					<input
						spellCheck={false}
						autoCorrect="off"
						{...rest}
						{...control}
						{...typed.input}
						type={type}
						onChange={handleChange}
					/>
					{end}
				</ControlBox>
			)}
		</Field>
	);
}

/** Events of scripts and of autofill are plain events without these. */
function inputDetails(event: Event): { isComposing: boolean; inputType: string | undefined } {
	if (!(event instanceof InputEvent)) return { isComposing: false, inputType: undefined };
	return { isComposing: event.isComposing, inputType: event.inputType };
}
