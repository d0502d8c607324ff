import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Makes an element a stop of the Tab key while its only child is longer than it, so that the keyboard can scroll it.
 * Hand the ref to the element and spread the rest.
 */
export function useScrollStop(): { ref: RefObject<HTMLDivElement | null>; tabIndex: 0 | undefined } {
	const ref = useRef<HTMLDivElement>(null);
	const [isScrolling, setIsScrolling] = useState(false);

	useLayoutEffect(() => {
		const element = ref.current;
		const content = element?.firstElementChild;
		if (!element || !content) return;
		const sizes = new ResizeObserver(() => setIsScrolling(element.scrollHeight > element.clientHeight));
		sizes.observe(element);
		sizes.observe(content);
		return () => sizes.disconnect();
	}, []);

	return { ref, tabIndex: isScrolling ? 0 : undefined };
}
