import { centsOf, fromCents } from '@kontor/domain/trade/amounts';
import { type Block, type PaperPage, paginate, type Room } from './paginate.ts';
import type { Sheet, SheetColumn, SheetRow, SheetTotal } from './sheet.ts';
import type { Lines, Setting, Typeface } from './typeface.ts';

/** Millimetres in points. */
export function mm(millimetres: number): number {
	return (millimetres * 72) / 25.4;
}

/** Places of the parts of a page, in points from its upper left corner. */
export const sheetEdges = {
	width: mm(210),
	height: mm(297),
	left: mm(25),
	right: mm(191),
	/** Area in the window of an envelope. */
	windowTop: mm(51),
	windowWidth: mm(80),
	factsLeft: mm(122),
	titleTop: mm(98),
	laterTop: mm(22),
	footBottom: mm(289),
} as const;

/** Text styles; size and line height in points. */
export const settings = {
	body: { isStrong: false, size: 9.5, height: 12.5 },
	strong: { isStrong: true, size: 9.5, height: 12.5 },
	small: { isStrong: false, size: 8, height: 10.5 },
	smallStrong: { isStrong: true, size: 8, height: 10.5 },
	tiny: { isStrong: false, size: 7, height: 9 },
	recipient: { isStrong: false, size: 11, height: 14 },
	title: { isStrong: true, size: 16, height: 21 },
	letterhead: { isStrong: true, size: 11, height: 15 },
} as const satisfies Record<string, Setting>;

/** A line of text in its place within a block. */
export interface CellLine {
	readonly text: string;
	readonly setting: Setting;
	readonly isMuted: boolean;
}

/** Some text that belongs together, line by line as its block has them. */
export interface Cell {
	/** Role in the structure of the document. */
	readonly role: 'TH' | 'TD' | 'P' | 'tick' | 'rule';
	readonly x: number;
	readonly width: number;
	readonly align: 'left' | 'right';
	readonly lines: readonly (CellLine | null)[];
}

/** A block with its texts. */
export interface LaidBlock extends Block {
	readonly cells: readonly Cell[];
	/** A hairline stands above it. */
	readonly hasRule: boolean;
}

/** A column with its place. */
export interface LaidColumn extends SheetColumn {
	readonly x: number;
	readonly room: number;
}

/** A sheet in its places. */
export interface LaidSheet {
	readonly sheet: Sheet;
	readonly recipient: Lines;
	readonly facts: readonly { readonly label: string; readonly lines: Lines }[];
	readonly title: Lines;
	readonly titleTop: number;
	readonly columns: readonly LaidColumn[];
	readonly blocks: readonly LaidBlock[];
	readonly pages: readonly PaperPage[];
	readonly footerTop: number;
	readonly footerText: Lines;
	readonly carryText: (amount: bigint) => string;
}

const FACT_LABEL = mm(28);
const CELL_GAP = 6;
const ROW_GAP = 4;
const HEAD_HEIGHT = 19;
const CARRY_HEIGHT = 16;
const { left, right } = sheetEdges;

/** Finds the place of everything on a sheet. */
export function layOut(spoken: Sheet, typeface: Typeface): LaidSheet {
	const sheet = printableSheet(spoken, typeface);
	const recipient = sheet.recipient.flatMap((line) =>
		typeface.linesOf(line, sheetEdges.windowWidth, settings.recipient),
	);
	const factRoom = right - sheetEdges.factsLeft - FACT_LABEL;
	const facts = sheet.facts.map(({ label, value }) => ({
		label,
		lines: typeface.linesOf(value, factRoom, settings.small),
	}));
	const title = typeface.linesOf(sheet.title, right - left, settings.title);
	const windowBottom = sheetEdges.windowTop + recipient.length * settings.recipient.height;
	const factLines = facts.reduce((sum, { lines }) => sum + lines.length, 0);
	const factsBottom = sheetEdges.windowTop + factLines * settings.small.height;
	const titleTop = Math.max(sheetEdges.titleTop, windowBottom + mm(9), factsBottom + mm(9));
	const footerText = sheet.footerText === '' ? [] : typeface.linesOf(sheet.footerText, right - left, settings.tiny);
	const footLines = footerText.length + Math.max(0, ...sheet.footer.map(({ length }) => length));
	const footerTop = sheetEdges.footBottom - footLines * settings.tiny.height - 6;
	const columns = placeColumns(sheet.columns);
	const blocks = [
		...marked(sheet, typeface),
		...sheet.insured.map(({ label, value }) => factBlock(label, value, typeface)),
		...sheet.lead.map((text) => words(text, typeface, settings.body)),
		...sheet.rows.map((row) => rowBlock(row, columns, typeface)),
		...(sheet.totals.length === 0 ? [] : [totalsBlock(sheet.totals, typeface)]),
		...sheet.tail.map((text) => words(text, typeface, settings.body)),
		...(sheet.hasSignature ? [signature()] : []),
	];
	const room: Room = {
		firstTop: titleTop + title.length * settings.title.height + 4,
		laterTop: sheetEdges.laterTop,
		// The number of the page stands between.
		bottom: footerTop - settings.small.height - 8,
		headHeight: HEAD_HEIGHT,
		carryHeight: columns.some(({ key }) => key === 'amount') ? CARRY_HEIGHT : 0,
	};
	return {
		sheet,
		recipient,
		facts,
		title,
		titleTop,
		columns,
		blocks,
		pages: paginate(blocks, room),
		footerTop,
		footerText,
		carryText: (amount) => fromCents(amount),
	};
}

