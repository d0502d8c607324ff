import { createHash } from 'node:crypto';
import { skippedField } from '@kontor/german/calendar/appointmentTime';
import { checkRule, type Occurrence, occurrencesOf } from '@kontor/german/calendar/recurrence';
import { occupied, type Span } from '@kontor/german/calendar/slots';
import { dateTimeOfMinute, minuteOf } from '@kontor/german/calendar/wallTime';
import { sql } from 'kysely';
import type { Answer, Input } from '../../contract/contract.ts';
import { Problem } from '../../problem.ts';
import { startFieldRules } from '../../writes/fieldRules.ts';
import type { Write } from '../../writes/writes.ts';
import { type Conflict, conflictsOf, lockResources, nextFree } from '../appointmentConflicts.ts';
import { type CheckedContent, checkContent } from '../appointmentContent.ts';
import { addToHistory } from '../appointmentHistory.ts';
import { columnsOf, storeParts } from '../appointmentRows.ts';
import { findAppointments, notePatients } from '../appointmentViews.ts';

type Series = Input<'previewSeries'>['body'];
type Preview = Answer<'previewSeries'>;
type SerialDate = Preview['dates'][number];

// Looking for another time costs a query each; a series in which more are in the way is not shifted but thought over.
const MAX_SHIFTED = 60;

/** A preview with the content it was made for. */
interface Planned {
	readonly checked: CheckedContent;
	readonly preview: Preview;
}

/** The appointments a series would have. */
export async function previewSeries(read: Pick<Write, 'db' | 'session'>, series: Series): Promise<Preview> {
	return (await planSeries(read, series)).preview;
}

/** Makes the series that was previewed, whole or not at all. */
export async function createSeries({ body }: Input<'createSeries'>, write: Write): Promise<Answer<'createSeries'>> {
	const { db, session } = write;
	await lockResources(db, body.appointment.resources);
	const { checked, preview } = await planSeries(write, body);
	if (preview.hash !== body.hash) throw new Problem('previewOutdated');
	const resolution = checked.content.conflictResolution;
	const inTheWay = preview.dates.flatMap(({ conflicts, start }) => (start === null ? [] : conflicts));
	if (inTheWay.length > 0 && (resolution === 'none' || resolution === 'skip')) {
		throw new Problem('taken', { taken: { conflicts: inTheWay.slice(0, 50), free: [] } });
	}
	const dates = preview.dates.flatMap(({ originalDay, start, end }) =>
		start === null || end === null ? [] : [{ original_date: originalDay, starts_at: start, ends_at: end }],
	);
	const [first] = dates;
	const rules = startFieldRules();
	if (first === undefined) rules.refuse('body.rule.count', 'outOfRange');
	rules.end();
	const { serial_number: serialNumber } = await db
		.insertInto('appointment_series')
		.values({
			firma: session.firma,
			rule: JSON.stringify(body.rule),
			first_day: checked.content.start.slice(0, 10),
			created_by: session.userId,
		})
		.returning('serial_number')
		.executeTakeFirstOrThrow();
	const fixed = { ...columnsOf(checked), firma: session.firma, created_by: session.userId };
	const rows = await db
		.insertInto('appointments')
		.values(dates.map((date) => ({ ...fixed, ...date, serial_number: serialNumber })))
		.returning('lfdnr')
		.execute();
	await storeParts(
		db,
		rows.map(({ lfdnr }) => lfdnr),
		checked,
	);
	await notePatients(
		write,
		await findAppointments(
			db,
			session,
			rows.slice(0, 1).map(({ lfdnr }) => lfdnr),
		),
		'createSeries',
	);
	await addToHistory(
		write,
		rows.map(({ lfdnr }) => ({
			lfdnr,
			version: 1,
			changes: [{ field: 'created', from: '', to: checked.content.title }],
		})),
	);
	write.note('appointmentSeriesCreated', `series/${serialNumber}`);
	return { serialNumber, count: rows.length, first: rows[0]?.lfdnr ?? 0 };
}

