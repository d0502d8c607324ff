/** What pdf.js asks for: decoders of pictures, maps of letters, fonts. */
interface WantedFile {
	kind: string;
	filename: string;
}

/** Decoders for pictures that scanners write (JBIG2 and fax, JPEG 2000), and the fonts every reader has to know. */
const files: Readonly<Record<string, URL>> = {
	'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
	'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
	'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
	'FoxitFixed.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb', import.meta.url),
	'FoxitFixedBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb', import.meta.url),
	'FoxitFixedBoldItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb', import.meta.url),
	'FoxitFixedItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb', import.meta.url),
	'FoxitSerif.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb', import.meta.url),
	'FoxitSerifBold.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb', import.meta.url),
	'FoxitSerifBoldItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb', import.meta.url),
	'FoxitSerifItalic.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb', import.meta.url),
	'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
	'LiberationSans-Bold.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf', import.meta.url),
	'LiberationSans-BoldItalic.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf', import.meta.url),
	'LiberationSans-Italic.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf', import.meta.url),
	'LiberationSans-Regular.ttf': new URL('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', import.meta.url),
};

/**
 * Hands pdf.js the files it needs for a document, each from where the bundler put it and only when it is asked for. A class
 * because pdf.js makes it by itself.
 */
export class ReaderFiles {
	async fetch({ kind, filename }: WantedFile): Promise<Uint8Array> {
		const address = await addressOf(kind, filename);
		if (!address) throw new Error(`pdf.js asks for a file that is not there: ${filename}`);
		if (address.protocol === 'data:') return bytesWithin(address);
		const answer = await fetch(address);
		if (!answer.ok) throw new Error(`${filename}: ${answer.status}`);
		return new Uint8Array(await answer.arrayBuffer());
	}
}

/** Bundlers write small files into their address, where a strict policy of the page lets nothing be fetched from. */
function bytesWithin({ href }: URL): Uint8Array {
	return Uint8Array.from(atob(href.slice(href.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}

async function addressOf(kind: string, filename: string): Promise<URL | undefined> {
	if (kind !== 'cMapUrl') return files[filename];
	const { characterMaps } = await import('./characterMaps.ts');
	return characterMaps[filename];
}
