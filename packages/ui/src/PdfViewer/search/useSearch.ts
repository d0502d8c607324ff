import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PdfDocument } from '../pdfDocument.ts';
import { findText } from './findText.ts';

/** State of a search: number of findings per page, and the current finding. */
export interface PdfSearchState {
	readonly wanted: string;
	/** Pages were read as far as this; the last one once all are known. */
	readonly readPages: number;
	/** By page, from the first one. */
	readonly counts: readonly number[];
	/** Of all findings, from 0; null while there is none. */
	readonly current: number | null;
}

/** Return value of useSearch. */
interface Search {
	readonly state: PdfSearchState;
	readonly total: number;
	search: (wanted: string) => void;
	/** To the next or the previous finding; the first follows the last. */
	step: (by: 1 | -1) => void;
	/** The text of a page was drawn anew. */
	noteDrawn: () => void;
}

const nothing: PdfSearchState = { wanted: '', readPages: 0, counts: [], current: null };

const ALL = 'kontor-pdf-found';
const CURRENT = 'kontor-pdf-current';

/** Searches all pages of a document and marks what is found on those that are drawn. */
export function useSearch(
	pdf: PdfDocument,
	pages: RefObject<HTMLElement | null>,
	showPage: (page: number) => void,
): Search {
	const [state, setState] = useState<PdfSearchState>(nothing);
	const [drawn, setDrawn] = useState(0);
	const running = useRef<AbortController | null>(null);
	const total = state.counts.reduce((sum, count) => sum + count, 0);

	function search(wanted: string): void {
		running.current?.abort();
		setState({ ...nothing, wanted });
		if (wanted.trim() === '') return;
		const leaving = new AbortController();
		running.current = leaving;
		void read(wanted, leaving.signal);
	}

	async function read(wanted: string, leaving: AbortSignal): Promise<void> {
		const counts: number[] = [];
		for (let page = 1; page <= pdf.pageCount; page++) {
			// A page that cannot be read has nothing to find; it says so itself.
			const texts = await pdf.textsOf(page).catch(() => []);
			if (leaving.aborted) return;
			const count = findText(texts, wanted).length;
			const isFirst = count > 0 && counts.every((other) => other === 0);
			counts.push(count);
			setState((before) => ({
				wanted,
				readPages: page,
				counts: [...counts],
				current: isFirst ? 0 : before.current,
			}));
			if (isFirst) showPage(page);
		}
	}

	function step(by: 1 | -1): void {
		if (total === 0) return;
		const current = ((state.current ?? 0) + by + total) % total;
		setState({ ...state, current });
		showPage(pageOf(state.counts, current).page);
	}

	useEffect(() => () => running.current?.abort(), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a page that was drawn has new texts
	useEffect(() => {
		const element = pages.current;
		if (element === null || typeof Highlight === 'undefined') return;
		const all = new Highlight();
		const current = new Highlight();
		if (state.wanted.trim() !== '') markPages(element, state, all, current);
		CSS.highlights.set(ALL, all);
		CSS.highlights.set(CURRENT, current);
		return () => {
			CSS.highlights.delete(ALL);
			CSS.highlights.delete(CURRENT);
		};
	}, [pages, state, drawn]);

	return { state, total, search, step, noteDrawn: () => setDrawn((count) => count + 1) };
}

function markPages(element: HTMLElement, state: PdfSearchState, all: Highlight, current: Highlight): void {
	const looked = state.current === null ? null : pageOf(state.counts, state.current);
	for (const page of element.querySelectorAll<HTMLElement>('[data-page]')) {
		const nodes = textNodesOf(page.querySelector('[data-page-text]'));
		const found = findText(
			nodes.map(({ data }) => data),
			state.wanted,
		);
		for (const [index, { from, to }] of found.entries()) {
			const [start, end] = [nodes[from.text], nodes[to.text]];
			if (start === undefined || end === undefined) continue;
			const range = document.createRange();
			range.setStart(start, from.offset);
			range.setEnd(end, Math.min(to.offset, end.length));
			all.add(range);
			if (Number(page.dataset.page) !== looked?.page || index !== looked.index) continue;
			current.add(range);
			start.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
		}
	}
}

/** The page of a finding, and which one it is there. */
function pageOf(counts: readonly number[], finding: number): { page: number; index: number } {
	let left = finding;
	for (const [index, count] of counts.entries()) {
		if (left < count) return { page: index + 1, index: left };
		left -= count;
	}
	return { page: 1, index: 0 };
}

function textNodesOf(layer: Element | null): Text[] {
	const nodes: Text[] = [];
	if (layer === null) return nodes;
	const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node as Text);
	return nodes;
}
