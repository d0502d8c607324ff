import type { Answer, Model } from '@kontor/api-client/types';
import { useCallback, useEffect } from 'react';
import { useHost } from '../host/host.tsx';
import { type Loaded, useApi, useGet, useQuestion, useReload } from './api.tsx';

const SETTINGS = '/v1/user/settings';
/** Said to the other tabs of this browser. */
const CHANGED = 'settings';

/** Where widgets stand, as it is stored. */
export type DashboardSettings = Model<'DashboardSettings'>;

/** The newest documents of all addresses, newest first. */
export function useLastDocuments(): Loaded<Answer<'get', '/v1/dashboard/documents/last'>> {
	return useGet('/v1/dashboard/documents/last', {}, { isBackground: true });
}

/** The newest interactions of all addresses, newest first. */
export function useLastInteractions(): Loaded<Answer<'get', '/v1/dashboard/interactions/last'>> {
	return useGet('/v1/dashboard/interactions/last', {}, { isBackground: true });
}

/** The open tasks given to this user, the most urgent first. */
export function useOwnOpenTasks(): Loaded<Answer<'get', '/v1/task/user/previews'>> {
	return useGet('/v1/task/user/previews', {}, { isBackground: true });
}

/** How many of this user's tasks are open, by when they are due; null where they are not asked for. */
export function useOwnTaskCounts(isAsked: boolean): Model<'TaskCounts'> | null {
	const counts = useQuestion('/v1/task/counts', isAsked ? { body: { scope: 'mine' } } : null, { isBackground: true });
	return counts.status === 'ready' ? counts.data : null;
}

/** Failed sign-ins of the last 24 hours. */
export function useFailedLogins(): Loaded<Model<'FailedLogins'>> {
	return useGet('/v1/dashboard/failed-logins', {}, { isBackground: true });
}

/** Turnover, customers and open amounts until today. */
export const TRADE = '/v1/dashboard/trade';

/** Turnover, customers and open amounts until today; one question, however many widgets show it. */
export function useTradeFigures(): Loaded<Model<'TradeFigures'>> {
	return useGet(TRADE, {}, { isBackground: true });
}

const OPENED = '/v1/dashboard/opened';

/** Records this user opened last, at any workstation, newest first; not asked for while `isAsked` is false. */
export function useOpenedRecords(isAsked = true): Loaded<readonly Model<'OpenedRecord'>[]> {
	return useGet(isAsked ? OPENED : null, {}, { isBackground: true });
}

/** Tells the server that the user has opened a record; null tells nothing yet. Failures are of no interest to the user. */
export function useNoteOpened(type: Model<'OpenedType'>, id: string | null): void {
	const { client } = useApi();
	const reload = useReload();
	useEffect(() => {
		if (id === null) return;
		client.request('post', OPENED, { body: { type, id } }).then(
			() => void reload([OPENED]),
			() => {},
		);
	}, [client, reload, type, id]);
}

/** The arrangement that is stored, with version 0 while nothing is. */
export function useDashboardSettings(): Loaded<Model<'StoredDashboardSettings'>> {
	const settings = useGet(SETTINGS, {}, { isBackground: true, isMaster: true });
	if (settings.status !== 'ready') return settings;
	return { ...settings, data: settings.data.WEB_dashboard ?? nothing };
}

const nothing = { version: 0 };

/**
 * How to store an arrangement of the version that was read: rejects with what is stored where another window was faster.
 * And how to read anew what was stored, once all is.
 */
export function useDashboardStore() {
	const { client } = useApi();
	const { tabs } = useHost();
	const reload = useReload();

	useEffect(() => tabs?.listen((word) => word === CHANGED && void reload([SETTINGS])), [tabs, reload]);

	const save = useCallback(
		(settings: DashboardSettings, version: number) =>
			client.request(
				'put',
				'/v1/user/settings/WEB_dashboard',
				{ header: { 'If-Match': `"${version}"` }, body: settings },
				// A page that is left at once has stored it all the same.
				{ keepalive: true },
			),
		[client],
	);
	const readAnew = useCallback(async () => {
		tabs?.post(CHANGED);
		await reload([SETTINGS]);
	}, [tabs, reload]);
	return { save, readAnew };
}
