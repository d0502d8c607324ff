import { expect, test } from 'vitest';
import { lanesOf } from './priceLanes.ts';

const price = (id: number, validFrom: string | null, validTo: string | null, kind = 'Standard') => ({
	id,
	validFrom,
	validTo,
	validity: 'now' as const,
	kind,
});
const lanes = (...prices: ReturnType<typeof price>[]) => lanesOf(prices, ({ kind }) => kind, '2026-07-15');

test('prices that follow one another touch, and a gap between them stays a gap', () => {
	const [lane] = lanes(
		price(3, '2026-10-01', null),
		price(1, null, '2026-05-31'),
		price(2, '2026-06-01', '2026-08-31'),
	).lanes;
	const [first, second, third] = lane?.bars ?? [];
	expect([first?.price.id, second?.price.id, third?.price.id]).toEqual([1, 2, 3]);
	expect([first?.start, first?.isOpenBefore, third?.isOpenAfter]).toEqual([0, true, true]);
	expect((first?.start ?? 0) + (first?.width ?? 0)).toBeCloseTo(second?.start ?? -1, 9);
	expect((second?.start ?? 0) + (second?.width ?? 0)).toBeLessThan(third?.start ?? 0);
	expect((third?.start ?? 0) + (third?.width ?? 0)).toBeCloseTo(100, 9);
});

test('today lies within the days its price holds, the last one included', () => {
	const { today, lanes: all } = lanes(price(1, '2026-07-15', '2026-07-15'));
	const [bar] = all[0]?.bars ?? [];
	expect(bar?.start).toBeCloseTo(today, 9);
	expect(bar?.width).toBeGreaterThan(0);
});

test('each kind has a line of its own, and a year back and some months on are always shown', () => {
	const { from, to, lanes: all } = lanes(price(1, null, null), price(2, null, null, 'Heime'));
	expect(all.map(({ label }) => label)).toEqual(['Standard', 'Heime']);
	expect([from, to]).toEqual(['2025-07-15', '2026-11-12']);
});
