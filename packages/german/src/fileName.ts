/**
 * A name for a file (`Umsatz 2026: netto`, `csv` → `Umsatz 2026 netto.csv`), without what file systems refuse and with one
 * ending, also where the title has it already (`AU-4711.PDF`, `pdf` → `AU-4711.pdf`).
 */
export function fileNameOf(title: string, ending: string): string {
	const safe = withoutEnding(plain(title), ending)
		.replace(/[\s.]+/g, ' ')
		.trim();
	return `${[...safe].slice(0, MAX_LENGTH).join('').trim() || 'Datei'}.${ending}`;
}

const MAX_LENGTH = 80;

function plain(title: string): string {
	return title
		.normalize('NFC')
		.replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
		.replace(/[\s.]+$/, '');
}

function withoutEnding(name: string, ending: string): string {
	const end = `.${ending.toLowerCase()}`;
	return name.toLowerCase().endsWith(end) ? withoutEnding(plain(name.slice(0, -end.length)), ending) : name;
}
