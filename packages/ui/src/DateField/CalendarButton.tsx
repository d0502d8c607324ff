import type { DateLimits } from '@kontor/german/date';
import CalendarIcon from 'lucide-react/icons/calendar';
import { type ComponentType, type RefObject, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DateSpan } from '../Calendar/Calendar.tsx';
import { innerButton } from '../Field/Field.tsx';
import { messages } from '../messages/messages.ts';
import type { CalendarPopupProps } from './CalendarPopup.tsx';

/** Props of CalendarButton. */
export interface CalendarButtonProps extends DateLimits {
	/** A press on it opens the calendar, also one from code. */
	buttonRef: RefObject<HTMLButtonElement | null>;
	/** Of the field the calendar belongs to. */
	label: string;
	/** Reads the chosen day when the calendar opens. */
	readValue: () => string | null;
	onSelect: (date: string) => void;
	onFail: () => void;
	today?: string | undefined;
	opensAt?: string | undefined;
	span?: DateSpan | undefined;
}

type Opened = { Popup: ComponentType<CalendarPopupProps>; value: string | null };

/** The button inside a date field and the calendar it opens; focus returns to where it was before. */
export function CalendarButton({ buttonRef, label, readValue, onSelect, onFail, ...calendar }: CalendarButtonProps) {
	const [opened, setOpened] = useState<Opened | null>(null);
	const before = useRef<Element | null>(null);
	const box = useRef<HTMLElement | null>(null);
	const id = useId();

	async function toggle() {
		if (opened) return setOpened(null);
		before.current = document.activeElement === document.body ? buttonRef.current : document.activeElement;
		box.current = buttonRef.current?.parentElement ?? null;
		try {
			const { CalendarPopup: Popup } = await loadPopup();
			if (buttonRef.current) setOpened({ Popup, value: readValue() });
		} catch {
			onFail();
		}
	}

	function close() {
		setOpened(null);
		if (before.current instanceof HTMLElement) before.current.focus();
	}

	return (
		<>
			<EndButton
				ref={buttonRef}
				type="button"
				// Alt and arrow down open it from the input; a second stop in each field would slow down who types.
				tabIndex={-1}
				aria-label={messages.DateField.open}
				title={messages.DateField.openByKey}
				aria-haspopup="dialog"
				aria-expanded={opened !== null}
				aria-controls={opened ? id : undefined}
				// Loaded before the press that is about to come.
				onPointerEnter={() => void loadPopup().catch(ignore)}
				onClick={() => void toggle()}
			>
				<CalendarIcon />
			</EndButton>
			{opened && (
				<opened.Popup
					{...calendar}
					id={id}
					label={messages.DateField.calendarOf(label)}
					anchor={box}
					value={opened.value}
					onSelect={(date) => {
						close();
						onSelect(date);
					}}
					onClose={close}
					onDismiss={() => setOpened(null)}
				/>
			)}
		</>
	);
}

function loadPopup() {
	return import('./CalendarPopup.tsx');
}

function ignore() {}

const EndButton = styled.button`
	${innerButton}
`;
