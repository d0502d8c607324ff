import { can } from '@kontor/domain/permissions';
import { minuteOf } from '@kontor/german/calendar/wallTime';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { OfAddress } from '../crm/addressParts.ts';
import { visibleAddresses } from '../crm/visibleAddresses.ts';
import type { Db } from '../database/database.ts';
import { localTime } from '../database/localTime.ts';
import { Problem } from '../problem.ts';
import { type NotedRead, searchAddressesNoted } from '../search/personalNumbers.ts';
import { all, type Condition, hasWords } from '../search/predicates.ts';
import { readWords } from '../search/searchText.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import {
	type Appointment,
	type AppointmentPreview,
	findAppointments,
	isHiddenFrom,
	previewColumns,
} from './appointmentViews.ts';

const LONGEST_RANGE_MINUTES = 100 * 1440;
const MAX_PREVIEWS = 5_000;
const MAX_FOUND = 50;

/** Appointments that touch a range, by their start. */
export async function listPreviews(
	db: Db,
	session: Session,
	{ start, end }: Input<'listAppointmentPreviews'>['query'],
): Promise<Answer<'listAppointmentPreviews'>> {
	const from = minuteOf(start);
	const to = minuteOf(end);
	const rules = startFieldRules();
	if (from === null) rules.refuse('query.start', 'dateInvalid');
	if (to === null) rules.refuse('query.end', 'dateInvalid');
	rules.end();
	if (Number(to) <= Number(from) || Number(to) - Number(from) > LONGEST_RANGE_MINUTES) {
		rules.refuse('query.end', 'outOfRange');
	}
	rules.end();
	const { rows } = await sql<AppointmentPreview>`
		select ${previewColumns(session)}
		from appointments cross join lateral (select ${isHiddenFrom(session)} as hidden) as seen
		where appointments.firma = ${session.firma} and appointments.deleted_at is null
			and tsrange(appointments.starts_at, appointments.ends_at) && tsrange(${start}::timestamp, ${end}::timestamp)
		order by appointments.starts_at, appointments.lfdnr
		limit ${MAX_PREVIEWS + 1}`.execute(db);
	return { appointments: rows.slice(0, MAX_PREVIEWS), isComplete: rows.length <= MAX_PREVIEWS };
}

/** Appointments by words of the title, the number, or the name of who takes part; next to today first. */
export async function searchAppointments(
	read: NotedRead,
	text: string,
	today: string,
): Promise<Answer<'searchAppointments'>> {
	const { db, session } = read;
	const found = await foundBy(read, text);
	if (found === null) return [];
	const { rows } = await sql<AppointmentPreview>`
		select ${previewColumns(session)}
		from (select appointments.* from appointments
			where appointments.firma = ${session.firma} and appointments.deleted_at is null and ${found}
			order by abs(extract(epoch from appointments.starts_at - ${today}::date)), appointments.lfdnr limit 500) as appointments
			cross join lateral (select ${isHiddenFrom(session)} as hidden) as seen
		where not hidden
		order by abs(extract(epoch from appointments.starts_at - ${today}::date)), appointments.lfdnr
		limit ${MAX_FOUND}`.execute(db);
	return rows;
}

async function foundBy(read: NotedRead, text: string): Promise<Condition | null> {
	const typed = text.trim();
	if (/^[0-9]{1,9}$/.test(typed)) return sql<boolean>`appointments.lfdnr = ${Number(typed)}`;
	const terms = readWords(typed);
	if (terms.length === 0) return null;
	const title = all([hasWords(sql<string>`appointments.search_words`, terms)]);
	if (!can(read.session.subject, 'crm')) return title;
	const { rows } = await searchAddressesNoted(
		read,
		{ text: typed },
		{ sort: 'relevance', direction: 'asc', offset: 0, size: 20 },
	);
	const people = rows.map(({ lfdnr }) => lfdnr);
	return sql<boolean>`(${title} or appointments.lfdnr in (
		select appointment_lfdnr from appointment_addresses where address_lfdnr = any(${people}::int[])))`;
}

/** Appointments of a list of keys. */
export function listDetails(
	db: Db,
	session: Session,
	keys: Input<'getAppointmentDetails'>['body']['keys'],
): Promise<readonly Appointment[]> {
	const own = keys.filter(({ firma }) => firma === session.firma);
	return findAppointments(
		db,
		session,
		own.map(({ lfdnr }) => lfdnr),
	);
}

const OF_ADDRESS = 10;

/** Last and next appointments of an address, and a flag for a patient's; undefined for an address that does not exist. */
export async function listOfAddress(
	db: Db,
	session: Session,
	lfdnr: number,
	now: string,
): Promise<Awaited<OfAddress<Answer<'listAddressAppointments'>>>> {
	const address = await visibleAddresses(db, session.firma)
		.select('kd_patient')
		.where('lfdnr', '=', lfdnr)
		.executeTakeFirst();
	if (address === undefined) return undefined;
	if (!can(session.subject, 'crm')) return { isPatient: false, part: { past: [], next: [] } };
	const read = async (condition: Condition, order: RawBuilder<unknown>) => {
		const { rows } = await sql<AppointmentPreview>`
			select ${previewColumns(session)}
			from appointment_addresses part join appointments on appointments.lfdnr = part.appointment_lfdnr
				cross join lateral (select ${isHiddenFrom(session)} as hidden) as seen
			where part.address_lfdnr = ${lfdnr} and appointments.firma = ${session.firma}
				and appointments.deleted_at is null and not hidden and ${condition}
			order by appointments.starts_at ${order}, appointments.lfdnr ${order} limit ${OF_ADDRESS}`.execute(db);
		return rows;
	};
	return {
		isPatient: address.kd_patient,
		part: {
			past: await read(sql`appointments.ends_at <= ${now}::timestamp`, sql`desc`),
			next: await read(sql`appointments.ends_at > ${now}::timestamp`, sql`asc`),
		},
	};
}

/** The history of an appointment, newest change first; throws 404 for one that the reader may not look into. */
export async function listHistory(
	db: Db,
	session: Session,
	{ firma, lfdnr }: Input<'listAppointmentHistory'>['body']['key'],
): Promise<{ readonly appointment: Appointment; readonly history: Answer<'listAppointmentHistory'> }> {
	const [found] = firma === session.firma ? await findAppointments(db, session, [lfdnr]) : [];
	if (found === undefined || found.isBusy) throw new Problem('notFound');
	const { rows } = await sql<Answer<'listAppointmentHistory'>[number]>`
		select ${localTime(sql.ref('at'))} as "dateTime", author, field,
			from_text as "from", to_text as "to"
		from appointment_history where appointment_lfdnr = ${lfdnr} order by id desc limit 500`.execute(db);
	return { appointment: found, history: rows };
}
