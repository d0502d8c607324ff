/** Hands a file to the browser's download, named after a title and free of signs that file systems refuse. */
export function saveFile(content: Blob, title: string, extension: string): void {
	const link = document.createElement('a');
	const address = URL.createObjectURL(content);
	link.href = address;
	link.download = fileName(title, extension);
	link.click();
	// Some browsers read the address long after the click.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** `Umsatz 2026: netto`, `csv` → `Umsatz 2026 netto.csv`. */
export function fileName(title: string, extension: string): string {
	const plain = title
		.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/\.+$/, '');
	return `${plain.slice(0, 100) || 'Diagramm'}.${extension}`;
}
