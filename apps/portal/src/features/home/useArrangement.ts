import type { WidgetLayouts } from '@kontor/ui/dashboard';
import { useToast } from '@kontor/ui/Toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Loaded } from '../../data/api.tsx';
import { useDashboardSettings, useDashboardStore } from '../../data/dashboard.ts';
import { lostUpdateOf } from '../../data/lostUpdate.ts';
import { layoutsOf, mergeLayouts, settingsOf } from './layouts.ts';

/** Two versions of one arrangement: of this window and of another one. */
export interface ArrangementConflict {
	readonly mine: WidgetLayouts;
	readonly theirs: WidgetLayouts;
}

/** The user's arrangement, and how to change it. */
export interface Arrangement {
	/** Null while it is loading. */
	readonly layouts: WidgetLayouts | null;
	/** Why it could not be read; the defaults are shown then, and nothing can be changed. */
	readonly failure: (Loaded<unknown> & { readonly status: 'failed' }) | null;
	readonly change: (layouts: WidgetLayouts) => void;
	/** Takes the last change back; null where there is none. */
	readonly undo: (() => void) | null;
	/** Nothing can be taken back any more. */
	readonly settle: () => void;
	/** Both windows arranged the same breakpoint. */
	readonly conflict: ArrangementConflict | null;
	readonly resolve: (layouts: WidgetLayouts) => void;
}

interface Stored {
	readonly layouts: WidgetLayouts;
	readonly version: number;
}

const none: WidgetLayouts = {};

/**
 * The arrangement of the dashboard. Changes show at once and are stored one after the other; what another window has
 * stored meanwhile is merged, or asked about, and never written over.
 */
export function useArrangement(): Arrangement {
	const settings = useDashboardSettings();
	const { save, readAnew } = useDashboardStore();
	const toasts = useToast();
	const data = settings.status === 'ready' ? settings.data : null;
	const stored = useMemo<Stored | null>(() => data && { layouts: layoutsOf(data), version: data.version }, [data]);
	const [own, setOwn] = useState<WidgetLayouts | null>(null);
	const [past, setPast] = useState<readonly WidgetLayouts[]>([]);
	const [conflict, setConflict] = useState<ArrangementConflict | null>(null);
	const writer = useRef<{ base: Stored; wanted: WidgetLayouts | null; isRunning: boolean }>({
		base: { layouts: none, version: 0 },
		wanted: null,
		isRunning: false,
	});
	const layouts = own ?? stored?.layouts ?? (settings.status === 'failed' ? none : null);

	useEffect(() => {
		if (stored !== null && !writer.current.isRunning && writer.current.wanted === null) writer.current.base = stored;
	}, [stored]);

	function store(next: WidgetLayouts): void {
		setOwn(next);
		writer.current.wanted = next;
		if (!writer.current.isRunning) void write();
	}

	async function write(): Promise<void> {
		const state = writer.current;
		state.isRunning = true;
		let isWhole = true;
		while (state.wanted !== null && isWhole) {
			const wanted = state.wanted;
			state.wanted = null;
			isWhole = await writeOne(wanted);
		}
		if (isWhole) {
			// What was stored is known either way.
			await readAnew().catch(() => {});
			if (state.wanted === null) setOwn(null);
		}
		state.isRunning = false;
		if (isWhole && state.wanted !== null) await write();
	}

	/** True to go on; false where somebody has to be asked, or the server cannot be reached. */
	async function writeOne(wanted: WidgetLayouts): Promise<boolean> {
		const state = writer.current;
		try {
			const saved = await save(settingsOf(wanted), state.base.version);
			state.base = { layouts: layoutsOf(saved), version: saved.version };
			return true;
		} catch (error) {
			const current = lostUpdateOf(error, 'put', '/v1/user/settings/WEB_dashboard');
			const mine = state.wanted ?? wanted;
			if (current === null) {
				state.wanted = null;
				toasts.show({
					tone: 'error',
					text: 'Ihre Anordnung konnte nicht gespeichert werden.',
					action: { label: 'Erneut versuchen', onAction: () => store(mine) },
				});
				return false;
			}
			const theirs = { layouts: layoutsOf(current), version: current.version };
			const merged = mergeLayouts(state.base.layouts, mine, theirs.layouts);
			state.base = theirs;
			state.wanted = merged;
			if (merged === null) setConflict({ mine, theirs: theirs.layouts });
			else setOwn(merged);
			return merged !== null;
		}
	}

	return {
		layouts,
		failure: settings.status === 'failed' ? settings : null,
		change(next) {
			if (layouts !== null) setPast([...past, layouts]);
			store(next);
		},
		undo:
			past.length === 0
				? null
				: () => {
						setPast(past.slice(0, -1));
						store(past.at(-1) ?? none);
					},
		settle: () => setPast([]),
		conflict,
		resolve(chosen) {
			setConflict(null);
			setPast([]);
			store(chosen);
		},
	};
}
