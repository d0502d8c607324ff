import { expect, test } from 'vitest';
import { createTurns, type TurnLimits } from './turns.ts';

const limits: TurnLimits = { atOnce: 1, perKey: 5, strangers: 8 };

/** Work that ends when told to, one after the other, and the order in which it was begun. */
function createStage(changed: Partial<TurnLimits> = {}) {
	const take = createTurns({ ...limits, ...changed });
	const begun: string[] = [];
	const ends: (() => void)[] = [];
	return {
		begun,
		ask: (key: string, isKnown = false) =>
			take({ key, isKnown }, () => {
				begun.push(key);
				return new Promise<void>((resolve) => ends.push(resolve));
			}),
		endNext: async () => {
			// What has a turn begins within the same turn of the event loop.
			await new Promise(setImmediate);
			ends.shift()?.();
		},
	};
}

test('one who asks once waits for one turn of the one who asks often', async () => {
	const { ask, begun, endNext } = createStage();
	const asked = [...Array.from({ length: 5 }, () => ask('many')), ask('one')];
	for (let i = 0; i < asked.length; i++) await endNext();
	await Promise.all(asked);
	expect(begun).toEqual(['many', 'many', 'one', 'many', 'many', 'many']);
});

test('no more than allowed work at once, and a failure hands its turn on', async () => {
	const take = createTurns({ ...limits, atOnce: 2 });
	let [running, most] = [0, 0];
	const work = async () => {
		most = Math.max(most, ++running);
		await new Promise(setImmediate);
		running--;
		throw new Error('failed');
	};
	const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => take({ key: 'a', isKnown: true }, work)));
	expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual(
		Array.from({ length: 6 }, () => 'failed'),
	);
	expect(most).toBe(2);
});

test('a queue that is full turns away its own, and strangers who fill all places turn away strangers alone', async () => {
	const { ask, endNext } = createStage();
	const unavailable = expect.objectContaining({ code: 'unavailable' });
	const asked = Array.from({ length: 6 }, () => ask('a'));
	await expect(ask('a')).rejects.toEqual(unavailable);
	asked.push(ask('b'), ask('c'), ask('d'));
	await expect(ask('e')).rejects.toEqual(unavailable);
	asked.push(ask('f', true));
	for (let i = 0; i < asked.length; i++) await endNext();
	await Promise.all(asked);
});
