import { can } from '@kontor/domain/permissions';
import { isCalendarDate } from '@kontor/german/date';
import { isBlank } from '@kontor/german/visibleText';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, Input, OperationId, Session } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { localTime } from '../../database/localTime.ts';
import { Problem } from '../../problem.ts';
import { countAlone } from '../../writes/countAlone.ts';
import { startFieldRules } from '../../writes/fieldRules.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';

/** Somebody who waits for an appointment. */
export type WaitingEntry = Answer<'createWaiting'>;

type Content = Input<'createWaiting'>['body'];

const MAX_WAITING = 200;

/** Those who wait and whom a condition means, who has waited longest first. */
export async function findWaiting(
	db: Db,
	session: Session,
	condition: RawBuilder<boolean>,
	limit = MAX_WAITING,
): Promise<WaitingEntry[]> {
	const mayCrm = can(session.subject, 'crm');
	const { rows } = await sql<WaitingEntry>`
		select waiting.lfdnr, waiting.title, waiting.address_lfdnr as address, waiting.type_lfdnr as type,
			waiting.location_lfdnr as location, array(select resource_lfdnr from calendar_waiting_resources
				where waiting_lfdnr = waiting.lfdnr order by 1 limit 20) as resources,
			waiting.minutes, waiting.from_day::text as from, waiting.until_day::text as until,
			waiting.day_time as "dayTime", waiting.tel_nr as "telNr", waiting.text, waiting.version,
			case when ${mayCrm}::boolean then left(addresses.display_name, 200) end as "addressName",
			${localTime(sql.ref('waiting.created_at'))} as "createdAt", left(creator.username, 200) as "createdBy"
		from calendar_waiting waiting
			left join addresses on addresses.lfdnr = waiting.address_lfdnr
			left join users creator on creator.user_id = waiting.created_by
		where waiting.firma = ${session.firma} and waiting.ended_at is null and ${condition}
		order by waiting.lfdnr limit ${limit}`.execute(db);
	return rows;
}

/** Everybody who waits. */
export function listWaiting(db: Db, session: Session): Promise<Answer<'listWaiting'>> {
	return findWaiting(db, session, sql<boolean>`true`);
}

/** Puts somebody on the list. */
export async function createWaiting({ body }: Input<'createWaiting'>, write: Write): Promise<WaitingEntry> {
	const { db, session } = write;
	await checkWaiting(write, body, null);
	await countAlone(write, 'waiting', session.firma);
	const { count } = await db
		.selectFrom('calendar_waiting')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('firma', '=', session.firma)
		.where('ended_at', 'is', null)
		.executeTakeFirstOrThrow();
	const rules = startFieldRules();
	if (Number(count) >= MAX_WAITING) rules.refuse('body', 'outOfRange');
	rules.end();
	const { lfdnr } = await db
		.insertInto('calendar_waiting')
		.values({ ...columnsOf(body), firma: session.firma, created_by: session.userId })
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	await storeResources(db, lfdnr, body.resources);
	write.note('waitingSaved', `waiting/${lfdnr}`);
	return oneOf(write, lfdnr, 'createWaiting');
}

/** Changes what somebody waits for. */
export async function changeWaiting(
	{ path, header, body }: Input<'changeWaiting'>,
	write: Write,
): Promise<WaitingEntry> {
	const before = await locked(write, path.lfdnr, 'changeWaiting');
	checkVersion(header['If-Match'], before);
	await checkWaiting(write, body, before);
	await write.db
		.updateTable('calendar_waiting')
		.set({ ...columnsOf(body), version: before.version + 1 })
		.where('lfdnr', '=', path.lfdnr)
		.execute();
	await storeResources(write.db, path.lfdnr, body.resources);
	write.note('waitingSaved', `waiting/${path.lfdnr}`);
	return oneOf(write, path.lfdnr, 'changeWaiting');
}

/** Takes somebody off the list, who does not want to wait any more. */
export async function endWaiting({ path, header }: Input<'endWaiting'>, write: Write): Promise<undefined> {
	const before = await locked(write, path.lfdnr, 'endWaiting');
	checkVersion(header['If-Match'], before);
	await end(write, path.lfdnr, null);
	return undefined;
}

/** Takes somebody off the list who has an appointment now; throws 422 where that one does not wait (any more). */
export async function bookWaiting(write: Write, lfdnr: number, appointment: number): Promise<void> {
	const rules = startFieldRules();
	const isThere = (await lock(write, lfdnr)) !== undefined;
	if (!isThere) rules.refuse('query.waiting', 'notFound');
	rules.end();
	await end(write, lfdnr, appointment);
}

