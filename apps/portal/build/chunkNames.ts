import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Where code is asked for by itself: the page's first script, or a module that is imported dynamically. */
type Door = string;

const screenDoor = /\/src\/features\/([^/]+)\/(?:.*\/)?(\w+)Screen\.tsx$/;

/**
 * Names the file each module is built into, so that a screen costs a handful of requests however many modules it has. A
 * module goes by the doors that lead to it without a further dynamic import: with a single one it stays there. What the
 * first page, the frame or several apps' screens need too is one file each, and so is what screens of one app share.
 * Whatever a module imports has at least
 * its doors, so these files import each other in one direction only.
 */
export function chunkNames(): Rolldown.CodeSplittingNameFunction {
	return (id, graph) => {
		const doors = doorsOf(id, graph);
		return nameOf(id, doors, graph) ?? sharedName(id, doors, graph);
	};
}

/** Null for what several apps' screens need, and for what stays with its only door. */
function nameOf(id: string, doors: readonly Door[], graph: Rolldown.ChunkingContext): string | null {
	if (doors.length < 2) return null;
	if (doors.some((door) => door.endsWith('/index.html'))) return 'start';
	if (doors.some((door) => door.endsWith('/src/portal.tsx'))) return 'base';
	if (doors.some((door) => door.endsWith('/src/shell/SignedIn.tsx'))) return 'frame';
	const screens = doors.flatMap((door) => {
		const [, app, name] = screenDoor.exec(door) ?? [];
		return app === undefined || name === undefined ? [] : [{ app, name }];
	});
	if (screens.length === 0) return `later-${layerOf(id)}`;
	if (new Set(screens.map(({ app }) => app)).size > 1) return null;
	// What one screen and its dialogs and tabs need stands apart: they must not bring the whole screen with them.
	if (screens.length === 1) return `${screens[0]?.name}-parts`;
	return `${screens[0]?.app}-${isForLists(doors, graph) ? 'shared' : 'records'}`;
}

/** Components that some screens of most apps stand on, with all that only such screens need. */
const pillars = ['Table/Table.tsx', 'Tabs/Tabs.tsx'] as const;

/**
 * What several apps' screens need: one file for what the page after sign-in needs too, one for each pillar whose screens
 * are all that need it, and of the rest one for what a list needs and one for records and forms, which no list has to wait
 * for. Dialogs and the like don't count: they are waited for anyway. A module that stands later in this order has a screen
 * that the earlier ones lack, and so has all it imports (a list, if it is a list's): these files, too, import each other
 * in one direction only.
 */
function sharedName(id: string, doors: readonly Door[], graph: Rolldown.ChunkingContext): string | null {
	if (doors.length < 2) return null;
	if (doors.some((door) => door.endsWith('/HomeScreen.tsx'))) return 'screens';
	const screens = doors.filter((door) => screenDoor.test(door));
	const pillar = pillars.find((path) => screens.every((screen) => doorsOfPillar(path, graph).has(screen)));
	if (pillar !== undefined) return `screens-${pillar.slice(0, pillar.indexOf('/')).toLowerCase()}`;
	// One icon would make a screen load a whole file.
	return isForLists(doors, graph) || id.includes('/lucide-react/') ? 'screens-lists' : 'screens-records';
}

/** A list's screen needs it. */
function isForLists(doors: readonly Door[], graph: Rolldown.ChunkingContext): boolean {
	const lists = doorsOfPillar('Table/Table.tsx', graph);
	return doors.some((door) => screenDoor.test(door) && lists.has(door));
}

function doorsOfPillar(path: (typeof pillars)[number], graph: Rolldown.ChunkingContext): ReadonlySet<Door> {
	return new Set(doorsOf(join(import.meta.dirname, '../../../packages/ui/src', path), graph));
}

/** What dialogs and tabs share, by who owns it: libraries change least often, and no layer imports one above it. */
function layerOf(id: string): string {
	if (id.includes('/node_modules/')) return 'libraries';
	return id.includes('/packages/') ? 'components' : 'parts';
}

function doorsOf(id: string, graph: Rolldown.ChunkingContext): readonly Door[] {
	const doors: Door[] = [];
	const seen = new Set([id]);
	// A set hands out what is added to it while it is walked through.
	for (const module of seen) {
		const info = graph.getModuleInfo(module);
		if (info === null) continue;
		if (info.isEntry || info.dynamicImporters.length > 0) doors.push(module);
		for (const importer of info.importers) seen.add(importer);
	}
	return doors;
}
