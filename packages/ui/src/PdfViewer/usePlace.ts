import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type PageBox, type Place, placeInSight, type Sight, scrollTopFor } from './place.ts';

/** What usePlace gives. */
interface PlaceKeeping {
	/** Scrolls back to the place after the pages have moved. */
	keepPlace: () => void;
	/** Scrolls to the top of a page. */
	goTo: (page: number) => void;
	/** Takes over where a reader has scrolled to; answers with the page that is looked at. */
	readPlace: () => number;
}

/** Keeps what a reader looks at in its place while pages grow, shrink or tell their size late. */
export function usePlace(scroller: RefObject<HTMLElement | null>, pages: RefObject<HTMLElement | null>): PlaceKeeping {
	const place = useRef<Place | null>(null);
	/** From 0 to 1: which part of the width lies in the middle. */
	const middle = useRef(0.5);
	/** Where this scrolled to by itself; only what differs is a reader's doing. */
	const ownScroll = useRef<number | null>(null);

	function boxes(): PageBox[] {
		const elements = pages.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [];
		return [...elements].map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
	}

	function keepPlace(): void {
		const element = scroller.current;
		if (!element) return;
		const all = boxes();
		if (all.length === 0) return;
		place.current ??= placeInSight(all, sightOf(element));
		const top = scrollTopFor(all, place.current);
		// A scroll that changes nothing would still end one that a key has begun.
		if (Math.abs(top - element.scrollTop) >= 1) element.scrollTop = top;
		element.scrollLeft = middle.current * element.scrollWidth - element.clientWidth / 2;
		ownScroll.current = element.scrollTop;
	}

	function goTo(page: number): void {
		place.current = { page, fraction: 0, at: 0 };
		keepPlace();
	}

	function readPlace(): number {
		const element = scroller.current;
		if (!element) return 1;
		middle.current = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
		if (place.current && ownScroll.current !== null && Math.abs(element.scrollTop - ownScroll.current) < 1)
			return place.current.page;
		ownScroll.current = null;
		place.current = placeInSight(boxes(), sightOf(element));
		return place.current.page;
	}

	const handleMove = useEffectEvent(keepPlace);

	// A message above a page moves those below it, and no state here changes with it.
	useEffect(() => {
		if (!pages.current) return;
		const moves = new ResizeObserver(() => handleMove());
		moves.observe(pages.current);
		return () => moves.disconnect();
	}, [pages]);

	return { keepPlace, goTo, readPlace };
}

function sightOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): Sight {
	return { scrollTop, height: clientHeight, contentHeight: scrollHeight };
}
