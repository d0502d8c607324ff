import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { movedTo, resizedTo } from './arrange.ts';
import type { GridBox, GridGeometry } from './gridGeometry.ts';
import { minimumOf, type WidgetDefinition, type WidgetLayout } from './widgetLayout.ts';

/** A widget under the pointer. */
export interface PointerArranging {
	readonly id: string;
	readonly kind: 'move' | 'size';
	/** Where the pointer holds it, in pixels of the grid. */
	readonly box: GridBox;
	/** What the layout becomes when it is let go there. */
	readonly layout: WidgetLayout;
}

interface Grip {
	readonly id: string;
	readonly kind: 'move' | 'size';
	readonly pointerId: number;
	readonly start: GridBox;
	readonly from: WidgetLayout;
	/** From the pointer to the held corner. */
	readonly offset: { readonly x: number; readonly y: number };
	readonly origin: { readonly x: number; readonly y: number };
}

/** Below this many pixels a press is a press and no move. */
const threshold = 4;

interface PointerArrangeOptions {
	readonly root: RefObject<HTMLElement | null>;
	readonly layout: WidgetLayout;
	readonly geometry: GridGeometry | null;
	readonly definitions: readonly WidgetDefinition[];
	/** The user let go somewhere else. */
	readonly onArrange: (layout: WidgetLayout, id: string, kind: 'move' | 'size') => void;
	/** The user pressed Escape, or the browser took the pointer away. */
	readonly onCancel: (id: string) => void;
}

/** Moves and sizes by mouse, pen or finger, from a handle that calls `grip` on pointerdown. */
export function usePointerArrange({ root, layout, geometry, definitions, onArrange, onCancel }: PointerArrangeOptions) {
	const [grip, setGrip] = useState<Grip | null>(null);
	const [arranging, setArranging] = useState<PointerArranging | null>(null);

	function start(event: PointerEvent<HTMLElement>, id: string, kind: 'move' | 'size'): void {
		const widget = layout.find((one) => one.id === id);
		const grid = root.current?.getBoundingClientRect();
		if (event.button !== 0 || !widget || !grid || !geometry) return;
		const box = geometry.boxOf(widget);
		const corner = kind === 'move' ? { x: box.left, y: box.top } : { x: box.left + box.width, y: box.top + box.height };
		setGrip({
			id,
			kind,
			pointerId: event.pointerId,
			start: box,
			from: layout,
			offset: { x: corner.x - (event.clientX - grid.left), y: corner.y - (event.clientY - grid.top) },
			origin: { x: event.clientX, y: event.clientY },
		});
	}

	const move = useEffectEvent((event: globalThis.PointerEvent) => {
		const grid = root.current?.getBoundingClientRect();
		if (!grip || !grid || !geometry || event.pointerId !== grip.pointerId) return;
		const far = Math.hypot(event.clientX - grip.origin.x, event.clientY - grip.origin.y) >= threshold;
		if (!arranging && !far) return;
		const x = event.clientX - grid.left + grip.offset.x;
		const y = event.clientY - grid.top + grip.offset.y;
		const { id, kind, start: box, from } = grip;
		if (kind === 'move') {
			const place = geometry.placeAt(x, y);
			const held = { ...box, left: Math.max(0, Math.min(x, grid.width - box.width)), top: Math.max(0, y) };
			setArranging({ id, kind, box: held, layout: movedTo(from, id, place.x, place.y, geometry.columns) });
		} else {
			const minimum = minimumOf(id, geometry.breakpoint, definitions);
			const width = Math.max(24, Math.min(x, grid.width) - box.left);
			const height = Math.max(24, y - box.top);
			const next = resizedTo(from, id, geometry.sizeOf(width, height), minimum, geometry.columns);
			setArranging({ id, kind, box: { ...box, width, height }, layout: next });
		}
	});

	const end = useEffectEvent((event: globalThis.PointerEvent) => {
		if (!grip || event.pointerId !== grip.pointerId) return;
		if (arranging && arranging.layout !== grip.from) onArrange(arranging.layout, grip.id, grip.kind);
		setGrip(null);
		setArranging(null);
	});

	const cancel = useEffectEvent((event: Event) => {
		if (!grip || (event instanceof KeyboardEvent && event.key !== 'Escape')) return;
		event.stopPropagation();
		if (arranging) onCancel(grip.id);
		setGrip(null);
		setArranging(null);
	});

	const isHeld = grip !== null;
	useEffect(() => {
		if (!isHeld) return;
		const control = new AbortController();
		const { signal } = control;
		// On the window, since the pointer runs ahead of what it moves; the contents are inert and swallow nothing.
		window.addEventListener('pointermove', move, { signal });
		window.addEventListener('pointerup', end, { signal });
		window.addEventListener('pointercancel', cancel, { signal });
		window.addEventListener('keydown', cancel, { signal, capture: true });
		return () => control.abort();
	}, [isHeld]);

	return { arranging, start };
}
