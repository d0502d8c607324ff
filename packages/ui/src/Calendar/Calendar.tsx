import { type CalendarDate, endOfWeek, GregorianCalendar, parseDate, startOfWeek } from '@internationalized/date';
import {
	checkDate,
	type DateLimits,
	dateOfParts,
	daysInMonth,
	formatGermanDate,
	isCalendarDate,
	monthName,
	partsOf,
	weekdayName,
} from '@kontor/german/date';
import { weeksOfMonth } from '@kontor/german/dateMonth';
import { viennaToday } from '@kontor/german/dateTime';
import { holidayName } from '@kontor/german/holidays';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Choice, Choices, Day, Foot, Grid, Head, Sheet, WeekCell, WeekdayCell } from './Calendar.styles.ts';

/** From one day to another, both `YYYY-MM-DD` and both in it. */
export interface DateSpan {
	from: string;
	to: string;
}

/** Props of Calendar; all days are `YYYY-MM-DD`. */
export interface CalendarProps extends DateLimits {
	/** The chosen day, or null. */
	value: string | null;
	onSelect: (date: string) => void;
	/** Today in Vienna by default. */
	today?: string | undefined;
	/** The day the calendar opens at without a value, such as 1960-01-01 for birth dates; today is not offered then. */
	opensAt?: string | undefined;
	/** Days to tint from end to end, such as the span the chosen day is a bound of. */
	span?: DateSpan | undefined;
	/** The day takes the focus at once, as in a dialog that opens. */
	isFocused?: boolean;
}

/** Months and years around today offered for a quick choice where there are no bounds. */
const yearsBack = 110;
const yearsAhead = 20;

const locale = 'de-AT';
/** What texts can name. */
const firstDay = '1000-01-01';
const lastDay = '9999-12-31';

/**
 * A month to choose a day from: Monday first, with week numbers and the Austrian public holidays by name. Arrows move by
 * days and weeks, Home and End within the week, PageUp and PageDown by months, with Shift by years.
 */
export function Calendar({ value, onSelect, min, max, today, opensAt, span, isFocused = false }: CalendarProps) {
	const [now] = useState(() => today ?? viennaToday(Date.now()));
	const limits = { min, max };
	const state = useCalendarState({
		locale,
		createCalendar,
		firstDayOfWeek: 'mon',
		value: value !== null && isCalendarDate(value) ? parseDate(value) : null,
		onChange: (day: CalendarDate | null) => day !== null && onSelect(day.toString()),
		defaultFocusedValue: parseDate(value !== null && isCalendarDate(value) ? value : (opensAt ?? now)),
		minValue: dayOr(min, firstDay),
		maxValue: dayOr(max, lastDay),
		autoFocus: isFocused,
	});
	const focused = state.focusedDate.toString();
	const grid = useRef<HTMLTableElement>(null);
	const shown = state.focusedDate;
	const title = `${monthName(shown.month)} ${shown.year}`;
	const holiday = holidayName(focused);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
	useEffect(() => {
		if (state.isFocused) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
	}, [focused, state.isFocused]);

	function showMonth(year: number, month: number) {
		state.setFocusedDate(parseDate(dateOfParts({ year, month, day: Math.min(shown.day, daysInMonth(year, month)) })));
	}

	function choose(date: string) {
		if (checkDate(date, limits) !== null) return;
		state.setFocusedDate(parseDate(date));
		state.selectDate(parseDate(date));
	}

	function handleKeyDown(event: KeyboardEvent) {
		const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key];
		if (move === undefined) return;
		event.preventDefault();
		move(state, event.shiftKey);
	}

	function handleClick(event: MouseEvent) {
		const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-date]') : null;
		if (cell?.dataset.date) choose(cell.dataset.date);
	}

	// A press gives the focus to its day, which becomes the stop only once it is chosen.
	function handleFocus({ target }: FocusEvent<HTMLElement>) {
		if (target.tabIndex === 0) state.setFocused(true);
	}

	return (
		<Sheet>
			<Head>
				<Button
					variant="quiet"
					size="compact"
					icon={<ChevronLeft />}
					label={messages.Calendar.previous}
					disabled={state.isPreviousVisibleRangeInvalid()}
					onClick={() => state.focusPreviousPage()}
				/>
				<Choices>
					<Choice
						aria-label={messages.Calendar.month}
						value={shown.month}
						onChange={(event) => showMonth(shown.year, Number(event.target.value))}
					>
						{Array.from({ length: 12 }, (_, index) => index + 1).map((month) => (
							<option
								key={month}
								value={month}
								disabled={isMonthBeyond(dateOfParts({ year: shown.year, month, day: 1 }), limits)}
							>
								{monthName(month)}
							</option>
						))}
					</Choice>
					<Choice
						aria-label={messages.Calendar.year}
						value={shown.year}
						onChange={(event) => showMonth(Number(event.target.value), shown.month)}
					>
						{yearsOf(shown.year, now, limits).map((year) => (
							<option key={year}>{year}</option>
						))}
					</Choice>
				</Choices>
				<Button
					variant="quiet"
					size="compact"
					icon={<ChevronRight />}
					label={messages.Calendar.next}
					disabled={state.isNextVisibleRangeInvalid()}
					onClick={() => state.focusNextPage()}
				/>
			</Head>
			<VisuallyHidden role="status">{title}</VisuallyHidden>
			<Grid
				ref={grid}
				role="grid"
				aria-label={title}
				onKeyDown={handleKeyDown}
				onClick={handleClick}
				onFocus={handleFocus}
				onBlur={() => state.setFocused(false)}
			>
				<thead>
					<tr>
						<WeekdayCell scope="col">{messages.Calendar.week}</WeekdayCell>
						{weeksOfMonth('2024-01-01')[0]?.days.map((day) => (
							<WeekdayCell key={day} scope="col" abbr={weekdayName(day ?? '')}>
								{weekdayName(day ?? '').slice(0, 2)}
							</WeekdayCell>
						))}
					</tr>
				</thead>
				<tbody>
					{weeksOfMonth(focused).map(({ week = 0, days }) => (
						<tr key={days.join()}>
							<WeekCell scope="row" aria-label={messages.Calendar.weekOf(week)}>
								{week}
							</WeekCell>
							{days.map((day, column) =>
								day === null ? (
									// biome-ignore lint/suspicious/noArrayIndexKey: there is no day to name it by
									<td key={column} />
								) : (
									<DayCell
										key={day}
										day={day}
										isSelected={day === value}
										isStop={day === focused}
										isOutside={day.slice(0, 7) !== focused.slice(0, 7)}
										isToday={day === now}
										isDisabled={checkDate(day, limits) !== null}
										range={rangeOf(day, span)}
									/>
								),
							)}
						</tr>
					))}
				</tbody>
			</Grid>
			<Foot>
				<p>{holiday}</p>
				{opensAt === undefined && (
					<Button variant="quiet" size="compact" disabled={checkDate(now, limits) !== null} onClick={() => choose(now)}>
						{messages.Calendar.today}
					</Button>
				)}
			</Foot>
		</Sheet>
	);
}

