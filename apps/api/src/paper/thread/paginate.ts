/** One thing that stands below another: a line of the table, sums, or words. */
export interface Block {
	/** Lines of the table have its head above them on each page. */
	readonly kind: 'row' | 'sums' | 'words';
	readonly gap: number;
	/** Heights of its lines, between which a page may end; sums stay together. */
	readonly lines: readonly number[];
	/** Cents added to the amount carried over; printed with its first line. */
	readonly amount: bigint;
}

/** The room pages have, in points from their upper edge. */
export interface Room {
	readonly firstTop: number;
	readonly laterTop: number;
	readonly bottom: number;
	readonly headHeight: number;
	/** Height of a line with the amount carried over; 0 carries nothing over. */
	readonly carryHeight: number;
}

/** Some lines of a block, `to` not among them. */
export interface Placed {
	readonly block: number;
	readonly from: number;
	readonly to: number;
	readonly y: number;
}

/** An amount carried over from the page before or to the next one. */
export interface Carry {
	readonly y: number;
	readonly amount: bigint;
}

/** A page: where its parts stand, and what was and will be carried over. */
export interface PaperPage {
	/** Place of the head of the table; null for a page without lines of it. */
	readonly head: number | null;
	readonly carriedIn: Carry | null;
	readonly placed: readonly Placed[];
	readonly carriedOut: Carry | null;
}

interface OpenPage {
	head: number | null;
	carriedIn: Carry | null;
	placed: Placed[];
	carriedOut: Carry | null;
	y: number;
}

// Fewer lines of a longer text look lost at the end or the beginning of a page.
const FEWEST_LINES = 2;

/**
 * Spreads blocks over pages, in their order: nothing is cut off or left out, however long it is, no page stays empty, and
 * the sums stand below at least one line of the table where both fit on a page.
 */
export function paginate(blocks: readonly Block[], room: Room): readonly PaperPage[] {
	let page = newPage(room.firstTop);
	const pages = [page];
	let carried = 0n;
	let hasRows = false;

	for (const [index, block] of blocks.entries()) {
		if (block.kind === 'sums') makeRoomForSums(block);
		for (let from = 0; from < block.lines.length; ) {
			const to = placeLines(index, block, from);
			if (to < block.lines.length) turnPage(block.kind === 'row');
			from = to;
		}
	}
	return pages.map(({ head, carriedIn, placed, carriedOut }) => ({ head, carriedIn, placed, carriedOut }));

	/** Puts as many of the remaining lines on the page as fit; how far it came. */
	function placeLines(index: number, block: Block, from: number): number {
		const isRow = block.kind === 'row';
		let y = page.y + (page.placed.length === 0 ? 0 : block.gap);
		const head = isRow && page.head === null ? y : null;
		if (head !== null) y += room.headHeight;
		const carriedIn = head !== null && hasRows && room.carryHeight > 0 ? { y, amount: carried } : null;
		if (carriedIn !== null) y += room.carryHeight;
		const limit = room.bottom - (isRow ? room.carryHeight : 0);
		const to = from + linesThatFit(block.lines.slice(from), limit - y, page.placed.length === 0);
		if (to === from) return from;
		page.head ??= head;
		page.carriedIn ??= carriedIn;
		page.placed.push({ block: index, from, to, y });
		page.y = y + heightOf(block.lines.slice(from, to));
		if (isRow) hasRows = true;
		if (from === 0) carried += block.amount;
		return to;
	}

	function turnPage(tableGoesOn: boolean): void {
		if (tableGoesOn && page.head !== null && room.carryHeight > 0) {
			page.carriedOut = { y: page.y, amount: carried };
		}
		page = newPage(room.laterTop);
		pages.push(page);
	}

	/** Sums that do not fit begin a new page and take the last line of the table with them. */
	function makeRoomForSums({ lines, gap }: Block): void {
		const height = gap + heightOf(lines);
		if (page.placed.length === 0 || page.y + height <= room.bottom) return;
		const last = page.placed.at(-1);
		const row = last && blocks[last.block];
		if (last === undefined || row === undefined || !canMove(last, row, height)) {
			turnPage(false);
			return;
		}
		page.placed.pop();
		page.y = last.y - row.gap;
		carried -= row.amount;
		const othersStay = page.placed.some(({ block }) => blocks[block]?.kind === 'row');
		if (!othersStay) {
			page.head = null;
			page.carriedIn = null;
		}
		// Pages before may hold words alone.
		hasRows = pages.some(({ head }) => head !== null);
		turnPage(othersStay);
		placeLines(last.block, row, 0);
	}

	function canMove({ from, to }: Placed, { kind, lines }: Block, height: number): boolean {
		const isWhole = kind === 'row' && from === 0 && to === lines.length && page.placed.length > 1;
		const top = room.laterTop + room.headHeight + room.carryHeight;
		return isWhole && top + heightOf(lines) + height <= room.bottom;
	}
}

function newPage(y: number): OpenPage {
	return { head: null, carriedIn: null, placed: [], carriedOut: null, y };
}

function heightOf(lines: readonly number[]): number {
	return lines.reduce((sum, height) => sum + height, 0);
}

/** Number of lines that fit here: all, or some with at least two on either side; an empty page takes at least one. */
function linesThatFit(lines: readonly number[], height: number, isEmptyPage: boolean): number {
	let count = 0;
	for (let used = 0; count < lines.length; count++) {
		used += lines[count] as number;
		// What was summed up in another order differs in the last bit.
		if (used > height + 0.001) break;
	}
	if (count === lines.length) return count;
	const leavesEnough = Math.min(count, lines.length - FEWEST_LINES);
	if (leavesEnough >= FEWEST_LINES) return leavesEnough;
	return isEmptyPage ? Math.max(1, count) : 0;
}
