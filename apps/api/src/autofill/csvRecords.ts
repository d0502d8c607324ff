import { createReadStream } from 'node:fs';

/** A line of a CSV file: name of a column → its text. */
export type CsvRecord = Readonly<Record<string, string>>;

/**
 * Reads a CSV file line by line, however long it is: UTF-8 with or without byte order mark, semicolons, quotes where
 * needed, names of columns in the first line. Throws for another encoding, and when a column of `needed` is missing.
 */
export async function* readCsvRecords(path: string, needed: readonly string[]): AsyncGenerator<CsvRecord> {
	let names: string[] | null = null;
	for await (const cells of readCells(path)) {
		if (names === null) {
			names = cells;
			const missing = needed.filter((name) => !cells.includes(name));
			if (missing.length > 0) throw new Error(`${path} has no column ${missing.join(', ')}`);
			continue;
		}
		yield Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
	}
	if (names === null) throw new Error(`${path} is empty`);
}

async function* readCells(path: string): AsyncGenerator<string[]> {
	let rest = '';
	for await (const text of readText(path)) {
		rest += text;
		const end = lastLineEnd(rest);
		if (end === 0) continue;
		yield* cellsOf(rest.slice(0, end));
		rest = rest.slice(end);
	}
	if (rest !== '') yield* cellsOf(rest);
}

async function* readText(path: string): AsyncGenerator<string> {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	const decode = (bytes?: Buffer) => {
		try {
			return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
		} catch (error) {
			throw new Error(`${path} is not written in UTF-8`, { cause: error });
		}
	};
	for await (const bytes of createReadStream(path, { highWaterMark: 1024 * 1024 })) yield decode(bytes);
	yield decode();
}

/** Where the last line that is complete ends; a line break inside of quotes ends none. */
function lastLineEnd(text: string): number {
	const quotes = (text.match(/"/g) ?? []).length;
	if (quotes % 2 === 0) return text.lastIndexOf('\n') + 1;
	return text.lastIndexOf('\n', text.lastIndexOf('"')) + 1;
}

const cell = /("(?:[^"]|"")*"|[^;\n]*)(;|\r?\n|$)/y;

function* cellsOf(lines: string): Generator<string[]> {
	let cells: string[] = [];
	cell.lastIndex = 0;
	while (cell.lastIndex < lines.length) {
		const found = cell.exec(lines);
		if (found === null) throw new Error(`A line of the file is no CSV: ${lines.slice(0, 80)}`);
		const [, text = '', end] = found;
		cells.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text.replace(/\r$/, ''));
		if (end === ';' && cell.lastIndex < lines.length) continue;
		if (cells.length > 1 || cells[0] !== '') yield cells;
		cells = [];
	}
}
