import {
	type ClipboardEvent,
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from 'react';
import { flushSync } from 'react-dom';
import { rowsInSelection } from './rowsInSelection.ts';
import { sheetText } from './sheetText.ts';

/** More rows than these are a matter of the CSV file. */
export const MAX_SHEET_ROWS = 2000;

// Whoever waits longer has lost the connection, which the list says itself.
const LONGEST_WAIT_MS = 20_000;

/** The list a sheet is made of. */
interface SheetSource<Row> {
	readonly grid: RefObject<HTMLElement | null>;
	readonly rowCount: number;
	readonly rowAt: (index: number) => Row | undefined;
	/** Fetches rows; undefined where all are here. */
	readonly onRangeNeeded: ((from: number, to: number) => void) | undefined;
	/** Whether a row is selected by its checkbox; undefined where rows have none. */
	readonly isSelected: ((row: Row) => boolean) | undefined;
}

/** The sheet of a table, for paper and clipboard. */
export interface TableSheetState<Row> {
	readonly table: RefObject<HTMLTableElement | null>;
	/** What the sheet holds; null while there is none. */
	readonly rows: readonly Row[] | null;
	/** All rows are being fetched for it. */
	readonly isWaiting: boolean;
	/** So many rows were copied; 0 as long as none were. */
	readonly copied: number;
	print(): void;
	/** To be set on the grid. */
	readonly handlers: {
		onCopy(event: ClipboardEvent<HTMLElement>): void;
		onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void;
	};
}

type Wish = { readonly for: 'print' | 'copy'; readonly rows: readonly unknown[] | null };

/**
 * Makes a plain table of the rows when they are printed or copied. Ctrl+P first fetches what is not here yet; a print from
 * the browser's menu, which waits for nothing, has what is. Ctrl+A means all rows, a selection by mouse those it touches.
 */
export function useTableSheet<Row>(source: SheetSource<Row>): TableSheetState<Row> {
	const { grid, rowCount, rowAt, onRangeNeeded, isSelected } = source;
	const table = useRef<HTMLTableElement>(null);
	const isAllMeant = useRef(false);
	const [wish, setWish] = useState<Wish | null>(null);
	const [copied, setCopied] = useState(0);
	const wanted = Math.min(rowCount, MAX_SHEET_ROWS);
	// Asked for only while something is wanted: a list may be long.
	const isHere = () => hereUpTo(rowAt, wanted);
	const rows =
		wish === null ? null : ((wish.rows as readonly Row[] | null) ?? (isHere() ? rowsAt(rowAt, wanted) : null));
	const isWaiting = wish !== null && rows === null;

	function want(purpose: Wish['for']): void {
		setWish({ for: purpose, rows: null });
	}

	const fetchRows = useEffectEvent(() => onRangeNeeded?.(0, wanted));
	useEffect(() => {
		if (!isWaiting) return;
		fetchRows();
		const late = setTimeout(() => setWish(null), LONGEST_WAIT_MS);
		return () => clearTimeout(late);
	}, [isWaiting]);

	const finish = useEffectEvent(() => {
		if (wish?.for === 'print') window.print();
		if (wish?.for === 'copy' && rows !== null) void copyLater(rows.length);
	});
	const isFetched = wish?.rows === null && rows !== null;
	useEffect(() => {
		if (isFetched) finish();
	}, [isFetched]);

	async function copyLater(count: number): Promise<void> {
		if (table.current === null) return;
		const { plain, html } = sheetText(table.current);
		const parts = {
			'text/plain': new Blob([plain], { type: 'text/plain' }),
			'text/html': new Blob([html], { type: 'text/html' }),
		};
		setWish(null);
		await navigator.clipboard.write([new ClipboardItem(parts)]).then(
			() => setCopied(count),
			() => setCopied(0),
		);
	}

	const beforePrint = useEffectEvent(() => {
		if (rows === null) flushSync(() => setWish({ for: 'print', rows: present(rowAt, wanted) }));
	});
	const afterPrint = useEffectEvent(() => {
		if (wish?.for === 'print') setWish(null);
	});
	const printByKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
		const isPrint =
			event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
		if (!isPrint || event.defaultPrevented || isHere()) return;
		event.preventDefault();
		want('print');
	});
	const forgetAll = useEffectEvent(() => {
		const selection = document.getSelection();
		const body = grid.current?.querySelector('[role="rowgroup"]');
		if (selection?.isCollapsed !== false || !body || !selection.containsNode(body, true)) isAllMeant.current = false;
	});
	useEffect(() => {
		const signals = new AbortController();
		const { signal } = signals;
		const paper = matchMedia('print');
		window.addEventListener('beforeprint', () => beforePrint(), { signal });
		window.addEventListener('afterprint', () => afterPrint(), { signal });
		paper.addEventListener('change', ({ matches }) => (matches ? beforePrint() : afterPrint()), { signal });
		document.addEventListener('keydown', (event) => printByKey(event), { signal });
		document.addEventListener('selectionchange', () => forgetAll(), { signal });
		return () => signals.abort();
	}, []);

	function onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
		const isAll =
			event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
		const isTyping =
			event.target instanceof Element && event.target.closest('input:not([type="checkbox"]), textarea') !== null;
		// Where rows have checkboxes it ticks them all; rows that are still to be fetched cannot be ticked.
		const ticksAll = isSelected !== undefined && onRangeNeeded === undefined;
		if (!isAll || isTyping || rowCount === 0 || ticksAll) return;
		isAllMeant.current = true;
		const body = grid.current?.querySelector('[role="rowgroup"]');
		if (!body) return;
		event.preventDefault();
		document.getSelection()?.selectAllChildren(body);
	}

	function onCopy(event: ClipboardEvent<HTMLElement>): void {
		const selection = document.getSelection();
		if (isAllMeant.current && selection?.isCollapsed === false) {
			event.preventDefault();
			if (isHere()) copyNow(event, rowsAt(rowAt, wanted));
			else want('copy');
			return;
		}
		const touched = grid.current === null ? [] : rowsInSelection(grid.current, selection);
		const chosen = touched.length > 1 ? touched.flatMap((index) => rowAt(index) ?? []) : [];
		const isTextMeant = selection?.isCollapsed === false || isSelected === undefined;
		const ticked = isTextMeant ? [] : present(rowAt, rowCount).filter(isSelected);
		const copiedRows = chosen.length > 0 ? chosen : ticked;
		if (copiedRows.length === 0) return;
		event.preventDefault();
		copyNow(event, copiedRows);
	}

	function copyNow(event: ClipboardEvent<HTMLElement>, copiedRows: readonly Row[]): void {
		flushSync(() => setWish({ for: 'copy', rows: copiedRows }));
		if (table.current !== null) {
			const { plain, html } = sheetText(table.current);
			event.clipboardData.setData('text/plain', plain);
			event.clipboardData.setData('text/html', html);
		}
		setWish(null);
		setCopied(copiedRows.length);
	}

	return { table, rows, isWaiting, copied, print: () => want('print'), handlers: { onCopy, onKeyDownCapture } };
}

function hereUpTo<Row>(rowAt: (index: number) => Row | undefined, count: number): boolean {
	for (let index = count - 1; index >= 0; index--) if (rowAt(index) === undefined) return false;
	return true;
}

function rowsAt<Row>(rowAt: (index: number) => Row | undefined, count: number): readonly Row[] {
	return Array.from({ length: count }, (_, index) => rowAt(index) as Row);
}

function present<Row>(rowAt: (index: number) => Row | undefined, count: number): readonly Row[] {
	return Array.from({ length: count }, (_, index) => rowAt(index)).filter((row) => row !== undefined);
}
