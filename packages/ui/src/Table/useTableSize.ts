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
		const mark = () => {
			const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
			element.toggleAttribute('data-more', hidden > 1);
		};
		const observer = new ResizeObserver(() => {
			mark();
			// Every row inherits it, so it is written only when it may have changed.
			element.style.setProperty('--table-scrollbar', `${element.offsetWidth - element.clientWidth}px`);
		});
		observer.observe(element);
		observer.observe(grid.current);
		// Before the rows of the new place are rendered: what is measured after that has to be laid out first.
		element.addEventListener('scroll', mark, { passive: true, capture: true });
		return () => {
			observer.disconnect();
			element.removeEventListener('scroll', mark, { capture: true });
		};
	}, [scroller, grid]);
}
