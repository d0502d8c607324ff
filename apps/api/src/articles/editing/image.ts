import type { Answer, Input } from '../../contract/contract.ts';
import { Problem } from '../../problem.ts';
import type { Write } from '../../writes/writes.ts';
import { articleId } from '../articleRef.ts';

// The portal makes pictures smaller before; the body of a request ends at 1 MiB.
const MAX_BYTES = 170_000;

/** Replaces the picture of an article, without what its camera has written into it; null takes it away. */
export async function changeImage(
	{ path, body }: Input<'changeArticleImage'>,
	write: Write,
): Promise<Answer<'changeArticleImage'>> {
	const { db, session } = write;
	const article = await articleId(db, session, path.nr);
	await db.deleteFrom('article_pictures').where('article_id', '=', article).execute();
	const picture = body.image === null ? null : withoutMetadata(Buffer.from(body.image, 'base64'));
	if (picture !== null) {
		await db
			.insertInto('article_pictures')
			.values({ article_id: article, picture: picture.bytes, picture_type: picture.type })
			.execute();
	}
	write.note('articleChanged', `article/${article} image`);
	return { image: picture?.bytes.toString('base64') ?? null };
}

interface Picture {
	readonly bytes: Buffer;
	readonly type: 'image/png' | 'image/jpeg';
}

/** A PNG or JPEG by its own bytes, whatever it claims to be, without place, device and time of the shot. */
function withoutMetadata(bytes: Buffer): Picture {
	if (bytes.length > MAX_BYTES) throw refusal('tooLong');
	const kept = isPng(bytes) ? pngWithout(bytes) : isJpeg(bytes) ? jpegWithout(bytes) : null;
	if (kept === null) throw refusal('invalid');
	return { bytes: kept, type: isPng(bytes) ? 'image/png' : 'image/jpeg' };
}

function refusal(code: 'tooLong' | 'invalid'): Problem {
	return new Problem('ruleBroken', { fields: { 'body.image': code } });
}

function isPng(bytes: Buffer): boolean {
	return bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
}

function isJpeg(bytes: Buffer): boolean {
	return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** What is drawn and in which colours; texts, times and Exif go. */
const drawn = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs']);

function pngWithout(bytes: Buffer): Buffer | null {
	const parts = [bytes.subarray(0, 8)];
	for (let at = 8; at + 12 <= bytes.length; ) {
		const length = bytes.readUInt32BE(at);
		const end = at + 12 + length;
		const type = bytes.toString('latin1', at + 4, at + 8);
		if (end > bytes.length) return null;
		if (drawn.has(type)) parts.push(bytes.subarray(at, end));
		if (type === 'IEND') return Buffer.concat(parts);
		at = end;
	}
	return null;
}

function jpegWithout(bytes: Buffer): Buffer | null {
	const parts = [bytes.subarray(0, 2)];
	for (let at = 2; at + 4 <= bytes.length; ) {
		if (bytes[at] !== 0xff) return null;
		const marker = bytes[at + 1] ?? 0;
		// From the scan on everything is picture.
		if (marker === 0xda) return Buffer.concat([...parts, bytes.subarray(at)]);
		const end = at + 2 + bytes.readUInt16BE(at + 2);
		if (end > bytes.length) return null;
		// APP1 to APP15 (Exif, XMP, maker's notes) and comments; APP0 says how dense the picture is.
		const isMetadata = (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;
		if (!isMetadata) parts.push(bytes.subarray(at, end));
		at = end;
	}
	return null;
}
