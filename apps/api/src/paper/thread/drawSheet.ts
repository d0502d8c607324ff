import { formatFigure } from '@kontor/german/number';
import { type Cell, type LaidBlock, type LaidSheet, mm, settings, sheetEdges } from './layOut.ts';
import type { Carry, PaperPage, Placed } from './paginate.ts';
import { type Element, type Pen, writeAcross } from './pen.ts';

/** The pictures of papers by their content. */
export type Logos = ReadonlyMap<string, Uint8Array>;

/** Check made now and then while drawing; throws when nobody waits for the paper any more. */
export type CheckWanted = () => void;

const { left, right, windowTop, factsLeft } = sheetEdges;

/** Elements of the structure that are still being written: a line of the table may go on overleaf. */
interface OpenElements {
	readonly sheet: Element;
	table: Element | null;
	row: { block: number; element: Element; cells: Map<Cell, Element> } | null;
}

/** Draws a sheet on pages of its own; what it says stands in the structure below `root` in the order it is read. */
export function drawSheet(pen: Pen, root: Element, laid: LaidSheet, logos: Logos, checkWanted: CheckWanted): void {
	const { doc } = pen;
	const sheet = doc.struct('Sect', { title: laid.sheet.title });
	root.add(sheet);
	const open: OpenElements = { sheet, table: null, row: null };
	for (const [index, page] of laid.pages.entries()) {
		checkWanted();
		doc.addPage();
		if (laid.sheet.isDraft) pen.beside(() => writeAcross(pen, 'ENTWURF'));
		if (index === 0) drawFirstHead(pen, sheet, laid, logos);
		else drawLaterHead(pen, laid);
		const firstRow = page.placed.find(({ block }) => laid.blocks[block]?.kind === 'row');
		for (const placed of page.placed) {
			if (placed === firstRow) {
				drawTableHead(pen, open, laid, page);
				drawCarry(pen, laid, page.carriedIn);
			}
			drawPlaced(pen, open, laid, placed);
		}
		drawCarry(pen, laid, page.carriedOut);
		drawFoot(pen, laid, index + 1);
	}
	endTable(open);
	sheet.end();
}

function drawFirstHead(pen: Pen, sheet: Element, laid: LaidSheet, logos: Logos): void {
	const { letterhead, sender, logo } = laid.sheet;
	const picture = logo === null ? undefined : logos.get(logo);
	let top = mm(14);
	if (picture !== undefined) {
		const alt = `Logo ${letterhead[0] ?? ''}`.trim();
		const figure = pen.doc.struct('Figure', { alt });
		sheet.add(figure);
		pen.within(figure, 'Figure', () => {
			const fit: [number, number] = [mm(45), mm(15)];
			pen.doc.image(Buffer.from(picture), left, top, { fit, valign: 'center' });
		});
		figure.end();
	}
	paragraph(pen, sheet, () => {
		for (const [index, line] of letterhead.entries()) {
			const setting = index === 0 ? settings.letterhead : settings.small;
			pen.write(line, setting, { x: factsLeft, y: top, width: right - factsLeft, align: 'left', isMuted: index > 0 });
			top += setting.height;
		}
	});
	paragraph(pen, sheet, () => {
		const y = windowTop - settings.tiny.height - 4;
		pen.write(sender, settings.tiny, { x: left, y, width: sheetEdges.windowWidth, align: 'left', isMuted: true });
	});
	paragraph(pen, sheet, () => {
		for (const [index, line] of laid.recipient.entries()) {
			const y = windowTop + index * settings.recipient.height;
			pen.write(line, settings.recipient, { x: left, y, width: sheetEdges.windowWidth, align: 'left' });
		}
	});
	drawFacts(pen, sheet, laid);
	const title = pen.doc.struct('H1');
	sheet.add(title);
	pen.within(title, 'H1', () => {
		for (const [index, line] of laid.title.entries()) {
			const y = laid.titleTop + index * settings.title.height;
			pen.write(line, settings.title, { x: left, y, width: right - left, align: 'left' });
		}
	});
	title.end();
}

