import { breakpoints, gridColumns } from '@kontor/german/widgetGrid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedBy, movedTo, resizedBy, resizedTo } from './arrange.ts';
import {
	type DashboardModel,
	isSameLayout,
	layoutAt,
	minimumOf,
	type WidgetLayout,
	type WidgetLayouts,
	withLayout,
	withoutWidget,
	withWidget,
} from './widgetLayout.ts';

function definition(id: string, width: number, height: number) {
	const size = { width, height };
	return { id, title: id, minimum: { xxs: size, xs: size, sm: size, md: size, lg: size } };
}

/** Two figures, two lists, two charts. */
const definitions = [
	definition('clock', 2, 2),
	definition('customers', 2, 2),
	definition('tasks', 3, 4),
	definition('agenda', 3, 4),
	definition('month', 4, 4),
	definition('year', 4, 4),
];
const defaultIds = ['clock', 'customers', 'tasks', 'month'];

function model(layouts: WidgetLayouts): DashboardModel {
	return { definitions, defaultIds, layouts };
}

function place(layout: WidgetLayout, id: string): string {
	const widget = layout.find((one) => one.id === id);
	return widget ? `${widget.x},${widget.y} ${widget.width}x${widget.height}` : 'gone';
}

/** What is wrong with a layout; nothing for one that can be shown. */
function faults(layout: WidgetLayout, breakpoint: (typeof breakpoints)[number]): string[] {
	const columns = gridColumns[breakpoint];
	return layout.flatMap((one, index) => {
		const minimum = minimumOf(one.id, breakpoint, definitions);
		const overlaps = layout
			.slice(index + 1)
			.filter(
				(other) =>
					one.x < other.x + other.width &&
					other.x < one.x + one.width &&
					one.y < other.y + other.height &&
					other.y < one.y + one.height,
			);
		return [
			...overlaps.map((other) => `${one.id} overlaps ${other.id}`),
			...(one.x < 0 || one.x + one.width > columns || one.y < 0 ? [`${one.id} is out of the grid`] : []),
			...(one.width < minimum.width || one.height < minimum.height ? [`${one.id} is too small`] : []),
		];
	});
}

const anyPlace = fc.record({
	id: fc.constantFrom(...definitions.map(({ id }) => id), 'WITHDRAWN', ''),
	x: fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double()),
	y: fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double()),
	width: fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double()),
	height: fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double()),
});
const anyLayouts = fc.dictionary(fc.constantFrom(...breakpoints), fc.array(anyPlace, { maxLength: 8 }));

test('whatever was stored, a layout is whole: known ids once each, inside the columns, not too small, no overlaps (G10)', () => {
	fc.assert(
		fc.property(anyLayouts, fc.constantFrom(...breakpoints), (layouts, breakpoint) => {
			const layout = layoutAt(breakpoint, model(layouts));
			expect(faults(layout, breakpoint)).toEqual([]);
			const ids = layout.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			expect(ids.every((id) => definitions.some((one) => one.id === id))).toBe(true);
		}),
	);
});

test('all breakpoints show the same widgets', () => {
	fc.assert(
		fc.property(anyLayouts, (layouts) => {
			const shown = breakpoints.map((one) =>
				layoutAt(one, model(layouts))
					.map(({ id }) => id)
					.toSorted()
					.join(),
			);
			expect(new Set(shown).size).toBe(1);
		}),
	);
});

test('no sequence of moves and sizes breaks a layout or loses a widget', () => {
	const step = fc.oneof(
		fc.record({ kind: fc.constant('move' as const), to: fc.constantFrom('left', 'right', 'up', 'down') }),
		fc.record({ kind: fc.constant('size' as const), to: fc.constantFrom('wider', 'narrower', 'taller', 'lower') }),
		fc.record({
			kind: fc.constant('drag' as const),
			x: fc.integer({ min: -3, max: 15 }),
			y: fc.integer({ min: -3, max: 30 }),
		}),
		fc.record({
			kind: fc.constant('stretch' as const),
			x: fc.integer({ min: -3, max: 15 }),
			y: fc.integer({ min: -3, max: 30 }),
		}),
	);
	fc.assert(
		fc.property(
			fc.constantFrom(...breakpoints),
			fc.array(fc.tuple(fc.constantFrom(...defaultIds), step), { maxLength: 30 }),
			(breakpoint, steps) => {
				const columns = gridColumns[breakpoint];
				const start = layoutAt(breakpoint, model({}));
				const end = steps.reduce((layout, [id, one]) => {
					const minimum = minimumOf(id, breakpoint, definitions);
					if (one.kind === 'move') return movedBy(layout, id, one.to, columns);
					if (one.kind === 'size') return resizedBy(layout, id, one.to, minimum, columns);
					if (one.kind === 'drag') return movedTo(layout, id, one.x, one.y, columns);
					return resizedTo(layout, id, { width: one.x, height: one.y }, minimum, columns);
				}, start);
				expect(faults(end, breakpoint)).toEqual([]);
				expect(end.map(({ id }) => id).toSorted()).toEqual(start.map(({ id }) => id).toSorted());
			},
		),
	);
});