/** The one place where the appointments of a series come from, for looking at them and for storing them. */
async function planSeries(write: Pick<Write, 'db' | 'session'>, { appointment, rule }: Series): Promise<Planned> {
	const firstDay = appointment.start.slice(0, 10);
	const checked = await checkContent(write, appointment, 'body.appointment', null);
	const rules = startFieldRules();
	const problem = checkRule(rule, firstDay);
	if (problem !== null) rules.refuse(`body.rule.${problem.field}`, problem.code);
	rules.end();
	const length = Number(minuteOf(appointment.end)) - Number(minuteOf(appointment.start));
	const spanOn = (day: string) => spanFrom(Number(minuteOf(`${day}${appointment.start.slice(10)}`)), length);
	const isPossible = (day: string) => skippedField({ ...wire(spanOn(day)), allDay: appointment.allDay }) === null;
	const planned = occurrencesOf(rule, firstDay, isPossible).map((occurrence, index) => {
		const span = occurrence.day === null ? null : spanOn(occurrence.day);
		return { ...occurrence, index, span };
	});
	const spans = planned.flatMap(({ span }) => (span === null ? [] : [occupied(span, checked.reserve)]));
	if (checked.blocks && appointment.resources.length > 0 && overlapThemselves(spans)) {
		rules.refuse('body.rule.interval', 'notAllowed');
	}
	rules.end();
	const wanted = planned.flatMap(({ index, span }) => (span === null ? [] : [{ index, ...wire(span) }]));
	const need = { ...checked.reserve, resources: appointment.resources, except: [] };
	const conflicts = checked.takesTime ? await conflictsOf(write.db, write.session, wanted, need) : new Map();
	const promised = planned.flatMap(({ span, index }) =>
		span === null || conflicts.has(index) ? [] : [occupied(span, checked.reserve)],
	);
	const dates: SerialDate[] = [];
	let shifts = 0;
	for (const { index, span, ...occurrence } of planned) {
		const { originalDay, holiday } = occurrence;
		const inTheWay: Conflict[] = conflicts.get(index) ?? [];
		const note = inTheWay.length > 0 ? 'conflict' : noteOf(occurrence);
		let taken: Span | null = span;
		let shifted = false;
		if (span !== null && inTheWay.length > 0) {
			if (appointment.conflictResolution === 'skip') taken = null;
			if (appointment.conflictResolution === 'shift') {
				shifts += 1;
				const search = { ...need, location: appointment.location, length, from: span.start, count: 1, promised };
				[taken = null] = shifts > MAX_SHIFTED ? [] : await nextFree(write.db, search);
				shifted = taken !== null;
				if (taken !== null) promised.push(occupied(taken, checked.reserve));
			}
		}
		const time = taken === null ? { start: null, end: null } : wire(taken);
		dates.push({ originalDay, ...time, note: shifted ? 'shifted' : note, holiday, conflicts: inTheWay });
	}
	const takingPlace = dates.filter(({ start }) => start !== null);
	const hash = createHash('sha256')
		.update(JSON.stringify([appointment, rule, dates.map(({ start, end, conflicts: list }) => [start, end, list])]))
		.digest('hex');
	const count = takingPlace.length;
	return {
		checked,
		preview: { dates, count, conflicts: dates.filter((date) => date.conflicts.length > 0).length, hash },
	};
}

/** True where appointments of a series want the same time, such as daily ones that last for days. */
function overlapThemselves(spans: readonly Span[]): boolean {
	const sorted = [...spans].sort((a, b) => a.start - b.start);
	return sorted.some(({ start }, index) => start < (sorted[index - 1]?.end ?? start));
}

function noteOf({ originalDay, day, holiday }: Occurrence): SerialDate['note'] {
	if (day === null) return holiday === null ? 'timeSkipped' : 'holiday';
	return day === originalDay ? null : 'moved';
}

function spanFrom(start: number, length: number): Span {
	return { start, end: start + length };
}

function wire({ start, end }: Span): { start: string; end: string } {
	return { start: dateTimeOfMinute(start) ?? '', end: dateTimeOfMinute(end) ?? '' };
}

/** Locks a series, so that two who change it take turns. */
export async function lockSeries({ db }: Pick<Write, 'db'>, serialNumber: number): Promise<void> {
	await sql`select serial_number from appointment_series where serial_number = ${serialNumber} for update`.execute(db);
}
