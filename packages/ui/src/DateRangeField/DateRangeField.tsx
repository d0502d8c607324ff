import { type DateLimits, formatGermanDate, isCalendarDate } from '@kontor/german/date';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import type { DateSpan } from '../Calendar/Calendar.tsx';
import { CalendarButton } from '../DateField/CalendarButton.tsx';
import { type DateRules, dateError, dateKind, shorthandInFull } from '../DateField/dateKind.ts';
import { ControlBox, Field, type FieldControl, type PartedFieldProps, setNativeValue } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { retype } from '../Field/retype.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { useTypedValue } from '../Field/useTypedValue.ts';
import { messages } from '../messages/messages.ts';
import { pastedRange } from './pastedRange.ts';

/** Two days `YYYY-MM-DD` that both belong to the span; null is open, another text is what was typed and is no day. */
export interface DateRange {
	from: string | null;
	to: string | null;
}

/** A span to choose with one press, such as "Dieses Quartal". */
export interface DateRangePreset {
	label: string;
	range: DateRange;
}

/** Props of DateRangeField; its days are sent as `<name>From` and `<name>To`. */
export interface DateRangeFieldProps extends PartedFieldProps<DateRange>, DateLimits {
	presets?: readonly DateRangePreset[];
	/** Also `heute`, `-3t`, `kw32`; for filters. */
	isShorthandAllowed?: boolean;
	/** What `heute` means; today in Vienna by default. */
	today?: string | undefined;
}

/** Open on both sides. */
const open: DateRange = { from: null, to: null };

/**
 * The sentence for what is wrong with a span, or undefined; the rule for forms:
 * `rules={{ validate: (value) => dateRangeError(value) }}`. Required means one of the days at least.
 */
export function dateRangeError(
	{ from, to }: DateRange,
	{ isRequired = false, ...limits }: DateRules = {},
): string | undefined {
	if (from === null && to === null) return dateError(null, { isRequired });
	const problem = dateError(from, limits) ?? dateError(to, limits);
	if (problem !== undefined || from === null || to === null) return problem;
	return to < from ? messages.DateRangeField.order : undefined;
}

/** From one day to another, each typed or chosen; either side may stay open, the last is never before the first. */
export function DateRangeField({
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
	defaultValue = open,
	onValueChange,
	min,
	max,
	presets = [],
	isShorthandAllowed = false,
	today,
	ref,
	disabled = false,
	readOnly = false,
	onBlur,
	'aria-describedby': describedBy,
}: DateRangeFieldProps) {
	const [ownValue, setOwnValue] = useState(defaultValue);
	const [isLeft, setIsLeft] = useState(false);
	const [isBroken, setIsBroken] = useState(false);
	const first = useRef<HTMLInputElement | null>(null);
	const parts = useRef<HTMLDivElement>(null);
	const shown = value ?? ownValue;
	const isLocked = disabled || readOnly;
	const problem = dateRangeError(shown, { min, max });

	useFormReset(first, () => {
		setOwnValue(defaultValue);
		setIsLeft(false);
	});

	function emit(next: DateRange) {
		setOwnValue(next);
		onValueChange?.(next);
	}

	function handleBlur(event: FocusEvent<HTMLElement>) {
		if (parts.current?.contains(event.relatedTarget)) return;
		setIsLeft(true);
		onBlur?.();
	}

	/** A whole span fills both sides, wherever the caret stands. */
	function handlePaste(event: ClipboardEvent<HTMLElement>) {
		const range = pastedRange(event.clipboardData.getData('text'));
		if (range === null || isLocked) return;
		event.preventDefault();
		emit(range);
	}

	const frame = { label, isLabelHidden, hint, isRequired, id, className, describedBy };
	const shared = { isShorthandAllowed, today, disabled, readOnly, span: spanOf(shown) };
	// A single day is judged when it is left, their order when both are.
	const ownError = !isLocked && isLeft ? problem : undefined;
	return (
		<Field {...frame} error={error ?? ownError} warning={warning ?? (isBroken ? messages.DateField.failed : undefined)}>
			{(control, ids) => (
				<>
					<Parts ref={parts} role="group" aria-labelledby={ids.label} onBlur={handleBlur} onPaste={handlePaste}>
						<Bound
							{...shared}
							control={control}
							name={name && `${name}From`}
							label={messages.DateRangeField.fromOf(label)}
							start={messages.DateRangeField.from}
							limits={{ min, max }}
							chosen={shown.from}
							onChoose={(from) => emit({ ...shown, from })}
							inputRef={(element) => {
								first.current = element;
								if (typeof ref === 'function') ref(element);
								else if (ref) ref.current = element;
							}}
							onFail={() => setIsBroken(true)}
						/>
						<Bound
							{...shared}
							control={{ ...control, id: `${control.id}-to` }}
							name={name && `${name}To`}
							label={messages.DateRangeField.toOf(label)}
							start={messages.DateRangeField.to}
							limits={{ min: laterOf(min, shown.from), max }}
							chosen={shown.to}
							onChoose={(to) => emit({ ...shown, to })}
							onFail={() => setIsBroken(true)}
						/>
					</Parts>
					{presets.length > 0 && !isLocked && (
						<Presets role="group" aria-label={messages.DateRangeField.presets(label)}>
							{presets.map((preset) => (
								<Button
									key={preset.label}
									size="compact"
									variant="quiet"
									aria-pressed={preset.range.from === shown.from && preset.range.to === shown.to}
									onClick={() => {
										setIsLeft(true);
										emit(preset.range);
									}}
								>
									{preset.label}
								</Button>
							))}
						</Presets>
					)}
				</>
			)}
		</Field>
	);
}

