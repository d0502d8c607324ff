import { type DateLimits, formatGermanDate, isCalendarDate } from '@kontor/german/date';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DateSpan } from '../Calendar/Calendar.tsx';
import { type FieldProps, setNativeValue, useInnerRef } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { retype } from '../Field/retype.ts';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { messages } from '../messages/messages.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { dateKind, shorthandInFull } from './dateKind.ts';

export { type DateRules, dateError } from './dateKind.ts';

/** Props of DateField; days are `YYYY-MM-DD`. */
export interface DateFieldProps
	extends FieldProps,
		Omit<TypedFieldProps, 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'step'>,
		DateLimits {
	/** A day `YYYY-MM-DD`, null for none, or the text as typed where it stands for none, which `dateError` refuses. */
	value?: string | null | undefined;
	defaultValue?: string | null | undefined;
	onValueChange?: ((value: string | null) => void) | undefined;
	/** Also `heute`, `+2w`, `mo`, `kw32`, `0305`; for filters and due dates, never for birth dates. */
	isShorthandAllowed?: boolean;
	/** What `heute` means; today in Vienna by default. */
	today?: string | undefined;
	/** Where the calendar of an empty field opens instead of today: 1960-01-01 for birth dates. */
	opensAt?: string | undefined;
	/** Days the calendar tints from end to end. */
	span?: DateSpan | undefined;
}

/**
 * A day, typed as `15.7.2026` or `15072026` or chosen from a calendar (Alt and arrow down). The text is brought into its
 * form when the field is left; what is no day stays as typed, is an error, and reaches the owner as it is, so that the day
 * before is never saved under it: `rules={{ validate: (value) => dateError(value, { isRequired: true }) }}`.
 */
export function DateField({
	value,
	defaultValue,
	onValueChange,
	min,
	max,
	isShorthandAllowed = false,
	today,
	opensAt,
	span,
	ref,
	onBlur,
	onKeyDown,
	warning,
	...props
}: DateFieldProps) {
	const [input, setInput] = useInnerRef(ref);
	const button = useRef<HTMLButtonElement>(null);
	const [isBroken, setIsBroken] = useState(false);
	const kind = dateKind({ min, max });
	const isLocked = props.readOnly || props.disabled;

	function inFull(text: string): string | null {
		return isShorthandAllowed ? shorthandInFull(text, today) : null;
	}

	function handleBlur(event: FocusEvent<HTMLInputElement>) {
		const full = inFull(event.target.value);
		if (full !== null) setNativeValue(event.target, full);
		onBlur?.(event);
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		onKeyDown?.(event);
		if (event.defaultPrevented || isLocked || isComposing(event)) return;
		if (event.key === 'ArrowDown' && event.altKey) {
			event.preventDefault();
			button.current?.click();
		}
		if (event.key === 'Enter') {
			const full = inFull(event.currentTarget.value);
			if (full !== null) retype(event.currentTarget, full);
		}
	}

	function readValue(): string | null {
		const text = input.current?.value ?? '';
		const day = kind.read(text);
		return isCalendarDate(day) ? day : null;
	}

	return (
		<Figures
			inputMode={isShorthandAllowed ? 'text' : 'numeric'}
			autoComplete="off"
			{...props}
			{...(value === undefined ? {} : { value: value ?? '' })}
			defaultValue={defaultValue ?? ''}
			onValueChange={(next) => onValueChange?.(next === '' ? null : next)}
			warning={warning ?? (isBroken ? messages.DateField.failed : undefined)}
			ref={setInput}
			aria-keyshortcuts="Alt+ArrowDown"
			onBlur={handleBlur}
			onKeyDown={handleKeyDown}
			kind={kind}
			end={
				!isLocked && (
					<CalendarButton
						buttonRef={button}
						label={props.label}
						min={min}
						max={max}
						today={today}
						opensAt={opensAt}
						span={span}
						readValue={readValue}
						onSelect={(date) => input.current && setNativeValue(input.current, formatGermanDate(date))}
						onFail={() => setIsBroken(true)}
					/>
				)
			}
		/>
	);
}

const Figures = styled(TypedField)`
	input {
		font-variant-numeric: tabular-nums;
	}
`;
