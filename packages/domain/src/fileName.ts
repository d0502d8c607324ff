/** A name for a file (`Umsatz 2026: netto`, `csv` → `Umsatz 2026 netto.csv`), without what file systems refuse. */
export function fileNameOf(title: string, ending: string): string {
	const safe = title
		.normalize('NFC')
		.replace(/[\p{C}/\\:*?"<>|.]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return `${[...safe].slice(0, 80).join('').trim() || 'Datei'}.${ending}`;
}
