import {
	type ChangeEvent,
	type ClipboardEvent,
	type ComponentPropsWithRef,
	type FocusEvent,
	type KeyboardEvent,
	useState,
} from 'react';
import { ChipBox, handleChipKeys } from '../Chip/ChipBox.tsx';
import { ChosenChips } from '../Chip/ChosenChips.tsx';
import { Field, type FieldProps, useInnerRef } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { addTags, splitTags } from './tags.ts';

/** Props of TagField; the attributes of the native input pass through. With react-hook-form through its `Controller`. */
export interface TagFieldProps
	extends FieldProps,
		Omit<
			ComponentPropsWithRef<'input'>,
			'type' | 'size' | 'required' | 'children' | 'value' | 'defaultValue' | 'onChange'
		> {
	/** The tags in their order; leave it out and the field keeps them itself. */
	value?: readonly string[] | undefined;
	defaultValue?: readonly string[] | undefined;
	onValueChange?: (tags: string[]) => void;
}

const nothing: readonly string[] = [];

/**
 * Any number of free words, such as keywords. Enter, comma, semicolon or leaving the field makes a tag of what was typed;
 * a pasted list becomes one tag each; Backspace in the empty field takes the last one away, arrows reach the others.
 */
export function TagField({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	value,
	defaultValue = nothing,
	onValueChange,
	name,
	ref,
	onBlur,
	onKeyDown,
	onPaste,
	placeholder,
	'aria-describedby': describedBy,
	...rest
}: TagFieldProps) {
	const [ownValue, setOwnValue] = useState(defaultValue);
	const [text, setText] = useState('');
	const [spoken, setSpoken] = useState('');
	const [input, setInput] = useInnerRef(ref);
	const tags = value ?? ownValue;
	const isLocked = rest.readOnly || rest.disabled;

	useFormReset(input, () => {
		setOwnValue(defaultValue);
		setText('');
	});

	function emit(next: string[]): void {
		setOwnValue(next);
		onValueChange?.(next);
	}

	function add(typed: string): void {
		const result = addTags(tags, splitTags(typed));
		if (result.added.length > 0) emit(result.tags);
		setText('');
		setSpoken(
			result.added.length > 0
				? messages.TagField.added(result.added)
				: result.known === null
					? ''
					: messages.TagField.known(result.known),
		);
	}

	function remove(index: number): void {
		const tag = tags[index];
		if (tag === undefined || isLocked) return;
		emit(tags.filter((_, other) => other !== index));
		setSpoken(messages.TagField.removed(tag));
	}

	function handleChange(event: ChangeEvent<HTMLInputElement>): void {
		const typed = event.target.value;
		// On input, not on a key: on-screen keyboards tell no keys.
		if (/[;,]/.test(typed)) add(typed);
		else setText(typed);
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
		onKeyDown?.(event);
		if (event.defaultPrevented || isComposing(event) || isLocked) return;
		if (event.key === 'Enter' && text.trim() !== '') {
			event.preventDefault();
			add(text);
		}
		if (event.key === 'Backspace' && text === '' && tags.length > 0) {
			event.preventDefault();
			remove(tags.length - 1);
		}
	}

	function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
		onPaste?.(event);
		const pasted = event.clipboardData.getData('text');
		// An input would make blanks of the line breaks before anyone could see them.
		if (event.defaultPrevented || isLocked || !/[\r\n\t;,]/.test(pasted)) return;
		event.preventDefault();
		add(`${text}${pasted}`);
	}

	function handleBlur(event: FocusEvent<HTMLInputElement>): void {
		if (text.trim() !== '' && !isLocked) add(text);
		onBlur?.(event);
	}

	const frame = { label, isLabelHidden, hint, error, warning, isRequired, id, className, describedBy };
	return (
		<Field {...frame}>
			{(control) => (
				<>
					<ChipBox onKeyDown={(event) => !isLocked && handleChipKeys(event, remove)}>
						<ChosenChips
							label={messages.TagField.values}
							chosen={tags.map((tag) => ({ key: tag, label: tag }))}
							name={name}
							isDisabled={rest.disabled}
							isReadOnly={rest.readOnly}
							onRemove={(index) => {
								remove(index);
								input.current?.focus();
							}}
						/>
						<input
							autoComplete="off"
							enterKeyHint="enter"
							{...rest}
							{...control}
							ref={setInput}
							type="text"
							placeholder={tags.length === 0 ? placeholder : undefined}
							value={text}
							onChange={handleChange}
							onKeyDown={handleKeyDown}
							onPaste={handlePaste}
							onBlur={handleBlur}
						/>
					</ChipBox>
					<VisuallyHidden role="status">{spoken}</VisuallyHidden>
				</>
			)}
		</Field>
	);
}
