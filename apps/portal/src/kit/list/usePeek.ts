import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import type { PagedList } from '../../data/pages.ts';

/** A row that is looked into, and its place in the list from 0. */
export interface Peeked<Row> {
	readonly row: Row;
	readonly index: number;
}

/** Looking into the rows of a list. */
export interface Peek<Row> {
	readonly peeked: Peeked<Row> | null;
	readonly show: (row: Row, index: number) => void;
	readonly toggle: (row: Row, index: number) => void;
	/** The focus has come to a row: what is open follows it. */
	readonly follow: (row: Row, index: number) => void;
	/** To the row before or after. */
	readonly step: (by: 1 | -1) => void;
	readonly close: () => void;
	/** Goes on what is around list and preview. */
	readonly frame: RefObject<HTMLDivElement | null>;
	readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Keeps which row of a list is looked into; another list (`listKey`) begins without. */
export function usePeek<Row>(list: Pick<PagedList<Row>, 'rowAt' | 'onRangeNeeded'>, listKey: string): Peek<Row> {
	const [state, setState] = useState<(Peeked<Row> & { readonly listKey: string }) | null>(null);
	const frame = useRef<HTMLDivElement>(null);
	const peeked = state?.listKey === listKey ? state : null;

	// Steady, for the button of each row holds it.
	const show = useCallback((row: Row, index: number) => setState({ row, index, listKey }), [listKey]);

	function close(): void {
		setState(null);
		const row = frame.current?.querySelector(`[data-index="${peeked?.index}"]`);
		// From the preview the focus goes home; from the row it has never left.
		if (row && !row.contains(document.activeElement)) row.querySelector<HTMLElement>('[data-primary]')?.focus();
	}

	return {
		peeked,
		show,
		close,
		frame,
		toggle(row, index) {
			if (peeked?.index === index) close();
			else show(row, index);
		},
		follow(row, index) {
			if (peeked !== null && peeked.index !== index) show(row, index);
		},
		step(by) {
			if (peeked === null) return;
			const index = peeked.index + by;
			const row = list.rowAt(index);
			if (row !== undefined) show(row, index);
			else if (index >= 0) list.onRangeNeeded(index, index + 1);
		},
		onKeyDown(event) {
			if (event.key !== 'Escape' || event.defaultPrevented || peeked === null) return;
			event.preventDefault();
			close();
		},
	};
}
