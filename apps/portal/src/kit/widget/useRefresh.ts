import type { PathOf } from '@kontor/api-client/types';
import { useCallback } from 'react';
import { useApi, useReload } from '../../data/api.tsx';

/** Paths that are being read anew, of each person whose answers are kept. */
const underWay = new WeakMap<object, Set<string>>();

/** Makes reads of a path anew, once for all who ask for it at the same time. */
export function useRefresh(): (path: PathOf<'get'>) => Promise<void> {
	const reload = useReload();
	const { readTimes } = useApi();
	return useCallback(
		async (path) => {
			const paths = underWay.get(readTimes) ?? new Set();
			underWay.set(readTimes, paths);
			if (paths.has(path)) return;
			paths.add(path);
			try {
				await reload([path]);
			} finally {
				paths.delete(path);
			}
		},
		[reload, readTimes],
	);
}
