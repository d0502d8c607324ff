/** Where a page lies among the others, in pixels. */
export interface PageBox {
	top: number;
	height: number;
}

/** A point of the document, and how far below the upper edge of the window it stands. */
export interface Place {
	/** Counted from 1. */
	page: number;
	/** How far down that page, from 0 to 1. */
	fraction: number;
	at: number;
}

/** The window through which the pages are seen. */
export interface Sight {
	scrollTop: number;
	height: number;
	/** The height of all that can be scrolled through. */
	contentHeight: number;
}

/**
 * What a reader looks at: what lies a third down the window, at the beginning of the document its first page and at its
 * end its last one.
 */
export function placeInSight(boxes: readonly PageBox[], { scrollTop, height, contentHeight }: Sight): Place {
	if (scrollTop <= 0) return placeOf(boxes, 1, 0, scrollTop);
	if (scrollTop + height >= contentHeight - 1) return placeOf(boxes, boxes.length, 1, scrollTop);
	const line = scrollTop + height / 3;
	const page = Math.max(1, boxes.filter((box) => box.top <= line).length);
	const box = boxes[page - 1];
	const fraction = box && box.height > 0 ? (line - box.top) / box.height : 0;
	return placeOf(boxes, page, Math.min(1, Math.max(0, fraction)), scrollTop);
}

/** How far to scroll for a place to stand where it stood, after pages have changed their size. */
export function scrollTopFor(boxes: readonly PageBox[], { page, fraction, at }: Place): number {
	return pointOf(boxes[page - 1], fraction) - at;
}

function placeOf(boxes: readonly PageBox[], page: number, fraction: number, scrollTop: number): Place {
	return { page, fraction, at: pointOf(boxes[page - 1], fraction) - scrollTop };
}

function pointOf(box: PageBox | undefined, fraction: number): number {
	return box ? box.top + fraction * box.height : 0;
}
