import type { GridBreakpoint, GridSize } from '@kontor/german/widgetGrid';
import { type AppKey, can, type Subject } from './permissions.ts';

interface Widget {
	readonly id: string;
	readonly name: string;
	/** The app a user needs for it; `null` for widgets that belong to everyone. */
	readonly app: AppKey | null;
	readonly minimum: Readonly<Record<GridBreakpoint, GridSize>>;
}

/** Every dashboard widget: id on the wire, German name, owning app, smallest size (spec.md, "Dashboard widgets"). */
export const widgets = [
	{ id: 'APPOINTMENTS', name: 'Agenda', app: 'calendar', minimum: list() },
	{ id: 'TASKS', name: 'Offene Aufgaben', app: 'tasks', minimum: list() },
	{
		id: 'TELEMETRY_FAILED_LOGINS',
		name: 'Fehlgeschlagene Anmeldungen (24 h)',
		app: 'developer',
		minimum: figure(),
	},
	{ id: 'CUSTOMERS_TODAY', name: 'Kunden heute', app: 'statistics', minimum: figure() },
	{ id: 'OPEN_POSITIONS', name: 'Offene Positionen', app: 'statistics', minimum: figure() },
	{ id: 'STATISTIC_MONTH', name: 'Monatsstatistik', app: 'statistics', minimum: chart() },
	{ id: 'STATISTIC_TURNOVER', name: 'Umsatz', app: 'statistics', minimum: chart() },
	{ id: 'STATISTIC_YEAR', name: 'Jahresstatistik', app: 'statistics', minimum: chart() },
	{ id: 'CLOCK', name: 'Uhr', app: null, minimum: figure() },
	{ id: 'NOTIFICATIONS', name: 'Benachrichtigungen', app: null, minimum: list() },
	{ id: 'DOCUMENTS_LAST', name: 'Letzte Dokumente', app: 'crm', minimum: list() },
	{ id: 'INTERACTIONS_LAST', name: 'Letzte Interaktionen', app: 'crm', minimum: list() },
] as const satisfies readonly Widget[];

/** The id of a widget. */
export type WidgetId = (typeof widgets)[number]['id'];

/** The widgets a user is offered: those without an owner and those whose app the user has; none when signed out. */
export function offeredWidgets(subject: Subject | null): readonly (typeof widgets)[number][] {
	return widgets.filter((widget) => can(subject, widget.app ?? 'signedIn'));
}

/** Where a widget stands, in columns and rows from the upper left. */
export interface WidgetSpot {
	readonly id: WidgetId;
	readonly x: number;
	readonly y: number;
	readonly w: number;
	readonly h: number;
}

/** A dashboard to begin with: where its widgets stand; narrower breakpoints follow from the narrowest one named. */
export interface HouseDashboard {
	readonly id: 'counter' | 'office' | 'administration';
	readonly label: string;
	readonly spots: Readonly<Record<'lg' | 'md' | 'sm', readonly WidgetSpot[]>>;
}

