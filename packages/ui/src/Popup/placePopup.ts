/** A rectangle in CSS pixels of the viewport. */
export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** Where a popup wants to be, relative to its anchor. */
export interface PopupWish {
	/** The edge of the anchor it lines up with. */
	align: 'start' | 'end';
	/** Natural size in CSS pixels. */
	width: number;
	height: number;
}

/** Where a popup goes: `maxHeight` keeps it on screen, its content scrolls beyond that. */
export interface PopupPlace {
	left: number;
	top: number;
	maxHeight: number;
	side: 'below' | 'above';
}

const gap = 4;
const margin = 8;

/** Below the anchor if it fits there or there is more room than above; never beyond the visible part of the page. */
export function placePopup(anchor: Box, view: Box, wish: PopupWish): PopupPlace {
	const roomBelow = view.bottom - margin - (anchor.bottom + gap);
	const roomAbove = anchor.top - gap - (view.top + margin);
	const side = wish.height <= roomBelow || roomBelow >= roomAbove ? 'below' : 'above';
	const maxHeight = Math.max(0, side === 'below' ? roomBelow : roomAbove);
	const height = Math.min(wish.height, maxHeight);
	const left = wish.align === 'start' ? anchor.left : anchor.right - wish.width;
	const rightmost = view.right - margin - wish.width;
	return {
		left: Math.max(view.left + margin, Math.min(left, rightmost)),
		top: side === 'below' ? anchor.bottom + gap : anchor.top - gap - height,
		maxHeight,
		side,
	};
}
