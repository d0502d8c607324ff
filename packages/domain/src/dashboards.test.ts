import { gridColumns } from '@kontor/german/widgetGrid';
import { describe, expect, test } from 'vitest';
import { dashboardsFor, dashboardTemplates, templateFor, type WidgetSpot } from './dashboards.ts';
import { type AppKey, apps } from './permissions.ts';
import { widgets } from './widgets.ts';

const widths = ['lg', 'md', 'sm'] as const;
const subject = (admin: boolean, own: readonly AppKey[]) => ({ admin, apps: own, rights: [] });

const every = apps.map(({ key }) => key);
/** Each set of apps that takes one or two away. */
const sets: readonly (readonly AppKey[])[] = [
	every,
	[],
	...every.flatMap((one) => every.map((other) => every.filter((key) => key !== one && key !== other))),
];

function cellsOf({ x, y, w, h }: WidgetSpot): string[] {
	return Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`);
}

describe('the dashboards of the house, whatever apps somebody has,', () => {
	test('fit their columns and minimum sizes, without overlaps, the same widgets at each width', () => {
		for (const own of sets) {
			for (const { id: template, spots } of dashboardsFor(subject(true, own))) {
				const ids = widths.map((width) =>
					spots[width]
						.map(({ id }) => id)
						.toSorted()
						.join(),
				);
				expect([template, new Set(ids).size]).toEqual([template, 1]);
				for (const width of widths) {
					for (const { id, x, w, h } of spots[width]) {
						const minimum = widgets.find((widget) => widget.id === id)?.minimum[width];
						expect(x).toBeGreaterThanOrEqual(0);
						expect(x + w).toBeLessThanOrEqual(gridColumns[width]);
						expect([id, w >= (minimum?.width ?? 0), h >= (minimum?.height ?? 0)]).toEqual([id, true, true]);
					}
					const cells = spots[width].flatMap(cellsOf);
					expect([template, width, new Set(cells).size]).toEqual([template, width, cells.length]);
				}
			}
		}
	});

	test('begin with a full first row: a missing widget leaves no gap beside another', () => {
		for (const own of sets) {
			for (const { id: template, spots } of dashboardsFor(subject(true, own))) {
				for (const width of widths) {
					const first = spots[width].flatMap(cellsOf).filter((cell) => cell.endsWith(' 0'));
					expect([template, own, width, first.length]).toEqual([template, own, width, gridColumns[width]]);
				}
			}
		}
	});

	test('hold nothing that is not offered, and everything of the template that is', () => {
		const own = subject(false, ['tasks', 'calendar']);
		for (const { spots } of dashboardsFor(own)) {
			const ids = spots.lg.map(({ id }) => id);
			expect(ids).toEqual(expect.arrayContaining(['TASKS', 'CLOCK', 'NOTIFICATIONS']));
			expect(ids.some((id) => /^(DOCUMENTS|INTERACTIONS|STATISTIC|TELEMETRY)/.test(id))).toBe(false);
		}
	});

	test('are as they were drawn for who has every app', () => {
		for (const [index, { spots }] of dashboardsFor(subject(true, every)).entries()) {
			for (const width of widths) {
				const drawn = dashboardTemplates[index]?.spots[width] ?? [];
				expect(spots[width].toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
					drawn.toSorted((a, b) => a.id.localeCompare(b.id)),
				);
			}
		}
	});
});

test('each widget of the specification but one year in months is in a dashboard of the house', () => {
	const held = new Set(dashboardTemplates.flatMap(({ spots }) => spots.lg.map(({ id }) => id)));
	expect(widgets.map(({ id }) => id).filter((id) => !held.has(id))).toEqual(['STATISTIC_TURNOVER']);
});

test('appointments are where people are received, figures where they are looked at', () => {
	const idsOf = (wanted: string) =>
		dashboardTemplates.find(({ id }) => id === wanted)?.spots.lg.map(({ id }) => id) ?? [];
	expect(idsOf('counter')).toContain('APPOINTMENTS');
	expect(idsOf('counter').some((id) => id.startsWith('STATISTIC'))).toBe(false);
	expect(idsOf('office')).toEqual(expect.arrayContaining(['CUSTOMERS_TODAY', 'OPEN_POSITIONS', 'STATISTIC_MONTH']));
	expect(idsOf('administration')[0]).toBe('TELEMETRY_FAILED_LOGINS');
});

test('everybody begins with the dashboard of their work', () => {
	expect(templateFor(null)).toBe('counter');
	expect(templateFor(subject(false, ['crm', 'tasks', 'articles']))).toBe('counter');
	expect(templateFor(subject(false, ['crm', 'calendar']))).toBe('counter');
	expect(templateFor(subject(false, ['crm', 'statistics']))).toBe('office');
	expect(templateFor(subject(false, ['developer']))).toBe('counter');
	expect(templateFor(subject(true, ['developer', 'statistics']))).toBe('administration');
});