/** The dashboards of the house, by the work that is done in front of them. */
export const dashboardTemplates: readonly HouseDashboard[] = [
	{
		id: 'counter',
		label: 'Theke',
		spots: {
			lg: [
				spot('TASKS', 0, 0, 5, 6),
				spot('DOCUMENTS_LAST', 5, 0, 4, 6),
				spot('CLOCK', 9, 0, 3, 2),
				spot('NOTIFICATIONS', 9, 2, 3, 4),
				spot('INTERACTIONS_LAST', 0, 6, 12, 5),
			],
			md: [
				spot('TASKS', 0, 0, 4, 6),
				spot('DOCUMENTS_LAST', 4, 0, 3, 6),
				spot('CLOCK', 7, 0, 3, 2),
				spot('NOTIFICATIONS', 7, 2, 3, 4),
				spot('INTERACTIONS_LAST', 0, 6, 10, 5),
			],
			sm: [
				spot('TASKS', 0, 0, 3, 6),
				spot('CLOCK', 3, 0, 3, 2),
				spot('NOTIFICATIONS', 3, 2, 3, 4),
				spot('DOCUMENTS_LAST', 0, 6, 3, 5),
				spot('INTERACTIONS_LAST', 3, 6, 3, 5),
			],
		},
	},
	{
		id: 'office',
		label: 'Büro',
		spots: {
			lg: [
				spot('TASKS', 0, 0, 4, 6),
				spot('NOTIFICATIONS', 4, 0, 4, 6),
				spot('CLOCK', 8, 0, 4, 2),
				spot('DOCUMENTS_LAST', 8, 2, 4, 9),
				spot('INTERACTIONS_LAST', 0, 6, 8, 5),
			],
			md: [
				spot('TASKS', 0, 0, 4, 6),
				spot('NOTIFICATIONS', 4, 0, 3, 6),
				spot('CLOCK', 7, 0, 3, 2),
				spot('DOCUMENTS_LAST', 7, 2, 3, 9),
				spot('INTERACTIONS_LAST', 0, 6, 7, 5),
			],
			sm: [
				spot('TASKS', 0, 0, 3, 6),
				spot('CLOCK', 3, 0, 3, 2),
				spot('NOTIFICATIONS', 3, 2, 3, 4),
				spot('INTERACTIONS_LAST', 0, 6, 3, 5),
				spot('DOCUMENTS_LAST', 3, 6, 3, 5),
			],
		},
	},
	{
		id: 'administration',
		label: 'Verwaltung',
		spots: {
			lg: [
				spot('TELEMETRY_FAILED_LOGINS', 0, 0, 4, 4),
				spot('TASKS', 4, 0, 4, 6),
				spot('NOTIFICATIONS', 8, 0, 4, 6),
				spot('CLOCK', 0, 4, 4, 2),
				spot('DOCUMENTS_LAST', 0, 6, 6, 5),
				spot('INTERACTIONS_LAST', 6, 6, 6, 5),
			],
			md: [
				spot('TELEMETRY_FAILED_LOGINS', 0, 0, 3, 4),
				spot('TASKS', 3, 0, 4, 6),
				spot('NOTIFICATIONS', 7, 0, 3, 6),
				spot('CLOCK', 0, 4, 3, 2),
				spot('DOCUMENTS_LAST', 0, 6, 5, 5),
				spot('INTERACTIONS_LAST', 5, 6, 5, 5),
			],
			sm: [
				spot('TELEMETRY_FAILED_LOGINS', 0, 0, 3, 4),
				spot('CLOCK', 0, 4, 3, 2),
				spot('TASKS', 3, 0, 3, 6),
				spot('NOTIFICATIONS', 0, 6, 3, 5),
				spot('DOCUMENTS_LAST', 3, 6, 3, 5),
				spot('INTERACTIONS_LAST', 0, 11, 6, 5),
			],
		},
	},
];

/**
 * The dashboard somebody begins with: administration with the developer app, office with statistics or the calendar, the
 * counter with neither.
 */
export function templateFor(subject: Subject | null): HouseDashboard['id'] {
	if (can(subject, 'developer') && subject?.admin === true) return 'administration';
	return can(subject, 'statistics') || can(subject, 'calendar') ? 'office' : 'counter';
}

/** Whether a text (from stored settings) is the id of a widget; withdrawn ids are dropped from layouts. */
export function isWidgetId(text: string): text is WidgetId {
	return widgets.some((widget) => widget.id === text);
}

function spot(id: WidgetId, x: number, y: number, w: number, h: number): WidgetSpot {
	return { id, x, y, w, h };
}

function figure(): Record<GridBreakpoint, GridSize> {
	return everywhere({ width: 2, height: 2 });
}

function list(): Record<GridBreakpoint, GridSize> {
	return { ...everywhere({ width: 3, height: 4 }), xxs: { width: 2, height: 4 } };
}

function chart(): Record<GridBreakpoint, GridSize> {
	return { ...everywhere({ width: 4, height: 4 }), xxs: { width: 2, height: 4 } };
}

function everywhere(size: GridSize): Record<GridBreakpoint, GridSize> {
	return { xxs: size, xs: size, sm: size, md: size, lg: size };
}
