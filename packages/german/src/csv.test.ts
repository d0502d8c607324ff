import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvCell, formatCsv } from './csv.ts';

/** The one data cell of a file with one column. */
function written(cell: CsvCell): string {
	return formatCsv(['a'], [[cell]]).slice('\uFEFFa\r\n'.length, -'\r\n'.length);
}

test('the file begins with its byte order mark, separates by semicolons and ends each row with CRLF', () => {
	expect(formatCsv(['Name', 'Ort'], [['Müller', 'Ötz']])).toBe('\uFEFFName;Ort\r\nMüller;Ötz\r\n');
});

test('a file without rows is its head alone', () => {
	expect(formatCsv(['Name'], [])).toBe('\uFEFFName\r\n');
});

describe('numbers stay numbers', () => {
	test.each([
		['1234.5', '1234,5'],
		['-1234.50', '-1234,50'],
		['0', '0'],
		['1000000', '1000000'],
	])('the decimal %s is written %s, with a comma, without groups, its sign kept', (decimal, text) => {
		expect(written({ decimal })).toBe(text);
	});

	test.each(['', '1,5', 'abc'])('what is no decimal (%j) is text', (decimal) => {
		expect(written({ decimal })).toBe(decimal);
	});

	test('a formula in the place of a decimal is made safe', () => {
		expect(written({ decimal: '=1+1' })).toBe("'=1+1");
	});
});

describe('codes keep their leading zeros and their length', () => {
	test.each(['01067', '000123', '1237010180', '9012345678906'])('%s is written as text', (code) => {
		expect(written({ code })).toBe(`"=""${code}"""`);
	});

	test.each(['A-12', ''])('the code %j needs no protection', (code) => {
		expect(written({ code })).toBe(code);
	});

	test('a formula in the place of a code is made safe', () => {
		expect(written({ code: '=HYPERLINK("x")' })).toBe(`"'=HYPERLINK(""x"")"`);
	});
});

describe('text that a spreadsheet takes for a number or a date stays as it was typed', () => {
	const dates = [
		'3/4',
		'1-2',
		'01/4000',
		'1.2.',
		'1.2.98',
		'Jan 5',
		'5-Mär',
		'5. Mai',
		'MÄRZ 2026',
		'Dez. 24',
		'1 okt 26',
	];
	const figures = ['1E5', '12e3', '-1,5e-7', '1e3', '9:30', '09:30:15', '9:30 am', '120:00'];
	test.each(['+43 664 1234567', '+43 1 4000-12', ...dates, ...figures])('%s', (text) => {
		expect(written(text)).toBe(`"=""${text}"""`);
	});

	const words = [
		'Mai',
		'Maierhof 5',
		'Jan',
		'Marsch 4',
		'5 Augen',
		'E5',
		'1E',
		'9:3:x',
		'Haus 9:30',
		'05.01.2026, 14:07',
	];
	test.each(['Hauptstraße 3/4', '1070', '05.01.1980', '+43 664;=1+1', '+1+cmd', ...words])(
		'%s is no such text',
		(text) => {
			expect(written(text)).not.toContain('=""');
		},
	);
});

describe('text never becomes a formula', () => {
	test.each(['=1+1', '+A1', '-1', '@SUM(A1)', ' =1', '\u0000=1', '＝1'])('%j gets an apostrophe', (text) => {
		expect(written(text).replace(/^"/, '')).toMatch(/^'/);
	});

	test.each(['\tx', '\rx', '\nx'])('a leading control character (%j) gets one too', (text) => {
		expect(written(text)).toBe(`"'${text}"`);
	});

	test('a sign inside is plain', () => {
		expect(written('Huber=Mayr - Wien')).toBe('Huber=Mayr - Wien');
	});
});

test.each([
	['a;b', '"a;b"'],
	['sagt "ja"', '"sagt ""ja"""'],
	['Zeile 1\r\nZeile 2', '"Zeile 1\r\nZeile 2"'],
	[' außen ', '" außen "'],
])('%j stays one cell', (text, cell) => {
	expect(written(text)).toBe(cell);
});

test('nothing is an empty cell', () => {
	expect(written(null)).toBe('');
});

test('any texts come back as they were, but for the guards of a spreadsheet', () => {
	fc.assert(
		fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 })), (rows) => {
			const read = readCsv(formatCsv(['a', 'b'], rows)).slice(1);
			expect(read.map((row) => row.map((cell) => cell.replace(/^="(.*)"$/s, '$1').replace(/^'/, '')))).toEqual(
				rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
			);
		}),
	);
});

/** A plain reader of RFC 4180 with semicolons. */
function readCsv(file: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	const cell = /("(?:[^"]|"")*"|[^;"\r\n]*)(;|\r\n)/gy;
	cell.lastIndex = 1;
	for (let match = cell.exec(file); match !== null; match = cell.exec(file)) {
		const [, text = '', end] = match;
		row.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
		if (end === ';') continue;
		rows.push(row);
		row = [];
	}
	return rows;
}
