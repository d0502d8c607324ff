import type { KeyboardEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { below } from '../theme/ThemeProvider.tsx';

/** Props of CalendarPopup. */
export interface CalendarPopupProps extends CalendarProps {
	id: string;
	/** Names the dialog. */
	label: string;
	anchor: RefObject<HTMLElement | null>;
	/** Escape: the focus goes back. */
	onClose: () => void;
	/** A press beside: the focus goes where it was pressed. */
	onDismiss: () => void;
}

const stops = 'button:not([disabled]), select, [tabindex="0"]';

/** The calendar beside its field, on a phone at the bottom of the screen; loaded only when it is opened. */
export function CalendarPopup({ id, label, anchor, onClose, onDismiss, ...calendar }: CalendarPopupProps) {
	function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
		// The keys are for the calendar, not for the field or a dialog around it.
		event.stopPropagation();
		if (event.key === 'Escape') {
			event.preventDefault();
			onClose();
		}
		if (event.key === 'Tab') {
			const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
			if (document.activeElement !== (event.shiftKey ? all[0] : all.at(-1))) return;
			event.preventDefault();
			(event.shiftKey ? all.at(-1) : all[0])?.focus();
		}
	}

	return (
		<Surface
			id={id}
			anchor={anchor}
			onDismiss={onDismiss}
			role="dialog"
			aria-modal="true"
			aria-label={label}
			onKeyDown={handleKeyDown}
		>
			<Calendar {...calendar} isFocused />
		</Surface>
	);
}

const Surface = styled(Popup)`
	padding: var(--k-space-3);

	${below.sm} {
		inset: auto 0 0 !important;
		width: 100%;
		max-width: none;
		max-height: 100dvh !important;
		padding: var(--k-space-4);
		padding-bottom: max(var(--k-space-4), env(safe-area-inset-bottom));
		border-width: var(--k-border-width) 0 0;
		border-radius: var(--k-radius-large) var(--k-radius-large) 0 0;

		> div {
			margin-inline: auto;
		}

		&::backdrop {
			background: var(--k-color-scrim);
		}
	}
`;
