import { checkAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { sql } from 'kysely';
import type { Answer, Input, OperationId } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { lockResources, takenTime } from './appointmentConflicts.ts';
import { type CheckedContent, type Content, checkContent, contentOf } from './appointmentContent.ts';
import { addToHistory, changesBetween } from './appointmentHistory.ts';
import { columnsOf, retakeTime, storeParts } from './appointmentRows.ts';
import { type Appointment, findAppointments, notePatients } from './appointmentViews.ts';
import { bookWaiting } from './waiting/waiting.ts';

/** Makes one appointment. */
export async function createAppointment(
	{ query, body }: Input<'createAppointment'>,
	write: Write,
): Promise<Appointment> {
	const { db, session } = write;
	const checked = await checkContent(write, body, 'body', null);
	await refuseTaken(write, checked, [], body.resources);
	const { lfdnr } = await db
		.insertInto('appointments')
		.values({ ...columnsOf(checked), firma: session.firma, created_by: session.userId })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	await storeParts(db, [lfdnr], checked);
	await addToHistory(write, [
		{ lfdnr, version: 1, changes: [{ field: 'created', from: '', to: checked.content.title }] },
	]);
	if (query.waiting !== undefined) await bookWaiting(write, query.waiting, lfdnr);
	write.note('appointmentCreated', `appointment/${lfdnr}`);
	return oneOf(write, lfdnr, 'createAppointment');
}

/** Changes one appointment; one of a series deviates from it since. */
export async function changeOne(write: Write, before: Appointment, content: Content): Promise<Appointment> {
	const { db } = write;
	const { lfdnr } = before.key;
	const checked = await checkContent(write, content, 'body', before);
	const was = contentOf(before);
	if (needsRoom(was, content)) await refuseTaken(write, checked, [lfdnr], [...before.resources, ...content.resources]);
	const changes = await changesBetween(db, was, checked.content);
	write.note('appointmentChanged', `appointment/${lfdnr}`);
	if (changes.length === 0) return before;
	const version = before.version + 1;
	await db
		.updateTable('appointments')
		.set({
			...columnsOf(checked),
			version,
			changed_at: sql`now()`,
			deviates: before.deviates || (before.serialNumber !== null && changes.some(({ field }) => field !== 'state')),
		})
		.where('lfdnr', '=', lfdnr)
		.execute();
	await storeParts(db, [lfdnr], checked);
	await addToHistory(write, [{ lfdnr, version, changes }]);
	return oneOf(write, lfdnr, 'changeAppointment');
}

/** Takes an appointment into another state. */
export async function changeState(
	{ path, header, body }: Input<'changeAppointmentState'>,
	write: Write,
): Promise<Appointment> {
	const before = await lockForChange(write, path.lfdnr, 'changeAppointmentState');
	checkVersion(header['If-Match'], before);
	return changeOne(write, before, { ...contentOf(before), state: body.value });
}

/** Brings deleted appointments back, all or none: their time must be free still. */
export async function restoreAppointments(
	{ body }: Input<'restoreAppointments'>,
	write: Write,
): Promise<Answer<'restoreAppointments'>> {
	const { db, session } = write;
	const lfdnrs = [...new Set(body.lfdnrs)];
	const { rows } = await sql<{ lfdnr: number; version: number }>`
		update appointments set deleted_at = null, version = version + 1, changed_at = now()
		where lfdnr = any(${lfdnrs}::int[]) and firma = ${session.firma} and deleted_at > now() - interval '30 days'
		returning lfdnr, version`.execute(db);
	if (rows.length !== lfdnrs.length) throw new Problem('notFound');
	for (const appointment of await findAppointments(db, session, lfdnrs)) {
		const checked = await checkContent(write, contentOf(appointment), 'body', appointment);
		await refuseTaken(write, checked, lfdnrs, appointment.resources);
	}
	await retakeTime(db, lfdnrs);
	await addToHistory(
		write,
		rows.map(({ lfdnr, version }) => ({ lfdnr, version, changes: [{ field: 'restored', from: '', to: '' }] })),
	);
	write.note('appointmentRestored', `appointment/${lfdnrs[0]}`);
	return { lfdnrs };
}

/** Locks an appointment and reads it; throws 404 where there is none, and 422 where the reader sees only that it is there. */
export async function lockForChange(write: Write, lfdnr: number, operation: OperationId): Promise<Appointment> {
	const { db, session } = write;
	await db
		.selectFrom('appointments')
		.select('lfdnr')
		.where('lfdnr', '=', lfdnr)
		.where('firma', '=', session.firma)
		.forUpdate()
		.execute();
	const [found] = await findAppointments(db, session, [lfdnr]);
	if (found === undefined) throw new Problem('notFound');
	const rules = startFieldRules();
	if (found.isBusy) rules.refuse('path.lfdnr', 'notAllowed');
	rules.end();
	// A refusal because of another version tells it.
	await notePatients(write, [found], operation);
	return found;
}

/** Refuses (409) a time that others have; says who, and when all are free. */
export async function refuseTaken(
	{ db, session }: Write,
	{ content, reserve, blocks }: CheckedContent,
	except: readonly number[],
	locked: readonly number[],
): Promise<void> {
	await lockResources(db, [...new Set(locked)]);
	if (!blocks) return;
	const taken = await takenTime(db, session, content, { ...reserve, resources: content.resources, except });
	if (taken !== null) throw new Problem('taken', { taken });
}

/** Answers who is in the way of a time, and the next three at which all are free. */
export async function checkTime(
	{ db, session }: Pick<Write, 'db' | 'session'>,
	{ lfdnr, start, end, type, location, resources }: Input<'checkAppointmentTime'>['body'],
): Promise<Answer<'checkAppointmentTime'>> {
	const rules = startFieldRules();
	const row = await db
		.selectFrom('calendar_types')
		.select(['before_minutes as before', 'after_minutes as after'])
		.where('firma', '=', session.firma)
		.where('lfdnr', '=', type)
		.executeTakeFirst();
	if (row === undefined) rules.refuse('body.type', 'notFound');
	const problem = checkAppointmentTime({ start, end, allDay: false });
	if (problem !== null) rules.refuse(`body.${problem.field}`, problem.code);
	rules.end();
	const need = { before: 0, after: 0, ...row, resources, except: lfdnr === null ? [] : [lfdnr] };
	return (await takenTime(db, session, { start, end, location }, need)) ?? { conflicts: [], free: [] };
}

function needsRoom(before: Content, after: Content): boolean {
	const same = (['start', 'end', 'type', 'state', 'conflictResolution'] as const).every(
		(key) => before[key] === after[key],
	);
	return !same || after.resources.some((resource) => !before.resources.includes(resource));
}

/** An appointment as it is now; that its reader learns of a patient is noted. */
export async function oneOf(write: Write, lfdnr: number, operation: OperationId): Promise<Appointment> {
	const [found] = await findAppointments(write.db, write.session, [lfdnr]);
	if (found === undefined) throw new Problem('notFound');
	await notePatients(write, [found], operation);
	return found;
}
