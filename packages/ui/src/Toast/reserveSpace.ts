const property = '--k-toast-space';

/**
 * Keeps the height of the toasts free at the bottom of the window, as `--k-toast-space`: the page, dialogs, drawers and
 * popups end above it, so that a toast covers nothing, whatever is open. Nothing moves while a pointer is pressed, or the
 * press would end beside what it began on.
 */
export function reserveSpace(region: HTMLElement): () => void {
	const { style } = document.documentElement;
	const signals = new AbortController();
	let isPressed = false;

	function reserve(): void {
		if (isPressed) return;
		style.setProperty(property, `${region.offsetHeight}px`);
		keepFocusInSight();
	}
	function press(): void {
		isPressed = true;
	}
	function release(): void {
		isPressed = false;
		// After the click that the press becomes.
		setTimeout(() => region.isConnected && reserve());
	}

	const options = { capture: true, signal: signals.signal };
	document.addEventListener('pointerdown', press, options);
	document.addEventListener('pointerup', release, options);
	document.addEventListener('pointercancel', release, options);
	const sizes = new ResizeObserver(reserve);
	sizes.observe(region);
	reserve();
	return () => {
		sizes.disconnect();
		signals.abort();
		style.removeProperty(property);
	};
}

/** How much of the bottom of the window the toasts have, in CSS pixels. */
export function reservedSpace(): number {
	return Number.parseFloat(document.documentElement.style.getPropertyValue(property)) || 0;
}

/** What is being typed in may have lain where the toasts are now. */
function keepFocusInSight(): void {
	const focused = document.activeElement;
	if (focused instanceof HTMLElement && focused.matches('input, select, textarea')) {
		focused.scrollIntoView({ block: 'nearest' });
	}
}