async function end({ db, note }: Write, lfdnr: number, appointment: number | null): Promise<void> {
	await db
		.updateTable('calendar_waiting')
		.set({ ended_at: sql`now()`, appointment_lfdnr: appointment, version: sql<number>`version + 1` })
		.where('lfdnr', '=', lfdnr)
		.execute();
	note('waitingEnded', `waiting/${lfdnr}`);
}

async function lock({ db, session }: Write, lfdnr: number) {
	return db
		.selectFrom('calendar_waiting')
		.select('lfdnr')
		.where('lfdnr', '=', lfdnr)
		.where('firma', '=', session.firma)
		.where('ended_at', 'is', null)
		.forUpdate()
		.executeTakeFirst();
}

async function locked(write: Write, lfdnr: number, operation: OperationId): Promise<WaitingEntry> {
	await lock(write, lfdnr);
	return oneOf(write, lfdnr, operation);
}

async function oneOf(write: Write, lfdnr: number, operation: OperationId): Promise<WaitingEntry> {
	const { db, session, noteAccess } = write;
	const [found] = await findWaiting(db, session, sql<boolean>`waiting.lfdnr = ${lfdnr}`);
	if (found === undefined) throw new Problem('notFound');
	if (found.address !== null && found.addressName !== null) {
		const address = await db
			.selectFrom('addresses')
			.select('kd_patient')
			.where('lfdnr', '=', found.address)
			.executeTakeFirst();
		if (address?.kd_patient) noteAccess('patientRead', `address/${found.address} ${operation}`);
	}
	return found;
}

async function storeResources(db: Db, lfdnr: number, resources: readonly number[]): Promise<void> {
	await sql`delete from calendar_waiting_resources where waiting_lfdnr = ${lfdnr}`.execute(db);
	await sql`insert into calendar_waiting_resources (waiting_lfdnr, resource_lfdnr)
		select distinct ${lfdnr}::int, resource from unnest(${[...resources]}::int[]) as resource`.execute(db);
}

function columnsOf(content: Content) {
	return {
		title: content.title.trim(),
		address_lfdnr: content.address,
		type_lfdnr: content.type,
		location_lfdnr: content.location,
		minutes: content.minutes,
		from_day: content.from,
		until_day: content.until,
		day_time: content.dayTime,
		tel_nr: content.telNr.trim(),
		text: content.text,
	};
}

/** Checks an entry; values it had before may stay, also where they are switched off by now or hidden from the user. */
async function checkWaiting({ db, session }: Write, content: Content, before: WaitingEntry | null): Promise<void> {
	const { firma, subject } = session;
	const rules = startFieldRules();
	if (isBlank(content.title)) rules.refuse('body.title', 'missing');
	if (content.minutes % 5 !== 0) rules.refuse('body.minutes', 'invalid');
	if (!isCalendarDate(content.from)) rules.refuse('body.from', 'dateInvalid');
	if (content.until !== null && !isCalendarDate(content.until)) rules.refuse('body.until', 'dateInvalid');
	else if (content.until !== null && content.until < content.from) rules.refuse('body.until', 'dateTooEarly');
	const { rows } = await sql<{ key: string }>`
		select 'type ' || lfdnr as key from calendar_types where firma = ${firma} and active and lfdnr = ${content.type}
		union all select 'location ' || lfdnr from calendar_locations
			where firma = ${firma} and active and lfdnr = ${content.location}
		union all select 'resource ' || lfdnr from calendar_resources
			where firma = ${firma} and active and lfdnr = any(${[...content.resources]}::int[])
		union all select 'address ' || lfdnr from addresses
			where firma = ${firma} and ${can(subject, 'crm')}::boolean and lfdnr = ${content.address}`.execute(db);
	const known = new Set(rows.map(({ key }) => key));
	const ask = (field: string, kind: string, value: number | null, had: boolean) => {
		if (value !== null && !known.has(`${kind} ${value}`) && !had) rules.refuse(`body.${field}`, 'notFound');
	};
	ask('type', 'type', content.type, before?.type === content.type);
	ask('location', 'location', content.location, before?.location === content.location);
	ask('address', 'address', content.address, before?.address === content.address);
	for (const [index, lfdnr] of content.resources.entries()) {
		ask(`resources.${index}`, 'resource', lfdnr, before?.resources.includes(lfdnr) ?? false);
	}
	rules.end();
}
