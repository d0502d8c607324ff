import { hearPopStateFirst } from './popState.ts';

/** Goes on at once or once the user has agreed. */
type Leave = (proceed: () => void) => void;

/**
 * Keeps the page where it is when the browser goes back or forth within the portal, and asks `leave` for the way on;
 * gives what ends it. The browser cannot be stopped, so it is sent back before anybody sees the other place.
 */
export function holdHistory(leave: Leave): () => void {
	const here = position();
	let movement: 'none' | 'returning' | 'leaving' = 'none';
	let steps = 0;

	function onPopState(event: PopStateEvent): void {
		if (movement === 'leaving') return;
		event.stopImmediatePropagation();
		if (movement === 'returning') {
			movement = 'none';
			leave(() => {
				movement = 'leaving';
				window.history.go(steps);
			});
			return;
		}
		// Where the browser does not say where it is, it has most likely gone back.
		steps = (position() ?? -1) - (here ?? 0) || -1;
		movement = 'returning';
		window.history.go(-steps);
	}

	return hearPopStateFirst(onPopState);
}

/** Where the page is among those of its tab; undefined in browsers that do not tell. */
function position(): number | undefined {
	return window.navigation?.currentEntry?.index;
}