describe('who has arranged nothing sees the defaults in rows of one height that fill the width', () => {
	test('on 12 columns', () => {
		const layout = layoutAt('lg', model({}));
		expect(defaultIds.map((id) => place(layout, id))).toEqual(['0,0 6x2', '6,0 6x2', '0,2 6x4', '6,2 6x4']);
	});

	test('on a phone each below the other, none wider than its two columns', () => {
		const layout = layoutAt('xxs', model({}));
		expect(defaultIds.map((id) => place(layout, id))).toEqual(['0,0 2x2', '0,2 2x2', '0,4 2x4', '0,8 2x4']);
	});

	test('without the widgets of apps they do not have', () => {
		const layout = layoutAt('lg', { definitions: definitions.slice(0, 3), defaultIds, layouts: {} });
		expect(layout.map(({ id }) => id)).toEqual(['clock', 'customers', 'tasks']);
	});
});

describe('each breakpoint keeps its own arrangement (G01)', () => {
	const wide = withLayout(model({}), 'lg', [
		{ id: 'month', x: 0, y: 0, width: 6, height: 4 },
		{ id: 'clock', x: 6, y: 0, width: 6, height: 2 },
	]);

	test('a narrower one is derived from it in the same order', () => {
		const layout = layoutAt('sm', model(wide));
		expect([place(layout, 'month'), place(layout, 'clock')]).toEqual(['0,0 4x4', '4,0 2x2']);
	});

	test('arranging the narrow one leaves the wide one alone', () => {
		const both = withLayout(model(wide), 'sm', movedBy(layoutAt('sm', model(wide)), 'clock', 'left', 6));
		expect(both.lg).toEqual(wide.lg);
		expect(layoutAt('lg', model(both))).toEqual(wide.lg);
	});

	test('a wide one never takes over the sizes of a narrow one', () => {
		const narrow = withLayout(model({}), 'xxs', layoutAt('xxs', model({})));
		expect(layoutAt('lg', model(narrow))).toEqual(layoutAt('lg', model({})));
	});
});

test('an id that is unknown is not shown, keeps its place for later, and the others keep theirs (G10)', () => {
	const stored = {
		lg: [
			{ id: 'clock', x: 0, y: 0, width: 4, height: 2 },
			{ id: 'WITHDRAWN', x: 4, y: 0, width: 4, height: 2 },
			{ id: 'tasks', x: 8, y: 0, width: 4, height: 4 },
		],
	};
	const layout = layoutAt('lg', model(stored));
	for (const next of [
		withLayout(model(stored), 'lg', layout),
		withWidget(model(stored), 'agenda', 'lg'),
		withoutWidget(model(stored), 'clock', 'lg'),
	]) {
		expect(place(next.lg ?? [], 'WITHDRAWN')).toBe('4,0 4x2');
	}
	expect([place(layout, 'clock'), place(layout, 'WITHDRAWN'), place(layout, 'tasks')]).toEqual([
		'0,0 4x2',
		'gone',
		'8,0 4x4',
	]);
});