interface BoundProps {
	control: FieldControl;
	name: string | undefined;
	label: string;
	start: string;
	limits: DateLimits;
	chosen: string | null;
	onChoose: (date: string | null) => void;
	inputRef?: (element: HTMLInputElement | null) => void;
	onFail: () => void;
	span: DateSpan | undefined;
	isShorthandAllowed: boolean;
	today: string | undefined;
	disabled: boolean;
	readOnly: boolean;
}

/** One of the two days. */
function Bound({ control, name, label, start, limits, chosen, onChoose, inputRef, onFail, ...props }: BoundProps) {
	const { span, isShorthandAllowed, today, disabled, readOnly } = props;
	const button = useRef<HTMLButtonElement>(null);
	const typed = useTypedValue(dateKind(limits), {
		value: chosen ?? '',
		onValueChange: (next) => onChoose(next === '' ? null : next),
		ref: inputRef,
		readOnly,
		disabled,
		onBlur: (event) => expand(event.target, setNativeValue),
		onKeyDown: handleKeyDown,
	});
	const isLocked = disabled || readOnly;

	function expand(input: HTMLInputElement, write: (input: HTMLInputElement, text: string) => void) {
		const full = isShorthandAllowed ? shorthandInFull(input.value, today) : null;
		if (full !== null) write(input, full);
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		if (isLocked || isComposing(event)) return;
		if (event.key === 'Enter') expand(event.currentTarget, retype);
		if (event.key !== 'ArrowDown' || !event.altKey) return;
		event.preventDefault();
		button.current?.click();
	}

	return (
		<Box>
			<Start aria-hidden="true">{start}</Start>
			<input
				{...control}
				{...typed.input}
				aria-label={label}
				aria-keyshortcuts="Alt+ArrowDown"
				aria-invalid={control['aria-invalid'] ?? (typed.error === undefined ? undefined : true)}
				name={name}
				type="text"
				inputMode={isShorthandAllowed ? 'text' : 'numeric'}
				autoComplete="off"
				autoCorrect="off"
				spellCheck={false}
				disabled={disabled}
				readOnly={readOnly}
			/>
			{!isLocked && (
				<CalendarButton
					buttonRef={button}
					label={label}
					{...limits}
					today={today}
					span={span}
					readValue={() => (chosen !== null && isCalendarDate(chosen) ? chosen : null)}
					onSelect={(date) => writeDay(typed.inputRef, date)}
					onFail={onFail}
				/>
			)}
		</Box>
	);
}

function writeDay(input: RefObject<HTMLInputElement | null>, date: string) {
	if (input.current) setNativeValue(input.current, formatGermanDate(date));
}

function spanOf({ from, to }: DateRange): DateSpan | undefined {
	if (from === null || to === null || !isCalendarDate(from) || !isCalendarDate(to)) return undefined;
	return { from, to };
}

function laterOf(min: string | undefined, from: string | null): string | undefined {
	if (from === null || !isCalendarDate(from)) return min;
	return min === undefined || from > min ? from : min;
}

const Parts = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;

const Box = styled(ControlBox)`
	flex: 1 1 10.5rem;

	> input {
		font-variant-numeric: tabular-nums;
	}
`;

const Start = styled.span`
	font-size: var(--k-font-size-sm);
`;

const Presets = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-1);
	margin-block-start: var(--k-space-1);

	[aria-pressed='true'] {
		background: var(--k-color-surface-selected);
	}
`;
