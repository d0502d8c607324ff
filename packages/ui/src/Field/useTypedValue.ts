import { visibleText } from '@kontor/german/visibleText';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type Ref, type RefObject, useState } from 'react';
import { isComposing } from './isComposing.ts';
import { useFormReset } from './useFormReset.ts';
import { useInnerRef } from './useInnerRef.ts';

/** How one kind of value is typed; made of functions of `@kontor/domain`, so that field, form and server judge alike. */
export interface TypedKind {
	/** The value a text stands for, '' for blanks; the text itself, as typed, where it stands for none. */
	read: (text: string) => string;
	/** How a value is written in the field; a text that is no value stays as it is. */
	show: (value: string) => string;
	/** How a value is written while the field has the focus, where an edit of what `show` writes could be misread. */
	edit?: (value: string) => string;
	/** The sentence that says what is wrong with a value, or undefined; '' is never wrong. */
	check?: (value: string) => string | undefined;
}

/** What an owner hands to an input of this kind; without `value` the field keeps the value itself. */
export interface TypedValueProps {
	value?: string | undefined;
	defaultValue?: string | undefined;
	onValueChange?: ((value: string) => void) | undefined;
}

/** What the hook takes from the props of the input. */
export interface TypedInputProps extends TypedValueProps {
	ref?: Ref<HTMLInputElement> | undefined;
	readOnly?: boolean | undefined;
	disabled?: boolean | undefined;
	onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
	onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
	onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/** What the hook hands back. */
export interface TypedValue {
	/** The value at this moment, or the text as typed where it stands for none. */
	value: string;
	/** What is wrong with it, once the user has left the field or pressed Enter. */
	error: string | undefined;
	/** Nobody is typing: the value came from the owner or the browser, or the user has left the field or pressed Enter. */
	isSettled: boolean;
	inputRef: RefObject<HTMLInputElement | null>;
	/** Spread it on the native input. */
	input: {
		ref: (element: HTMLInputElement | null) => void;
		value: string;
		onChange: (event: ChangeEvent<HTMLInputElement>) => void;
		onFocus: (event: FocusEvent<HTMLInputElement>) => void;
		onBlur: (event: FocusEvent<HTMLInputElement>) => void;
		onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
	};
}

/**
 * The text in an input and the value it stands for: the owner gets the value with every key, or the text itself where it
 * stands for no value, so what is wrong is neither lost nor saved as the value before; the form refuses it by the same
 * `check` (`rules={{ validate: ibanError }}`). The text is rewritten only when the field is entered or left and only into the
 * same value, so caret and undo belong to the user.
 */
export function useTypedValue(
	{ read: readSeen, show, edit = show, check }: TypedKind,
	props: TypedInputProps,
): TypedValue {
	const { defaultValue = '', onValueChange, readOnly = false, disabled = false } = props;
	const read = (text: string) => readSeen(visibleText(text));
	const [ownValue, setOwnValue] = useState(defaultValue);
	const [typed, setTyped] = useState<string | null>(null);
	const [isLeft, setIsLeft] = useState(false);
	const [isEdited, setIsEdited] = useState(false);
	const [inputRef, setInput] = useInnerRef(props.ref);

	const value = props.value ?? ownValue;
	// A text that no longer stands for the value is one the owner has replaced.
	const text = typed !== null && read(typed) === value ? typed : isEdited ? edit(value) : show(value);

	useFormReset(inputRef, () => {
		setOwnValue(defaultValue);
		setTyped(null);
		setIsLeft(false);
	});

	function leave(left: string) {
		setTyped(show(read(left)));
		setIsEdited(false);
		setIsLeft(true);
	}

	return {
		value,
		error: isLeft && !readOnly && !disabled ? check?.(value) : undefined,
		isSettled: isLeft || typed === null,
		inputRef,
		input: {
			ref: setInput,
			value: text,
			onChange(event) {
				const next = event.target.value;
				setTyped(next);
				setIsLeft(false);
				setOwnValue(read(next));
				if (read(next) !== value) onValueChange?.(read(next));
				// Filled in by the browser: nobody will leave a field nobody has entered.
				if (document.activeElement !== event.target) leave(next);
			},
			onFocus(event) {
				if (!readOnly) setIsEdited(true);
				// What the field wrote itself is not typed text: it is written anew, to be edited.
				if (!readOnly && text === show(value)) setTyped(null);
				props.onFocus?.(event);
			},
			onBlur(event) {
				leave(event.target.value);
				props.onBlur?.(event);
			},
			onKeyDown(event) {
				if (event.key === 'Enter' && !isComposing(event)) setIsLeft(true);
				props.onKeyDown?.(event);
			},
		},
	};
}
