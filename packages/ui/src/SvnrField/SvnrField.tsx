import { checkSvnr, formatSvnr, type Svnr, type SvnrRules, splitSvnr, svnrWarning } from '@kontor/german/svnr';
import Check from 'lucide-react/icons/check';
import {
	type ChangeEvent,
	type ClipboardEvent,
	type CompositionEvent,
	type FocusEvent,
	type KeyboardEvent,
	useRef,
	useState,
} from 'react';
import { styled } from 'styled-components';
import { ControlBox, Field, type PartedFieldProps, useInnerRef } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { retype } from '../Field/retype.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { messages } from '../messages/messages.ts';

/** Props of SvnrField; its value are the two parts as typed, without blanks once the field is left. */
export interface SvnrFieldProps extends PartedFieldProps<Svnr>, SvnrRules {
	/** `YYYY-MM-DD`; one that differs from the number is a warning. */
	birthDate?: string | undefined;
}

const empty: Svnr = { svnr: '', svnrDat: '' };

/**
 * The sentence for what is wrong with an insurance number, or undefined; the rule for forms:
 * `rules={{ validate: (value) => svnrError(value) }}`.
 */
export function svnrError({ svnr, svnrDat }: Svnr, rules: SvnrRules = {}): string | undefined {
	const serial = splitSvnr(svnr);
	if (serial.svnr + svnrDat.trim() === '') return undefined;
	// Digits on the wrong side of the gap make no number, even if all of them together do.
	const isParted = serial.svnr.length === 4 && serial.svnrDat === '';
	const problem = isParted ? checkSvnr(svnr + svnrDat, rules) : 'svnrFormat';
	return problem === null ? undefined : messages.SvnrField[problem];
}

/**
 * An Austrian insurance number in its two parts. Typing, arrow keys and Backspace move between them, a number pasted into
 * either fills both, and ten digits are checked at once. Browsers are told not to remember it.
 */
