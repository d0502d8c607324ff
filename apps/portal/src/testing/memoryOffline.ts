import type { KeptLine, OfflineStore } from '../kit/offline/offlineStore.ts';

/** Deviations of a store from an ordinary day. */
export interface MemoryOfflineOptions {
	/** Bytes there is room for. */
	readonly room?: number;
	/** Nothing more can be kept. */
	readonly isFull?: boolean;
	/** Person who used the device last. */
	readonly owner?: string;
}

/** A store that lasts as long as its story or test. */
export function memoryOffline({ room = 1e9, isFull = false, owner: first }: MemoryOfflineOptions = {}): OfflineStore {
	const texts = new Map<string, string>();
	const logs = new Map<string, Map<string, KeptLine>>();
	let last: string | null = first ?? null;
	const logOf = (key: string) => {
		const log = logs.get(key) ?? new Map<string, KeptLine>();
		logs.set(key, log);
		return log;
	};
	return {
		lastOwner: async () => last,
		read: async (owner, name) => texts.get(`${owner}/${name}`) ?? null,
		async put(owner, name, text) {
			last = owner;
			texts.set(`${owner}/${name}`, text);
		},
		async append(owner, log, lines) {
			if (isFull) throw new DOMException('No room', 'QuotaExceededError');
			for (const line of lines) logOf(`${owner}/${log}`).set(line.id, line);
		},
		lines: async (owner, log) => [...logOf(`${owner}/${log}`).values()],
		async markSent(owner, log, ids) {
			const kept = logOf(`${owner}/${log}`);
			for (const id of ids) {
				const line = kept.get(id);
				if (line !== undefined) kept.set(id, { ...line, isSent: true });
			}
		},
		async countUnsent(owner) {
			const own = [...logs].filter(([key]) => key.startsWith(`${owner}/`));
			return own.flatMap(([, log]) => [...log.values()]).filter(({ isSent }) => !isSent).length;
		},
		async erase(owner) {
			for (const key of [...texts.keys()]) if (key.startsWith(`${owner}/`)) texts.delete(key);
			for (const key of [...logs.keys()]) if (key.startsWith(`${owner}/`)) logs.delete(key);
			last = null;
		},
		room: async () => room,
		listen: () => () => {},
	};
}
