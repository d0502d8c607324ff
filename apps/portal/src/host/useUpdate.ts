import { useCallback, useEffect, useState } from 'react';
import { usePoll } from '../data/poll.ts';
import { useHost } from './host.tsx';

const POLL_MS = 5 * 60_000;
const NOTE = 'kontor.updatedTo';

/** Watches for a newer build: `update` loads it with one reload, null while there is none. */
export function useUpdate(): (() => void) | null {
	const host = useHost();
	const [newBuild, setNewBuild] = useState<string | null>(null);

	const look = useCallback(async () => {
		const build = await host.newestBuild().catch(() => null);
		if (build === null) return;
		// If a reload brought the old page again (a stale cache on the way), asking for another reload would not help.
		const hasTried = host.tabNotes.getItem(NOTE) === build;
		setNewBuild(build !== host.ownBuild && !hasTried ? build : null);
	}, [host]);

	usePoll(true, POLL_MS, look);
	useEffect(() => {
		const onFocus = () => void look();
		window.addEventListener('focus', onFocus);
		return () => window.removeEventListener('focus', onFocus);
	}, [look]);

	if (newBuild === null) return null;
	return () => {
		host.tabNotes.setItem(NOTE, newBuild);
		host.reload();
	};
}
