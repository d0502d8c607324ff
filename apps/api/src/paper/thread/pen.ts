import type PDFDocument from 'pdfkit';
import { sheetEdges } from './layOut.ts';
import { regular, type Setting, strong, type Typeface } from './typeface.ts';

declare global {
	namespace PDFKit.Mixins {
		// pdfkit knows it, its types do not.
		interface StructureElementOptions {
			scope?: 'Row' | 'Column';
		}
	}
}

/** A document of pdfkit. */
export type Doc = InstanceType<typeof PDFDocument>;

/** An element of the structure, by which programs read the paper out. */
export type Element = ReturnType<Doc['struct']>;

/** Position and alignment of a text. */
export interface Spot {
	readonly x: number;
	/** Upper edge of its line. */
	readonly y: number;
	readonly width: number;
	readonly align: 'left' | 'right';
	readonly isMuted?: boolean;
}

const INK = '#000000';
const MUTED = '#555555';
const HAIRLINE = '#aaaaaa';
// Where letters stand in the height of their line.
const BASELINE = 0.76;

/** Writes on the pages of a document. */
export interface Pen {
	readonly doc: Doc;
	/** One line of text; nothing breaks it. */
	write(text: string, setting: Setting, spot: Spot): void;
	/** A thin line across. */
	rule(from: number, to: number, y: number): void;
	/** Draws what belongs to an element of the structure; nothing where nothing is drawn. */
	within(element: Element, tag: string, draw: () => void): void;
	/** Draws what is not read out: heads and feet of pages, lines, what is repeated. */
	beside(draw: () => void): void;
}

/** A pen for a document. */
export function createPen(doc: Doc, typeface: Typeface): Pen {
	return {
		doc,
		write(text, setting, { x, y, width, align, isMuted = false }) {
			if (text === '') return;
			const left = align === 'left' ? x : x + width - typeface.widthOf(text, setting);
			doc
				.font(setting.isStrong ? strong : regular)
				.fontSize(setting.size)
				.fillColor(isMuted ? MUTED : INK)
				.text(text, left, y + setting.height * BASELINE, { lineBreak: false, baseline: 'alphabetic' });
		},
		rule(from, to, y) {
			doc.lineWidth(0.5).strokeColor(HAIRLINE).moveTo(from, y).lineTo(to, y).stroke();
		},
		within(element, tag, draw) {
			const content = doc.markStructureContent(tag);
			draw();
			doc.endMarkedContent();
			element.add(content);
		},
		beside(draw) {
			doc.markContent('Artifact', { type: 'Pagination' });
			draw();
			doc.endMarkedContent();
		},
	};
}

/** A word across the page in a pale grey, so that nobody takes a draft for more. */
export function writeAcross({ doc }: Pen, word: string): void {
	const { width, height } = sheetEdges;
	doc.save();
	doc.rotate(-55, { origin: [width / 2, height / 2] });
	doc.font(strong).fontSize(110).fillColor('#eeeeee');
	doc.text(word, width / 2 - doc.widthOfString(word) / 2, height / 2 + 35, {
		lineBreak: false,
		baseline: 'alphabetic',
	});
	doc.restore();
}
