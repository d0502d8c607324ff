import type { Model } from '@kontor/api-client/types';
import { useApi, useGet, useReload } from './api.tsx';
import { lostUpdateOf } from './lostUpdate.ts';
import { type SaveOutcome, saveOutcome } from './saveOutcome.ts';

/** A search in the address list that was given a name. */
export type CrmView = Model<'CrmView'>;

type Stored = Model<'StoredCrmSettings'>;

const SETTINGS = '/v1/user/settings';
const OWN = '/v1/user/settings/WEB_crm';

/** The user's own views of the address list, and how to store them. */
export interface CrmViews {
	readonly known: readonly CrmView[];
	/** One more, or another one of the same name; what another window has stored meanwhile stays. */
	add(view: CrmView): Promise<SaveOutcome<Stored>>;
	remove(name: string): Promise<SaveOutcome<Stored>>;
}

/** Views of the address list, which stand in the user's settings beside the columns. */
export function useCrmViews(): CrmViews {
	const { client } = useApi();
	const reload = useReload();
	const settings = useGet(SETTINGS, {}, { isBackground: true, isMaster: true });
	const stored = (settings.status === 'ready' ? settings.data.WEB_crm : null) ?? { columns: [], version: 0 };

	async function write(
		change: (views: readonly CrmView[]) => CrmView[],
		from: Stored = stored,
	): Promise<SaveOutcome<Stored>> {
		const { columns, views = [], version } = from;
		const body = { columns, views: change(views) };
		const outcome = await saveOutcome(
			() => client.request('put', OWN, { header: { 'If-Match': `"${version}"` }, body }),
			(problem) => lostUpdateOf(problem, 'put', OWN),
		);
		if (outcome.kind === 'conflict' && outcome.stored.version !== version) return write(change, outcome.stored);
		await reload([SETTINGS]);
		return outcome;
	}

	return {
		known: stored.views ?? [],
		add: (view) => write((views) => [...views.filter(({ name }) => name !== view.name), view]),
		remove: (removed) => write((views) => views.filter(({ name }) => name !== removed)),
	};
}
