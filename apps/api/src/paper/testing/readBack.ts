import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as a program that reads it out finds it. */
export interface ReadBack {
	/** The lines of each page from top to bottom, in the order they were written. */
	readonly pages: readonly string[];
	/** All texts without blanks, so that it does not count where a line ends. */
	readonly letters: string;
	/** Tags of the structure, by how often they are there. */
	readonly tags: Readonly<Record<string, number>>;
	/** Text for screen readers: texts that belong to an element of the structure. */
	readonly spoken: string;
	readonly title: string;
	readonly language: string;
	readonly isMarked: boolean;
	/** Edges of the texts that lie furthest out, in points. */
	readonly edges: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

/** Reads a PDF with another program than the one that wrote it. */
export async function readBack(pdf: Uint8Array): Promise<ReadBack> {
	const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
	const document = await task.promise;
	const pages: string[] = [];
	const raw = Buffer.from(pdf).toString('latin1');
	// Each element once, however many pages it lies on; pdf.js tells those of a page alone.
	const tags: Record<string, number> = {};
	for (const [, tag = ''] of raw.matchAll(/\/S \/([A-Z][A-Za-z0-9]*)/g)) tags[tag] = (tags[tag] ?? 0) + 1;
	let spoken = '';
	const edges = { left: 1000, right: 0, top: 0, bottom: 1000 };
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent({ includeMarkedContent: true });
		let text = '';
		let depth = 0;
		let artifact: number | null = null;
		for (const item of items) {
			if ('str' in item) {
				text += item.str + (item.hasEOL ? '\n' : '');
				if (artifact === null) spoken += item.str;
				if (item.str.trim() === '' || item.transform[1] !== 0) continue;
				const [, , , , x, y] = item.transform as number[];
				edges.left = Math.min(edges.left, x ?? 0);
				edges.right = Math.max(edges.right, (x ?? 0) + item.width);
				edges.top = Math.max(edges.top, y ?? 0);
				edges.bottom = Math.min(edges.bottom, y ?? 0);
			} else if (item.type === 'endMarkedContent') {
				depth--;
				if (artifact !== null && depth < artifact) artifact = null;
				text += '\n';
			} else {
				depth++;
				// The type of pdf.js leaves the tag out.
				if ('tag' in item && item.tag === 'Artifact') artifact ??= depth;
			}
		}
		pages.push(text);
	}
	const { info } = await document.getMetadata();
	const details = info as { Title?: string; Language?: string };
	// pdf.js answers this as another thing than its types say.
	const isMarked = raw.includes('/Marked true');
	await task.destroy();
	return {
		pages,
		letters: lettersOf(pages.join('')),
		tags,
		spoken: lettersOf(spoken),
		title: details.Title ?? '',
		language: details.Language ?? '',
		isMarked,
		edges,
	};
}

/** A text without blanks, in composed letters. */
export function lettersOf(text: string): string {
	return text.normalize('NFC').replace(/\s/g, '');
}
