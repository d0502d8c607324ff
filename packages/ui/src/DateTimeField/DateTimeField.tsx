import type { DateLimits } from '@kontor/german/date';
import type { TimeLimits } from '@kontor/german/time';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { DateTimeDialogProps } from '../DateTimeDialog/DateTimeDialog.tsx';
import { type FieldProps, innerButton, setNativeValue, useInnerRef } from '../Field/Field.tsx';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { messages } from '../messages/messages.ts';
import { dateTimeKind, dateTimeOddity, dateTimeOf, textOf } from './dateTimeKind.ts';

export { type DateTimeRules, dateTimeError } from './dateTimeKind.ts';

/** Props of DateTimeField; values are wall clock texts `YYYY-MM-DDTHH:mm:00` without zone, a whole day is `YYYY-MM-DD`. */
export interface DateTimeFieldProps
	extends FieldProps,
		Omit<TypedFieldProps, 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'step'> {
	/** Null for none, or the text as typed where it stands for none, which `dateTimeError` refuses. */
	value?: string | null | undefined;
	defaultValue?: string | null | undefined;
	onValueChange?: ((value: string | null) => void) | undefined;
	/** Also `15.07.2026 (ganztägig)`. */
	isAllDayAllowed?: boolean;
	/** What the dialog offers. */
	dates?: DateLimits;
	times?: TimeLimits;
	/** Today in Vienna by default. */
	today?: string | undefined;
}

/**
 * A day with a time in one line, typed as `15.7.2026 9:30` or chosen in a dialog (Alt and arrow down). What is neither stays
 * as typed, is an error, and reaches the owner as it is: `rules={{ validate: (value) => dateTimeError(value) }}`.
 */
export function DateTimeField({
	value,
	defaultValue,
	onValueChange,
	isAllDayAllowed = false,
	dates,
	times,
	today,
	ref,
	onKeyDown,
	warning,
	...props
}: DateTimeFieldProps) {
	const [input, setInput] = useInnerRef(ref);
	const [Dialog, setDialog] = useState<ComponentType<DateTimeDialogProps> | null>(null);
	const [isOpen, setIsOpen] = useState(false);
	const [isBroken, setIsBroken] = useState(false);
	const kind = dateTimeKind({ isAllDayAllowed });
	const isLocked = props.readOnly || props.disabled;

	async function open() {
		// Focus returns to the line from wherever the dialog was opened.
		input.current?.focus();
		try {
			const { DateTimeDialog } = await loadDialog();
			setDialog(() => DateTimeDialog);
			setIsOpen(true);
		} catch {
			setIsBroken(true);
		}
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		onKeyDown?.(event);
		if (event.defaultPrevented || isLocked || event.key !== 'ArrowDown' || !event.altKey) return;
		event.preventDefault();
		void open();
	}

	return (
		<>
			<Figures
				inputMode="text"
				autoComplete="off"
				{...props}
				{...(value === undefined ? {} : { value: value ?? '' })}
				defaultValue={defaultValue ?? ''}
				onValueChange={(next) => onValueChange?.(next === '' ? null : next)}
				warning={warning ?? (isBroken ? messages.DateTimeField.failed : undefined)}
				ref={setInput}
				aria-keyshortcuts="Alt+ArrowDown"
				onKeyDown={handleKeyDown}
				kind={kind}
				warn={(next) => dateTimeOddity(dateTimeOf(next))}
				end={
					!isLocked && (
						<EndButton
							type="button"
							tabIndex={-1}
							aria-label={messages.DateTimeField.open}
							title={messages.DateTimeField.openByKey}
							aria-haspopup="dialog"
							onPointerEnter={() => void loadDialog().catch(ignore)}
							onClick={() => void open()}
						>
							<CalendarClock />
						</EndButton>
					)
				}
			/>
			{Dialog && (
				<Dialog
					isOpen={isOpen}
					title={props.label}
					value={dateTimeOf(kind.read(input.current?.value ?? ''))}
					isAllDayAllowed={isAllDayAllowed}
					{...(dates === undefined ? {} : { dates })}
					{...(times === undefined ? {} : { times })}
					today={today}
					onTake={(taken) => {
						setIsOpen(false);
						if (input.current) setNativeValue(input.current, kind.show(textOf(taken)));
					}}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</>
	);
}

function loadDialog() {
	return import('../DateTimeDialog/DateTimeDialog.tsx');
}

function ignore() {}

const Figures = styled(TypedField)`
	input {
		font-variant-numeric: tabular-nums;
	}
`;

const EndButton = styled.button`
	${innerButton}
`;
