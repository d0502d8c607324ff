import type { Model } from '@kontor/api-client/types';
import type { OfflineStore } from '../../../../kit/offline/offlineStore.ts';

/** Data of a count that a device needs to go on without a network. */
export interface CountAtHand {
	readonly session: Pick<Model<'CountSession'>, 'lfdnr' | 'title' | 'isBlind' | 'state' | 'warehouse'>;
	readonly articles: readonly Model<'CountArticle'>[];
	/** Layouts of the shop's own codes; missing in what an earlier version has kept. */
	readonly ownCodes?: readonly Model<'OwnCodeRule'>[];
	/** When they were read, an instant. */
	readonly at: string;
}

const CURRENT = 'count';

/** Keeps a count on this device; without room it is merely not there without a network. */
export async function keepAtHand(store: OfflineStore, owner: string, count: CountAtHand): Promise<void> {
	await store.put(owner, `count/${count.session.lfdnr}`, JSON.stringify(count)).catch(() => {});
	await store.put(owner, CURRENT, String(count.session.lfdnr)).catch(() => {});
}

/** A count that was kept; `null` for the number asks for the last one. */
export async function readAtHand(
	store: OfflineStore,
	owner: string,
	lfdnr: number | null,
): Promise<CountAtHand | null> {
	try {
		const number = lfdnr ?? (await store.read(owner, CURRENT));
		const text = number === null ? null : await store.read(owner, `count/${number}`);
		return text === null ? null : JSON.parse(text);
	} catch {
		return null;
	}
}

/** Names this browser, the same over reloads. */
export async function deviceOf(store: OfflineStore, owner: string): Promise<string> {
	const known = await store.read(owner, 'device').catch(() => null);
	if (known !== null) return known;
	const made = crypto.randomUUID().slice(0, 8);
	await store.put(owner, 'device', made).catch(() => {});
	return made;
}
