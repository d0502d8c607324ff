import type { Mode } from '@kontor/ui/theme';
import { createContext, type ReactNode, use, useState } from 'react';
import { useHost } from '../host/host.tsx';

const KEY = 'kontor.mode';
const modes: readonly Mode[] = ['system', 'light', 'dark', 'contrast'];

const ModeContext = createContext<{ mode: Mode; setMode: (mode: Mode) => void }>({ mode: 'system', setMode: () => {} });

/** Keeps the looks this browser's user has chosen. */
export function ModeProvider({ children }: { children: (mode: Mode) => ReactNode }) {
	const { settings } = useHost();
	const [mode, setMode] = useState<Mode>(() => modes.find((known) => known === settings.getItem(KEY)) ?? 'system');
	const choose = (chosen: Mode) => {
		settings.setItem(KEY, chosen);
		setMode(chosen);
	};
	return <ModeContext value={{ mode, setMode: choose }}>{children(mode)}</ModeContext>;
}

/** The chosen looks and how to choose others. */
export function useMode() {
	return use(ModeContext);
}
