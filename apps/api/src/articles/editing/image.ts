import { sql } from 'kysely';
import type { Sharp } from 'sharp';
import type { Answer, Input } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';
import { findImage } from '../articleBase.ts';
import { lockArticle } from './articleRecord.ts';

// The body of a request ends at 1 MiB; the portal makes pictures smaller before.
const MAX_BYTES = 370_000;

// A small file may unfold to gigabytes of pixels.
const MAX_PIXELS = 60_000_000;
const LONGEST_SIDE = 1_600;

type Stored = Answer<'changeArticleImage'>;

/** Replaces the picture of an article, under its version: upright, of a sensible size, without what its camera has written into it. */
export async function changeImage({ path, header, body }: Input<'changeArticleImage'>, write: Write): Promise<Stored> {
	const { db } = write;
	const article = await lockArticle(write, path.nr);
	checkVersion(header['If-Match'], await findStored(db, article));
	const picture = body.image === null ? null : await uprightPicture(Buffer.from(body.image, 'base64'));
	await db.deleteFrom('article_pictures').where('article_id', '=', article).execute();
	if (picture !== null) {
		await db
			.insertInto('article_pictures')
			.values({ article_id: article, picture: picture.bytes, picture_type: picture.type })
			.execute();
	}
	await db
		.updateTable('articles')
		.set({ picture_version: sql`picture_version + 1` })
		.where('id', '=', article)
		.execute();
	write.note('articleChanged', `article/${article} image`);
	return findStored(db, article);
}

async function findStored(db: Db, article: number): Promise<Stored> {
	const { version } = await db
		.selectFrom('articles')
		.select('picture_version as version')
		.where('id', '=', article)
		.executeTakeFirstOrThrow();
	return { ...(await findImage(db, article)), version };
}

interface Picture {
	readonly bytes: Buffer;
	readonly type: 'image/png' | 'image/jpeg';
}

/** A JPEG, PNG or WebP by its own bytes, whatever it claims to be, drawn anew: nothing but its pixels is kept. */
async function uprightPicture(bytes: Buffer): Promise<Picture> {
	if (bytes.length > MAX_BYTES) throw refusal('tooLong');
	const picture = await opened(bytes);
	try {
		const { format, hasAlpha } = await picture.metadata();
		if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw refusal('invalid');
		const drawn = picture
			.autoOrient()
			.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
		return hasAlpha
			? { bytes: await drawn.png({ compressionLevel: 9 }).toBuffer(), type: 'image/png' }
			: { bytes: await drawn.jpeg({ quality: 84, mozjpeg: true }).toBuffer(), type: 'image/jpeg' };
	} catch (error) {
		throw error instanceof Problem ? error : refusal('invalid');
	}
}

// Most servers never draw a picture: its library is loaded with the first one.
async function opened(bytes: Buffer): Promise<Sharp> {
	const { default: sharp } = await import('sharp');
	sharp.cache(false);
	sharp.concurrency(1);
	return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
}

function refusal(code: 'tooLong' | 'invalid'): Problem {
	return new Problem('ruleBroken', { fields: { 'body.image': code } });
}
