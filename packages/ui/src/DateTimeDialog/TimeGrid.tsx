import { nearestTime, type TimeLimits, timesOf } from '@kontor/german/time';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages/messages.ts';

/** Props of TimeGrid; times are `HH:mm`. */
interface TimeGridProps extends TimeLimits {
	/** The chosen time, or null. */
	value: string | null;
	onSelect: (time: string) => void;
}

const columns = 6;

/** A time in two presses: the hour, then the minute in steps of five. Arrows move within each. */
export function TimeGrid({ value, onSelect, ...limits }: TimeGridProps) {
	const group = useRef<HTMLDivElement>(null);
	const times = timesOf(limits);
	const [hour = '', minute = ''] = (value ?? '').split(':');
	const hours = Array.from({ length: 24 }, (_, index) => String(index).padStart(2, '0'));
	const minutes = timesOf({ min: '00:00', max: '00:59', step: limits.step }).map((time) => time.slice(3));

	useEffect(() => {
		// The day was chosen a moment ago; the hour is what comes next.
		group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
	}, []);

	function chooseHour(next: string) {
		const ofHour = times.filter((time) => time.startsWith(next));
		const wanted = `${next}:${minute || '00'}`;
		const time = ofHour.includes(wanted) ? wanted : nearestTime(ofHour, wanted);
		if (time !== null) onSelect(time);
	}

	return (
		<div ref={group}>
			<Choices
				label={messages.DateTimeDialog.hours}
				entries={hours}
				chosen={hour}
				isOffered={(entry) => times.some((time) => time.startsWith(entry))}
				onChoose={chooseHour}
			/>
			<Choices
				label={messages.DateTimeDialog.minutes}
				entries={minutes}
				chosen={minute}
				isOffered={(entry) => times.includes(`${hour || '08'}:${entry}`)}
				onChoose={(entry) => onSelect(`${hour || '08'}:${entry}`)}
			/>
		</div>
	);
}

interface ChoicesProps {
	label: string;
	entries: readonly string[];
	chosen: string;
	isOffered: (entry: string) => boolean;
	onChoose: (entry: string) => void;
}

function Choices({ label, entries, chosen, isOffered, onChoose }: ChoicesProps) {
	const offered = entries.filter(isOffered);
	const stop = offered.includes(chosen) ? chosen : offered[0];

	function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
		const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
		const index = buttons.findIndex((button) => button.matches(':focus'));
		const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
		if (step === undefined || index < 0) return;
		event.preventDefault();
		const ahead = buttons.filter(
			(button, at) => !button.disabled && (at - index) % step === 0 && (at - index) / step > 0,
		);
		(step > 0 ? ahead[0] : ahead.at(-1))?.focus();
	}

	return (
		<Group role="group" aria-label={label} onKeyDown={handleKeyDown}>
			<Title aria-hidden="true">{label}</Title>
			<Grid>
				{entries.map((entry) => (
					<Entry
						key={entry}
						type="button"
						tabIndex={entry === stop ? 0 : -1}
						aria-pressed={entry === chosen}
						disabled={!isOffered(entry)}
						onClick={() => onChoose(entry)}
					>
						{entry}
					</Entry>
				))}
			</Grid>
		</Group>
	);
}

const Group = styled.div`
	margin-top: var(--k-space-3);
`;

const Title = styled.p`
	margin-bottom: var(--k-space-1);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);
`;

const Grid = styled.div`
	display: grid;
	grid-template-columns: repeat(6, minmax(0, 1fr));
	gap: var(--k-space-half);
`;

const Entry = styled.button`
	min-height: max(2rem, var(--k-control-height-compact));
	padding: 0;
	border: 0;
	border-radius: var(--k-radius-small);
	background: none;
	color: var(--k-color-text);
	font: inherit;
	font-variant-numeric: tabular-nums;
	cursor: pointer;

	&:hover:not(:disabled) {
		background: var(--k-color-surface-hover);
	}

	&[aria-pressed='true'] {
		background: var(--k-color-primary);
		color: var(--k-color-on-primary);
		font-weight: var(--k-font-weight-strong);
	}

	&:disabled {
		color: var(--k-color-text-disabled);
		cursor: not-allowed;
	}

	@media (forced-colors: active) {
		&[aria-pressed='true'] {
			forced-color-adjust: none;
			background: Highlight;
			color: HighlightText;
		}
	}
`;
