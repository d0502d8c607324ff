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

/** Whether a text (from stored settings) is the id of a widget; withdrawn ids are dropped from layouts. */
export function isWidgetId(text: string): text is WidgetId {
	return widgets.some((widget) => widget.id === text);
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
