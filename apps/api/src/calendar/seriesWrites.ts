import { formatAppointmentTime } from '@kontor/domain/calendar/appointmentTime';
import { dateTimeOfMinute, minuteOf } from '@kontor/domain/calendar/wallTime';
import { addDays } from '@kontor/domain/date';
import { sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { conflictsOf, lockResources } from './appointmentConflicts.ts';
import { type CheckedContent, type Content, checkContent, contentOf } from './appointmentContent.ts';
import { addToHistory, changesBetween } from './appointmentHistory.ts';
import { columnsOf, storeParts, type Target } from './appointmentRows.ts';
import { type Appointment, findAppointments } from './appointmentViews.ts';
import { changeOne, lockForChange } from './appointmentWrites.ts';
import { lockSeries } from './series.ts';

type Reach = NonNullable<Input<'changeAppointment'>['query']['reach']>;

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
	const before = await lockForChange(write, path.lfdnr);
	checkVersion(header['If-Match'], before);
	const { reach = 'this' } = query;
	if (reach === 'this' || before.serialNumber === null) return changeOne(write, before, body);
	return changeMany(write, before, body, reach);
}

async function changeMany(write: Write, before: Appointment, content: Content, reach: Reach): Promise<Appointment> {
	const { db, session } = write;
	const checked = await checkContent(write, content, 'body', before);
	const rules = startFieldRules();
	// Another day would be another rule: such a series ends and a new one begins.
	if (content.start.slice(0, 10) !== before.start.slice(0, 10)) rules.refuse('body.start', 'notAllowed');
	if (content.allDay !== before.allDay) rules.refuse('body.allDay', 'notAllowed');
	rules.end();
	const rows = await lockRows(write, before, reach);
	const meant = rows.filter(({ lfdnr, deviates }) => !deviates || lfdnr === before.key.lfdnr);
	const shift = Number(minuteOf(content.start)) - Number(minuteOf(before.start));
	const length = Number(minuteOf(content.end)) - Number(minuteOf(content.start));
	const targets = meant.map(({ lfdnr, start }) => {
		const from = Number(minuteOf(start)) + shift;
		return { lfdnr, start: String(dateTimeOfMinute(from)), end: String(dateTimeOfMinute(from + length)) };
	});
	await refuseTakenSeries(write, checked, targets, [...before.resources, ...content.resources]);
	if (reach === 'following') await startNewSeries(write, before, rows);
	const common = (await changesBetween(db, contentOf(before), checked.content)).filter(({ field }) => field !== 'time');
	await sql`
		update appointments set title = ${checked.content.title}, starts_at = target.start, ends_at = target.end,
			type_lfdnr = ${content.type}, state_lfdnr = ${content.state}, scope_lfdnr = ${content.scope},
			location_lfdnr = ${content.location}, tel_nr = ${columnsOf(checked).tel_nr}, text = ${content.text},
			conflict_resolution = ${content.conflictResolution}, overbook_reason = ${columnsOf(checked).overbook_reason},
			version = version + 1, changed_at = now()
		from json_to_recordset(${JSON.stringify(targets)}::json) as target (lfdnr int, start timestamp, "end" timestamp)
		where appointments.lfdnr = target.lfdnr`.execute(db);
	await storeParts(db, targets, checked);
	await addToHistory(
		write,
		meant.map(({ lfdnr, version, start, end }, index) => {
			const was = formatAppointmentTime({ start, end, allDay: content.allDay });
			const is = formatAppointmentTime({ ...(targets[index] ?? { start, end }), allDay: content.allDay });
			const time = was === is ? [] : [{ field: 'time' as const, from: was, to: is }];
			return { lfdnr, version: version + 1, changes: [...common, ...time] };
		}),
	);
	write.note('appointmentSeriesChanged', `appointment/${before.key.lfdnr} ${reach}`);
	const [changed] = await findAppointments(db, session, [before.key.lfdnr]);
	if (changed === undefined) throw new Problem('notFound');
	return changed;
}

async function refuseTakenSeries(
	{ db, session }: Write,
	{ content, reserve, blocks }: CheckedContent,
	targets: readonly Target[],
	locked: readonly number[],
): Promise<void> {
	await lockResources(db, [...new Set(locked)]);
	if (!blocks) return;
	const need = { ...reserve, resources: content.resources, except: targets.map(({ lfdnr }) => lfdnr) };
	const wanted = targets.map(({ start, end }, index) => ({ index, start, end }));
	const conflicts = [...(await conflictsOf(db, session, wanted, need)).values()].flat();
	if (conflicts.length > 0) throw new Problem('taken', { taken: { conflicts: conflicts.slice(0, 50), free: [] } });
}

/** The appointments of the series that are meant, locked, in the order of their days. */
async function lockRows(write: Write, { key, serialNumber }: Appointment, reach: Reach): Promise<SeriesRow[]> {
	await lockSeries(write, Number(serialNumber));
	const { rows } = await sql<SeriesRow>`
		select lfdnr, version, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS') as start,
			to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI:SS') as end, original_date::text as day, deviates
		from appointments
		where serial_number = ${serialNumber} and deleted_at is null and (${reach} = 'all' or original_date >= (
			select original_date from appointments where lfdnr = ${key.lfdnr}))
		order by original_date, lfdnr for update`.execute(write.db);
	return rows;
}

/** Ends a series the day before the first of these rows and gives them a number of their own; a whole series keeps its. */
async function startNewSeries({ db, session }: Write, before: Appointment, rows: readonly SeriesRow[]): Promise<void> {
	const [first] = rows;
	const { serialNumber, rule } = before;
	if (first === undefined || serialNumber === null || rule === null) return;
	const earlier = await db
		.selectFrom('appointments')
		.select('lfdnr')
		.where('serial_number', '=', serialNumber)
		.where('original_date', '<', first.day)
		.limit(1)
		.executeTakeFirst();
	if (earlier === undefined) return;
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
}

/** Deletes an appointment, or those of its series that are meant, deviating ones too; their time is free at once. */
export async function deleteAppointment(
	{ path, header, query }: Input<'deleteAppointment'>,
	write: Write,
): Promise<Answer<'deleteAppointment'>> {
	const { db, session } = write;
	const before = await lockForChange(write, path.lfdnr);
	checkVersion(header['If-Match'], before);
	const { reach = 'this' } = query;
	const isOne = reach === 'this' || before.serialNumber === null;
	const rows = isOne ? [{ lfdnr: path.lfdnr, version: before.version }] : await lockRows(write, before, reach);
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
		rows.map(({ lfdnr, version }) => ({
			lfdnr,
			version: version + 1,
			changes: [{ field: 'deleted', from: '', to: '' }],
		})),
	);
	write.note('appointmentDeleted', `appointment/${path.lfdnr}`);
	return { lfdnrs };
}
