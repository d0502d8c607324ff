import type { Answer, Input, Model } from '@kontor/api-client/types';
import { type Loaded, type QuestionOptions, useApi, useGet, useQuestion, useReload, useWrite } from './api.tsx';
import { type PagedList, usePagedList } from './pages.ts';
import { usePoll } from './poll.ts';

/** A count in the list. */
export type CountSessionRow = Model<'CountSessionRow'>;

/** A count with its progress. */
export type CountSession = Model<'CountSession'>;

/** An article of a count, as a device counts it. */
export type CountArticle = Model<'CountArticle'>;

/** One entry of the log. */
export type CountEntry = Model<'CountEntry'>;

/** An article of a count beside the book. */
export type CountLine = Model<'CountLine'>;

/** Which counts, in which order. */
export type CountSessionQuestion = Omit<Partial<Model<'CountSessionQuestion'>>, 'page' | 'size'>;

/** Which articles of a count, in which order. */
export type CountLineQuestion = Omit<Partial<Model<'CountLineQuestion'>>, 'page' | 'size'>;

const SESSIONS = '/v1/inventory/sessions/search';
const SESSION = '/v1/inventory/sessions/{lfdnr}';
const LINES = '/v1/inventory/sessions/{lfdnr}/lines/search';
const UNKNOWN = '/v1/inventory/sessions/{lfdnr}/unknown';
/** Whoever looks at a count sees within this time what others count. */
const POLL_MS = 5_000;
const stale = [SESSION, UNKNOWN] as const;

/** The counts of a filter. */
export function useCountSessions(question: CountSessionQuestion): PagedList<CountSessionRow> {
	return usePagedList(
		'post',
		SESSIONS,
		(page) => ({ body: { sort: 'createdAt', direction: 'desc', ...question, ...page } }),
		{
			keepsPrevious: true,
			isNewestOnly: true,
		},
	);
}

/** Counts that can be counted along now. */
export function useOpenCounts(): Loaded<Model<'CountSessionPage'>> {
	return useQuestion(
		SESSIONS,
		{ body: { state: ['counting', 'review'], sort: 'createdAt', direction: 'desc', page: 1, size: 50 } },
		{ isBackground: true },
	);
}

/** Choices for a new count: warehouses, article groups, shelves and people. */
export function useCountChoices(isWanted = true): Loaded<Model<'CountChoices'>> {
	return useGet(isWanted ? '/v1/inventory/choices' : null, {}, { isMaster: true, isBackground: true });
}

/** A count. */
export function useCountSession(lfdnr: number, options?: QuestionOptions): Loaded<CountSession> {
	return useGet(SESSION, { path: { lfdnr } }, options);
}

/** Keeps what is on screen of a count current while somebody looks at it. */
export function useCountPoll(isActive: boolean): void {
	const reload = useReload();
	usePoll(isActive, POLL_MS, () => void reload([SESSION, LINES, UNKNOWN]));
}

/** The articles of a count beside the book. */
export function useCountLines(lfdnr: number, question: CountLineQuestion): PagedList<CountLine> {
	return usePagedList(
		'post',
		LINES,
		(page) => ({ path: { lfdnr }, body: { sort: 'shelf', direction: 'asc', ...question, ...page } }),
		{ keepsPrevious: true },
	);
}

/** Totals over all articles of a count. */
export function useCountSums(lfdnr: number): Loaded<Model<'CountLinePage'>> {
	return useQuestion(
		LINES,
		{ path: { lfdnr }, body: { isBlocked: true, sort: 'shelf', direction: 'asc', page: 1, size: 200 } },
		{ keepsPrevious: true },
	);
}

/** Codes of a count nobody knows yet. */
export function useUnknownCodes(lfdnr: number): Loaded<Model<'UnknownCodes'>> {
	return useGet(UNKNOWN, { path: { lfdnr } });
}

/** Begins a count. */
export function useCreateCount() {
	const post = useWrite('post', '/v1/inventory/sessions', []);
	const reload = useReload();
	return async (body: Input<'post', '/v1/inventory/sessions'>['body'], key: string): Promise<CountSession> => {
		const made = await post({ header: { 'Idempotency-Key': key }, body });
		void reload([SESSIONS]);
		return made;
	};
}

