import { ApiProblem, asProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { type Loaded, useApi, useGet, useReload } from './api.tsx';
import { WAITING } from './calendar.ts';
import { lostUpdateOf } from './lostUpdate.ts';
import { type SaveOutcome, saveOutcome } from './saveOutcome.ts';

/** Somebody who waits for an appointment. */
export type WaitingEntry = Model<'WaitingEntry'>;

/** Content of an entry of the waiting list. */
export type WaitingContent = Model<'WaitingContent'>;

/** A time that somebody who waits could have. */
export type WaitingProposal = Model<'WaitingProposals'>[number];

/** A time that has become free, and whose; with its series, where that was given up too. */
export interface FreedTime {
	readonly start: string;
	readonly end: string;
	readonly location: number | null;
	readonly resources: readonly number[];
	readonly series?: number | null;
	/** Its time now, if its series was moved with it. */
	readonly movedTo?: string;
}

/** Entries of the waiting list, the longest wait first. */
export function useWaiting(): Loaded<Model<'WaitingEntries'>> {
	return useGet(WAITING, {});
}

/** Writes to the waiting list, and the question whom a time would suit, which rejects with `ApiProblem`. */
export interface WaitingWrites {
	create(content: WaitingContent, key: string): Promise<SaveOutcome<WaitingEntry, never>>;
	change(lfdnr: number, version: number, content: WaitingContent): Promise<SaveOutcome<WaitingEntry>>;
	end(lfdnr: number, version: number): Promise<SaveOutcome<void, WaitingEntry>>;
	propose(free: FreedTime): Promise<readonly WaitingProposal[]>;
}

const ONE = '/v1/calv2/waiting/{lfdnr}';

/** Changes the waiting list; what shows it is read anew. */
export function useWaitingWrites(): WaitingWrites {
	const { client, onForbidden } = useApi();
	const reload = useReload();
	const match = (version: number) => ({ 'If-Match': `"${version}"` });

	async function guarded<Answer>(write: () => Promise<Answer>): Promise<Answer> {
		try {
			return await write();
		} catch (error) {
			if (error instanceof ApiProblem && error.status === 403) onForbidden();
			throw asProblem(error);
		} finally {
			void reload([WAITING]);
		}
	}

	return {
		create: (body, key) =>
			saveOutcome<WaitingEntry, never>(
				() => guarded(() => client.request('post', WAITING, { header: { 'Idempotency-Key': key }, body })),
				() => null,
			),
		change: (lfdnr, version, body) =>
			saveOutcome(
				() => guarded(() => client.request('put', ONE, { path: { lfdnr }, header: match(version), body })),
				(problem) => lostUpdateOf(problem, 'put', ONE),
			),
		end: (lfdnr, version) =>
			saveOutcome<void, WaitingEntry>(
				async () => {
					await guarded(() => client.request('delete', ONE, { path: { lfdnr }, header: match(version) }));
				},
				(problem) => lostUpdateOf(problem, 'delete', ONE),
			),
		propose: ({ start, end, location, resources, series = null, movedTo }) =>
			client.request('post', `${WAITING}/proposals`, {
				body: {
					...{ start, end, location, resources: [...resources] },
					...(series === null ? {} : { serialNumber: series }),
					...(movedTo !== undefined && { movedTo }),
				},
			}),
	};
}
