import { defaultTime, nearestTime } from '@kontor/german/time';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Popup, popupRow } from '../Popup/Popup.tsx';
import { below } from '../theme/ThemeProvider.tsx';

/** Props of TimeList. */
export interface TimeListProps {
	id: string;
	/** Names the list. */
	label: string;
	times: readonly string[];
	/** The time of the field, '' for none. */
	value: string;
	anchor: RefObject<HTMLElement | null>;
	onSelect: (time: string) => void;
	onDismiss: () => void;
}

/** The times beside their field, on a phone at the bottom of the screen; the focus stays in the field. */
export function TimeList({ id, label, times, value, anchor, onSelect, onDismiss }: TimeListProps) {
	const list = useRef<HTMLDivElement>(null);
	const current = nearestTime(times, value === '' ? defaultTime : value);

	useEffect(() => {
		const popup = list.current;
		const row = current === null ? null : popup?.querySelector<HTMLElement>(`[data-time="${current}"]`);
		if (!popup || !row) return;
		popup.scrollTop += row.getBoundingClientRect().top - popup.getBoundingClientRect().top - popup.clientHeight / 3;
	}, [current]);

	return (
		<Surface
			ref={list}
			id={id}
			anchor={anchor}
			onDismiss={onDismiss}
			role="listbox"
			aria-label={label}
			// Focus and on-screen keyboard stay as they are.
			onMouseDown={(event) => event.preventDefault()}
		>
			{times.map((time) => (
				<Row
					key={time}
					id={`${id}-${time}`}
					role="option"
					aria-selected={time === value}
					data-active={time === current || undefined}
					data-time={time}
					data-hour={time.endsWith(':00') || undefined}
					onClick={() => onSelect(time)}
				>
					{time}
				</Row>
			))}
		</Surface>
	);
}

const Surface = styled(Popup)`
	min-width: 7rem;
	max-height: 18rem !important;
	font-variant-numeric: tabular-nums;

	${below.sm} {
		inset: auto 0 0 !important;
		width: 100%;
		max-width: none;
		max-height: 60dvh !important;
		padding-bottom: max(var(--k-space-2), env(safe-area-inset-bottom));
		border-width: var(--k-border-width) 0 0;
		border-radius: var(--k-radius-large) var(--k-radius-large) 0 0;
		text-align: center;

		&::backdrop {
			background: var(--k-color-scrim);
			/* A press beside closes the list; it must not press what is behind as well. */
			pointer-events: auto;
		}
	}
`;

const Row = styled.div`
	${popupRow}
	color: var(--k-color-text-muted);

	&[data-hour] {
		color: var(--k-color-text);
		font-weight: var(--k-font-weight-medium);
	}

	&:hover {
		background: var(--k-color-surface-hover);
	}

	&[data-active] {
		color: var(--k-color-text);
	}

	&[aria-selected='true'] {
		background: var(--k-color-primary);
		color: var(--k-color-on-primary);
	}

	${below.sm} {
		justify-content: center;
	}

	@media (forced-colors: active) {
		&[aria-selected='true'] {
			forced-color-adjust: none;
			background: Highlight;
			color: HighlightText;
		}
	}
`;
