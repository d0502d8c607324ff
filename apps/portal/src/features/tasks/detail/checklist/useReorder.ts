import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** A list whose entries are moved by their handles, held by keys or by a pointer. */
export interface Reorder {
	/** Indices of the entries in the order in which they are shown. */
	readonly order: readonly number[];
	/** The entry that is held; null for none. */
	readonly held: number | null;
	/** Text for the live region. */
	readonly spoken: string;
	/** Attributes of the handle of an entry. */
	readonly handleOf: (index: number) => HandleProps;
}

/** Attributes of a handle; its entry is the nearest `li`, and all entries are in one list. */
export interface HandleProps {
	ref: (handle: HTMLButtonElement | null) => void;
	'aria-pressed': boolean;
	onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
	onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
	onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void;
	onPointerUp: () => void;
	onPointerCancel: () => void;
	onBlur: () => void;
}

interface Held {
	readonly index: number;
	readonly to: number;
	readonly by: 'keys' | 'pointer';
	/** It has been put down and is on its way to the server. */
	readonly isDropped: boolean;
}

/**
 * Moves the entries of a list. Space or Enter lifts and puts down, arrows move, Escape gives up; a pointer drags. `onMove`
 * stores it; until it has, the list is shown as it will be.
 */
export function useReorder(names: readonly string[], onMove: (index: number, to: number) => Promise<unknown>): Reorder {
	const [held, setHeld] = useState<Held | null>(null);
	const [spoken, setSpoken] = useState('');
	const handles = useRef(new Map<number, HTMLButtonElement>());
	const last = names.length - 1;
	const order = names.map((_, index) => index);
	if (held !== null) order.splice(held.to, 0, ...order.splice(held.index, 1));

	// An entry that changes its place in the document loses the focus.
	const focused = held?.by === 'keys' ? held.index : null;
	const place = held?.to;
	useLayoutEffect(() => {
		if (focused !== null && place !== undefined) handles.current.get(focused)?.focus();
	}, [focused, place]);

	function nameOf(index: number): string {
		return `„${names[index] ?? ''}“`;
	}

	function hold(current: Held, to: number): void {
		if (to === current.to) return;
		setHeld({ ...current, to });
		setSpoken(`Platz ${to + 1} von ${names.length}.`);
	}

	function cancel(): void {
		if (held === null || held.isDropped) return;
		setHeld(null);
		setSpoken(`Abgebrochen. ${nameOf(held.index)} bleibt auf Platz ${held.index + 1}.`);
	}

	async function drop(): Promise<void> {
		if (held === null || held.isDropped) return;
		const { index, to } = held;
		if (index === to) {
			setHeld(null);
			setSpoken(`${nameOf(index)} bleibt auf Platz ${index + 1}.`);
			return;
		}
		setHeld({ ...held, isDropped: true });
		setSpoken(`${nameOf(index)} abgelegt auf Platz ${to + 1}.`);
		await onMove(index, to);
		setHeld(null);
		if (held.by === 'keys') handles.current.get(to)?.focus();
	}

	function press(index: number, event: KeyboardEvent<HTMLButtonElement>): void {
		if (event.nativeEvent.isComposing) return;
		const { key } = event;
		if (key === ' ' || key === 'Enter') {
			event.preventDefault();
			if (held !== null) void drop();
			else {
				setHeld({ index, to: index, by: 'keys', isDropped: false });
				setSpoken(
					`${nameOf(index)} aufgenommen, Platz ${index + 1} von ${names.length}. Pfeile verschieben, Enter legt ab, Escape bricht ab.`,
				);
			}
		} else if (held !== null && (key === 'ArrowUp' || key === 'ArrowDown')) {
			event.preventDefault();
			hold(held, Math.max(0, Math.min(last, held.to + (key === 'ArrowUp' ? -1 : 1))));
		} else if (held !== null && key === 'Escape') {
			event.preventDefault();
			// Held, it ends only the move, and not the window around it.
			event.stopPropagation();
			cancel();
		}
	}

	return {
		order,
		held: held?.index ?? null,
		spoken,
		handleOf: (index) => ({
			ref(handle) {
				if (handle === null) handles.current.delete(index);
				else handles.current.set(index, handle);
			},
			'aria-pressed': held?.index === index,
			onKeyDown: (event) => press(index, event),
			onPointerDown(event) {
				if (event.button !== 0 || held !== null) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				setHeld({ index, to: index, by: 'pointer', isDropped: false });
			},
			onPointerMove(event) {
				if (held?.by !== 'pointer' || held.isDropped) return;
				hold(held, placeAt(event.currentTarget, event.clientY));
			},
			onPointerUp() {
				if (held?.by === 'pointer') void drop();
			},
			onPointerCancel: cancel,
			onBlur() {
				// The move itself takes the focus away for a moment.
				requestAnimationFrame(() => {
					if (held?.by === 'keys' && document.activeElement !== handles.current.get(held.index)) cancel();
				});
			},
		}),
	};
}

/** The number of other entries of the list above a height of the window. */
function placeAt(handle: HTMLElement, y: number): number {
	const own = handle.closest('li');
	const entries = [...(own?.parentElement?.children ?? [])].filter((entry) => entry !== own);
	return entries.filter((entry) => {
		const { top, height } = entry.getBoundingClientRect();
		return y > top + height / 2;
	}).length;
}
