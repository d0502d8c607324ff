/*
 * The file a German Excel opens as a table: UTF-8 with byte order mark, semicolons, decimal commas, CRLF, no `sep=` line.
 */

/** A decimal text (`-1234.5`), written with a comma and without groups so that a spreadsheet reads a number. */
export interface CsvDecimal {
	readonly decimal: string;
}

/** A code such as a postcode, article number, SVNR or EAN, written so that a spreadsheet keeps its leading zeros. */
export interface CsvCode {
	readonly code: string;
}

/** One cell: text, a number, a code, or `null` for nothing. */
export type CsvCell = string | CsvDecimal | CsvCode | null;

/**
 * The whole file from its head and rows, byte order mark first. Text that a spreadsheet would run as a formula gets a
 * leading apostrophe; a phone number, and text that it would take for a date, is guarded like a code. A decimal or code
 * that is none is treated as text.
 */
export function formatCsv(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
	return CSV_START + [head, ...rows].map(formatCsvRow).join('');
}

/** What a file that is written row by row begins with: the byte order mark. */
export const CSV_START = '\uFEFF';

/** One row of a file that is written row by row, its line end with it. */
export function formatCsvRow(row: readonly CsvCell[]): string {
	return `${row.map(formatCell).join(';')}\r\n`;
}

function formatCell(cell: CsvCell): string {
	if (cell === null) return '';
	if (typeof cell === 'string') return formatText(cell);
	if ('decimal' in cell) return formatDecimal(cell.decimal);
	return formatCode(cell.code);
}

function formatDecimal(decimal: string): string {
	return /^-?[0-9]+(?:\.[0-9]+)?$/.test(decimal) ? decimal.replace('.', ',') : formatText(decimal);
}

/** Only digits are at risk; as `="0123"` they stay text, where a bare or quoted 0123 would lose its zero. */
function formatCode(code: string): string {
	return /^[0-9]+$/.test(code) ? quote(`="${code}"`) : formatText(code);
}

/** A day with its whole year reads as the same day in a spreadsheet, so that it may sort by it. */
const WHOLE_DATE = /^[0-9]{2}\.[0-9]{2}\.[0-9]{4}$/;

/** A phone number with its plus, and digits that a spreadsheet would take for a date: `3/4`, `1-2`, `01/4000`. */
const READ_AS_NUMBER = /^(?:\+[0-9][0-9 ()/.-]*|[0-9]{1,4}(?: ?[-/.] ?[0-9]{1,4}){1,2}\.?)$/;

/** A number with an exponent (`1E5`), which would become another text, and a time of the day. */
const READ_AS_FIGURE =
	/^(?:[+-]?[0-9]+(?:[.,][0-9]*)?e[+-]?[0-9]+|[0-9]{1,4}:[0-9]{1,2}(?::[0-9]{1,2})?(?: ?[ap]m?)?)$/i;

const month =
	'(?:j[äa]n|feb|m[äa]r|mrz|apr|mai|may|jun|jul|aug|sep|o[kc]t|nov|de[zc]|j[äa]nner|januar|january|feber|februar|february|märz|maerz|march|april|juni|june|juli|july|august|sept|september|oktober|october|november|dezember|december)\\.?';

/** A day or a year with the name of a month, German or English: `5-Mär`, `Jan 5`, `Mai 2026`. */
const NAMED_DATE = new RegExp(
	`^(?:[0-9]{1,4}[\\s./-]*${month}(?:[\\s./-]*[0-9]{1,4})?|${month}[\\s./-]*[0-9]{1,4}(?:[\\s,./-]+[0-9]{2,4})?)$`,
	'i',
);

function isReadAsAnother(text: string): boolean {
	if (WHOLE_DATE.test(text)) return false;
	return READ_AS_NUMBER.test(text) || READ_AS_FIGURE.test(text) || NAMED_DATE.test(text);
}

function formatText(text: string): string {
	if (isReadAsAnother(text)) return quote(`="${text}"`);
	// A leading blank or control character does not stop a spreadsheet from seeing the formula behind it.
	const safe = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
	return /[;"\r\n\t]|^\s|\s$/.test(safe) ? quote(safe) : safe;
}

function quote(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
