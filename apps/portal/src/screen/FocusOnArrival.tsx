import { useEffect } from 'react';

let isFirst = true;

// Whether nobody has pressed anything since the way to this screen began: a screen may arrive late.
let isUntouched = true;
for (const began of ['pushState', 'popstate']) {
	window.addEventListener(began, () => {
		isUntouched = true;
	});
}
for (const pressed of ['keydown', 'pointerdown']) {
	window.addEventListener(
		pressed,
		() => {
			isUntouched = false;
		},
		{ capture: true },
	);
}

/**
 * Puts the focus on the heading when the user has come to a screen, so that screen readers say where they are and Tab
 * goes on from there. The first page of a visit is left to the browser; a field that took the focus keeps it, and so does
 * whatever the user has turned to while the screen was still coming.
 */
export function FocusOnArrival() {
	useEffect(() => {
		const wasFirst = isFirst;
		isFirst = false;
		const main = document.querySelector('main');
		if (wasFirst || !isUntouched || main === null || main.contains(document.activeElement)) return;
		main.querySelector('h1')?.focus({ preventScroll: true });
	}, []);
	return null;
}