export function SvnrField({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	name,
	value,
	defaultValue = empty,
	onValueChange,
	birthDate,
	isZeroAllowed,
	ref,
	disabled = false,
	readOnly = false,
	onBlur,
	'aria-describedby': describedBy,
}: SvnrFieldProps) {
	const [ownValue, setOwnValue] = useState(defaultValue);
	const [isLeft, setIsLeft] = useState(false);
	const [serial, setSerial] = useInnerRef(ref);
	const date = useRef<HTMLInputElement>(null);
	const isComposed = useRef(false);

	const shown = value ?? ownValue;
	const problem = svnrError(shown, { isZeroAllowed });
	const isComplete = splitSvnr(shown.svnr + shown.svnrDat).svnrDat.length >= 6;
	const isJudged = !disabled && !readOnly && (isLeft || isComplete);
	const oddity =
		problem === undefined && isComplete ? svnrWarning(splitSvnr(shown.svnr + shown.svnrDat).svnrDat, birthDate) : null;

	useFormReset(serial, () => {
		setOwnValue(defaultValue);
		setIsLeft(false);
	});

	function emit(next: Svnr) {
		setOwnValue(next);
		if (next.svnr !== shown.svnr || next.svnrDat !== shown.svnrDat) onValueChange?.(next);
	}

	function changeSerial(event: ChangeEvent<HTMLInputElement>) {
		setIsLeft(false);
		if (isTypedText(event.nativeEvent)) takeSerial(event.target);
		else emit({ ...shown, svnr: event.target.value });
	}

	/** What was typed into the first part, and where that leads on. */
	function takeSerial(input: HTMLInputElement) {
		const typed = input.value;
		const parts = splitSvnr(typed);
		// A whole number, or the digit after the fourth, belongs to the next part; where that is full it stays to be seen.
		const isTypedOn = shown.svnrDat === '' && input.selectionEnd === typed.length;
		if (isWhole(typed) || (isTypedOn && /^[0-9]+$/.test(parts.svnrDat))) {
			emit(parts);
			moveTo(date.current, parts.svnrDat.length);
			return;
		}
		emit({ ...shown, svnr: typed });
		const isFull = /^[0-9]{4}$/.test(typed) && input.selectionEnd === 4;
		// Selected, so that typing on replaces a date that is there instead of pushing it back.
		if (isFull && (isComposed.current || typed.length > shown.svnr.length)) moveTo(date.current, 0, 'end');
	}

	function changeDate(event: ChangeEvent<HTMLInputElement>) {
		setIsLeft(false);
		const typed = event.target.value;
		// Typing stays in its box; only what arrived at once, such as by autofill, is a whole number.
		if (event.nativeEvent instanceof InputEvent || !isWhole(typed)) return emit({ ...shown, svnrDat: typed });
		emit(splitSvnr(typed));
	}

	/** A whole number fills both parts wherever the caret stands. */
	function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
		const pasted = event.clipboardData.getData('text');
		if (disabled || readOnly || !isWhole(pasted)) return;
		event.preventDefault();
		setIsLeft(false);
		emit(splitSvnr(pasted));
		moveTo(date.current, splitSvnr(pasted).svnrDat.length);
	}

	/** While a text is composed it belongs to the input method; the focus moves on once it is done. */
	function handleCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
		isComposed.current = true;
		takeSerial(event.currentTarget);
		isComposed.current = false;
	}

	/** Keys that leave a part at its end for the other one. */
	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		const { key, currentTarget: input, shiftKey, altKey, ctrlKey, metaKey } = event;
		if (isComposing(event)) return;
		if (key === 'Enter') setIsLeft(true);
		if (shiftKey || altKey || ctrlKey || metaKey || input.selectionStart !== input.selectionEnd) return;
		const isAtEnd = input.selectionEnd === input.value.length;
		if (input === serial.current && isAtEnd && (key === 'ArrowRight' || (key === ' ' && input.value !== ''))) {
			event.preventDefault();
			moveTo(date.current, 0);
		}
		const isBack = key === 'ArrowLeft' || (key === 'Backspace' && !readOnly);
		if (!serial.current || input !== date.current || input.selectionStart !== 0 || !isBack) return;
		event.preventDefault();
		moveTo(serial.current, serial.current.value.length);
		if (key === 'Backspace') retype(serial.current, serial.current.value.slice(0, -1));
	}

	function handleBlur(event: FocusEvent<HTMLElement>) {
		if (event.relatedTarget === serial.current || event.relatedTarget === date.current) return;
		setIsLeft(true);
		if (isWhole(shown.svnr + shown.svnrDat) && problem === undefined) emit(splitSvnr(shown.svnr + shown.svnrDat));
		onBlur?.();
	}

	const frame = { label, isLabelHidden, hint, isRequired, id, className, describedBy };
	const attributes = { autoComplete: 'off', inputMode: 'numeric', spellCheck: false, disabled, readOnly } as const;
	return (
		<Field
			{...frame}
			error={error ?? (isJudged ? problem : undefined)}
			warning={warning ?? (oddity ? messages.SvnrField[oddity] : undefined)}
		>
			{(control, ids) => (
				<Parts role="group" aria-labelledby={ids.label} onBlur={handleBlur}>
					<input
						{...control}
						{...attributes}
						ref={setSerial}
						name={name}
						type="text"
						aria-labelledby={`${ids.label} ${control.id}-serial`}
						placeholder="1234"
						value={shown.svnr}
						onChange={changeSerial}
						onPaste={handlePaste}
						onCompositionEnd={handleCompositionEnd}
						onKeyDown={handleKeyDown}
					/>
					<input
						{...control}
						{...attributes}
						id={`${control.id}-date`}
						ref={date}
						type="text"
						aria-labelledby={`${ids.label} ${control.id}-day`}
						placeholder="TTMMJJ"
						value={shown.svnrDat}
						onChange={changeDate}
						onPaste={handlePaste}
						onKeyDown={handleKeyDown}
					/>
					<span id={`${control.id}-serial`} hidden>
						{messages.SvnrField.serial}
					</span>
					<span id={`${control.id}-day`} hidden>
						{messages.SvnrField.date}
					</span>
					{isComplete && problem === undefined && !disabled && <Right aria-label={messages.SvnrField.valid} />}
				</Parts>
			)}
		</Field>
	);
}

function isWhole(text: string): boolean {
	return /^[0-9]{10}$/.test(formatSvnr(splitSvnr(text)).replace(' ', ''));
}

/** Whether a change came from typing or at once, neither from undo nor in the middle of a composition. */
function isTypedText(event: Event): boolean {
	return !(event instanceof InputEvent) || !(event.isComposing || event.inputType?.startsWith('history'));
}

function moveTo(input: HTMLInputElement | null, caret: number, end: number | 'end' = caret): void {
	input?.focus();
	input?.setSelectionRange(caret, end === 'end' ? input.value.length : end);
}

const Parts = styled(ControlBox)`
	> input {
		font-variant-numeric: tabular-nums;
	}

	> input:first-child {
		flex: none;
		width: 5ch;
	}
`;

const Right = styled(Check)`
	flex: none;
	color: var(--k-color-success-text);
`;
