/** What pdf.js asks for: decoders of pictures, maps of letters, fonts. */
interface WantedFile {
	filename: string;
}

/**
 * Hands pdf.js the files it needs for a document, each from its address and only when it is asked for. A class because
 * pdf.js makes it by itself.
 */
export function readerFilesAt(addresses: Readonly<Record<string, string>>) {
	return class ReaderFiles {
		async fetch({ filename }: WantedFile): Promise<Uint8Array> {
			const address = addresses[filename];
			if (address === undefined) throw new Error(`pdf.js asks for a file that is not there: ${filename}`);
			if (address.startsWith('data:')) return bytesWithin(address);
			const answer = await fetch(address);
			if (!answer.ok) throw new Error(`${filename}: ${answer.status}`);
			return new Uint8Array(await answer.arrayBuffer());
		}
	};
}

/** Bundlers write small files into their address, where a strict policy of the page lets nothing be fetched from. */
function bytesWithin(address: string): Uint8Array {
	return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}
