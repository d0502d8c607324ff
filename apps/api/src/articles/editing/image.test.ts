import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failEachQuery } from '../../testing/failEachQuery.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let server: TestApp;
let demo: string;
let verkauf: string;

beforeAll(async () => {
	server = await createTestApp();
	({ bearer: demo } = await server.signIn('demo'));
	({ bearer: verkauf } = await server.signIn('verkauf'));
});
afterAll(() => server.close());

async function article(): Promise<string> {
	const art_nr = `B${crypto.randomUUID().slice(0, 12)}`;
	await server.database.db.insertInto('articles').values({ art_nr, name: 'Bebildert' }).execute();
	return art_nr;
}

async function versionOf(nr: string): Promise<number> {
	return (await server.ask('GET', `/api/v1/articles/${nr}`, { bearer: demo })).json().imageVersion;
}

const sendOver = (version: number, nr: string, bytes: Buffer | null, bearer = demo) =>
	server.ask('PUT', `/api/v1/articles/${nr}/image`, {
		bearer,
		body: { image: bytes === null ? null : bytes.toString('base64') },
		headers: { 'if-match': `"${version}"` },
	});

const send = async (nr: string, bytes: Buffer | null, bearer = demo) =>
	sendOver(await versionOf(nr), nr, bytes, bearer);

const show = (nr: string, headers: Record<string, string> = {}) =>
	server.ask('GET', `/api/v1/articles/${nr}/image`, { bearer: demo, headers });

function drawn(width: number, height: number, colour = '#d02020') {
	return sharp({ create: { width, height, channels: 3, background: colour } });
}

describe('a picture of an article', () => {
	test('is kept upright and without what a camera has written into it', async () => {
		const nr = await article();
		const jpeg = await drawn(40, 20)
			.jpeg()
			.withExif({ IFD0: { Make: 'Kamera', Copyright: 'GPS 48.2082 16.3738' } })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const { image } = (await send(nr, jpeg)).json();
		const kept = Buffer.from(image, 'base64');
		expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
		expect((await sharp(kept).metadata()).exif).toBeUndefined();
		expect(kept.toString('latin1')).not.toMatch(/GPS|Kamera/);
	});

	test('with a clear ground stays clear, a huge one becomes smaller, and each is what it is by its bytes', async () => {
		const nr = await article();
		const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ffffff00' } })
			.webp()
			.toBuffer();
		const first = Buffer.from((await send(nr, clear)).json().image, 'base64');
		expect(await sharp(first).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
		const large = Buffer.from((await send(nr, await drawn(4000, 100).png().toBuffer())).json().image, 'base64');
		expect(await sharp(large).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 40 });
	});

	test('is asked for again and sent once', async () => {
		const nr = await article();
		await send(nr, await drawn(4, 4).png().toBuffer());
		const first = await show(nr);
		expect(first.headers['cache-control']).toBe('private, no-cache');
		const etag = String(first.headers.etag);
		expect((await show(nr, { 'if-none-match': etag })).statusCode).toBe(304);
		await send(nr, await drawn(4, 4, '#2020d0').png().toBuffer());
		const second = await show(nr, { 'if-none-match': etag });
		expect([second.statusCode, second.json().image !== first.json().image]).toEqual([200, true]);
		await send(nr, null);
		expect((await show(nr)).json()).toEqual({ image: null });
	});

	test('of two who change it at once is stored as the first sent it; the second is told what is stored now', async () => {
		const nr = await article();
		const [red, blue] = [await drawn(4, 4).png().toBuffer(), await drawn(4, 4, '#2020d0').png().toBuffer()];
		const both = await Promise.all([sendOver(1, nr, red), sendOver(1, nr, blue)]);
		const first = both.find(({ statusCode }) => statusCode === 200);
		const second = both.find(({ statusCode }) => statusCode === 412);
		expect(first?.headers.etag).toBe('"2"');
		expect(second?.json().current).toEqual({ image: first?.json().image, version: 2 });
		expect((await show(nr)).json().image).toBe(first?.json().image);
		// What was taken away does not begin anew.
		expect((await sendOver(2, nr, null)).json()).toEqual({ image: null, version: 3 });
		expect((await sendOver(1, nr, blue)).statusCode).toBe(412);
		// The record of the article is another one: who edits that loses nothing by a picture.
		expect((await server.ask('GET', `/api/v1/articles/${nr}`, { bearer: demo })).json().version).toBe(1);
	});

	test('is stored whole or not at all', async () => {
		await failEachQuery(server, async () => {
			const nr = await article();
			const png = await drawn(4, 4).png().toBuffer();
			return () => sendOver(1, nr, png);
		});
	}, 60_000);

	test('is stored with its hash, and changed with its right alone', async () => {
		const nr = await article();
		const png = await drawn(4, 4).png().toBuffer();
		expect((await send(nr, png, verkauf)).statusCode).toBe(403);
		await send(nr, png);
		const { rows } = await server.database.pool.query(
			`select hash = encode(sha256(picture), 'hex') as fits from article_pictures
			where article_id = (select id from articles where art_nr = $1)`,
			[nr],
		);
		expect(rows).toEqual([{ fits: true }]);
	});

	test.each([
		[
			'that draws by script',
			async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
			'invalid',
		],
		['that ends in the middle', async () => (await drawn(400, 400).png().toBuffer()).subarray(0, 200), 'invalid'],
		[
			'of too many bytes',
			async () => Buffer.concat([await drawn(4, 4).png().toBuffer(), Buffer.alloc(370_001)]),
			'tooLong',
		],
		['that unfolds to too many pixels', () => drawn(8_000, 8_000).toColourspace('b-w').png().toBuffer(), 'invalid'],
		['of another kind', async () => drawn(4, 4).tiff().toBuffer(), 'invalid'],
		['that is none', async () => Buffer.from('Rechnung.pdf'), 'invalid'],
	])('%s is refused', async (_, bytes, code) => {
		const response = await send(await article(), await bytes());
		expect([response.statusCode, response.json().fields]).toEqual([422, { 'body.image': code }]);
	});
});
