import type { CheckWanted } from './drawSheet.ts';
import { mm, settings } from './layOut.ts';
import { type MadePaper, openPdf } from './openPdf.ts';
import type { Element, Pen } from './pen.ts';
import type { Typeface } from './typeface.ts';

/** A column of a printed table; the widths of all are shares of the page. */
export interface TableColumn {
	readonly label: string;
	readonly share: number;
	readonly align: 'left' | 'right';
}

/** A table that is printed by itself, such as a protocol; the same gives the same bytes. */
export interface TableOrder {
	readonly title: string;
	/** Lines below the title. */
	readonly facts: readonly string[];
	readonly columns: readonly TableColumn[];
	/** As many texts a row as there are columns. */
	readonly rows: readonly (readonly string[])[];
	/** Lines after the last row, each with room for a signature where it ends with a colon. */
	readonly closing: readonly string[];
	/** Milliseconds since 1970, for the properties of the file. */
	readonly madeAt: number;
}

const edges = { left: mm(15), right: mm(282), top: mm(15), bottom: mm(190), foot: mm(197) } as const;
const PADDING = 4;
const GAP = 6;

interface Column extends TableColumn {
	readonly x: number;
	readonly width: number;
}

interface Row {
	readonly cells: readonly (readonly string[])[];
	readonly height: number;
}

/** Makes a PDF of a table: A4 across, tagged, its head on each page; a row stays whole. */
export async function makeTable(order: TableOrder, checkWanted: CheckWanted): Promise<MadePaper> {
	const { pen, typeface, root, finish } = openPdf(order.title, order.madeAt, 'landscape');
	const columns = placed(order.columns);
	const rows = order.rows.map((texts) => rowOf(texts, columns, typeface));
	const pages = paged(rows, headHeight(order));
	const table = pen.doc.struct('Table');
	for (const [index, page] of pages.entries()) {
		checkWanted();
		pen.doc.addPage();
		let y: number = edges.top;
		if (index === 0) {
			y = drawTitle(pen, root, order, typeface);
			root.add(table);
		} else pen.beside(() => pen.write(typeface.printable(order.title), settings.smallStrong, line(edges.top)));
		if (index > 0) y += settings.small.height + GAP;
		y = drawHead(pen, index === 0 ? table : null, columns, y);
		for (const row of page) y = drawRow(pen, table, columns, row, y);
		if (index === pages.length - 1) {
			table.end();
			drawClosing(pen, root, order, y + GAP * 3, typeface);
		}
		pen.beside(() =>
			pen.write(`Seite ${index + 1} von ${pages.length}`, settings.small, { ...line(edges.foot), align: 'right' }),
		);
	}
	return finish(pages.length);
}

function line(y: number) {
	return { x: edges.left, y, width: edges.right - edges.left, align: 'left' } as const;
}

function placed(columns: readonly TableColumn[]): Column[] {
	const all = columns.reduce((sum, { share }) => sum + share, 0);
	let x: number = edges.left;
	return columns.map((column) => {
		const width = ((edges.right - edges.left) * column.share) / all;
		const own = { ...column, x, width: width - PADDING };
		x += width;
		return own;
	});
}

function rowOf(texts: readonly string[], columns: readonly Column[], typeface: Typeface): Row {
	const cells = columns.map(({ width }, index) =>
		typeface.linesOf(typeface.printable(texts[index] ?? ''), width, settings.small),
	);
	return { cells, height: Math.max(...cells.map((lines) => lines.length)) * settings.small.height + PADDING };
}

function headHeight({ facts }: TableOrder): number {
	return settings.title.height + facts.length * settings.small.height + GAP * 2;
}

/** Rows by page: the first has the title, each has the head of the table. */
function paged(rows: readonly Row[], titleHeight: number): Row[][] {
	const head = settings.small.height + PADDING * 2;
	const pages: Row[][] = [[]];
	let room = edges.bottom - edges.top - titleHeight - head;
	for (const row of rows) {
		if (row.height > room && (pages.at(-1)?.length ?? 0) > 0) {
			pages.push([]);
			room = edges.bottom - edges.top - settings.small.height - GAP - head;
		}
		pages.at(-1)?.push(row);
		room -= row.height;
	}
	return pages;
}

function drawTitle(pen: Pen, root: Element, { title, facts }: TableOrder, typeface: Typeface): number {
	const heading = pen.doc.struct('H1');
	root.add(heading);
	pen.within(heading, 'H1', () => pen.write(typeface.printable(title), settings.title, line(edges.top)));
	heading.end();
	let y = edges.top + settings.title.height;
	for (const fact of facts) {
		paragraph(pen, root, () => pen.write(typeface.printable(fact), settings.small, line(y)));
		y += settings.small.height;
	}
	return y + GAP * 2;
}

/** The head of the table: read out once, repeated for the eye alone. */
function drawHead(pen: Pen, table: Element | null, columns: readonly Column[], y: number): number {
	const write = ({ label, x, width, align }: Column) => pen.write(label, settings.smallStrong, { x, y, width, align });
	if (table === null) pen.beside(() => columns.forEach(write));
	else {
		const row = pen.doc.struct('TR');
		table.add(row);
		for (const column of columns) {
			const cell = pen.doc.struct('TH', { scope: 'Column' });
			row.add(cell);
			pen.within(cell, 'TH', () => write(column));
			cell.end();
		}
		row.end();
	}
	const end = y + settings.small.height + PADDING;
	pen.beside(() => pen.rule(edges.left, edges.right, end));
	return end + PADDING;
}

function drawRow(pen: Pen, table: Element, columns: readonly Column[], { cells, height }: Row, y: number): number {
	const row = pen.doc.struct('TR');
	table.add(row);
	for (const [index, { x, width, align }] of columns.entries()) {
		const cell = pen.doc.struct('TD');
		row.add(cell);
		pen.within(cell, 'TD', () => {
			for (const [place, text] of (cells[index] ?? []).entries())
				pen.write(text, settings.small, { x, y: y + place * settings.small.height, width, align });
		});
		cell.end();
	}
	row.end();
	return y + height;
}

function drawClosing(pen: Pen, root: Element, { closing }: TableOrder, from: number, typeface: Typeface): void {
	let y = from;
	for (const text of closing) {
		if (y > edges.foot - settings.small.height * 2) return;
		paragraph(pen, root, () => pen.write(typeface.printable(text), settings.small, line(y)));
		y += settings.small.height * (text.endsWith(':') ? 2 : 1);
	}
}

function paragraph(pen: Pen, root: Element, draw: () => void): void {
	const element = pen.doc.struct('P');
	root.add(element);
	pen.within(element, 'P', draw);
	element.end();
}
