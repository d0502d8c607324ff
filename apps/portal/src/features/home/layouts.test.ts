import { describe, expect, test } from 'vitest';
import { layoutsOf, mergeLayouts, settingsOf, templatesFor } from './layouts.ts';

const at = (x: number, id = 'CLOCK') => [{ id, x, y: 0, width: 3, height: 2 }];

test('an arrangement is stored and read the same, with ids nobody knows', () => {
	const layouts = { lg: at(3, 'FUTURE'), xs: [] };
	expect(settingsOf(layouts)).toEqual({ lg: [{ id: 'FUTURE', x: 3, y: 0, w: 3, h: 2 }], xs: [] });
	expect(layoutsOf(settingsOf(layouts))).toEqual(layouts);
	for (const { layouts: begun } of templatesFor({ admin: true, apps: ['crm', 'statistics'], rights: [] }))
		expect(layoutsOf(settingsOf(begun))).toEqual(begun);
});

describe('two windows that began with the same', () => {
	test('keep what each of them arranged, at breakpoints of their own', () => {
		const base = { lg: at(0), md: at(0) };
		expect(mergeLayouts(base, { lg: at(1), md: at(0) }, { lg: at(0), md: at(2) })).toEqual({ lg: at(1), md: at(2) });
		expect(mergeLayouts(base, { ...base, xs: at(1) }, { ...base, sm: at(1) })).toEqual({
			...base,
			xs: at(1),
			sm: at(1),
		});
	});

	test('agree where both did the same, also what was taken away', () => {
		expect(mergeLayouts({ lg: at(0) }, { lg: at(1) }, { lg: at(1) })).toEqual({ lg: at(1) });
		expect(mergeLayouts({ lg: at(0), md: at(0) }, { md: at(0) }, { lg: at(0), md: at(3) })).toEqual({ md: at(3) });
	});

	test('have to be asked where both arranged the same breakpoint', () => {
		expect(mergeLayouts({ lg: at(0) }, { lg: at(1) }, { lg: at(2) })).toBeNull();
		expect(mergeLayouts({}, { lg: at(1) }, { lg: at(2) })).toBeNull();
		expect(mergeLayouts({ lg: at(0) }, {}, { lg: at(2) })).toBeNull();
	});

	test('do not take another order for another arrangement', () => {
		const both = [...at(0), ...at(3, 'TASKS')];
		expect(mergeLayouts({ lg: both }, { lg: both.toReversed() }, { lg: at(1) })).toEqual({ lg: at(1) });
	});
});
