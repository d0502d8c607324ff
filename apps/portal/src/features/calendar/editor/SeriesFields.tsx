import type { Model } from '@kontor/api-client/types';
import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { frequencies, holidayRules, monthRules, skipsMonths } from '@kontor/german/calendar/recurrence';
import { formatGermanDate, weekdayName, weekdayOf } from '@kontor/german/date';
import { weeksOfMonth } from '@kontor/german/dateMonth';
import { Badge } from '@kontor/ui/Badge';
import { Banner } from '@kontor/ui/Banner';
import { CheckboxGroup } from '@kontor/ui/CheckboxGroup';
import { DateField } from '@kontor/ui/DateField';
import { Select } from '@kontor/ui/Select';
import { styled } from 'styled-components';
import type { Recurrence } from '../../../data/calendar.ts';
import { takenInWords } from '../view/takenInWords.ts';
import { type EditorValues, usualRule } from './editorValues.ts';
import { Pairs } from './KindFields.tsx';

/** Props of SeriesFields. */
export interface SeriesFieldsProps {
	values: EditorValues;
	/** The appointments as they would be made. */
	preview: Model<'SerialPreview'> | null;
	error: string | undefined;
	onChange: (change: Partial<EditorValues>) => void;
}

const frequencyNames = { daily: 'täglich', weekly: 'wöchentlich', monthly: 'monatlich', yearly: 'jährlich' } as const;
const units = {
	daily: ['jeden Tag', 'Tage'],
	weekly: ['jede Woche', 'Wochen'],
	monthly: ['jeden Monat', 'Monate'],
	yearly: ['jedes Jahr', 'Jahre'],
} as const;
const holidayNames = {
	skip: 'auslassen',
	nextWorkday: 'auf den nächsten Werktag verschieben',
	keep: 'trotzdem stattfinden lassen',
} as const;
const notes = {
	holiday: 'entfällt',
	moved: 'verschoben',
	conflict: 'belegt',
	shifted: 'auf freie Zeit verschoben',
	timeSkipped: 'entfällt: diese Uhrzeit gibt es wegen der Zeitumstellung nicht',
} as const;
const weekdays = weeksOfMonth('2024-01-01')[0]?.days.map((day) => day ?? '') ?? [];

/** How an appointment comes back, and the list of what would be made. */
export function SeriesFields({ values, preview, error, onChange }: SeriesFieldsProps) {
	const { rule } = values;
	const firstDay = values.start?.slice(0, 10) ?? '';

	function change(part: Partial<Recurrence>): void {
		onChange({ rule: { ...(rule ?? usualRule), ...part } });
	}

	return (
		<Group aria-label="Serie">
			<Pairs>
				<Select
					label="Wiederholung"
					placeholder="keine"
					value={rule?.frequency ?? ''}
					error={error}
					options={frequencies.map((one) => ({ value: one, label: frequencyNames[one] }))}
					onValueChange={(value) => {
						const frequency = frequencies.find((one) => one === value);
						if (frequency === undefined) onChange({ rule: null, conflictResolution: 'none' });
						else change({ frequency });
					}}
				/>
				{rule !== null && (
					<Select
						label="Abstand"
						placeholder={null}
						value={String(rule.interval)}
						options={[1, 2, 3, 4, 6, 8, 12].map((interval) => ({
							value: String(interval),
							label: interval === 1 ? units[rule.frequency][0] : `alle ${interval} ${units[rule.frequency][1]}`,
						}))}
						onValueChange={(value) => change({ interval: Number(value) })}
					/>
				)}
			</Pairs>
			{rule?.frequency === 'weekly' && (
				<CheckboxGroup
					label="Wochentage"
					isInline
					options={weekdays.map((day, index) => ({ value: String(index + 1), label: weekdayName(day).slice(0, 2) }))}
					value={(rule.weekdays.length === 0 ? [weekdayOf(firstDay) ?? 1] : rule.weekdays).map(String)}
					onValueChange={(chosen) => change({ weekdays: chosen.map(Number) })}
				/>
			)}
			{rule !== null && (rule.frequency === 'monthly' || rule.frequency === 'yearly') && (
				<Select
					label="Tag"
					placeholder={null}
					value={rule.monthRule}
					options={monthRules.map((one) => ({ value: one, label: monthRuleInWords(one, rule, firstDay) }))}
					onValueChange={(value) => change({ monthRule: monthRules.find((one) => one === value) ?? 'day' })}
				/>
			)}
			{rule !== null && (
				<Pairs>
					<Select
						label="Endet"
						placeholder={null}
						value={rule.until === null ? String(rule.count) : ''}
						options={[
							...[2, 3, 4, 5, 6, 8, 10, 12, 20, 26, 52].map((count) => ({
								value: String(count),
								label: `nach ${count} Terminen`,
							})),
							{ value: '', label: 'an einem bestimmten Tag' },
						]}
						onValueChange={(value) =>
							change(value === '' ? { count: null, until: firstDay } : { count: Number(value), until: null })
						}
					/>
					{rule.until !== null && (
						<DateField
							label="Letzter Tag"
							isShorthandAllowed
							value={rule.until}
							onValueChange={(until) => change({ until: until ?? firstDay })}
						/>
					)}
					<Select
						label="An Feiertagen"
						placeholder={null}
						value={rule.holidays}
						options={holidayRules.map((one) => ({ value: one, label: holidayNames[one] }))}
						onValueChange={(value) => change({ holidays: holidayRules.find((one) => one === value) ?? 'skip' })}
					/>
					<Select
						label="Bei Konflikten"
						placeholder={null}
						value={values.conflictResolution}
						options={[
							{ value: 'none', label: 'nicht anlegen' },
							{ value: 'skip', label: 'diese Termine auslassen' },
							{ value: 'shift', label: 'auf die nächste freie Zeit verschieben' },
							...(values.conflictResolution === 'overbook' ? [{ value: 'overbook', label: 'überbuchen' }] : []),
						]}
						onValueChange={(value) =>
							onChange({ conflictResolution: value === 'skip' || value === 'shift' ? value : 'none' })
						}
					/>
				</Pairs>
			)}
			{preview !== null && <SerialDates preview={preview} />}
		</Group>
	);
}

