import { conditionOf, isConditionValid } from '@kontor/domain/trade/conditions';
import { isBlank } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { countAlone } from '../writes/countAlone.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { checkFilter, type DocumentFilter, mayAsk } from './documentFilter.ts';
import { type IsThere, readKnownValues, type SavedCondition } from './savedValues.ts';

type Saved = Answer<'createDocumentFilter'>;
type Entry = Input<'createDocumentFilter'>['body'];

const MAX_FILTERS = 100;
const SCHEMA_VERSION = 1;

interface Stored {
	readonly q: string;
	readonly view: Saved['view'];
	readonly conditions: readonly SavedCondition[];
}

function filters(db: Db, { firma, userId }: Session) {
	return db
		.selectFrom('document_filters')
		.select([
			'id',
			'name',
			'is_shared as isShared',
			sql<boolean>`is_default and user_id = ${userId}`.as('isDefault'),
			sql<boolean>`user_id = ${userId}`.as('isOwn'),
			sql<Stored>`conditions`.as('content'),
			'version',
		])
		.where('firma', '=', firma);
}

type Row = Awaited<ReturnType<ReturnType<typeof filters>['executeTakeFirstOrThrow']>>;

/**
 * Saved filters as they can be asked today: a condition that has gone, has no values left, or is hidden from its reader is
 * marked as such.
 */
async function shown(db: Db, rows: readonly Row[], { firma, subject }: Session): Promise<Saved[]> {
	const isThere = await readKnownValues(
		db,
		firma,
		rows.flatMap(({ content }) => content.conditions),
	);
	return rows.map(({ content, ...row }) => {
		const conditions = content.conditions.map((condition) => ({
			key: condition.key,
			values: [...condition.values],
			problem: problemOf(condition, subject, isThere),
		}));
		const view = mayAsk(subject, content.view) ? content.view : 'all';
		return { ...row, q: content.q, view, conditions };
	});
}

function problemOf(condition: SavedCondition, subject: Session['subject'], isThere: IsThere) {
	if (conditionOf(condition.key) === null || !isConditionValid(condition)) return 'unknown' as const;
	if (!mayAsk(subject, condition.key)) return 'notAllowed' as const;
	return isThere(condition) ? null : ('unknown' as const);
}

/** The part of a saved search that its reader can ask today. */
export function askableOf({ q, view, conditions }: Saved): DocumentFilter {
	return {
		q,
		view,
		conditions: conditions.flatMap(({ key, values, problem }) => {
			const known = conditionOf(key);
			return known === null || problem !== null ? [] : [{ key: known.key, values }];
		}),
	};
}

/** Filters of the reader and those that others share, by name. */
export async function listFilters(db: Db, session: Session): Promise<Answer<'listDocumentFilters'>> {
	const rows = await filters(db, session)
		.where(({ or, eb }) => or([eb('user_id', '=', session.userId), eb('is_shared', '=', true)]))
		.orderBy(sql`name collate de_at`)
		.orderBy('id')
		.limit(MAX_FILTERS)
		.execute();
	return shown(db, rows, session);
}

/** Saves a search under a name that none of the user's others has. */
export async function createFilter({ body }: Input<'createDocumentFilter'>, write: Write): Promise<Saved> {
	const { db, session } = write;
	const content = contentOf(body, session);
	await countAlone(write, 'document filters', session.userId);
	const { count } = await db
		.selectFrom('document_filters')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.where('user_id', '=', session.userId)
		.executeTakeFirstOrThrow();
	if (Number(count) >= MAX_FILTERS) throw new Problem('ruleBroken', { fields: { body: 'outOfRange' } });
	if (body.isDefault === true) await noDefault(write);
	const made = await db
		.insertInto('document_filters')
		.values({ firma: session.firma, user_id: session.userId, ...content })
		.onConflict((conflict) => conflict.columns(['user_id', 'name']).doNothing())
		.returning('id')
		.executeTakeFirst();
	if (made === undefined) throw new Problem('ruleBroken', { fields: { 'body.name': 'inUse' } });
	write.note('documentFilterSaved', `filter/${made.id}`);
	return stored(write, made.id);
}

/** Replaces one's own filter. */
export async function changeFilter({ header, body }: Input<'changeDocumentFilter'>, write: Write): Promise<Saved> {
	const before = await lockedFilter(write, body.id);
	// The number stands in the body: not the path leads nowhere, the body is wrong.
	if (before === undefined) throw new Problem('ruleBroken');
	checkVersion(header['If-Match'], before);
	const content = contentOf(body, write.session);
	const isTaken = await write.db
		.selectFrom('document_filters')
		.select('id')
		.where('user_id', '=', write.session.userId)
		.where('name', '=', content.name)
		.where('id', '<>', body.id)
		.executeTakeFirst();
	if (isTaken !== undefined) throw new Problem('ruleBroken', { fields: { 'body.name': 'inUse' } });
	if (body.isDefault === true) await noDefault(write);
	await write.db
		.updateTable('document_filters')
		.set({ ...content, version: before.version + 1 })
		.where('id', '=', body.id)
		.execute();
	write.note('documentFilterSaved', `filter/${body.id}`);
	return stored(write, body.id);
}

/** Deletes one's own filter. */
export async function deleteFilter({ path }: Input<'deleteDocumentFilter'>, write: Write): Promise<undefined> {
	if ((await lockedFilter(write, path.id)) === undefined) throw new Problem('notFound');
	await write.db.deleteFrom('document_filters').where('id', '=', path.id).execute();
	write.note('documentFilterDeleted', `filter/${path.id}`);
}

function contentOf(entry: Entry, { subject }: Session) {
	const rules = startFieldRules();
	if (isBlank(entry.name)) rules.refuse('body.name', 'missing');
	rules.end();
	const { q = '', view = 'all', conditions = [] }: DocumentFilter = entry;
	checkFilter({ view, conditions }, subject);
	const content: Stored = { q, view, conditions };
	return {
		name: entry.name.trim(),
		is_shared: entry.isShared ?? false,
		is_default: entry.isDefault ?? false,
		schema_version: SCHEMA_VERSION,
		conditions: JSON.stringify(content),
	};
}

async function noDefault({ db, session }: Write): Promise<void> {
	await db
		.updateTable('document_filters')
		.set({ is_default: false })
		.where('user_id', '=', session.userId)
		.where('is_default', '=', true)
		.execute();
}

async function lockedFilter({ db, session }: Write, id: number): Promise<Saved | undefined> {
	const row = await filters(db, session)
		.where('id', '=', id)
		.where('user_id', '=', session.userId)
		.forUpdate()
		.executeTakeFirst();
	return row && (await shown(db, [row], session))[0];
}

async function stored({ db, session }: Write, id: number): Promise<Saved> {
	const rows = await filters(db, session).where('id', '=', id).execute();
	const [saved] = await shown(db, rows, session);
	if (saved === undefined) throw new Problem('notFound');
	return saved;
}
