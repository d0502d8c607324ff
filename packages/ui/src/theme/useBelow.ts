import { useSyncExternalStore } from 'react';
import { type Breakpoint, breakpoints } from './breakpoints.ts';

/** Whether the window is narrower than a breakpoint: `useBelow('sm')` is the phone. For what CSS alone cannot decide. */
export function useBelow(breakpoint: Breakpoint): boolean {
	const query = `(width < ${breakpoints[breakpoint]}px)`;
	return useSyncExternalStore(
		(onChange) => {
			const list = window.matchMedia(query);
			list.addEventListener('change', onChange);
			return () => list.removeEventListener('change', onChange);
		},
		() => window.matchMedia(query).matches,
		() => false,
	);
}
