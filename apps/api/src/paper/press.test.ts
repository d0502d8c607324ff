import { afterEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createPress, type Press, type PressLimits } from './press.ts';
import { goods, invoice } from './testing/paperContents.ts';
import { readBack } from './testing/readBack.ts';
import type { PaperOrder } from './thread/makePaper.ts';

let press: Press | null = null;
let logged = '';

afterEach(async () => {
	await press?.close();
	press = null;
});

function start(limits: Partial<PressLimits> = {}): Press {
	logged = '';
	const log = createLog('debug', (lines) => {
		logged += lines;
	});
	press = createPress({ seconds: 30, megabytes: 256, waiting: 20, waitingOfUser: 20, ...limits }, log);
	return press;
}

function order(count: number, text = 'Rollstuhl'): PaperOrder {
	const positions = Array.from({ length: count }, (_, index) => goods({ text: `${text} ${index}` }));
	return { wishes: [{ content: invoice({ positions }), printType: 'original' }], logos: new Map(), madeAt: 0 };
}

const reader = (userId = 1) => ({ userId, left: new AbortController().signal });

test('a paper that takes too long ends its thread in the middle; the next one is made', async () => {
	const slow = start({ seconds: 0.7 });
	// The thread is warm, so that only the long one is late.
	await slow.make(order(1), reader()).catch(() => {});
	const late = slow.make(order(2_000), reader());
	const next = slow.make(order(1), reader());
	await expect(late).rejects.toMatchObject({ code: 'paperTooLarge', status: 413 });
	await next.catch(() => {});
	const { pages } = await start().make(order(1), reader());
	expect(pages).toBe(1);
});

test('a thread without memory ends alone; the next order gets another one', async () => {
	const small = start({ megabytes: 24 });
	await expect(small.make(order(2_000, 'x'.repeat(900)), reader())).rejects.toMatchObject({ code: 'paperTooLarge' });
	expect(logged === '' || logged.includes('paperThreadEnded')).toBe(true);
	const { pdf } = await start().make(order(1), reader());
	expect((await readBack(pdf)).pages).toHaveLength(1);
});

test('an order that cannot be made fails alone', async () => {
	const good = start();
	const broken = { ...order(1), logos: new Map([['x', new Uint8Array(3)]]) };
	const content = invoice({ company: { ...invoice().company, logo: 'x' } });
	const failing = good.make({ ...broken, wishes: [{ content, printType: 'original' }] }, reader());
	await expect(failing).rejects.toMatchObject({ code: 'paperFailed', status: 503 });
	expect((await good.make(order(1), reader())).pages).toBe(1);
});

test('more than may wait are refused at once, one user sooner than all', async () => {
	const full = start({ waiting: 3, waitingOfUser: 2 });
	const running = full.make(order(300), reader(1));
	const waiting = [full.make(order(1), reader(1)), full.make(order(1), reader(1))];
	await expect(full.make(order(1), reader(1))).rejects.toMatchObject({ code: 'paperBusy', status: 503 });
	waiting.push(full.make(order(1), reader(2)));
	await expect(full.make(order(1), reader(3))).rejects.toMatchObject({ code: 'paperBusy' });
	expect((await Promise.all([running, ...waiting])).map(({ pages }) => pages > 0)).toEqual([true, true, true, true]);
});

test('who leaves is not waited for, whether its order runs or waits', async () => {
	const left = start();
	const first = new AbortController();
	const second = new AbortController();
	const running = left.make(order(2_000), { userId: 1, left: first.signal });
	const waiting = left.make(order(1), { userId: 1, left: second.signal });
	const last = left.make(order(1), reader());
	second.abort();
	await expect(waiting).rejects.toMatchObject({ code: 'timeout' });
	first.abort();
	await expect(running).rejects.toMatchObject({ code: 'timeout' });
	expect((await last).pages).toBe(1);
});

test('a sign without a letter is told to the log, never the text around it', async () => {
	const told = start();
	await told.make(order(1, 'Geheim 🦽'), reader());
	await expect.poll(() => logged).toContain('U+1F9BD');
	expect(logged).not.toContain('Geheim');
});

test('closed it makes nothing more', async () => {
	const closed = start();
	const running = closed.make(order(1), reader()).catch((problem: unknown) => problem);
	const waiting = closed.make(order(1), reader());
	const refused = expect(waiting).rejects.toMatchObject({ code: 'paperBusy' });
	await closed.close();
	await refused;
	await expect(closed.make(order(1), reader())).rejects.toMatchObject({ code: 'paperBusy' });
	await running;
});
