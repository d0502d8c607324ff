import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type FeedEvent, writeFeed } from '@kontor/domain/calendar/feed';
import { can } from '@kontor/domain/permissions';
import { addDays } from '@kontor/german/date';
import { addMonths } from '@kontor/german/dateMonth';
import { isBlank } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { localTime, wallTime } from '../database/localTime.ts';
import { Problem } from '../problem.ts';
import { countAlone } from '../writes/countAlone.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import type { Write } from '../writes/writes.ts';
import { BUSY } from './appointmentViews.ts';

type Feed = Answer<'listCalendarFeeds'>[number];

const MAX_FEEDS = 50;
const MAX_EVENTS = 5_000;

const feedColumns = sql<Feed>`lfdnr, bezeichnung, level,
	${localTime(sql.ref('created_at'))} as "createdAt",
	${localTime(sql.ref('fetched_at'))} as "fetchedAt"`;

/** The reader's calendars for other programs that have not ended. */
export async function listFeeds(db: Db, { userId }: Session): Promise<Answer<'listCalendarFeeds'>> {
	const { rows } = await sql<Feed>`select ${feedColumns} from calendar_feeds
		where user_id = ${userId} and ended_at is null order by lfdnr desc limit ${MAX_FEEDS}`.execute(db);
	return rows;
}

/** Makes a calendar for other programs. Its secret address is told here and never again: only its hash is stored. */
export async function createFeed(
	{ body }: Input<'createCalendarFeed'>,
	write: Write,
): Promise<Answer<'createCalendarFeed'>> {
	const { db, session, note } = write;
	const rules = startFieldRules();
	if (isBlank(body.bezeichnung)) rules.refuse('body.bezeichnung', 'missing');
	if (body.level === 'full' && !can(session.subject, 'health')) rules.refuse('body.level', 'notAllowed');
	rules.end();
	if (body.replaces !== undefined && !(await end(db, session, body.replaces))) {
		rules.refuse('body.replaces', 'notFound');
		rules.end();
	}
	await countAlone(write, 'calendar feeds', session.userId);
	if ((await listFeeds(db, session)).length >= MAX_FEEDS) throw new Problem('conflict');
	const file = `${randomBytes(32).toString('base64url')}.ics`;
	const { rows } = await sql<Feed>`
		insert into calendar_feeds (user_id, bezeichnung, level, secret_hash)
		values (${session.userId}, ${body.bezeichnung.trim()}, ${body.level}, ${hashOf(file)})
		returning ${feedColumns}`.execute(db);
	const [feed] = rows;
	if (feed === undefined) throw new Error('The feed was not stored');
	note('calendarFeedCreated', `feed/${feed.lfdnr}`);
	return { ...feed, file };
}

/** Ends a calendar of the user; throws 404 for any other. */
export async function endFeed({ path }: Input<'endCalendarFeed'>, { db, session, note }: Write): Promise<undefined> {
	if (!(await end(db, session, path.lfdnr))) throw new Problem('notFound');
	note('calendarFeedEnded', `feed/${path.lfdnr}`);
	return undefined;
}

async function end(db: Db, { userId }: Session, lfdnr: number): Promise<boolean> {
	const ended = await db
		.updateTable('calendar_feeds')
		.set({ ended_at: sql`now()` })
		.where('lfdnr', '=', lfdnr)
		.where('user_id', '=', userId)
		.where('ended_at', 'is', null)
		.returning('lfdnr')
		.executeTakeFirst();
	return ended !== undefined;
}

interface OpenFeed {
	readonly lfdnr: number;
	readonly level: Feed['level'];
	readonly bezeichnung: string;
	readonly userId: number;
	readonly mayHealth: boolean;
}

interface Row {
	readonly lfdnr: number;
	readonly title: string;
	readonly start: string;
	readonly end: string;
	readonly allDay: boolean;
	readonly version: number;
	readonly changed: string;
	readonly location: string;
	readonly names: string | null;
}

/**
 * The calendar behind a secret address: three months back, twelve ahead. One 404 for what is wrong, has ended, or belongs
 * to somebody who is disabled or lacks the app. Cancelled and deleted appointments are left out.
 */
export async function readFeed(db: Db, file: string, today: string): Promise<string> {
	const secretHash = hashOf(file);
	const found = await sql<OpenFeed>`
		update calendar_feeds feed set fetched_at = now()
		from users join user_apps on user_apps.user_id = users.user_id and user_apps.app_id = 2
			join apps on apps.app_id = 2 and apps.licensed
		where feed.secret_hash = ${secretHash} and feed.ended_at is null and users.user_id = feed.user_id and not users.disabled
		returning feed.lfdnr, feed.level, feed.bezeichnung, feed.user_id as "userId", exists (
			select from user_rights join user_apps crm on crm.user_id = user_rights.user_id and crm.app_id = 1
			where user_rights.user_id = feed.user_id and key = 'health') as "mayHealth"`.execute(db);
	const [feed] = found.rows;
	if (feed === undefined) throw new Problem('notFound');
	const from = addMonths(today, -3) ?? today;
	const to = addDays(addMonths(today, 12) ?? today, 1) ?? today;
	const { rows } = await sql<Row>`
		select appointments.lfdnr, appointments.title, ${wallTime(sql.ref('appointments.starts_at'))} as start,
			${wallTime(sql.ref('appointments.ends_at'))} as end, appointments.all_day as "allDay", appointments.version,
			appointments.changed_at as changed, coalesce(place.bezeichnung, '') as location, (
				select string_agg(addresses.display_name, ', ' order by part.position, part.address_lfdnr)
				from appointment_addresses part join addresses on addresses.lfdnr = part.address_lfdnr
				where part.appointment_lfdnr = appointments.lfdnr) as names
		from appointments
			join appointment_resources taking on taking.appointment_lfdnr = appointments.lfdnr
			join calendar_resources own on own.lfdnr = taking.resource_lfdnr and own.user_id = ${feed.userId}
			join calendar_states state on state.lfdnr = appointments.state_lfdnr and state.blocks
			left join calendar_locations place on place.lfdnr = appointments.location_lfdnr
		where appointments.deleted_at is null
			and tsrange(appointments.starts_at, appointments.ends_at) && tsrange(${from}::timestamp, ${to}::timestamp)
		order by appointments.starts_at, appointments.lfdnr limit ${MAX_EVENTS}`.execute(db);
	return writeFeed(
		feed.bezeichnung,
		rows.map((row) => eventOf(row, feed, secretHash)),
	);
}

function eventOf(row: Row, { level, mayHealth }: OpenFeed, secretHash: Buffer): FeedEvent {
	const { lfdnr, title, start, end, allDay, version, changed, location, names } = row;
	const isBusy = level === 'busy';
	const full = level === 'full' && mayHealth && names !== null ? `${title}: ${names}` : title;
	return {
		// Nobody learns a number from it, and it stays the same.
		uid: `${createHmac('sha256', secretHash).update(String(lfdnr)).digest('hex').slice(0, 32)}@kontor`,
		sequence: version,
		changed,
		start,
		end,
		allDay,
		summary: isBusy ? BUSY : full,
		location: isBusy ? '' : location,
		isPrivate: isBusy,
	};
}

function hashOf(file: string): Buffer {
	return createHash('sha256').update(file).digest();
}
