import { daysBetween, type ShiftedDay, shiftedDays, shiftedRule } from '@kontor/domain/calendar/shiftedSeries';
import { formatAppointmentTime, skippedField } from '@kontor/german/calendar/appointmentTime';
import type { RecurrenceRule } from '@kontor/german/calendar/recurrence';
import { DAY_MINUTES, dateTimeOfMinute, minuteOf } from '@kontor/german/calendar/wallTime';
import { addDays } from '@kontor/german/date';
import { sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { wallTime } from '../../database/localTime.ts';
import { Problem } from '../../problem.ts';
import { startFieldRules } from '../../writes/fieldRules.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';
import { conflictsOf, lockResources } from '../appointmentConflicts.ts';
import { type CheckedContent, type Content, checkContent, contentOf } from '../appointmentContent.ts';
import { addToHistory, changesBetween } from '../appointmentHistory.ts';
import { columnsOf, partNames, storeParts } from '../appointmentRows.ts';
import type { Appointment } from '../appointmentViews.ts';
import { changeOne, lockForChange, oneOf } from '../appointmentWrites.ts';
import { lockSeries } from './series.ts';

type Reach = NonNullable<Input<'changeAppointment'>['query']['reach']>;

/** The time an appointment of a series is moved to. */
interface Target {
	readonly lfdnr: number;
	readonly start: string;
	readonly end: string;
}

interface SeriesRow {
	readonly lfdnr: number;
	readonly version: number;
	readonly start: string;
	readonly end: string;
	readonly day: string;
	readonly deviates: boolean;
}

/** Changes an appointment, or those of its series that are meant; deviating ones keep what was given to them alone. */
export async function changeAppointment(
	{ path, header, query, body }: Input<'changeAppointment'>,
	write: Write,
): Promise<Appointment> {
	const before = await lockForChange(write, path.lfdnr, 'changeAppointment');
	checkVersion(header['If-Match'], before);
	const { reach = 'this' } = query;
	if (reach === 'this' || before.serialNumber === null) return changeOne(write, before, body);
	return changeMany(write, before, body, reach);
}

/** Moves an appointment, or those of its series that are meant by as much, and from one resource to another. */
export async function moveAppointment(
	{ path, header, query, body }: Input<'moveAppointment'>,
	write: Write,
): Promise<Appointment> {
	const before = await lockForChange(write, path.lfdnr, 'moveAppointment');
	checkVersion(header['If-Match'], before);
	const { reach = 'this' } = query;
	const { start, end, allDay, resources = [...before.resources] } = body;
	// Who moves an overbooked appointment wants a free place for it; only the editor overbooks again.
	const free = { ...contentOf(before), conflictResolution: 'none' as const, overbookReason: '' };
	const content = { ...free, start, end, allDay, resources };
	if (reach === 'this' || before.serialNumber === null) return changeOne(write, before, content);
	return changeMany(write, before, content, reach);
}

/**
 * Changes in all that are meant what was changed in the one: a field nobody touched stays as each has it. Times go along
 * by the same minutes; on another day the rule of the series names other days. What a new series would leave out is deleted.
 */
async function changeMany(write: Write, before: Appointment, content: Content, reach: Reach): Promise<Appointment> {
	const { db } = write;
	const { lfdnr } = before.key;
	const checked = await checkContent(write, content, 'body', before);
	const days = daysBetween(before.start, content.start);
	const rules = startFieldRules();
	if (content.allDay !== before.allDay) rules.refuse('body.allDay', 'notAllowed');
	rules.end();
	const rows = await lockRows(write, before, reach);
	const serialNumber = reach === 'following' ? await startNewSeries(write, before, rows) : Number(before.serialNumber);
	const shifted = days === 0 ? null : await shiftSeries(write, serialNumber, rows, days);
	const meant = rows.filter((row) => !row.deviates || row.lfdnr === lfdnr);
	const shift = Number(minuteOf(content.start)) - Number(minuteOf(before.start)) - days * DAY_MINUTES;
	const length = Number(minuteOf(content.end)) - Number(minuteOf(content.start));
	const targets: Target[] = [];
	const gone: { readonly row: SeriesRow; readonly reason: string }[] = [];
	for (const row of meant) {
		const place = shifted?.get(row.lfdnr);
		if (row.lfdnr === lfdnr) targets.push({ lfdnr, start: content.start, end: content.end });
		else if (place?.day === null) gone.push({ row, reason: place.holiday ?? '' });
		else {
			const day = place?.day ?? row.start.slice(0, 10);
			const from = Number(minuteOf(`${day}${row.start.slice(10)}`)) + shift;
			const time = { start: String(dateTimeOfMinute(from)), end: String(dateTimeOfMinute(from + length)) };
			if (skippedField({ ...time, allDay: content.allDay }) === null) targets.push({ lfdnr: row.lfdnr, ...time });
			else gone.push({ row, reason: 'Zeitumstellung' });
		}
	}
	const common = (await changesBetween(db, contentOf(before), checked.content)).filter(({ field }) => field !== 'time');
	const changed = new Set(common.map(({ field }) => field));
	await remove(
		write,
		gone.map(({ row }) => row),
		gone.map(({ reason }) => reason),
	);
	await refuseTakenSeries(write, checked, before, targets, changed);
	await db
		.updateTable('appointments')
		.from(
			sql<Target>`json_to_recordset(${JSON.stringify(targets)}::json)`.as<'target'>(
				sql`target (lfdnr int, start timestamp, "end" timestamp)`,
			),
		)
		.set({
			...changedColumns(columnsOf(checked), changed),
			starts_at: sql.ref('target.start'),
			ends_at: sql.ref('target.end'),
			version: sql<number>`version + 1`,
			changed_at: sql`now()`,
		})
		.whereRef('appointments.lfdnr', '=', sql.ref('target.lfdnr'))
		.execute();
	const parts = partNames.filter((part) => changed.has(part));
	const numbers = targets.map((target) => target.lfdnr);
	await storeParts(db, numbers, checked, parts);
	const was = new Map(meant.map((row) => [row.lfdnr, row]));
	await addToHistory(
		write,
		targets.flatMap(({ lfdnr: target, start, end }) => {
			const row = was.get(target);
			if (row === undefined) return [];
			const { allDay } = content;
			const [from, to] = [formatAppointmentTime({ ...row, allDay }), formatAppointmentTime({ start, end, allDay })];
			const time = from === to ? [] : [{ field: 'time' as const, from, to }];
			return [{ lfdnr: target, version: row.version + 1, changes: [...common, ...time] }];
		}),
	);
	write.note('appointmentSeriesChanged', `appointment/${lfdnr} ${reach}`);
	return oneOf(write, lfdnr, 'changeAppointment');
}

/** The columns that hold fields which were changed. */
function changedColumns(columns: ReturnType<typeof columnsOf>, changed: ReadonlySet<string>) {
	const fields = {
		title: 'title',
		type_lfdnr: 'type',
		state_lfdnr: 'state',
		scope_lfdnr: 'scope',
		location_lfdnr: 'location',
		tel_nr: 'telNr',
		text: 'text',
		conflict_resolution: 'conflict',
		overbook_reason: 'conflict',
	} as const;
	const touched = Object.entries(fields).filter(([, field]) => changed.has(field));
	return Object.fromEntries(touched.map(([column]) => [column, columns[column as keyof typeof fields]]));
}

/** Lets the rule of a series name days that are so much later; throws 422 where no rule does. Answers where each goes. */
async function shiftSeries(
	{ db }: Write,
	serialNumber: number,
	rows: readonly SeriesRow[],
	days: number,
): Promise<ReadonlyMap<number, ShiftedDay>> {
	const { rule, first_day: firstDay } = await db
		.selectFrom('appointment_series')
		.select([sql<RecurrenceRule>`rule`.as('rule'), sql<string>`first_day::text`.as('first_day')])
		.where('serial_number', '=', serialNumber)
		.executeTakeFirstOrThrow();
	const shifted = shiftedRule(rule, firstDay, days);
	const rules = startFieldRules();
	if (shifted === null) rules.refuse('body.start', 'notAllowed');
	rules.end();
	const first = addDays(firstDay, days) ?? firstDay;
	await db
		.updateTable('appointment_series')
		.set({ rule: JSON.stringify(shifted), first_day: first, version: sql<number>`version + 1` })
		.where('serial_number', '=', serialNumber)
		.execute();
	await sql`update appointments set original_date = original_date + ${days}::int
		where serial_number = ${serialNumber}`.execute(db);
	const places = shiftedDays(
		rows.map(({ day }) => day),
		days,
		rule.holidays,
	);
	return new Map(rows.flatMap(({ lfdnr }, index) => (places[index] ? [[lfdnr, places[index]] as const] : [])));
}

async function refuseTakenSeries(
	{ db, session }: Write,
	{ content, reserve, blocks }: CheckedContent,
	before: Appointment,
	targets: readonly Target[],
	changed: ReadonlySet<string>,
): Promise<void> {
	await lockResources(db, [...new Set([...before.resources, ...content.resources])]);
	if (!blocks) return;
	const except = targets.map(({ lfdnr }) => lfdnr);
	const conflicts = [];
	for (const isOwn of before.deviates ? [true, false] : [false]) {
		const part = before.deviates ? targets.filter(({ lfdnr }) => (lfdnr === before.key.lfdnr) === isOwn) : targets;
		const [sample] = part;
		if (sample === undefined) continue;
		// What deviates has resources of its own, which the others do not get.
		const isAsOthers = isOwn || !before.deviates || changed.has('resources');
		const resources = isAsOthers ? content.resources : await resourcesOf(db, sample.lfdnr);
		const wanted = part.map(({ start, end }, index) => ({ index, start, end }));
		conflicts.push(...[...(await conflictsOf(db, session, wanted, { ...reserve, resources, except })).values()].flat());
	}
	if (conflicts.length > 0) throw new Problem('taken', { taken: { conflicts: conflicts.slice(0, 50), free: [] } });
}

async function resourcesOf(db: Db, lfdnr: number): Promise<readonly number[]> {
	const rows = await db
		.selectFrom('appointment_resources')
		.select('resource_lfdnr')
		.where('appointment_lfdnr', '=', lfdnr)
		.execute();
	return rows.map((row) => row.resource_lfdnr);
}

/** The appointments of the series that are meant, locked, in the order of their days. */
async function lockRows(write: Write, { key, serialNumber }: Appointment, reach: Reach): Promise<SeriesRow[]> {
	await lockSeries(write, Number(serialNumber));
	const { rows } = await sql<SeriesRow>`
		select lfdnr, version, ${wallTime(sql.ref('starts_at'))} as start,
			${wallTime(sql.ref('ends_at'))} as end, original_date::text as day, deviates
		from appointments
		where serial_number = ${serialNumber} and deleted_at is null and (${reach} = 'all' or original_date >= (
			select original_date from appointments where lfdnr = ${key.lfdnr}))
		order by original_date, lfdnr for update`.execute(write.db);
	return rows;
}

/** Ends a series the day before the first of these rows and gives them a number of their own, which a whole series has. */
async function startNewSeries(
	{ db, session }: Write,
	before: Appointment,
	rows: readonly SeriesRow[],
): Promise<number> {
	const [first] = rows;
	const serialNumber = Number(before.serialNumber);
	const { rule } = before;
	if (first === undefined || rule === null) return serialNumber;
	const earlier = await db
		.selectFrom('appointments')
		.select('lfdnr')
		.where('serial_number', '=', serialNumber)
		.where('original_date', '<', first.day)
		.limit(1)
		.executeTakeFirst();
	if (earlier === undefined) return serialNumber;
	const made = await db
		.insertInto('appointment_series')
		.values({
			firma: session.firma,
			rule: JSON.stringify({ ...rule, count: rule.until === null ? rows.length : null }),
			first_day: first.day,
			created_by: session.userId,
		})
		.returning('serial_number')
		.executeTakeFirstOrThrow();
	await db
		.updateTable('appointments')
		.set({ serial_number: made.serial_number })
		.where('serial_number', '=', serialNumber)
		.where('original_date', '>=', first.day)
		.execute();
	await db
		.updateTable('appointment_series')
		.set({
			rule: JSON.stringify({ ...rule, count: null, until: addDays(first.day, -1) }),
			version: sql<number>`version + 1`,
		})
		.where('serial_number', '=', serialNumber)
		.execute();
	return made.serial_number;
}

/** Deletes an appointment, or those of its series that are meant, deviating ones too; their time is free at once. */
export async function deleteAppointment(
	{ path, header, query }: Input<'deleteAppointment'>,
	write: Write,
): Promise<Answer<'deleteAppointment'>> {
	const before = await lockForChange(write, path.lfdnr, 'deleteAppointment');
	checkVersion(header['If-Match'], before);
	const { reach = 'this' } = query;
	const isOne = reach === 'this' || before.serialNumber === null;
	const rows = isOne ? [{ lfdnr: path.lfdnr, version: before.version }] : await lockRows(write, before, reach);
	await remove(write, rows);
	write.note('appointmentDeleted', `appointment/${path.lfdnr}`);
	return { lfdnrs: rows.map(({ lfdnr }) => lfdnr) };
}

/** Deletes appointments; their time is free at once. `reasons` stand in their history. */
async function remove(
	write: Write,
	rows: readonly Pick<SeriesRow, 'lfdnr' | 'version'>[],
	reasons: readonly string[] = [],
): Promise<void> {
	if (rows.length === 0) return;
	const { db, session } = write;
	const lfdnrs = rows.map(({ lfdnr }) => lfdnr);
	await db
		.updateTable('appointments')
		.set({ deleted_at: sql`now()`, version: sql<number>`version + 1`, changed_at: sql`now()` })
		.where('lfdnr', 'in', lfdnrs)
		.where('firma', '=', session.firma)
		.execute();
	await db
		.updateTable('appointment_resources')
		.set({ blocks: false })
		.where('appointment_lfdnr', 'in', lfdnrs)
		.execute();
	await addToHistory(
		write,
		rows.map(({ lfdnr, version }, index) => ({
			lfdnr,
			version: version + 1,
			changes: [{ field: 'deleted' as const, from: '', to: reasons[index] ?? '' }],
		})),
	);
}
