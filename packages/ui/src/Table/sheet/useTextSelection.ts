import { type RefObject, useEffect } from 'react';

const THRESHOLD = 4;

/**
 * Lets the mouse select the text of cells although the link of a row reaches over all of it: from the first pixels of a
 * drag on, the link lets through what lies below, and the click at its end opens nothing.
 */
export function useTextSelection(grid: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = grid.current;
		if (element === null) return;
		const signals = new AbortController();
		const { signal } = signals;
		let start: { x: number; y: number } | null = null;
		let isSelecting = false;

		function press({ button, pointerType, clientX, clientY, target, shiftKey, ctrlKey, metaKey }: PointerEvent): void {
			const isOther = target instanceof Element && target.closest('button:not([data-primary]), input, label') !== null;
			const isRow = target instanceof Element && target.closest('[data-index]') !== null;
			const isPlain = button === 0 && pointerType === 'mouse' && !shiftKey && !ctrlKey && !metaKey;
			start = isPlain && isRow && !isOther ? { x: clientX, y: clientY } : null;
			isSelecting = false;
		}

		function drag({ clientX, clientY }: PointerEvent): void {
			if (start === null) return;
			if (!isSelecting && Math.hypot(clientX - start.x, clientY - start.y) < THRESHOLD) return;
			isSelecting = true;
			element?.setAttribute('data-selecting', '');
			const from = caretAt(start.x, start.y);
			const to = caretAt(clientX, clientY);
			if (from !== null && to !== null && element?.contains(from.node) && element.contains(to.node)) {
				document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
			}
		}

		function release(): void {
			element?.removeAttribute('data-selecting');
			start = null;
		}

		function click(event: MouseEvent): void {
			if (!isSelecting) return;
			isSelecting = false;
			event.preventDefault();
			event.stopPropagation();
		}

		element.addEventListener('pointerdown', press, { signal });
		element.addEventListener('click', click, { signal, capture: true });
		document.addEventListener('pointermove', drag, { signal });
		document.addEventListener('pointerup', release, { signal });
		document.addEventListener('pointercancel', release, { signal });
		return () => signals.abort();
	}, [grid]);
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
	const position = document.caretPositionFromPoint?.(x, y);
	if (position) return { node: position.offsetNode, offset: position.offset };
	const range = document.caretRangeFromPoint?.(x, y);
	return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
