import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this width of its own, a table shows its rows as cards. */
const cardsBelow = 600;

/**
 * Whether the table is too narrow for columns, and how high a row is in pixels: as high as the head, which follows
 * density and text size.
 */
export function useTableSize(frame: RefObject<HTMLElement | null>, grid: RefObject<HTMLElement | null>) {
	const [isCards, setCards] = useState(false);
	const [rowHeight, setRowHeight] = useState(40);

	useLayoutEffect(() => {
		if (!frame.current) return;
		const observer = new ResizeObserver(([entry]) => {
			if (entry) setCards(entry.contentRect.width < cardsBelow);
		});
		observer.observe(frame.current);
		setCards(frame.current.clientWidth < cardsBelow);
		return () => observer.disconnect();
	}, [frame]);

	useLayoutEffect(() => {
		const head = isCards ? null : grid.current?.querySelector<HTMLElement>('[data-part="head"]');
		if (!head) return;
		const observer = new ResizeObserver(() => setRowHeight(head.offsetHeight));
		observer.observe(head);
		setRowHeight(head.offsetHeight);
		return () => observer.disconnect();
	}, [grid, isCards]);

	return { isCards, rowHeight };
}

/** Marks the scroller with `data-more` while columns are hidden beyond its right edge, without rendering anything. */
export function useHiddenColumns(scroller: RefObject<HTMLElement | null>, grid: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const element = scroller.current;
		if (!element || !grid.current) return;
		const measure = () => {
			const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
			element.toggleAttribute('data-more', hidden > 1);
			element.style.setProperty('--table-scrollbar', `${element.offsetWidth - element.clientWidth}px`);
		};
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		observer.observe(grid.current);
		element.addEventListener('scroll', measure, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener('scroll', measure);
		};
	}, [scroller, grid]);
}
