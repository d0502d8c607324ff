import { breakpoints, gridColumns } from '@kontor/german/widgetGrid';
import { expect, test } from 'vitest';
import { apps } from './permissions.ts';
import { isWidgetId, offeredWidgets, widgets } from './widgets.ts';

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
