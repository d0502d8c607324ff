import { daysBetween, shiftedDays } from '@kontor/domain/calendar/shiftedSeries';
import { wishedTimes } from '@kontor/domain/calendar/waiting';
import type { HolidayRule } from '@kontor/german/calendar/recurrence';
import { freeSlots, intersection, type Span } from '@kontor/german/calendar/slots';
import { DAY_MINUTES, dateTimeOfMinute, minuteOf } from '@kontor/german/calendar/wallTime';
import { sql } from 'kysely';
import type { Answer, Input, SessionContext } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { wallTime } from '../../database/localTime.ts';
import { startFieldRules } from '../../writes/fieldRules.ts';
import { busyTimes, openTimes } from '../appointmentConflicts.ts';
import { findWaiting, type WaitingEntry } from './waiting.ts';

const MOST = 10;
const DAYS_AHEAD = 13;
// A series may have hundreds of times; whoever waits wants one of the next.
const MOST_OF_SERIES = 30;
// Each look costs queries.
const MOST_LOOKS = 300;
// The bound of every series.
const MOST_ROWS = 366;

type FreeTime = Pick<Input<'proposeWaiting'>['body'], 'start' | 'end' | 'location' | 'resources'>;

/**
 * To whom a time could be given that has become free, from a moment `YYYY-MM-DDTHH:mm` on: who waits for a resource of
 * it, or for none in particular, at that location, on that day, and for no longer than it lasts. All that they need is
 * free then. Of a series that was given up or moved each gets the first time that suits.
 */
export async function proposeWaiting(
	{ db, session }: Pick<SessionContext, 'session'> & { readonly db: Db },
	{ serialNumber, movedTo, ...free }: Input<'proposeWaiting'>['body'],
	now: string,
): Promise<Answer<'proposeWaiting'>> {
	const [start, end] = [minuteOf(free.start), minuteOf(free.end)];
	const rules = startFieldRules();
	if (start === null) rules.refuse('body.start', 'dateInvalid');
	if (end === null) rules.refuse('body.end', 'dateInvalid');
	else if (start !== null && end <= start) rules.refuse('body.end', 'outOfRange');
	if (movedTo !== undefined && minuteOf(movedTo) === null) rules.refuse('body.movedTo', 'dateInvalid');
	rules.end();
	const from = Number(minuteOf(`${now}:00`));
	const times = serialNumber === undefined ? [free] : await timesGivenUp(db, session.firma, serialNumber, now);
	if (serialNumber !== undefined && movedTo !== undefined) {
		times.push(...(await timesLeft(db, session.firma, { serialNumber, movedTo, free }, now)));
		times.sort((one, other) => (one.start < other.start ? -1 : 1));
	}
	const found: Answer<'proposeWaiting'>[number][] = [];
	const offered = new Set<number>();
	let looks = 0;
	for (const time of times.slice(0, MOST_OF_SERIES)) {
		// What takes time is known for two weeks ahead.
		const begin = Math.max(Number(minuteOf(time.start)), from);
		const window = { start: begin, end: Math.min(Number(minuteOf(time.end)), begin + DAYS_AHEAD * DAY_MINUTES) };
		if (window.end <= window.start) continue;
		for (const entry of await suited(db, session, time)) {
			if (found.length >= MOST || looks >= MOST_LOOKS) return found;
			if (offered.has(entry.lfdnr)) continue;
			looks += 1;
			const resources = entry.resources.length > 0 ? entry.resources : time.resources;
			const slot = await slotFor(db, entry, window, resources);
			if (slot === null) continue;
			offered.add(entry.lfdnr);
			const [begins, ends] = [dateTimeOfMinute(slot.start) ?? '', dateTimeOfMinute(slot.end) ?? ''];
			found.push({ entry, start: begins, end: ends, resources: [...resources] });
		}
	}
	return found;
}