function drawFacts(pen: Pen, sheet: Element, { facts }: LaidSheet): void {
	let y: number = windowTop;
	for (const { label, lines } of facts) {
		paragraph(pen, sheet, () => {
			pen.write(label, settings.small, { x: factsLeft, y, width: mm(28), align: 'left', isMuted: true });
			for (const line of lines) {
				pen.write(line, settings.small, { x: factsLeft + mm(28), y, width: mm(40), align: 'left' });
				y += settings.small.height;
			}
		});
	}
}

function drawLaterHead(pen: Pen, { sheet, title }: LaidSheet): void {
	pen.beside(() => {
		const y = mm(13);
		const name = sheet.mark === null ? title[0] : `${title[0]} · ${sheet.mark}`;
		pen.write(name ?? '', settings.smallStrong, { x: left, y, width: right - left, align: 'left' });
		pen.write(sheet.letterhead[0] ?? '', settings.small, {
			x: left,
			y,
			width: right - left,
			align: 'right',
			isMuted: true,
		});
		pen.rule(left, right, y + settings.small.height + 3);
	});
}

/** The head of the table: read out once, repeated for the eye alone. */
function drawTableHead(pen: Pen, open: OpenElements, { columns }: LaidSheet, { head }: PaperPage): void {
	if (head === null) return;
	const write = ({ label, x, room, align }: LaidSheet['columns'][number]) =>
		pen.write(label, settings.smallStrong, { x, y: head + 4, width: room, align });
	if (open.table === null) {
		open.table = pen.doc.struct('Table');
		open.sheet.add(open.table);
		const row = pen.doc.struct('TR');
		open.table.add(row);
		for (const column of columns) {
			const cell = pen.doc.struct('TH', { scope: 'Column' });
			row.add(cell);
			pen.within(cell, 'TH', () => write(column));
			cell.end();
		}
		row.end();
	} else {
		pen.beside(() => columns.forEach(write));
	}
}

function drawCarry(pen: Pen, { carryText }: LaidSheet, carry: Carry | null): void {
	if (carry === null) return;
	pen.beside(() => {
		const spot = { x: left, y: carry.y + 3, width: right - left } as const;
		pen.rule(left, right, carry.y + 0.5);
		pen.write('Übertrag', settings.body, { ...spot, align: 'left', isMuted: true });
		pen.write(formatFigure(carryText(carry.amount), 'money'), settings.body, {
			...spot,
			align: 'right',
			isMuted: true,
		});
	});
}

function drawPlaced(pen: Pen, open: OpenElements, laid: LaidSheet, placed: Placed): void {
	const block = laid.blocks[placed.block] as LaidBlock;
	if (block.hasRule && placed.from === 0) pen.beside(() => pen.rule(ruleLeft(block), right, placed.y - 2));
	if (block.kind === 'row') {
		drawRow(pen, open, block, placed);
		return;
	}
	endTable(open);
	if (block.cells.some(({ role }) => role === 'TH')) drawSums(pen, open.sheet, block, placed);
	else drawWords(pen, open.sheet, block, placed);
}

function ruleLeft({ cells }: LaidBlock): number {
	return Math.min(...cells.map(({ x }) => x));
}

function drawRow(pen: Pen, open: OpenElements, block: LaidBlock, placed: Placed): void {
	const { table } = open;
	if (table === null) return;
	if (open.row?.block !== placed.block) {
		const element = pen.doc.struct('TR');
		table.add(element);
		const cells = new Map<Cell, Element>();
		for (const cell of block.cells) {
			const data = pen.doc.struct('TD');
			element.add(data);
			cells.set(cell, data);
		}
		open.row = { block: placed.block, element, cells };
	}
	const { cells, element } = open.row;
	for (const [cell, data] of cells) drawCell(pen, data, 'TD', block, cell, placed);
	if (placed.to < block.lines.length) return;
	element.end();
	open.row = null;
}

