import { useRef } from 'react';
import { type Loaded, useApi, useGet, useReload } from './api.tsx';
import { lostUpdateOf } from './lostUpdate.ts';
import type { NotificationType } from './notifications.ts';

const SETTINGS = '/v1/user/settings';
const OWN = '/v1/user/settings/WEB_notifications';
const TRIES = 3;

interface Stored {
	readonly muted: readonly NotificationType[];
	readonly version: number;
}

const nothing: Stored = { muted: [], version: 0 };

/** Of which types the user does not want to be told, and how to change one of them. */
export function useNotificationSettings() {
	const settings = useGet(SETTINGS, {}, { isBackground: true, isMaster: true });
	const { client } = useApi();
	const reload = useReload();
	const before = useRef<Promise<unknown>>(Promise.resolve());
	const newest = useRef<Stored | null>(null);
	const stored = settings.status === 'ready' ? (settings.data.WEB_notifications ?? nothing) : null;
	const muted: Loaded<readonly NotificationType[]> =
		settings.status === 'ready' ? { ...settings, data: (stored ?? nothing).muted } : settings;

	/** The choice of another window for the other types stays. */
	async function store(type: NotificationType, isMuted: boolean): Promise<void> {
		let base = newest.current ?? stored ?? nothing;
		for (let count = 1; ; count++) {
			const others = base.muted.filter((one) => one !== type);
			try {
				newest.current = await client.request('put', OWN, {
					header: { 'If-Match': `"${base.version}"` },
					body: { muted: isMuted ? [...others, type] : others },
				});
				break;
			} catch (error) {
				const current = lostUpdateOf(error, 'put', OWN);
				if (current === null || count === TRIES) throw error;
				base = current;
			}
		}
		await reload([SETTINGS]);
	}

	/** One after the other, each on top of the one before. */
	function setMuted(type: NotificationType, isMuted: boolean): Promise<void> {
		const next = before.current.catch(() => {}).then(() => store(type, isMuted));
		before.current = next;
		return next;
	}

	return { muted, setMuted };
}