/**
 * What the keys of the grid do (WAI-ARIA APG, date picker dialog), with Shift or without. Home and End go to Monday and
 * Sunday; those of React Aria go to the ends of the month.
 */
const moves: Readonly<Record<string, (state: CalendarState, isShift: boolean) => void>> = {
	ArrowLeft: (state) => state.focusPreviousDay(),
	ArrowRight: (state) => state.focusNextDay(),
	ArrowUp: (state) => state.focusPreviousRow(),
	ArrowDown: (state) => state.focusNextRow(),
	Home: (state) => state.setFocusedDate(startOfWeek(state.focusedDate, locale, 'mon')),
	End: (state) => state.setFocusedDate(endOfWeek(state.focusedDate, locale, 'mon')),
	PageUp: (state, isShift) => state.focusPreviousSection(isShift),
	PageDown: (state, isShift) => state.focusNextSection(isShift),
	Enter: (state) => state.selectFocusedDate(),
	' ': (state) => state.selectFocusedDate(),
};

function dayOr(text: string | undefined, otherwise: string): CalendarDate {
	return parseDate(text !== undefined && isCalendarDate(text) ? text : otherwise);
}

function createCalendar() {
	return new GregorianCalendar();
}

interface DayCellProps {
	day: string;
	isSelected: boolean;
	isStop: boolean;
	isOutside: boolean;
	isToday: boolean;
	isDisabled: boolean;
	range: 'start' | 'end' | 'inside' | undefined;
}

function DayCell({ day, isSelected, isStop, isOutside, isToday, isDisabled, range }: DayCellProps) {
	const holiday = holidayName(day);
	const name = [`${weekdayName(day)}, ${formatGermanDate(day, 'long')}`, isToday && messages.Calendar.isToday, holiday];
	return (
		<Day
			role="gridcell"
			tabIndex={isStop ? 0 : -1}
			aria-label={name.filter(Boolean).join(', ')}
			aria-selected={isSelected}
			aria-current={isToday ? 'date' : undefined}
			aria-disabled={isDisabled || undefined}
			title={holiday ?? undefined}
			data-date={day}
			data-outside={isOutside || undefined}
			data-holiday={holiday !== null || undefined}
			data-range={range}
		>
			{Number(day.slice(8))}
		</Day>
	);
}

function rangeOf(day: string, span: DateSpan | undefined): DayCellProps['range'] {
	if (!span || span.from >= span.to || day < span.from || day > span.to) return undefined;
	if (day === span.from) return 'start';
	return day === span.to ? 'end' : 'inside';
}

/** Whether no day of the month of a day is allowed. */
function isMonthBeyond(date: string, { min, max }: DateLimits): boolean {
	const month = date.slice(0, 7);
	return (min !== undefined && month < min.slice(0, 7)) || (max !== undefined && month > max.slice(0, 7));
}

function yearsOf(shown: number, today: string, { min, max }: DateLimits): number[] {
	const now = partsOf(today)?.year ?? shown;
	const first = Math.min(shown, min === undefined ? now - yearsBack : Number(min.slice(0, 4)));
	const last = Math.max(shown, max === undefined ? now + yearsAhead : Number(max.slice(0, 4)));
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