function printableSheet(sheet: Sheet, { printable }: Typeface): Sheet {
	const facts = (list: Sheet['facts']) => list.map(({ label, value }) => ({ label, value: printable(value) }));
	return {
		...sheet,
		title: printable(sheet.title),
		letterhead: sheet.letterhead.map(printable),
		sender: printable(sheet.sender),
		recipient: sheet.recipient.map(printable),
		facts: facts(sheet.facts),
		insured: facts(sheet.insured),
		lead: sheet.lead.map(printable),
		rows: sheet.rows.map((row) => ({
			...row,
			cells: Object.fromEntries(Object.entries(row.cells).map(([key, text]) => [key, printable(text)])),
			more: printable(row.more),
		})),
		totals: sheet.totals.map((total) => ({ ...total, label: printable(total.label), amount: printable(total.amount) })),
		tail: sheet.tail.map(printable),
		footer: sheet.footer.map((lines) => lines.map(printable)),
		footerText: printable(sheet.footerText),
	};
}

function placeColumns(columns: readonly SheetColumn[]): LaidColumn[] {
	const fixed = columns.reduce((sum, { width }) => sum + mm(width ?? 0), 0);
	let x: number = left;
	return columns.map((column) => {
		const width = column.width === null ? right - left - fixed : mm(column.width);
		// The last column ends at the edge.
		const laid = { ...column, x, room: x + width < right - 1 ? width - CELL_GAP : width };
		x += width;
		return laid;
	});
}

function linesAs(lines: Lines, setting: Setting, isMuted = false): CellLine[] {
	return lines.map((text) => ({ text, setting, isMuted }));
}

function block(kind: Block['kind'], cells: readonly Cell[], changes: Partial<LaidBlock> = {}): LaidBlock {
	const count = Math.max(0, ...cells.map(({ lines }) => lines.length));
	const lines = Array.from({ length: count }, (_, index) =>
		Math.max(...cells.map(({ lines: own }) => own[index]?.setting.height ?? 0)),
	);
	return { kind, gap: ROW_GAP, lines, amount: 0n, cells, hasRule: false, ...changes };
}

function marked({ mark }: Sheet, typeface: Typeface): LaidBlock[] {
	return mark === null ? [] : [words(mark, typeface, settings.strong)];
}

function words(text: string, typeface: Typeface, setting: Setting): LaidBlock {
	const lines = linesAs(typeface.linesOf(text, right - left, setting), setting);
	return block('words', [{ role: 'P', x: left, width: right - left, align: 'left', lines }], { gap: 8 });
}

function factBlock(label: string, value: string, typeface: Typeface): LaidBlock {
	const x = left + mm(38);
	const lines = linesAs(typeface.linesOf(value, right - x, settings.body), settings.body);
	return block(
		'words',
		[
			{ role: 'P', x: left, width: mm(36), align: 'left', lines: linesAs([label], settings.body, true) },
			{ role: 'P', x, width: right - x, align: 'left', lines },
		],
		{ gap: 0 },
	);
}

function rowBlock(row: SheetRow, columns: readonly LaidColumn[], typeface: Typeface): LaidBlock {
	const setting = row.isStrong ? settings.strong : settings.body;
	const cells = columns.map((column, index): Cell => {
		const { key, x, align } = column;
		// Words alone are nothing to tick off.
		if (key === 'tick' && row.cells.quantity !== undefined)
			return { role: 'tick', x, width: column.room, align, lines: [] };
		const width = key === 'text' ? textRoom(row, columns, index) : column.room;
		const text = row.cells[key] ?? '';
		const main = text === '' ? [] : linesAs(typeface.linesOf(text, width, setting), setting);
		const more =
			key === 'text' && row.more !== ''
				? linesAs(typeface.linesOf(row.more, width, settings.small), settings.small, true)
				: [];
		return { role: 'TD', x, width, align, lines: [...main, ...more] };
	});
	const amount = row.amount === null ? 0n : centsOf(row.amount);
	return block('row', cells, { amount, hasRule: true, gap: ROW_GAP });
}

/** Words without numbers beside them may use the room of those. */
function textRoom(row: SheetRow, columns: readonly LaidColumn[], index: number): number {
	const own = columns[index] as LaidColumn;
	const next = columns.slice(index + 1).find(({ key }) => key === 'tick' || (row.cells[key] ?? '') !== '');
	return (next === undefined ? right : next.x) - own.x - CELL_GAP;
}

function totalsBlock(totals: readonly SheetTotal[], typeface: Typeface): LaidBlock {
	const amountX = right - mm(34);
	const labelX = left + mm(62);
	const label: (CellLine | null)[] = [];
	const amounts: (CellLine | null)[] = [];
	for (const { label: text, amount, isStrong } of totals) {
		const setting = isStrong ? settings.strong : settings.body;
		const lines = linesAs(typeface.linesOf(text, amountX - labelX - CELL_GAP, setting), setting);
		label.push(...lines);
		amounts.push({ text: amount, setting, isMuted: false }, ...lines.slice(1).map(() => null));
	}
	return block(
		'sums',
		[
			{ role: 'TH', x: labelX, width: amountX - labelX, align: 'left', lines: label },
			{ role: 'TD', x: amountX, width: right - amountX, align: 'right', lines: amounts },
		],
		{ gap: 10, hasRule: true },
	);
}

function signature(): LaidBlock {
	const empty: CellLine = { text: '', setting: { ...settings.body, height: 34 }, isMuted: false };
	const [label] = linesAs(['Ware übernommen: Datum, Unterschrift'], settings.small, true);
	const cell = { x: left, width: mm(80), align: 'left' } as const;
	return block(
		'sums',
		[
			{ ...cell, role: 'rule', lines: [empty] },
			{ ...cell, role: 'P', lines: [null, label ?? null] },
		],
		{ gap: 10 },
	);
}
