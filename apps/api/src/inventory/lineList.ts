import { sumOf } from '@kontor/domain/count/tally';
import { can } from '@kontor/domain/permissions';
import { addDecimals, compareDecimals } from '@kontor/german/number';
import { sql } from 'kysely';
import { reservedOf } from '../articles/stock/demand.ts';
import type { Answer, Input, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { localTime } from '../database/localTime.ts';
import { Problem } from '../problem.ts';
import { blockOfLine, differs, type LineFacts, readLines, stateOfLine } from './lines.ts';
import { openCodes } from './sessionRead.ts';
import { type SessionRow, sessionRow } from './sessionRow.ts';

type Question = Input<'searchCountLines'>['body'];
type Page = Answer<'searchCountLines'>;
type Line = Page['rows'][number];

/** A line as lists, sums and files tell it; `label` = the words it is ordered by. */
interface Told {
	readonly facts: LineFacts;
	readonly name: string;
	readonly shelf: string;
	readonly group: string;
}

/** The articles of a count beside the book, page by page. */
export async function searchLines(db: Db, session: Session, lfdnr: number, question: Question): Promise<Page> {
	const mayCosts = can(session.subject, 'costs');
	if (question.sort === 'value' && !mayCosts) {
		throw new Problem('ruleBroken', { fields: { 'body.sort': 'notAllowed' } });
	}
	const row = await sessionRow(db, session, lfdnr);
	const { page = 1, size = 50 } = question;
	const lines = await toldLines(db, row);
	const wanted = ordered(lines.filter(isWanted(question)), question);
	const shown = wanted.slice((page - 1) * size, page * size);
	const rows = await wireLines(
		db,
		session,
		row,
		shown.map(({ facts }) => facts),
	);
	return {
		rows,
		total: wanted.length,
		sums: sumsOf(
			lines.map(({ facts }) => facts),
			mayCosts,
		),
	};
}

async function toldLines(db: Db, row: SessionRow): Promise<Told[]> {
	const facts = new Map((await readLines(db, row)).map((line) => [line.article, line]));
	const { rows } = await sql<{ article: number; name: string; shelf: string; group: string }>`
		select line.article_id as article, articles.name, line.shelf, coalesce(article_groups.bezeichnung, '') as "group"
		from count_lines line join articles on articles.id = line.article_id
			left join article_groups on article_groups.code = articles.article_group
		where line.session = ${row.lfdnr} order by line.shelf, articles.name, articles.art_nr`.execute(db);
	return rows.flatMap(({ article, ...words }) => {
		const line = facts.get(article);
		return line === undefined ? [] : [{ facts: line, ...words }];
	});
}

function isWanted({ q = '', state, isBlocked }: Question): (line: Told) => boolean {
	const words = q
		.toLocaleLowerCase('de')
		.split(/\s+/)
		.filter((word) => word !== '');
	return ({ facts, name }) => {
		const text = `${facts.artNr} ${name}`.toLocaleLowerCase('de');
		if (!words.every((word) => text.includes(word))) return false;
		if (state !== undefined && state.length > 0 && !state.includes(stateOfLine(facts))) return false;
		return isBlocked !== true || blockOfLine(facts) !== null;
	};
}

const stateRanks = ['unknown', 'different', 'untouched', 'counted', 'equal'] as const;
const collator = new Intl.Collator('de-AT', { numeric: true });

/** Sorted by one thing; lines alike keep the order of the shelves, what has no figure comes last either way. */
function ordered(lines: readonly Told[], { sort = 'shelf', direction = 'asc' }: Question): Told[] {
	const way = direction === 'asc' ? 1 : -1;
	const text = (of: (line: Told) => string) => (one: Told, other: Told) => way * collator.compare(of(one), of(other));
	const figure = (of: (line: Told) => string | null) => (one: Told, other: Told) => {
		const [a, b] = [of(one), of(other)];
		if (a === null || b === null) return Number(a === null) - Number(b === null);
		return way * compareDecimals(a, b);
	};
	const compare = {
		shelf: text(({ shelf }) => shelf),
		artNr: text(({ facts }) => facts.artNr),
		articleDescription: text(({ name }) => name),
		articleGroup: text(({ group }) => group),
		state: text(({ facts }) => String(stateRanks.indexOf(stateOfLine(facts)))),
		difference: figure(({ facts }) => facts.comparison?.difference ?? null),
		value: figure(({ facts }) => facts.value),
		countedAt: text(({ facts }) => facts.countedAt ?? ''),
	}[sort];
	return lines.toSorted(compare);
}

function sumsOf(lines: readonly LineFacts[], mayCosts: boolean): Page['sums'] {
	const differences = lines.flatMap(({ comparison }) => comparison?.difference ?? []);
	const isNegative = (text: string) => compareDecimals(text, '0') < 0;
	return {
		different: lines.filter(differs).length,
		blocked: lines.filter((line) => blockOfLine(line) !== null).length,
		surplus: sumOf(differences.filter((text) => !isNegative(text))),
		shortage: sumOf(differences.filter(isNegative)),
		...(mayCosts ? { value: lines.flatMap(({ value }) => value ?? []).reduce(addDecimals, '0') } : {}),
	};
}

/** Lines as the wire has them, in the order given; the value of a difference only with the right to costs. */
export async function wireLines(
	db: Db,
	session: Session,
	{ lfdnr, warehouse }: SessionRow,
	lines: readonly LineFacts[],
): Promise<Line[]> {
	const ids = lines.map(({ article }) => article);
	const { rows } = await sql<Omit<Line, 'state' | 'book' | 'difference' | 'block' | 'labels'> & { article: number }>`
		select line.article_id as article, articles.art_nr as "artNr", left(articles.name, 200) as "articleDescription",
			case when article_groups.code is not null then json_build_object('code', article_groups.code,
				'bezeichnung', article_groups.bezeichnung) end as "articleGroup",
			coalesce(unit.bezeichnung, articles.unit) as unit, line.shelf, line.is_added as "isAdded", line.round,
			case when line.recount_by is not null then json_build_object('userId', line.recount_by, 'name',
				(select left(username, 200) from users where user_id = line.recount_by)) end as "recountBy",
			line.counted, ${localTime(sql`line.counted_at`)} as "countedAt",
			(select coalesce(json_agg(json_build_object('userId', user_id, 'name', left(username, 200)) order by username), '[]')
				from users where user_id = any(line.counters)) as counters,
			${reservedOf} as reserved, exists (select from stock_movements moved where moved.article_id = line.article_id
				and moved.warehouse = ${warehouse} and moved.kind <> 'count' and moved.at > line.counted_since
				and moved.at <= line.counted_at) as "movedMeanwhile",
			line.reason, line.reason_note as "reasonNote", line.posted_difference is not null as "isPosted"
		from count_lines line join articles on articles.id = line.article_id
			left join article_groups on article_groups.code = articles.article_group
			left join master_data unit on unit.list = 'unit' and unit.code = articles.unit
		where line.session = ${lfdnr} and line.article_id = any(${ids}::int[])`.execute(db);
	const found = new Map(rows.map((row) => [row.article, row]));
	const labels = await expiriesOf(db, lfdnr, ids);
	return lines.flatMap((line) => {
		const row = found.get(line.article);
		if (row === undefined) return [];
		const { article, ...rest } = row;
		return [
			{
				...rest,
				state: stateOfLine(line),
				book: line.comparison?.book ?? null,
				difference: line.comparison?.difference ?? null,
				...(can(session.subject, 'costs') ? { value: line.value } : {}),
				isAboveLimits: line.isAboveLimits,
				block: blockOfLine(line),
				labels: labelsOf(line, labels.get(article) ?? []),
			},
		];
	});
}

interface ReadExpiry {
	readonly article: number;
	readonly lot: string;
	readonly expiry: string;
}

/** Days of expiry that were read off labels. */
async function expiriesOf(db: Db, lfdnr: number, ids: readonly number[]): Promise<Map<number, ReadExpiry[]>> {
	const { rows } = await sql<ReadExpiry>`select distinct article_id as article, lot, expiry from count_scans
		where session = ${lfdnr} and article_id = any(${ids}::int[]) and lot <> '' and expiry is not null`.execute(db);
	return Map.groupBy(rows, ({ article }) => article);
}

function labelsOf({ labels, books, comparison }: LineFacts, read: readonly ReadExpiry[]): Line['labels'] {
	if (comparison === null) return [];
	const all = [...labels, ...books].map(({ lot, serial }) => ({ lot, serial }));
	const apart = [...new Map(all.map((label) => [`${label.lot}\n${label.serial}`, label])).values()];
	return apart.slice(0, 200).flatMap(({ lot, serial }) => {
		const isSame = (other: { lot: string; serial: string }) => other.lot === lot && other.serial === serial;
		const book = books.find(isSame);
		const counted = labels.find(isSame)?.quantity ?? null;
		if (counted === null && compareDecimals(book?.quantity ?? '0', '0') === 0) return [];
		const days = [
			...(book?.expiry ? [book.expiry] : []),
			...read.filter((one) => one.lot === lot).map(({ expiry }) => expiry),
		];
		return [
			{
				lot,
				serial,
				counted,
				book: book?.quantity ?? '0.00',
				expiry: days[0] ?? null,
				expiryDiffers: new Set(days).size > 1,
			},
		];
	});
}

/** Codes nobody knows yet, in the order they were read. */
export async function listUnknownCodes(db: Db, session: Session, lfdnr: number): Promise<Answer<'listUnknownCodes'>> {
	await sessionRow(db, session, lfdnr);
	const { rows } = await sql<Answer<'listUnknownCodes'>[number]>`
		select id, left(coalesce(nullif(code, ''), art_nr, ''), 200) as code, (count * factor)::numeric(12,2) as count, place, note,
			(select left(username, 200) from users where users.user_id = open_codes.user_id) as by, ${localTime(sql`at`)} as at
		from ${openCodes(lfdnr)} order by seq limit 500`.execute(db);
	return rows;
}
