import { skippedField } from '@kontor/german/calendar/appointmentTime';
import { freeSlots, type Reserve, type Span } from '@kontor/german/calendar/slots';
import { DAY_MINUTES, dateTimeOfMinute, minuteOf } from '@kontor/german/calendar/wallTime';
import { addDays, dayNumberOf, weekdayOf } from '@kontor/german/date';
import { holidayName } from '@kontor/german/holidays';
import { sql } from 'kysely';
import type { Answer, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { wallTime } from '../database/localTime.ts';
import { BUSY, isHiddenFrom } from './appointmentViews.ts';

/** Another appointment that takes the same time of the same resource. */
export type Conflict = Answer<'checkAppointmentTime'>['conflicts'][number];

/** What is in the way, and when all are free. */
export type Taken = Answer<'checkAppointmentTime'>;

/** One time that is wanted, by a number of the caller's; its own reserve not included. */
export interface Wanted {
	readonly index: number;
	readonly start: string;
	readonly end: string;
}

/** Of what and for whom times are wanted. */
export interface Need extends Reserve {
	readonly resources: readonly number[];
	/** Appointments that are being changed and so in nobody's way. */
	readonly except: readonly number[];
}

const MAX_CONFLICTS = 50;
const DAYS_AHEAD = 14;
// So many times of five minutes begin or end in the hour over which the clocks are put forward.
const MOST_SKIPPED = 13;

/** Locks resources in the order of their numbers, so that two who want the same one take turns. */
export async function lockResources(db: Db, resources: readonly number[]): Promise<void> {
	if (resources.length === 0) return;
	await sql`select lfdnr from calendar_resources where lfdnr = any(${[...resources]}::int[])
		order by lfdnr for no key update`.execute(db);
}

/** What is in the way of each wanted time, at most 10 each; overbooked appointments count, cancelled ones do not. */
export async function conflictsOf(
	db: Db,
	session: Session,
	wanted: readonly Wanted[],
	{ resources, except, before, after }: Need,
): Promise<ReadonlyMap<number, readonly Conflict[]>> {
	const found = new Map<number, Conflict[]>();
	if (resources.length === 0 || wanted.length === 0) return found;
	const spans = JSON.stringify(wanted);
	const during = sql`tsrange(wanted.start - make_interval(mins => ${before}::int), wanted.end + make_interval(mins => ${after}::int))`;
	const { rows } = await sql<Conflict & { index: number }>`
		with wanted as (
			select * from json_to_recordset(${spans}::json) as wanted (index int, start timestamp, "end" timestamp)
		), taken as (
			select wanted.index, taking.appointment_lfdnr, taking.resource_lfdnr
			from wanted join appointment_resources taking on taking.resource_lfdnr = any(${[...resources]}::int[])
				and taking.during && ${during} and taking.blocks
			union all
			select wanted.index, taking.appointment_lfdnr, taking.resource_lfdnr
			from wanted join appointment_resources taking on taking.resource_lfdnr = any(${[...resources]}::int[])
				and taking.during && ${during} and not taking.blocks
		)
		select index, appointments.lfdnr, case when hidden then ${BUSY} else appointments.title end as title,
			${wallTime(sql.ref('appointments.starts_at'))} as start, ${wallTime(sql.ref('appointments.ends_at'))} as end,
			appointments.all_day as "allDay", taken.resource_lfdnr as resource
		from taken join appointments on appointments.lfdnr = taken.appointment_lfdnr
			join calendar_states state on state.lfdnr = appointments.state_lfdnr
			cross join lateral (select ${isHiddenFrom(session)} as hidden) as seen
		where appointments.deleted_at is null and state.blocks and appointments.lfdnr <> all(${[...except]}::int[])
		order by index, appointments.starts_at, appointments.lfdnr, taken.resource_lfdnr limit 5000`.execute(db);
	for (const { index, ...conflict } of rows) {
		const list = found.get(index) ?? [];
		if (list.length < 10) list.push(conflict);
		found.set(index, list);
	}
	return found;
}

/** For when a free time is looked for. */
export interface SlotSearch extends Need {
	readonly location: number | null;
	/** Minutes. */
	readonly length: number;
	/** Not before this minute since 1970. */
	readonly from: number;
	readonly count: number;
	/** Times that are promised already, such as the others of a series. */
	readonly promised?: readonly Span[];
}

/** The next times within the working hours of the location at which all resources are free together, in the next two weeks. */
export async function nextFree(db: Db, search: SlotSearch): Promise<Span[]> {
	const { resources, location, length, from, count, before, after, except, promised = [] } = search;
	const firstDay = dateTimeOfMinute(from)?.slice(0, 10) ?? '';
	const busy = await busyTimes(db, { resources, except }, firstDay);
	const open = await openTimes(db, location, firstDay);
	const question = { open, busy: [...promised, ...busy], length, before, after, from };
	return freeSlots({ ...question, count: count + MOST_SKIPPED })
		.filter((span) => skippedField({ ...slotOf(span), allDay: false }) === null)
		.slice(0, count);
}

/** When any of some resources is taken in the two weeks from a day on, reserves included. */
export async function busyTimes(
	db: Db,
	{ resources, except }: Pick<Need, 'resources' | 'except'>,
	firstDay: string,
): Promise<readonly Span[]> {
	const lastDay = addDays(firstDay, DAYS_AHEAD);
	if (lastDay === null) return [];
	const { rows } = await sql<{ start: string; end: string }>`
		select ${wallTime(sql`lower(taking.during)`)} as start, ${wallTime(sql`upper(taking.during)`)} as end
		from appointment_resources taking
		where taking.resource_lfdnr = any(${[...resources]}::int[]) and taking.appointment_lfdnr <> all(${[...except]}::int[])
			and taking.during && tsrange(${firstDay}::timestamp, ${lastDay}::timestamp)
			and (taking.blocks or exists (select from appointments join calendar_states state on state.lfdnr = state_lfdnr
				where appointments.lfdnr = taking.appointment_lfdnr and state.blocks and deleted_at is null))
		limit 5000`.execute(db);
	return rows.map(({ start, end }) => ({ start: Number(minuteOf(start)), end: Number(minuteOf(end)) }));
}

/** Working hours from a day on; without a location weekdays from 7 to 19. On public holidays nobody works. */
export async function openTimes(db: Db, location: number | null, firstDay: string): Promise<Span[]> {
	const hours =
		location === null
			? [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:00', closes: '19:00' }))
			: await db
					.selectFrom('calendar_hours')
					.select(['weekday', 'opens', 'closes'])
					.where('location_lfdnr', '=', location)
					.limit(100)
					.execute();
	return Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(firstDay, days) ?? '').flatMap((day) => {
		if (holidayName(day) !== null) return [];
		const midnight = Number(dayNumberOf(day)) * DAY_MINUTES;
		return hours
			.filter(({ weekday }) => weekday === weekdayOf(day))
			.map(({ opens, closes }) => ({ start: midnight + minutes(opens), end: midnight + minutes(closes) }));
	});
}

function minutes(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** A free time as the wire has it. */
export function slotOf({ start, end }: Span): Taken['free'][number] {
	return { start: dateTimeOfMinute(start) ?? '', end: dateTimeOfMinute(end) ?? '' };
}

/** What is in the way of one time, with the next three at which all are free; null where nothing is. */
export async function takenTime(
	db: Db,
	session: Session,
	time: { readonly start: string; readonly end: string; readonly location: number | null },
	need: Need,
): Promise<Taken | null> {
	const conflicts =
		(await conflictsOf(db, session, [{ index: 0, start: time.start, end: time.end }], need)).get(0) ?? [];
	if (conflicts.length === 0) return null;
	return { conflicts: conflicts.slice(0, MAX_CONFLICTS), free: await freeTimes(db, time, need, 3) };
}

/** The next free times from one that is wanted on. */
export async function freeTimes(
	db: Db,
	{ start, end, location }: { readonly start: string; readonly end: string; readonly location: number | null },
	need: Need,
	count: number,
): Promise<Taken['free'][number][]> {
	const from = Number(minuteOf(start));
	const length = Number(minuteOf(end)) - from;
	if (need.resources.length === 0 || length > DAY_MINUTES) return [];
	return (await nextFree(db, { ...need, location, length, from, count })).map(slotOf);
}
