import { isTime, parseGermanTime, stepTime, type TimeLimits, timesOf } from '@kontor/german/time';
import Clock from 'lucide-react/icons/clock';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type FieldProps, innerButton, setNativeValue, useInnerRef } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { retype } from '../Field/retype.ts';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { messages } from '../messages/messages.ts';
import { TimeList } from './TimeList.tsx';
import { timeKind } from './timeKind.ts';

export { type TimeRules, timeError, timeOddity } from './timeKind.ts';

/** Props of TimeField; times are `HH:mm`. */
export interface TimeFieldProps
	extends FieldProps,
		Omit<TypedFieldProps, 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'step'>,
		TimeLimits {
	/** A time `HH:mm`, null for none, or the text as typed where it stands for none, which `timeError` refuses. */
	value?: string | null | undefined;
	defaultValue?: string | null | undefined;
	onValueChange?: ((value: string | null) => void) | undefined;
}

/**
 * A time of the day, typed as `0930`, `9:30` or `9`, or chosen from a list in steps of five minutes (Alt and arrow down).
 * Arrows step along the grid; a time between its steps is rounded up. It depends neither on today nor on a zone. The rule
 * for forms: `rules={{ validate: (value) => timeError(value, { isRequired: true }) }}`.
 */
export function TimeField({
	value,
	defaultValue,
	onValueChange,
	min,
	max,
	step,
	ref,
	onBlur,
	onKeyDown,
	...props
}: TimeFieldProps) {
	const [input, setInput] = useInnerRef(ref);
	const box = useRef<HTMLElement | null>(null);
	const [isOpen, setIsOpen] = useState(false);
	const [ownText, setOwnText] = useState('');
	const listId = useId();
	const limits = { min, max, step };
	const kind = timeKind(limits);
	const isLocked = props.readOnly || props.disabled;

	/** What the list shows as chosen; the text of an input that keeps its value itself is known to it alone. */
	const shown = kind.read(isOpen ? ownText : '');

	function write(time: string) {
		if (!input.current) return;
		if (document.activeElement === input.current) retype(input.current, time);
		else setNativeValue(input.current, time);
		setOwnText(time);
	}

	function open() {
		box.current = input.current?.parentElement ?? null;
		setOwnText(input.current?.value ?? '');
		setIsOpen(true);
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		onKeyDown?.(event);
		if (event.defaultPrevented || isLocked || isComposing(event)) return;
		if (!handleKey(event)) return;
		event.preventDefault();
		event.stopPropagation();
	}

	/** True when the key was for the list or the grid and must reach neither the form nor a dialog around it. */
	function handleKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent<HTMLInputElement>): boolean {
		if (ctrlKey || metaKey || shiftKey) return false;
		if (key === 'Escape' || key === 'Enter') {
			setIsOpen(false);
			return isOpen;
		}
		if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
		if (altKey) {
			if (key === 'ArrowDown') open();
			else setIsOpen(false);
			return true;
		}
		// In the list down is later, as the eye goes; alone, up is more, as in every number.
		const isLater = isOpen ? key === 'ArrowDown' : key === 'ArrowUp';
		// From the time in sight: the field's reading would round it up before it is stepped.
		const seen = parseGermanTime(input.current?.value ?? '');
		const next = stepTime(seen.ok ? seen.value : '', isLater ? 1 : -1, limits);
		if (next !== null) write(next);
		return true;
	}

	return (
		<Figures
			inputMode="numeric"
			autoComplete="off"
			{...props}
			{...(value === undefined ? {} : { value: value ?? '' })}
			defaultValue={defaultValue ?? ''}
			onValueChange={(next) => {
				setOwnText(next);
				onValueChange?.(next === '' ? null : next);
			}}
			ref={setInput}
			role="combobox"
			aria-autocomplete="none"
			aria-haspopup="listbox"
			aria-expanded={isOpen}
			aria-controls={isOpen ? listId : undefined}
			aria-activedescendant={isOpen && isTime(shown) ? `${listId}-${shown}` : undefined}
			onBlur={(event: FocusEvent<HTMLInputElement>) => {
				setIsOpen(false);
				onBlur?.(event);
			}}
			onKeyDown={handleKeyDown}
			kind={kind}
			end={
				!isLocked && (
					<>
						<EndButton
							type="button"
							tabIndex={-1}
							aria-label={messages.TimeField.open}
							title={messages.TimeField.open}
							// The focus stays where it is, and with it an on-screen keyboard that is closed.
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => (isOpen ? setIsOpen(false) : open())}
						>
							<Clock />
						</EndButton>
						{isOpen && (
							<TimeList
								id={listId}
								label={messages.TimeField.times(props.label)}
								times={timesOf(limits)}
								value={shown}
								anchor={box}
								onSelect={(time) => {
									write(time);
									setIsOpen(false);
								}}
								onDismiss={() => setIsOpen(false)}
							/>
						)}
					</>
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

const EndButton = styled.button`
	${innerButton}
`;
