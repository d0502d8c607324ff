import type { Rolldown } from 'vite';

/** Where code is asked for by itself: the page's first script, or a module that is imported dynamically. */
type Door = string;

const screenDoor = /\/src\/features\/([^/]+)\/(?:.*\/)?(\w+)Screen\.tsx$/;

/**
 * Names the file each module is built into, so that a screen costs a handful of requests however many modules it has. A
 * module goes by the doors that lead to it without a further dynamic import: with a single one it stays there. What the
 * first page, the frame or several apps' screens need too is one file each; what only screens of one app share is one
 * file per set of screens, so that no screen loads what only another one needs. Whatever a module imports has at least
 * its doors, so these files import each other in one direction only.
 */
export function chunkNames(): Rolldown.CodeSplittingNameFunction {
	return (id, graph) => nameOf(id, doorsOf(id, graph));
}

function nameOf(id: string, doors: readonly Door[]): string | null {
	if (doors.length < 2) return null;
	if (doors.some((door) => door.endsWith('/index.html'))) return 'start';
	if (doors.some((door) => door.endsWith('/src/portal.tsx'))) return 'base';
	if (doors.some((door) => door.endsWith('/src/shell/SignedIn.tsx'))) return 'frame';
	const screens = doors.flatMap((door) => {
		const [, app, name] = screenDoor.exec(door) ?? [];
		return app === undefined || name === undefined ? [] : [{ app, name }];
	});
	if (screens.length === 0) return `later-${layerOf(id)}`;
	if (new Set(screens.map(({ app }) => app)).size > 1) return 'screens';
	const names = screens.map(({ name }) => name).toSorted();
	// What dialogs and tabs need too stands apart: they must not bring a whole screen with them.
	return [...names, ...(screens.length < doors.length ? ['parts'] : [])].join('-');
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
