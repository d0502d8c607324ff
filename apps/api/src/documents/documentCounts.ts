import { sql } from 'kysely';
import pg from 'pg';
import type { Answer } from '../contract/contract.ts';
import type { HeavyRead } from '../reads/reads.ts';
import { type DocumentFilter, type DocumentReader, documentsOf, mayAsk } from './documentFilter.ts';
import { askableOf, listFilters } from './savedFilters.ts';

type Counts = Answer<'countDocuments'>;
type View = Counts['views'][number]['view'];

const views: readonly View[] = ['all', 'open', 'mine', 'overdue', 'withoutPrescription', 'thisWeek'];
const COUNTED_TO = 1_000;
const MOST_FILTERS = 20;
const LONGEST_MS = 2_000;
const QUERY_CANCELED = '57014';

/** Number of documents per view and for the first of the reader's saved filters, counted no further than 1 000. */
export async function countDocuments({ db, session }: HeavyRead, today: string): Promise<Counts> {
	const reader: DocumentReader = { session, today };
	const saved = await listFilters(db, session);
	const own = saved.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)).slice(0, MOST_FILTERS);
	const ofViews = views.filter((view) => mayAsk(session.subject, view)).map((view) => ({ view }));
	const ofFilters = own.map(askableOf);
	const counts = await countEach(db, reader, [...ofViews, ...ofFilters]);
	return {
		views: views.map((view) => {
			const place = ofViews.findIndex((known) => known.view === view);
			return { view, count: place === -1 ? null : (counts[place] ?? null) };
		}),
		filters: own.map(({ id }, index) => ({ id, count: counts[ofViews.length + index] ?? null })),
	};
}

/** Asked one by one: a filter that takes too long costs no other its number, unless their time together is over. */
async function countEach(
	db: HeavyRead['db'],
	reader: DocumentReader,
	filters: readonly DocumentFilter[],
): Promise<(number | null)[]> {
	const end = performance.now() + LONGEST_MS;
	const counts: (number | null)[] = [];
	for (const filter of filters) counts.push(performance.now() > end ? null : await countOf(db, reader, filter));
	return counts;
}

async function countOf(db: HeavyRead['db'], reader: DocumentReader, filter: DocumentFilter): Promise<number | null> {
	try {
		const { rows } = await sql<{ count: number }>`
			select count(*)::int as count from (
				select from documents where ${documentsOf(filter, reader)} limit ${COUNTED_TO}) as found`.execute(db);
		return rows[0]?.count ?? null;
	} catch (error) {
		if (error instanceof pg.DatabaseError && error.code === QUERY_CANCELED) return null;
		throw error;
	}
}