/** Changes of a count; each rejects with `ApiProblem`. */
export interface CountWrites {
	changeState(
		version: number,
		state: Input<'put', '/v1/inventory/sessions/{lfdnr}/state'>['body']['state'],
	): Promise<CountSession>;
	post(version: number, except: readonly string[]): Promise<CountSession>;
	askRecount(artNrs: readonly string[], userId: number | null): Promise<unknown>;
	giveReason(artNrs: readonly string[], reason: Model<'CountReason'> | null, note: string): Promise<unknown>;
	setZero(artNrs: readonly string[], reason: Model<'CountReason'>, note: string): Promise<unknown>;
}

/** Works on a count. */
export function useCountWrites(lfdnr: number): CountWrites {
	const reload = useReload();
	const state = useWrite('put', '/v1/inventory/sessions/{lfdnr}/state', stale);
	const posting = useWrite('post', '/v1/inventory/sessions/{lfdnr}/posting', stale);
	const recount = useWrite('post', '/v1/inventory/sessions/{lfdnr}/recounts', stale);
	const reason = useWrite('put', '/v1/inventory/sessions/{lfdnr}/reasons', stale);
	const zero = useWrite('post', '/v1/inventory/sessions/{lfdnr}/zeros', stale);
	const at = { path: { lfdnr } };
	const under = (version: number) => ({ ...at, header: { 'If-Match': `"${version}"` } });
	const and = <Result>(made: Promise<Result>): Promise<Result> => made.finally(() => void reload([LINES, SESSIONS]));
	return {
		changeState: (version, next) => and(state({ ...under(version), body: { state: next } })),
		post: (version, except) => and(posting({ ...under(version), body: { except: [...except] } })),
		askRecount: (artNrs, userId) => and(recount({ ...at, body: { artNrs: [...artNrs], userId } })),
		giveReason: (artNrs, chosen, note) => and(reason({ ...at, body: { artNrs: [...artNrs], reason: chosen, note } })),
		setZero: (artNrs, chosen, note) => and(zero({ ...at, body: { artNrs: [...artNrs], reason: chosen, note } })),
	};
}

/** Fetches the protocol of a count, for a spreadsheet or as PDF. */
export function useCountProtocol() {
	const { client } = useApi();
	return (lfdnr: number, kind: 'csv' | 'pdf'): Promise<Blob> => {
		const path = { path: { lfdnr } };
		return kind === 'csv'
			? client.download('/v1/inventory/sessions/{lfdnr}/protocol/csv', path)
			: client.download('/v1/inventory/sessions/{lfdnr}/protocol/pdf', path);
	};
}

/** Server calls a device needs to count; each rejects with `ApiProblem`. */
export interface CountCalls {
	join(lfdnr: number): Promise<CountSession>;
	articles(lfdnr: number): Promise<Model<'CountArticles'>>;
	send(lfdnr: number, batch: Model<'CountBatch'>): Promise<Answer<'post', '/v1/inventory/sessions/{lfdnr}/scans'>>;
	log(lfdnr: number, after: string): Promise<Model<'CountLog'>>;
	/** Articles a code stands for that no article of the count has. */
	find(lfdnr: number, code: string): Promise<readonly Model<'CountCodeHit'>[]>;
}

/** The calls of a device that counts. */
export function useCountCalls(): CountCalls {
	const { client } = useApi();
	return {
		join: (lfdnr) => client.request('post', '/v1/inventory/sessions/{lfdnr}/join', { path: { lfdnr } }),
		articles: (lfdnr) => client.request('get', '/v1/inventory/sessions/{lfdnr}/articles', { path: { lfdnr } }),
		send: (lfdnr, body) => client.request('post', '/v1/inventory/sessions/{lfdnr}/scans', { path: { lfdnr }, body }),
		log: (lfdnr, after) =>
			client.request('get', '/v1/inventory/sessions/{lfdnr}/scans', { path: { lfdnr }, query: { after } }),
		find: async (lfdnr, code) =>
			(await client.request('post', '/v1/inventory/sessions/{lfdnr}/code', { path: { lfdnr }, body: { code } })).hits,
	};
}
