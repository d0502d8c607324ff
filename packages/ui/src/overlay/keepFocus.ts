/** What the focus may fall back to: no text field, which would call up an on-screen keyboard. */
const stops = 'a[href], button:not([disabled]), select:not([disabled]), [role="tab"][tabindex="0"]';
/** The parts of a page that have a name to be read out. */
const regions =
	'section, nav, main, form, [role="region"], [role="search"], [role="tabpanel"], [role="toolbar"], [role="grid"], [role="dialog"], [role="alertdialog"]';

interface Place {
	readonly element: HTMLElement;
	/** Other stops, the nearest first, those before it ahead of those after it. */
	readonly neighbours: readonly HTMLElement[];
	/** The regions it is in, from the inside out. */
	readonly regions: readonly HTMLElement[];
}

/**
 * Keeps the focus inside an element when what has it vanishes, such as a button whose work is done: it goes to the nearest
 * stop of the same region, else to the heading or the region itself. Returns how to end that.
 */
export function keepFocus(frame: HTMLElement): () => void {
	let place: Place | null = null;

	function onFocusIn({ target }: FocusEvent): void {
		place = target instanceof HTMLElement ? placeOf(target, frame) : null;
	}

	function onFocusOut({ target }: FocusEvent): void {
		// A browser may say the same for an element that is being removed as for one that is left: only one of them stays.
		queueMicrotask(() => {
			const isLeft = target instanceof HTMLElement && target.isConnected && document.activeElement !== target;
			if (isLeft && place?.element === target) place = null;
		});
	}

	function onChange(): void {
		if (place === null || place.element.isConnected || document.activeElement !== document.body) return;
		const next = landingOf(place, frame);
		if (next === null) return;
		if (!next.matches(stops) && !next.hasAttribute('tabindex')) next.tabIndex = -1;
		next.focus();
	}

	const changes = new MutationObserver(onChange);
	changes.observe(frame, { childList: true, subtree: true });
	frame.addEventListener('focusin', onFocusIn);
	frame.addEventListener('focusout', onFocusOut);
	return () => {
		changes.disconnect();
		frame.removeEventListener('focusin', onFocusIn);
		frame.removeEventListener('focusout', onFocusOut);
	};
}

function placeOf(element: HTMLElement, frame: HTMLElement): Place {
	const all = [...frame.querySelectorAll<HTMLElement>(stops)];
	const isBefore = (stop: HTMLElement) => element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
	const others = all.filter((stop) => stop !== element);
	const before = others.filter(isBefore).toReversed();
	const around: HTMLElement[] = [];
	for (let at = element.parentElement; at !== null && at !== frame; at = at.parentElement) {
		if (at.matches(regions)) around.push(at);
	}
	return { element, neighbours: [...before, ...others.filter((stop) => !isBefore(stop))], regions: [...around, frame] };
}

function landingOf({ neighbours, regions }: Place, frame: HTMLElement): HTMLElement | null {
	const region = regions.find((candidate) => candidate.isConnected) ?? frame;
	const neighbour = neighbours.find((stop) => region.contains(stop) && stop.checkVisibility());
	const heading = region.querySelector<HTMLElement>('h1[tabindex]');
	// A page without heading is still to come and takes the focus itself when it is there.
	return neighbour ?? heading ?? (region.matches('main') ? null : region);
}
