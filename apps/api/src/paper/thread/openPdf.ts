import PDFDocument from 'pdfkit';
import { createPen, type Element, type Pen } from './pen.ts';
import { createTypeface, regular, type Typeface } from './typeface.ts';

/** A paper. */
export interface MadePaper {
	readonly pdf: Uint8Array;
	readonly pages: number;
	/** Signs that the font does not have, as `U+1F600`: a box stands in their place. */
	readonly replaced: readonly string[];
}

/** A PDF that is being written. */
export interface OpenPdf {
	readonly pen: Pen;
	readonly typeface: Typeface;
	/** The whole of its structure. */
	readonly root: Element;
	/** Ends it; `pages` is how many it has. */
	finish(pages: number): Promise<MadePaper>;
}

/** Begins a PDF: A4, tagged, its font within; `madeAt` in milliseconds since 1970, for its properties. */
export function openPdf(title: string, madeAt: number, layout: 'portrait' | 'landscape' = 'portrait'): OpenPdf {
	const options: object = {
		size: 'A4',
		layout,
		margin: 0,
		autoFirstPage: false,
		// Else a font that is not embedded is the default.
		font: regular,
		pdfVersion: '1.7',
		subset: 'PDF/UA',
		tagged: true,
		displayTitle: true,
		lang: 'de-AT',
		info: { Title: title, Producer: 'Kontor', Creator: 'Kontor', CreationDate: new Date(madeAt) },
	};
	const doc = new PDFDocument(options);
	const chunks: Uint8Array[] = [];
	doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
	const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
	const typeface = createTypeface(doc);
	const root = doc.struct('Document', { title });
	doc.addStructure(root);
	return {
		pen: createPen(doc, typeface),
		typeface,
		root,
		async finish(pages) {
			root.end();
			doc.end();
			await ended;
			const replaced = [...typeface.replaced].map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`);
			return { pdf: Buffer.concat(chunks), pages, replaced };
		},
	};
}
