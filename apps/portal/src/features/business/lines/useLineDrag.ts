import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Pixels a pointer moves before a press becomes a drag. */
const SLOP = 5;
/** So near to an edge of the window the page scrolls along. */
const EDGE = 60;

/** A line that is dragged by its grip. */
export interface LineDrag {
	/** Key of the line under the pointer, before or behind which the dragged one would go; null while nothing is dragged. */
	readonly target: { readonly key: string; readonly isBehind: boolean } | null;
	/** Starts to drag a line when its grip is pressed. */
	readonly onGrip: (key: string, event: PointerEvent<HTMLElement>) => void;
}

interface Press {
	readonly key: string;
	readonly pointerId: number;
	readonly y: number;
	isDragging: boolean;
}

/** Moves lines by mouse, pen and finger: `onDrop` is told which line goes before or behind which. Escape gives up. */
export function useLineDrag(onDrop: (key: string, target: string, isBehind: boolean) => void): LineDrag {
	const [target, setTarget] = useState<LineDrag['target']>(null);
	const press = useRef<Press | null>(null);
	const latest = useRef({ target, onDrop });
	useEffect(() => {
		latest.current = { target, onDrop };
	});

	useEffect(() => {
		const signals = new AbortController();
		const { signal } = signals;

		function end(): Press | null {
			const current = press.current;
			press.current = null;
			setTarget(null);
			return current;
		}

		function follow(event: globalThis.PointerEvent): void {
			const current = press.current;
			if (current === null || event.pointerId !== current.pointerId) return;
			if (!current.isDragging && Math.abs(event.clientY - current.y) < SLOP) return;
			current.isDragging = true;
			event.preventDefault();
			scrollAlong(event.clientY);
			setTarget(lineAt(event.clientX, event.clientY, current.key));
		}

		function drop(event: globalThis.PointerEvent): void {
			if (event.pointerId !== press.current?.pointerId) return;
			const { target: over, onDrop: tell } = latest.current;
			const current = end();
			if (current?.isDragging && over !== null) tell(current.key, over.key, over.isBehind);
		}

		document.addEventListener('pointermove', follow, { signal, passive: false });
		document.addEventListener('pointerup', drop, { signal });
		document.addEventListener('pointercancel', end, { signal });
		document.addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
		return () => signals.abort();
	}, []);

	return {
		target,
		onGrip(key, event) {
			if (event.button !== 0) return;
			event.preventDefault();
			press.current = { key, pointerId: event.pointerId, y: event.clientY, isDragging: false };
		},
	};
}

function lineAt(x: number, y: number, own: string): LineDrag['target'] {
	const line = document
		.elementsFromPoint(x, y)
		.map((element) => element.closest<HTMLElement>('[data-line]'))
		.find((found) => found !== null);
	const key = line?.dataset.line;
	if (line === undefined || key === undefined || key === own) return null;
	const { top, height } = line.getBoundingClientRect();
	return { key, isBehind: y > top + height / 2 };
}

function scrollAlong(y: number): void {
	if (y < EDGE) window.scrollBy(0, -16);
	else if (y > window.innerHeight - EDGE) window.scrollBy(0, 16);
}
