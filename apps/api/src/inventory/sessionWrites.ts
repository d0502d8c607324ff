import { defaultLimits, nextSessionStates } from '@kontor/domain/count/review';
import { can } from '@kontor/domain/permissions';
import { isCalendarDate } from '@kontor/german/date';
import { isBlank } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Answer, Input } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { type FieldRules, startFieldRules } from '../writes/fieldRules.ts';
import { startReferences } from '../writes/references.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { noteCounter, tellAnew } from './scans.ts';
import { findSession } from './sessionRead.ts';
import { sessionRow } from './sessionRow.ts';

type Stored = Answer<'getCountSession'>;

/** The most articles of one count: as many as a phone keeps at hand without a network. */
export const MAX_ARTICLES = 5_000;

/** Begins a count: what is kept in stock, of these groups and shelves, and lies in the warehouse or has its shelf there. */
export async function createSession({ body }: Input<'createCountSession'>, write: Write): Promise<Stored> {
	const { db, session } = write;
	const { articleGroups = [], shelves = [], limits = defaultLimits } = body;
	const rules = startFieldRules();
	if (isBlank(body.title)) rules.refuse('body.title', 'missing');
	checkKeyDate(rules, body);
	checkLimits(rules, write, limits);
	const references = startReferences(db, session.firma);
	references.code('body.warehouse', 'warehouse', body.warehouse);
	await references.check(rules);
	rules.end();
	const { lfdnr } = await db
		.insertInto('count_sessions')
		.values({
			firma: session.firma,
			title: body.title.trim(),
			warehouse: body.warehouse,
			kind: body.kind,
			key_date: body.keyDate,
			is_blind: body.isBlind,
			article_groups: [...articleGroups],
			shelves: [...shelves],
			limit_pieces: limits.pieces,
			limit_percent: limits.percent,
			limit_value: limits.value === undefined ? defaultLimits.value : limits.value,
			created_by: session.userId,
		})
		.returning('lfdnr')
		.executeTakeFirstOrThrow();
	const { rows } = await sql`insert into count_lines (session, article_id, shelf)
		select ${lfdnr}, articles.id, coalesce(place.shelf, '')
		from articles
			left join lateral (select min(shelf) as shelf, bool_or(shelf = any(${shelves}::text[])) as is_wanted
				from article_places where article_id = articles.id and warehouse = ${body.warehouse}) place on true
		where firma = ${session.firma} and is_stocked
			and (cardinality(${articleGroups}::text[]) = 0 or article_group = any(${articleGroups}::text[]))
			and (cardinality(${shelves}::text[]) = 0 or place.is_wanted)
			and ((is_active and place.shelf is not null) or exists (select from stock_balances where article_id = articles.id
				and warehouse = ${body.warehouse} and quantity <> 0))
		order by articles.id limit ${MAX_ARTICLES + 1} returning article_id`.execute(db);
	if (rows.length === 0) rules.refuse('body.shelves', 'notFound');
	if (rows.length > MAX_ARTICLES) rules.refuse('body.shelves', 'outOfRange');
	rules.end();
	write.note('countCreated', `count/${lfdnr}`);
	return findSession(db, session, lfdnr);
}

function checkKeyDate(rules: FieldRules, { kind, keyDate }: Input<'createCountSession'>['body']): void {
	if (kind === 'keyDate' && keyDate === null) rules.refuse('body.keyDate', 'missing');
	if (kind === 'permanent' && keyDate !== null) rules.refuse('body.keyDate', 'notAllowed');
	if (keyDate !== null && !isCalendarDate(keyDate)) rules.refuse('body.keyDate', 'dateInvalid');
}

function checkLimits(
	rules: FieldRules,
	{ session }: Write,
	limits: NonNullable<Input<'createCountSession'>['body']['limits']>,
): void {
	for (const key of ['pieces', 'percent', 'value'] as const) {
		if (limits[key]?.startsWith('-')) rules.refuse(`body.limits.${key}`, 'outOfRange');
	}
	// Who could set it freely could find out by it what a piece has cost.
	if (limits.value != null && limits.value !== defaultLimits.value && !can(session.subject, 'costs'))
		rules.refuse('body.limits.value', 'notAllowed');
}

/** The user counts along. */
export async function joinSession({ path }: Input<'joinCountSession'>, write: Write): Promise<Stored> {
	const { db, session } = write;
	const row = await sessionRow(db, session, path.lfdnr, 'share');
	if (row.state !== 'counting' && row.state !== 'review') throw new Problem('conflict');
	await noteCounter(db, row, session, { entries: 0, device: null });
	write.note('countJoined', `count/${row.lfdnr}`);
	return findSession(db, session, row.lfdnr);
}

/** Takes a count into another state. What came after its release counts once it is looked through again. */
export async function changeState({ path, header, body }: Input<'changeCountState'>, write: Write): Promise<Stored> {
	const { db, session } = write;
	const row = await sessionRow(db, session, path.lfdnr, 'update');
	checkVersion(header['If-Match'], await findSession(db, session, path.lfdnr));
	if (!nextSessionStates[row.state].includes(body.state)) {
		throw new Problem('ruleBroken', { fields: { 'body.state': 'notAllowed' } });
	}
	const isRelease = body.state === 'released';
	await db
		.updateTable('count_sessions')
		.set({
			state: body.state,
			version: sql`version + 1`,
			released_by: isRelease ? session.userId : null,
			released_at: isRelease ? sql<string>`now()` : null,
		})
		.where('lfdnr', '=', row.lfdnr)
		.execute();
	if (row.state === 'released') {
		const lines = await sql<{ id: number }>`select article_id as id from count_lines where session = ${row.lfdnr}
			order by article_id for update`.execute(db);
		await tellAnew(
			db,
			row,
			lines.rows.map(({ id }) => id),
		);
	}
	write.note('countChanged', `count/${row.lfdnr} ${body.state}`);
	return findSession(db, session, row.lfdnr);
}
