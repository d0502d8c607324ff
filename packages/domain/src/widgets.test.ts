import { breakpoints, gridColumns } from '@kontor/german/widgetGrid';
import { expect, test } from 'vitest';
import { type AppKey, apps } from './permissions.ts';
import { dashboardTemplates, isWidgetId, offeredWidgets, templateFor, widgets } from './widgets.ts';

const idsFor = (...own: Parameters<typeof offeredWidgets>) => offeredWidgets(...own).map((widget) => widget.id);

test('the widget table holds the ids and owners of the specification', () => {
	expect(widgets.map(({ id, app }) => `${id} ${app}`)).toEqual([
		'APPOINTMENTS calendar',
		'TASKS tasks',
		'TELEMETRY_FAILED_LOGINS developer',
		'CUSTOMERS_TODAY statistics',
		'OPEN_POSITIONS statistics',
		'STATISTIC_MONTH statistics',
		'STATISTIC_TURNOVER statistics',
		'STATISTIC_YEAR statistics',
		'CLOCK null',
		'NOTIFICATIONS null',
		'DOCUMENTS_LAST crm',
		'INTERACTIONS_LAST crm',
	]);
});

test('signed out, no widget is offered', () => {
	expect(idsFor(null)).toEqual([]);
});

test('without apps, only the widgets that belong to everyone are offered, to an admin too', () => {
	expect(idsFor({ admin: false, apps: [], rights: [] })).toEqual(['CLOCK', 'NOTIFICATIONS']);
	expect(idsFor({ admin: true, apps: [], rights: [] })).toEqual(['CLOCK', 'NOTIFICATIONS']);
});

test('an app brings exactly its own widgets', () => {
	for (const { key } of apps) {
		const brought = offeredWidgets({ admin: false, apps: [key], rights: [] }).filter((widget) => widget.app !== null);
		expect(brought).toEqual(widgets.filter((widget) => widget.app === key));
	}
	expect(idsFor({ admin: false, apps: apps.map((app) => app.key), rights: [] })).toEqual(
		widgets.map((widget) => widget.id),
	);
});

test('the grid grows with the breakpoints', () => {
	expect(breakpoints.map((breakpoint) => gridColumns[breakpoint])).toEqual([2, 4, 6, 10, 12]);
});

test('the smallest size of a widget fits the columns of every breakpoint', () => {
	for (const { minimum } of widgets) {
		for (const breakpoint of breakpoints) {
			const { width, height } = minimum[breakpoint];
			expect(width).toBeGreaterThan(0);
			expect(width).toBeLessThanOrEqual(gridColumns[breakpoint]);
			expect(height).toBeGreaterThan(0);
		}
	}
});

test('an id of no widget is known as such', () => {
	expect(widgets.every((widget) => isWidgetId(widget.id))).toBe(true);
	expect(['', 'clock', '__proto__', 'WEATHER'].some(isWidgetId)).toBe(false);
});

test('the dashboards of the house fit their columns and minimum sizes, without overlaps, the same widgets at each width', () => {
	for (const { id: template, spots } of dashboardTemplates) {
		const ids = new Set(
			Object.values(spots).map((placed) =>
				placed
					.map(({ id }) => id)
					.toSorted()
					.join(),
			),
		);
		expect([template, ids.size]).toEqual([template, 1]);
		for (const breakpoint of ['lg', 'md', 'sm'] as const) {
			const taken = new Set<string>();
			for (const { id, x, y, w, h } of spots[breakpoint]) {
				const minimum = widgets.find((widget) => widget.id === id)?.minimum[breakpoint];
				expect(x + w).toBeLessThanOrEqual(gridColumns[breakpoint]);
				expect([id, w >= (minimum?.width ?? 0), h >= (minimum?.height ?? 0)]).toEqual([id, true, true]);
				for (let column = x; column < x + w; column++) {
					for (let row = y; row < y + h; row++) {
						expect([template, breakpoint, taken.has(`${column} ${row}`)]).toEqual([template, breakpoint, false]);
						taken.add(`${column} ${row}`);
					}
				}
			}
		}
	}
});

test('everybody begins with the dashboard of their work', () => {
	const subject = (admin: boolean, own: readonly AppKey[]) => ({ admin, apps: own, rights: [] });
	expect(templateFor(null)).toBe('counter');
	expect(templateFor(subject(false, ['crm', 'tasks', 'articles']))).toBe('counter');
	expect(templateFor(subject(false, ['crm', 'statistics']))).toBe('office');
	expect(templateFor(subject(false, ['crm', 'calendar']))).toBe('office');
	expect(templateFor(subject(false, ['developer']))).toBe('counter');
	expect(templateFor(subject(true, ['developer', 'statistics']))).toBe('administration');
});
