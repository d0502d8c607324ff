import { durationOf } from '@kontor/german/calendar/appointmentTime';
import { formatDuration } from '@kontor/german/calendar/wallTime';
import { addDays } from '@kontor/german/date';
import { Checkbox } from '@kontor/ui/Checkbox';
import { DateField } from '@kontor/ui/DateField';
import { DateTimeField } from '@kontor/ui/DateTimeField';
import { Select } from '@kontor/ui/Select';
import type { CalendarLists } from '../../../data/calendar.ts';
import { type EditorErrors, type EditorValues, withAllDay, withDuration, withStart } from './editorValues.ts';
import { Pairs } from './KindFields.tsx';

/** Props of TimeFields. */
export interface TimeFieldsProps {
	idOf: (field: keyof EditorValues) => string;
	values: EditorValues;
	errors: EditorErrors;
	lists: CalendarLists;
	onChange: (change: Partial<EditorValues>) => void;
}

const lengths = [5, 10, 15, 20, 30, 45, 60, 75, 90, 120, 180, 240, 480];

/** When an appointment takes place: the end follows the start, the length follows both. */
export function TimeFields({ idOf, values, errors, lists, onChange }: TimeFieldsProps) {
	const { start, end, allDay } = values;
	const type = lists.types.find(({ lfdnr }) => lfdnr === values.type);
	const usual = type === undefined || type.minutes >= 1440 ? 30 : type.minutes;
	const minutes = durationOf({ start: start ?? '', end: end ?? '' });
	const reserve = [
		type?.before ? `${type.before} Min. Vorbereitung` : '',
		type?.after ? `${type.after} Min. Nachbereitung` : '',
	].filter(Boolean);
	const allDayBox = (
		<Checkbox
			label="Ganztägig"
			checked={allDay}
			onCheckedChange={(isWhole) => onChange(withAllDay(values, isWhole, usual))}
		/>
	);
	if (allDay) {
		return (
			<>
				<Pairs>
					<DateField
						id={idOf('start')}
						label="Erster Tag"
						isRequired
						isShorthandAllowed
						value={start?.slice(0, 10) ?? null}
						error={errors.start}
						onValueChange={(day) => onChange(withStart(values, day === null ? null : `${day}T00:00:00`))}
					/>
					<DateField
						id={idOf('end')}
						label="Letzter Tag"
						isRequired
						isShorthandAllowed
						value={end === null ? null : (addDays(end.slice(0, 10), -1) ?? end)}
						error={errors.end}
						onValueChange={(day) => {
							const after = day === null ? null : addDays(day, 1);
							onChange({ end: after === null ? day : `${after}T00:00:00` });
						}}
					/>
				</Pairs>
				{allDayBox}
			</>
		);
	}
	return (
		<>
			<Pairs>
				<DateTimeField
					id={idOf('start')}
					label="Beginn"
					isRequired
					value={start}
					error={errors.start}
					onValueChange={(value) => onChange(withStart(values, value))}
				/>
				<DateTimeField
					id={idOf('end')}
					label="Ende"
					isRequired
					value={end}
					error={errors.end}
					onValueChange={(value) => onChange({ end: value })}
				/>
				<Select
					label="Dauer"
					placeholder={minutes > 0 && !lengths.includes(minutes) ? formatDuration(minutes) : null}
					hint={reserve.length > 0 ? `Dazu ${reserve.join(', ')}` : undefined}
					value={lengths.includes(minutes) ? String(minutes) : ''}
					options={lengths.map((length) => ({ value: String(length), label: formatDuration(length) }))}
					onValueChange={(value) => value !== '' && onChange(withDuration(values, Number(value)))}
				/>
			</Pairs>
			{allDayBox}
		</>
	);
}
