import type { Model } from '@kontor/api-client/types';
import { useApi, useGet, useReload } from './api.tsx';
import { lostUpdateOf } from './lostUpdate.ts';
import { type SaveOutcome, saveOutcome } from './saveOutcome.ts';

/** Filters of the calendar that were given a name. */
export type CalendarFilterSet = Model<'CalendarFilterSet'>;

type Stored = Model<'StoredCalendarSettings'>;

const SETTINGS = '/v1/user/settings';
const OWN = '/v1/user/settings/WEB_cal';

/** The user's own sets of filters, and how to store them. */
export interface CalendarSets {
	readonly known: readonly CalendarFilterSet[];
	save(sets: readonly CalendarFilterSet[]): Promise<SaveOutcome<Stored>>;
	/** One more, or another one of the same name; what another window has stored meanwhile stays. */
	add(set: CalendarFilterSet): Promise<SaveOutcome<Stored>>;
}

/** Sets of filters of the calendar, which stand in the user's settings. */
export function useCalendarSets(): CalendarSets {
	const { client } = useApi();
	const reload = useReload();
	const settings = useGet(SETTINGS, {}, { isBackground: true, isMaster: true });
	const stored = (settings.status === 'ready' ? settings.data.WEB_cal : null) ?? { view: 'week', version: 0 };

	async function write(sets: readonly CalendarFilterSet[], { view, version }: Stored): Promise<SaveOutcome<Stored>> {
		const outcome = await saveOutcome(
			() => client.request('put', OWN, { header: { 'If-Match': `"${version}"` }, body: { view, sets: [...sets] } }),
			(problem) => lostUpdateOf(problem, 'put', OWN),
		);
		await reload([SETTINGS]);
		return outcome;
	}

	return {
		known: stored.sets ?? [],
		save: (sets) => write(sets, stored),
		async add(set) {
			const withIt = ({ sets = [] }: Stored) => [...sets.filter(({ name }) => name !== set.name), set];
			const outcome = await write(withIt(stored), stored);
			return outcome.kind === 'conflict' ? write(withIt(outcome.stored), outcome.stored) : outcome;
		},
	};
}