function drawSums(pen: Pen, sheet: Element, block: LaidBlock, placed: Placed): void {
	const table = pen.doc.struct('Table');
	sheet.add(table);
	const [labels, amounts] = block.cells;
	if (labels === undefined || amounts === undefined) return;
	for (const line of amounts.lines.flatMap((own, index) => (own === null ? [] : [index]))) {
		const next = amounts.lines.findIndex((own, index) => index > line && own !== null);
		const part = { ...placed, from: line, to: next === -1 ? block.lines.length : next };
		const row = pen.doc.struct('TR');
		table.add(row);
		const head = pen.doc.struct('TH', { scope: 'Row' });
		const data = pen.doc.struct('TD');
		row.add(head);
		row.add(data);
		const y = placed.y + heightOf(block, placed.from, line);
		drawCell(pen, head, 'TH', block, labels, { ...part, y });
		drawCell(pen, data, 'TD', block, amounts, { ...part, y });
		row.end();
	}
	table.end();
}

function drawWords(pen: Pen, sheet: Element, block: LaidBlock, placed: Placed): void {
	for (const { role, x, width } of block.cells) {
		if (role === 'rule') pen.beside(() => pen.rule(x, x + width, placed.y + (block.lines[0] ?? 0)));
	}
	const element = pen.doc.struct('P');
	sheet.add(element);
	for (const cell of block.cells) drawCell(pen, element, 'P', block, cell, placed);
	element.end();
}

function drawCell(pen: Pen, element: Element, tag: string, block: LaidBlock, cell: Cell, placed: Placed): void {
	if (cell.role === 'tick' && placed.from === 0) {
		pen.beside(() =>
			pen.doc
				.lineWidth(0.7)
				.rect(cell.x, placed.y + 2, 9, 9)
				.stroke(),
		);
	}
	const lines = cell.lines.slice(placed.from, placed.to);
	if (!lines.some((line) => line !== null && line.text !== '')) return;
	pen.within(element, tag, () => {
		let { y } = placed;
		for (const [index, line] of lines.entries()) {
			if (line !== null) pen.write(line.text, line.setting, { ...cell, y, isMuted: line.isMuted });
			y += block.lines[placed.from + index] ?? 0;
		}
	});
}

function heightOf({ lines }: LaidBlock, from: number, to: number): number {
	return lines.slice(from, to).reduce((sum, height) => sum + height, 0);
}

function drawFoot(pen: Pen, { sheet, footerTop, footerText, pages }: LaidSheet, page: number): void {
	pen.beside(() => {
		const width = right - left;
		const number = `Seite ${page} von ${pages.length}`;
		pen.write(number, settings.small, {
			x: left,
			y: footerTop - settings.small.height - 2,
			width,
			align: 'right',
			isMuted: true,
		});
		pen.rule(left, right, footerTop);
		let y = footerTop + 4;
		for (const line of footerText) {
			pen.write(line, settings.tiny, { x: left, y, width, align: 'left', isMuted: true });
			y += settings.tiny.height;
		}
		const columns = sheet.footer.filter(({ length }) => length > 0);
		for (const [index, lines] of columns.entries()) {
			const x = left + (index * width) / columns.length;
			for (const [row, line] of lines.entries()) {
				pen.write(line, settings.tiny, { x, y: y + row * settings.tiny.height, width, align: 'left', isMuted: true });
			}
		}
	});
}

function paragraph(pen: Pen, sheet: Element, draw: () => void): void {
	const element = pen.doc.struct('P');
	sheet.add(element);
	pen.within(element, 'P', draw);
	element.end();
}

function endTable(open: OpenElements): void {
	open.table?.end();
	open.table = null;
}
