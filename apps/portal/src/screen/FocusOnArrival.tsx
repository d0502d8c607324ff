import { useEffect } from 'react';

let isFirst = true;

/**
 * Put the focus on the heading when the user has come to a screen, so that screen readers say where they are and Tab
 * goes on from there. The first page of a visit is left to the browser, and a field that took the focus keeps it.
 */
export function FocusOnArrival() {
	useEffect(() => {
		const wasFirst = isFirst;
		isFirst = false;
		const main = document.querySelector('main');
		if (wasFirst || main === null || main.contains(document.activeElement)) return;
		main.querySelector('h1')?.focus({ preventScroll: true });
	}, []);
	return null;
}
