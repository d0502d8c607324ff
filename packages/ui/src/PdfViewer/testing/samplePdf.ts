/** A PDF of one A4 page for each list of lines, in Helvetica; made by hand so that no file is kept. */
export function samplePdf(pages: readonly (readonly string[])[]): Blob {
	const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R /Lang (de-AT) >>',
		`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
	];
	for (const lines of pages) {
		const content = `BT /F1 14 Tf 72 770 Td 20 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`;
		objects.push(
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length + 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
			`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		);
	}
	let text = '%PDF-1.4\n';
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

function escaped(line: string): string {
	return line.replace(/[\\()]/g, (sign) => `\\${sign}`);
}
