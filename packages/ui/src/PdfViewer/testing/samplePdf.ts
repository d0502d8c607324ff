/** Width and height of a page in points. */
export type PaperSize = readonly [width: number, height: number];

export const a4: PaperSize = [595, 842];

/** The object of the font in which sample pages are written. */
export const sampleFont = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** A PDF of one page for each list of lines, A4 if no size is given; made by hand so that no file is kept. */
export function samplePdf(pages: readonly (readonly string[])[], sizes: readonly PaperSize[] = []): Blob {
	return writePdf(
		[sampleFont],
		pages.map((lines, index) => samplePage(lines, sizes[index])),
	);
}

/** A page of lines, for a document whose first object is the sample font. */
export function samplePage(lines: readonly string[], size: PaperSize = a4): SamplePage {
	const content = lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ');
	return {
		size,
		resources: '/Font << /F1 3 0 R >>',
		content: `BT /F1 14 Tf 72 ${size[1] - 72} Td 20 TL ${content} ET`,
	};
}

/** A page by what is drawn on it. */
export interface SamplePage {
	size?: PaperSize;
	resources: string;
	content: string;
}

/** A PDF of these pages and of the objects they name, the first of which is `3 0 R`; null is a damaged page. */
export function writePdf(shared: readonly string[], pages: readonly (SamplePage | null)[]): Blob {
	const first = 3 + shared.length;
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R /Lang (de-AT) >>',
		`<< /Type /Pages /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
		...shared,
		...pages.flatMap((page, index) => {
			if (page === null) return [')', ')'];
			const box = `/MediaBox [0 0 ${(page.size ?? a4).join(' ')}]`;
			return [
				`<< /Type /Page /Parent 2 0 R ${box} /Contents ${first + index * 2 + 1} 0 R /Resources << ${page.resources} >> >>`,
				stream('', page.content),
			];
		}),
	];
	let text = '%PDF-1.5\n';
	const offsets = objects.map((object, index) => {
		const offset = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const start = text.length;
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
	text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
	// One byte a character, as offsets and encoding above count.
	return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
}

/** Bytes, a character each, as an object with these entries of its dictionary. */
export function stream(entries: string, bytes: string): string {
	return `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
}

function escaped(line: string): string {
	return line.replace(/[\\()]/g, (sign) => `\\${sign}`);
}
