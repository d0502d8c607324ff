import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { sql } from 'kysely';
import type { Answer } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import type { Write } from '../writes/writes.ts';
import type { Content } from './appointmentContent.ts';

type Field = Answer<'listAppointmentHistory'>[number]['field'];

/** One change of one field, in words. */
export interface Change {
	readonly field: Field;
	readonly from: string;
	readonly to: string;
}

/** Notes changes of an appointment in its history; `version` is the one it has since. */
export async function addToHistory(
	{ db, session }: Pick<Write, 'db' | 'session'>,
	appointments: readonly { readonly lfdnr: number; readonly version: number; readonly changes: readonly Change[] }[],
): Promise<void> {
	const rows = appointments.flatMap(({ lfdnr, version, changes }) =>
		changes.map(({ field, from, to }) => ({
			appointment_lfdnr: lfdnr,
			version,
			user_id: session.userId,
			author: session.username,
			field,
			from_text: from.slice(0, 2000),
			to_text: to.slice(0, 2000),
		})),
	);
	if (rows.length > 0) await db.insertInto('appointment_history').values(rows).execute();
}

/**
 * What differs between two contents, in the words of today. People are named by their numbers, since not everybody who
 * reads the history may know their names, and what a text says stays out of it.
 */
export async function changesBetween(db: Db, before: Content, after: Content): Promise<Change[]> {
	const names = await namesOf(db, before, after);
	const name = (kind: string, lfdnr: number | null) => (lfdnr === null ? '' : (names.get(`${kind} ${lfdnr}`) ?? ''));
	const list = (kind: string, lfdnrs: readonly number[]) =>
		[...lfdnrs]
			.sort((a, b) => a - b)
			.map((lfdnr) => name(kind, lfdnr))
			.join(', ');
	const numbers = (values: readonly (string | number)[]) => values.map(String).sort().join(', ');
	const hidden = before.text === after.text ? '' : 'geändert';
	const all: Change[] = [
		{ field: 'title', from: before.title, to: after.title },
		{ field: 'time', from: formatAppointmentTime(before), to: formatAppointmentTime(after) },
		{ field: 'type', from: name('type', before.type), to: name('type', after.type) },
		{ field: 'state', from: name('state', before.state), to: name('state', after.state) },
		{ field: 'scope', from: name('scope', before.scope), to: name('scope', after.scope) },
		{ field: 'location', from: name('location', before.location), to: name('location', after.location) },
		{ field: 'resources', from: list('resource', before.resources), to: list('resource', after.resources) },
		{ field: 'addresses', from: numbers(before.addresses), to: numbers(after.addresses) },
		{ field: 'objects', from: numbers(before.objects), to: numbers(after.objects) },
		{ field: 'documents', from: numbers(before.documents), to: numbers(after.documents) },
		{ field: 'telNr', from: before.telNr, to: after.telNr },
		{ field: 'text', from: '', to: hidden },
		{ field: 'conflict', from: before.overbookReason, to: after.overbookReason },
	];
	return all.filter(({ from, to }) => from !== to);
}

async function namesOf(db: Db, before: Content, after: Content): Promise<ReadonlyMap<string, string>> {
	const both = (pick: (content: Content) => readonly (number | null)[]) => [...pick(before), ...pick(after)];
	const { rows } = await sql<{ key: string; name: string }>`
		select 'type ' || lfdnr as key, bezeichnung as name from calendar_types
			where lfdnr = any(${both(({ type }) => [type])}::int[])
		union all select 'state ' || lfdnr, bezeichnung from calendar_states
		union all select 'scope ' || lfdnr, bezeichnung from calendar_scopes
		union all select 'location ' || lfdnr, bezeichnung from calendar_locations
			where lfdnr = any(${both(({ location }) => [location])}::int[])
		union all select 'resource ' || lfdnr, bezeichnung from calendar_resources
			where lfdnr = any(${both(({ resources }) => resources)}::int[])`.execute(db);
	return new Map(rows.map(({ key, name }) => [key, name]));
}