describe('adding and removing', () => {
	const arranged = model(
		withLayout(model(withLayout(model({}), 'lg', layoutAt('lg', model({})))), 'sm', layoutAt('sm', model({}))),
	);

	test('an added widget stands at the first free place of every breakpoint, and no other moves (O06)', () => {
		const gap = withLayout(arranged, 'lg', [
			{ id: 'clock', x: 0, y: 0, width: 4, height: 2 },
			{ id: 'tasks', x: 9, y: 0, width: 3, height: 4 },
			{ id: 'month', x: 0, y: 4, width: 12, height: 4 },
		]);
		for (const start of [arranged, model({}), model(gap)]) {
			const layouts = withWidget(start, 'agenda', 'lg');
			for (const breakpoint of breakpoints) {
				const before = layoutAt(breakpoint, start);
				const after = layoutAt(breakpoint, model(layouts));
				expect(
					isSameLayout(
						after.filter(({ id }) => id !== 'agenda'),
						before,
					),
				).toBe(true);
				expect(faults(after, breakpoint)).toEqual([]);
				expect(place(after, 'agenda')).not.toBe('gone');
			}
		}
		expect(place(withWidget(model(gap), 'agenda', 'lg').lg ?? [], 'agenda')).toBe('4,0 3x4');
	});

	test('who has arranged nothing begins with the layout of the house, without what they may not have', () => {
		const lg = [
			{ id: 'tasks', x: 0, y: 0, width: 8, height: 5 },
			{ id: 'clock', x: 8, y: 0, width: 4, height: 2 },
			{ id: 'WITHDRAWN', x: 0, y: 5, width: 12, height: 4 },
		];
		const defaultLayouts = { lg, sm: [{ id: 'clock', x: 0, y: 0, width: 6, height: 2 }] };
		const start = { ...model({}), defaultIds: ['tasks', 'clock', 'WITHDRAWN'], defaultLayouts };
		expect(layoutAt('lg', start)).toEqual(lg.slice(0, 2));
		expect(place(layoutAt('md', start), 'tasks')).toMatch(/^0,0 [67]x5$/);
		expect(layoutAt('xxs', start).map(({ id }) => id)).toEqual(['clock', 'tasks']);
		expect(layoutAt('lg', { ...start, layouts: { xs: [] } })).toEqual([]);
	});

	test('adding what is there changes nothing', () => {
		expect(withWidget(arranged, 'clock', 'lg')).toEqual(arranged.layouts);
	});

	test('a removed widget is gone from every breakpoint, and the others move up', () => {
		const layouts = withoutWidget(arranged, 'clock', 'sm');
		expect([layouts.lg, layouts.sm].flatMap((layout) => layout?.map(({ id }) => id))).not.toContain('clock');
		expect(layoutAt('md', model(layouts)).map(({ id }) => id)).not.toContain('clock');
	});

	test('all may be removed, and none of the defaults comes back by itself', () => {
		const empty = defaultIds.reduce<WidgetLayouts>((layouts, id) => withoutWidget(model(layouts), id, 'lg'), {});
		expect(layoutAt('lg', model(empty))).toEqual([]);
	});
});

describe('one press of an arrow', () => {
	const layout: WidgetLayout = [
		{ id: 'tasks', x: 0, y: 0, width: 4, height: 4 },
		{ id: 'month', x: 4, y: 0, width: 8, height: 4 },
		{ id: 'year', x: 0, y: 4, width: 4, height: 4 },
	];

	test('down passes the widget below, though one row would be taken back', () => {
		const next = movedBy(layout, 'tasks', 'down', 12);
		expect([place(next, 'tasks'), place(next, 'year')]).toEqual(['0,4 4x4', '0,0 4x4']);
		expect(place(next, 'month')).toBe('4,0 8x4');
	});

	test('up passes the widget above', () => {
		expect(place(movedBy(layout, 'year', 'up', 12), 'year')).toBe('0,0 4x4');
	});

	test.each([
		['tasks', 'left'],
		['tasks', 'up'],
		['month', 'right'],
		['year', 'down'],
	] as const)('%s does not move %s: the same layout comes back', (id, direction) => {
		expect(movedBy(layout, id, direction, 12)).toBe(layout);
	});

	test('a widget at the right edge grows to the left', () => {
		const next = resizedBy(layout, 'month', 'wider', { width: 4, height: 4 }, 12);
		expect(place(next, 'month')).toMatch(/^3,[0-9]+ 9x4$/);
	});

	test.each(['narrower', 'lower'] as const)('at its minimum a widget does not get %s', (change) => {
		expect(resizedBy(layout, 'tasks', change, { width: 4, height: 4 }, 12)).toBe(layout);
	});

	test('an unknown id changes nothing', () => {
		expect(movedBy(layout, 'nobody', 'left', 12)).toBe(layout);
		expect(movedTo(layout, 'nobody', 0, 0, 12)).toBe(layout);
		expect(resizedBy(layout, 'nobody', 'wider', { width: 1, height: 1 }, 12)).toBe(layout);
	});
});

test('two layouts are the same by their places, not by their order', () => {
	const layout = layoutAt('lg', model({}));
	expect(isSameLayout(layout, layout.toReversed())).toBe(true);
	expect(isSameLayout(layout, layout.slice(1))).toBe(false);
});
