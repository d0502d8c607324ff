/** What PdfViewer says; apart from the others, so that only who shows documents loads it. */
export const pdfMessages = {
	loading: 'Dokument wird geladen …',
	failed: 'Das Dokument kann nicht angezeigt werden.',
	retry: 'Erneut versuchen',
	pageFailed: (page: number) => `Seite ${page} ist beschädigt und kann nicht angezeigt werden.`,
	pagePartial: (page: number) =>
		`Seite ${page} ist unvollständig: Ein Teil davon, etwa ein Bild, kann nicht angezeigt werden.`,
	locked: 'Dieses Dokument ist mit einem Passwort geschützt.',
	password: 'Passwort des Dokuments',
	passwordMissing: 'Bitte geben Sie das Passwort ein.',
	passwordWrong: 'Das Passwort ist falsch.',
	unlock: 'Öffnen',
	tools: (title: string) => `Werkzeuge für ${title}`,
	previous: 'Vorige Seite',
	next: 'Nächste Seite',
	page: (page: number, count: number) => `Seite ${page} von ${count}`,
	zoomIn: 'Vergrößern',
	zoomOut: 'Verkleinern',
	fitWidth: 'An Breite anpassen',
	print: 'Drucken',
	download: 'Herunterladen',
} as const;
