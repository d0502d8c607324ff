import { type RefObject, useLayoutEffect, useState } from 'react';

/** Inner width and height of an element in CSS pixels. */
export interface ElementSize {
	readonly width: number;
	readonly height: number;
}

/**
 * The size of an element's content box, followed by a ResizeObserver, whatever changes it; `null` until it has been
 * measured and while it is not laid out, so that nothing is ever drawn for a width of 0.
 */
export function useElementSize(ref: RefObject<HTMLElement | null>): ElementSize | null {
	const [size, setSize] = useState<ElementSize | null>(null);

	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return;

		function take(width: number, height: number): void {
			setSize((before) => {
				if (width <= 0) return null;
				return before?.width === width && before.height === height ? before : { width, height };
			});
		}
		const style = getComputedStyle(element);
		// Before the first paint, so that nothing flashes; the observer would report only after it.
		take(
			element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
			element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom),
		);
		const observer = new ResizeObserver(([entry]) => {
			if (entry) take(Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height));
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [ref]);

	return size;
}