function SerialDates({ preview }: { preview: Model<'SerialPreview'> }) {
	return (
		<>
			{preview.conflicts > 0 && (
				<Banner tone="warning">
					{preview.conflicts === 1 ? '1 Termin ist belegt.' : `${preview.conflicts} Termine sind belegt.`}
				</Banner>
			)}
			<Dates>
				{preview.dates.map(({ originalDay, start, end, note, holiday, conflicts }) => (
					<li key={originalDay} data-off={start === null || undefined}>
						<span>
							{start === null || end === null
								? `${weekdayName(originalDay).slice(0, 2)}, ${formatGermanDate(originalDay, 'long')}`
								: formatAppointmentTime({ start, end, allDay: false })}
						</span>
						{note !== null && <Badge>{holiday === null ? notes[note] : `${notes[note]}: ${holiday}`}</Badge>}
						{conflicts.length > 0 && <small>{takenInWords({ conflicts, free: [] })}</small>}
					</li>
				))}
			</Dates>
		</>
	);
}

function monthRuleInWords(monthRule: (typeof monthRules)[number], rule: Recurrence, firstDay: string): string {
	const day = Number(firstDay.slice(8));
	const name = weekdayName(firstDay);
	const isSkipping = skipsMonths({ ...rule, monthRule: 'day' }, firstDay);
	switch (monthRule) {
		case 'day':
			return isSkipping ? `am ${day}., Monate ohne ${day}. entfallen` : `am ${day}.`;
		case 'lastDay':
			return 'am letzten Tag';
		case 'weekday':
			return `am ${Math.floor((day - 1) / 7) + 1}. ${name}`;
		case 'lastWeekday':
			return `am letzten ${name}`;
	}
}

const Group = styled.section`
	display: grid;
	gap: var(--k-space-4);
	padding-block-start: var(--k-space-4);
	border-block-start: var(--k-border-width) solid var(--k-color-separator);
`;

const Dates = styled.ol`
	display: grid;
	gap: var(--k-space-1);
	margin: 0;
	padding: 0;
	list-style: none;
	font-variant-numeric: tabular-nums;

	li {
		display: flex;
		flex-wrap: wrap;
		gap: var(--k-space-2);
	}
	li[data-off] span:first-child {
		color: var(--k-color-text-muted);
		text-decoration: line-through;
	}
	small {
		flex-basis: 100%;
		color: var(--k-color-text-muted);
	}
`;
