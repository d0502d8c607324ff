import { MAX_FILE_BYTES } from '@kontor/german/fileContent';

/** Longest edge of a photograph that is stored, in pixels: a page of A4 is still read with ease. */
const MAX_EDGE = 2400;

/** Photographs of fewer bytes are stored as they are. */
const SMALL = 1_000_000;

/** The content of a file as base64; a large photograph is made smaller first. Null for more than can be stored. */
export async function contentOfFile(file: File): Promise<string | null> {
	const stored = await shrunk(file);
	return stored.size > MAX_FILE_BYTES ? null : base64Of(stored);
}

/** The bytes of base64 as a file of a type. */
export function blobOf(content: string, type: string): Blob {
	const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
	return new Blob([bytes], { type });
}

async function shrunk(file: File): Promise<Blob> {
	if (!file.type.startsWith('image/') || file.size <= SMALL) return file;
	try {
		const picture = await createImageBitmap(file);
		const scale = Math.min(1, MAX_EDGE / Math.max(picture.width, picture.height));
		const canvas = document.createElement('canvas');
		canvas.width = Math.round(picture.width * scale);
		canvas.height = Math.round(picture.height * scale);
		canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		picture.close();
		const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
		return smaller !== null && smaller.size < file.size ? smaller : file;
	} catch {
		// What this browser cannot draw, the server looks into.
		return file;
	}
}

async function base64Of(file: Blob): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	let text = '';
	// All at once would be more arguments than a call takes.
	for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
	return btoa(text);
}
