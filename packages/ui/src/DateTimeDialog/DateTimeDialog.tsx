import { type DateLimits, formatGermanDate, weekdayName } from '@kontor/german/date';
import { checkDateTime, type DateTimeValue, shownTime } from '@kontor/german/dateTimeValue';
import { defaultTime, nearestTime, type TimeLimits, timesOf } from '@kontor/german/time';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../Calendar/Calendar.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { dateError } from '../DateField/dateKind.ts';
import { dateTimeOddity } from '../DateTimeField/dateTimeKind.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { messages } from '../messages/messages.ts';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TimeField, timeError } from '../TimeField/TimeField.tsx';
import { TimeGrid } from './TimeGrid.tsx';

/** Props of DateTimeDialog. */
export interface DateTimeDialogProps {
	isOpen: boolean;
	title: string;
	/** What is chosen when it opens; `noDateTime` for nothing. */
	value: DateTimeValue;
	/** "Übernehmen" with a value that is right; the owner closes the dialog. */
	onTake: (value: DateTimeValue) => void;
	onClose: () => void;
	dates?: DateLimits;
	times?: TimeLimits;
	/** Offers whole days. */
	isAllDayAllowed?: boolean;
	/** Today in Vienna by default. */
	today?: string | undefined;
}

type Tab = 'date' | 'time';

/**
 * A day and a time on two tabs; choosing the day leads to the time unless the day is a whole one. The time starts at 08:00.
 * Load it lazily where it is not the first thing seen.
 */
export function DateTimeDialog(props: DateTimeDialogProps) {
	// A dialog that opens again starts from the value of its owner.
	return props.isOpen ? <Opened {...props} /> : null;
}

function Opened({
	title,
	value,
	onTake,
	onClose,
	dates,
	times = {},
	isAllDayAllowed = false,
	today,
}: DateTimeDialogProps) {
	const [draft, setDraft] = useState<DateTimeValue>({
		...value,
		time: value.time ?? nearestTime(timesOf(times), defaultTime),
	});
	const [tab, setTab] = useState<Tab>('date');
	const [error, setError] = useState<string>();

	function change(part: Partial<DateTimeValue>) {
		setDraft((before) => ({ ...before, ...part }));
		setError(undefined);
	}

	function take() {
		const problem = checkDateTime(draft);
		const sentence =
			(problem === null ? undefined : messages.DateTimeDialog.problem[problem]) ??
			dateError(draft.date, dates) ??
			(draft.isAllDay ? undefined : timeError(draft.time, times));
		if (sentence === undefined) return onTake(draft.isAllDay ? { ...draft, time: null } : draft);
		setError(sentence);
		setTab(dateError(draft.date, { ...dates, isRequired: true }) === undefined ? 'time' : 'date');
	}

	return (
		<Dialog
			isOpen
			size="sm"
			title={title}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{messages.Dialog.cancel}</Button>
					<Button variant="primary" onClick={take}>
						{messages.DateTimeDialog.take}
					</Button>
				</>
			}
		>
			<Chosen aria-live="polite">
				<strong>{longDay(draft.date)}</strong>
				<span>
					{shownTime(draft)}
					{draft.isAllDay && ` ${messages.DateTimeDialog.allDayShown}`}
				</span>
			</Chosen>
			{isAllDayAllowed && (
				<Checkbox
					label={messages.DateTimeDialog.allDay}
					checked={draft.isAllDay}
					onCheckedChange={(isAllDay) => {
						change({ isAllDay });
						if (isAllDay) setTab('date');
					}}
				/>
			)}
			<Tabs
				label={messages.DateTimeDialog.tabs}
				selectedKey={tab}
				onSelect={(key) => setTab(key === 'time' ? 'time' : 'date')}
				tabs={[
					{
						key: 'date',
						label: messages.DateTimeDialog.date,
						content: (
							<Middle>
								<Calendar
									{...dates}
									value={draft.date}
									today={today}
									isFocused={draft.date === null}
									onSelect={(date) => {
										change({ date });
										if (!draft.isAllDay) setTab('time');
									}}
								/>
							</Middle>
						),
					},
					{
						key: 'time',
						label: messages.DateTimeDialog.time,
						isDisabled: draft.isAllDay,
						content: (
							<Middle>
								<div>
									<TimeField
										{...times}
										label={messages.DateTimeDialog.clock}
										value={draft.time}
										warning={dateTimeOddity(draft)}
										onValueChange={(time) => change({ time })}
									/>
									<TimeGrid {...times} value={draft.time} onSelect={(time) => change({ time })} />
								</div>
							</Middle>
						),
					},
				]}
			/>
			<Problem role="alert">
				{error && (
					<>
						<CircleAlert />
						{error}
					</>
				)}
			</Problem>
		</Dialog>
	);
}

function longDay(date: string | null): string {
	const day = formatGermanDate(date ?? '', 'long');
	return day === '' ? messages.DateTimeDialog.nothing : `${weekdayName(date ?? '')}, ${day}`;
}

const Chosen = styled.p`
	display: flex;
	flex-wrap: wrap;
	justify-content: space-between;
	gap: 0 var(--k-space-3);
	margin-bottom: var(--k-space-3);
	padding: var(--k-space-2) var(--k-space-3);
	border-radius: var(--k-radius);
	background: var(--k-color-surface-sunken);
	font-variant-numeric: tabular-nums;

	strong {
		font-weight: var(--k-font-weight-strong);
	}
`;

/** As high as the longest month, so that neither tab nor month moves the buttons. */
const Middle = styled.div`
	display: grid;
	justify-content: center;
	align-content: start;
	min-height: 23.5rem;
	padding-top: var(--k-space-2);

	> div {
		width: min(18rem, 100%);
		min-width: min(18rem, 100%);
	}
`;

const Problem = styled.p`
	display: flex;
	gap: var(--k-space-1);
	min-height: var(--k-line-height-sm);
	color: var(--k-color-error-text);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
`;
