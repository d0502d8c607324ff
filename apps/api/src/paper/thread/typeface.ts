import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

/** A text that fits: its lines, none wider than asked for. */
export type Lines = readonly string[];

/** Text style, in points. */
export interface Setting {
	readonly isStrong: boolean;
	readonly size: number;
	readonly height: number;
}

const require = createRequire(import.meta.url);

/** The files of Source Sans 3 (OFL); a path, since pdfkit reads a named font anew for each measuring. */
export const regular = require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf');
/** The same, heavier. */
export const strong = require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf');

/** The font as fontkit gives it to pdfkit, which keeps it in a private place. */
interface OpenedFont {
	readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Measures and breaks texts in the font of a document. */
export interface Typeface {
	/** Width in points. */
	widthOf(text: string, setting: Setting): number;
	/** A text as lines; words that are wider than the room are broken where they must be. */
	linesOf(text: string, width: number, setting: Setting): Lines;
	/** A text as it can be printed: composed letters, and a visible sign for each the font does not have. */
	printable(text: string): string;
	/** Code points that were replaced so far. */
	readonly replaced: ReadonlySet<number>;
}

const REPLACEMENT = '\u25a1';
// What directs or joins letters without being one.
const invisible = /[\p{Cc}\p{Cf}]|\p{Variation_Selector}/u;
// Signs with a twin that looks the same in the font: one glyph has one meaning when a text is read back.
const twins: ReadonlyMap<string, string> = new Map([
	['\u00a0', ' '],
	['\u202f', ' '],
	['\u2007', ' '],
	['\u2009', ' '],
	['\u2011', '-'],
	['\u00b5', '\u03bc'],
]);

/** The typeface of a document; words are measured once each. */
export function createTypeface(doc: InstanceType<typeof PDFDocument>): Typeface {
	const widths = new Map<string, number>();
	const printables = new Map<string, boolean>();
	const replaced = new Set<number>();

	function wordWidth(word: string, isStrong: boolean): number {
		const key = `${isStrong ? 1 : 0}${word}`;
		const known = widths.get(key);
		if (known !== undefined) return known;
		const width = doc
			.font(isStrong ? strong : regular)
			.fontSize(1000)
			.widthOfString(word);
		widths.set(key, width);
		return width;
	}

	function widthOf(text: string, { isStrong, size }: Setting): number {
		let width = 0;
		for (const [index, word] of text.split(' ').entries()) {
			if (index > 0) width += wordWidth(' ', isStrong);
			if (word !== '') width += wordWidth(word, isStrong);
		}
		return (width * size) / 1000;
	}

	function linesOf(text: string, width: number, setting: Setting): string[] {
		return text.split('\n').flatMap((paragraph) => {
			const lines: string[] = [];
			let line = '';
			for (const word of paragraph.split(' ')) {
				const longer = line === '' ? word : `${line} ${word}`;
				if (widthOf(longer, setting) <= width) {
					line = longer;
					continue;
				}
				if (line !== '') lines.push(line);
				const parts = widthOf(word, setting) <= width ? [word] : brokenWord(word, width, setting);
				lines.push(...parts.slice(0, -1));
				line = parts.at(-1) ?? '';
			}
			return [...lines, line];
		});
	}

	/** A word in parts that fit: after its hyphens and slashes where it has some, else after any letter. */
	function brokenWord(word: string, width: number, setting: Setting): string[] {
		const parts: string[] = [];
		let part = '';
		for (const piece of word.split(/(?<=[-/_.,;:])/)) {
			if (widthOf(part + piece, setting) <= width) {
				part += piece;
				continue;
			}
			if (part !== '') parts.push(part);
			part = '';
			for (const letter of piece) {
				if (part !== '' && widthOf(part + letter, setting) > width) {
					parts.push(part);
					part = '';
				}
				part += letter;
			}
		}
		return [...parts, part];
	}

	function isPrintable(letter: string): boolean {
		const known = printables.get(letter);
		if (known !== undefined) return known;
		const { _font } = doc.font(regular) as unknown as OpenedFont;
		const has = _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
		printables.set(letter, has);
		return has;
	}

	return {
		widthOf,
		linesOf,
		replaced,
		printable(text) {
			let shown = '';
			for (const letter of text
				.normalize('NFC')
				.replace(/\r\n?|[\u2028\u2029]/g, '\n')
				.replaceAll('\t', ' ')) {
				const sign = twins.get(letter) ?? letter;
				if (sign === '\n') shown += sign;
				else if (isPrintable(sign) && !invisible.test(sign)) shown += sign;
				else if (!invisible.test(sign)) {
					shown += REPLACEMENT;
					replaced.add(sign.codePointAt(0) ?? 0);
				}
			}
			return shown;
		},
	};
}
