import type { MenuEntries } from './MenuEntries.tsx';

let entries: typeof MenuEntries | null = null;

/** Content of an open menu; null until it is loaded. */
export function loadedEntries(): typeof MenuEntries | null {
	return entries;
}

/** Loads what an open menu shows, once for all menus: before the first press, when there is nothing else to do. */
export async function loadMenu(): Promise<void> {
	entries ??= (await import('./MenuEntries.tsx')).MenuEntries;
}

/** Loaded before the press that is about to come; a failure is told when the menu opens. */
export function loadMenuAhead(): void {
	loadMenu().catch(() => {});
}

/** Calls at once where the menu is loaded, otherwise when it has come, or when that has failed. */
export function whenLoaded(show: () => void): void {
	if (entries) show();
	else loadMenu().then(show, show);
}