/** The next times of a series that take place no more. */
async function timesGivenUp(db: Db, firma: number, serialNumber: number, now: string): Promise<FreeTime[]> {
	const { rows } = await sql<FreeTime>`
		select ${wallTime(sql.ref('starts_at'))} as start, ${wallTime(sql.ref('ends_at'))} as end,
			location_lfdnr as location, array(select resource_lfdnr from appointment_resources
				where appointment_lfdnr = appointments.lfdnr order by 1 limit 20) as resources
		from appointments join calendar_states state on state.lfdnr = state_lfdnr
		where serial_number = ${serialNumber} and firma = ${firma} and ends_at > ${now}::timestamp
			and (deleted_at is not null or not state.blocks)
		order by starts_at, appointments.lfdnr limit ${MOST_OF_SERIES}`.execute(db);
	return rows;
}

/** The next times that a series has left which was moved; those with a time of their own have stayed. */
async function timesLeft(
	db: Db,
	firma: number,
	{ serialNumber, movedTo, free }: { serialNumber: number; movedTo: string; free: FreeTime },
	now: string,
): Promise<FreeTime[]> {
	const days = daysBetween(free.start, movedTo);
	const [start, length] = [Number(minuteOf(free.start)), Number(minuteOf(free.end)) - Number(minuteOf(free.start))];
	const shift = Number(minuteOf(movedTo)) - start - days * DAY_MINUTES;
	const { rows } = await sql<{ day: string; start: string; deviates: boolean; holidays: HolidayRule }>`
		select original_date::text as day, ${wallTime(sql.ref('starts_at'))} as start, deviates,
			rule->>'holidays' as holidays
		from appointments join appointment_series using (serial_number)
		where serial_number = ${serialNumber} and appointments.firma = ${firma} and deleted_at is null
		order by original_date, lfdnr limit ${MOST_ROWS}`.execute(db);
	const before = shiftedDays(
		rows.map(({ day }) => day),
		-days,
		rows[0]?.holidays ?? 'keep',
	);
	return rows.flatMap(({ start: place, deviates }, index) => {
		const day = before[index]?.day ?? null;
		const time = dateTimeOfMinute(Number(minuteOf(place)) - shift)?.slice(10);
		const begins = day === null || deviates ? null : minuteOf(`${day}${time}`);
		if (begins === null) return [];
		const end = dateTimeOfMinute(begins + length);
		return end === null || end <= `${now}:00` ? [] : [{ ...free, start: `${day}${time}`, end }];
	});
}

function suited(db: Db, session: SessionContext['session'], free: FreeTime): Promise<WaitingEntry[]> {
	return findWaiting(
		db,
		session,
		sql<boolean>`waiting.from_day <= ${free.end}::timestamp and (waiting.until_day is null or waiting.until_day >= ${free.start}::date)
			and (waiting.location_lfdnr is null or ${free.location}::int is null or waiting.location_lfdnr = ${free.location})
			and (not exists (select from calendar_waiting_resources where waiting_lfdnr = waiting.lfdnr) or exists (
				select from calendar_waiting_resources where waiting_lfdnr = waiting.lfdnr
					and resource_lfdnr = any(${[...free.resources]}::int[])))`,
	);
}

async function slotFor(db: Db, entry: WaitingEntry, free: Span, resources: readonly number[]): Promise<Span | null> {
	const wished = wishedTimes(entry, free);
	if (wished.length === 0) return null;
	const firstDay = dateTimeOfMinute(free.start)?.slice(0, 10) ?? '';
	const open = entry.location === null ? wished : intersection([wished, await openTimes(db, entry.location, firstDay)]);
	const { before, after } = await db
		.selectFrom('calendar_types')
		.select(['before_minutes as before', 'after_minutes as after'])
		.where('lfdnr', '=', entry.type)
		.executeTakeFirstOrThrow();
	const busy = await busyTimes(db, { resources, except: [] }, firstDay);
	const question = { open, busy, length: entry.minutes, before, after, from: free.start, count: 1 };
	return freeSlots(question)[0] ?? null;
}
