import { gridColumns } from '@kontor/german/widgetGrid';
import { can, type Subject } from './permissions.ts';
import { offeredWidgets, type WidgetId } from './widgets.ts';

/** Where a widget stands, in columns and rows from the upper left. */
export interface WidgetSpot {
	readonly id: WidgetId;
	readonly x: number;
	readonly y: number;
	readonly w: number;
	readonly h: number;
}

type Width = 'lg' | 'md' | 'sm';
type Spots = Readonly<Record<Width, readonly WidgetSpot[]>>;

/** A dashboard to begin with: where its widgets stand; narrower breakpoints follow from the narrowest one named. */
export interface HouseDashboard {
	readonly id: 'counter' | 'office' | 'administration';
	readonly label: string;
	readonly spots: Spots;
}

/** The dashboards of the house, by the work that is done in front of them, with every widget they may have. */
export const dashboardTemplates: readonly HouseDashboard[] = [
	{
		id: 'counter',
		label: 'Theke',
		spots: {
			lg: [
				spot('TASKS', 0, 0, 4, 6),
				spot('APPOINTMENTS', 4, 0, 4, 6),
				spot('CLOCK', 8, 0, 4, 2),
				spot('NOTIFICATIONS', 8, 2, 4, 4),
				spot('DOCUMENTS_LAST', 0, 6, 6, 5),
				spot('INTERACTIONS_LAST', 6, 6, 6, 5),
			],
			md: [
				spot('TASKS', 0, 0, 4, 6),
				spot('APPOINTMENTS', 4, 0, 3, 6),
				spot('CLOCK', 7, 0, 3, 2),
				spot('NOTIFICATIONS', 7, 2, 3, 4),
				spot('DOCUMENTS_LAST', 0, 6, 5, 5),
				spot('INTERACTIONS_LAST', 5, 6, 5, 5),
			],
			sm: [
				spot('TASKS', 0, 0, 3, 6),
				spot('CLOCK', 3, 0, 3, 2),
				spot('NOTIFICATIONS', 3, 2, 3, 4),
				spot('APPOINTMENTS', 0, 6, 6, 4),
				spot('DOCUMENTS_LAST', 0, 10, 3, 5),
				spot('INTERACTIONS_LAST', 3, 10, 3, 5),
			],
		},
	},
	{
		id: 'office',
		label: 'Büro',
		spots: {
			lg: [
				spot('CUSTOMERS_TODAY', 0, 0, 4, 3),
				spot('OPEN_POSITIONS', 4, 0, 4, 3),
				spot('CLOCK', 8, 0, 4, 3),
				spot('TASKS', 0, 3, 4, 6),
				spot('APPOINTMENTS', 4, 3, 4, 6),
				spot('NOTIFICATIONS', 8, 3, 4, 6),
				spot('STATISTIC_MONTH', 0, 9, 6, 6),
				spot('STATISTIC_YEAR', 6, 9, 6, 6),
				spot('DOCUMENTS_LAST', 0, 15, 6, 5),
				spot('INTERACTIONS_LAST', 6, 15, 6, 5),
			],
			md: [
				spot('CUSTOMERS_TODAY', 0, 0, 3, 3),
				spot('OPEN_POSITIONS', 3, 0, 4, 3),
				spot('CLOCK', 7, 0, 3, 3),
				spot('TASKS', 0, 3, 4, 6),
				spot('APPOINTMENTS', 4, 3, 3, 6),
				spot('NOTIFICATIONS', 7, 3, 3, 6),
				spot('STATISTIC_MONTH', 0, 9, 5, 6),
				spot('STATISTIC_YEAR', 5, 9, 5, 6),
				spot('DOCUMENTS_LAST', 0, 15, 5, 5),
				spot('INTERACTIONS_LAST', 5, 15, 5, 5),
			],
			sm: [
				spot('CUSTOMERS_TODAY', 0, 0, 2, 3),
				spot('OPEN_POSITIONS', 2, 0, 2, 3),
				spot('CLOCK', 4, 0, 2, 3),
				spot('TASKS', 0, 3, 3, 6),
				spot('NOTIFICATIONS', 3, 3, 3, 6),
				spot('APPOINTMENTS', 0, 9, 6, 4),
				spot('STATISTIC_MONTH', 0, 13, 6, 6),
				spot('STATISTIC_YEAR', 0, 19, 6, 6),
				spot('DOCUMENTS_LAST', 0, 25, 3, 5),
				spot('INTERACTIONS_LAST', 3, 25, 3, 5),
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
				spot('OPEN_POSITIONS', 0, 6, 4, 3),
				spot('CUSTOMERS_TODAY', 0, 9, 4, 3),
				spot('STATISTIC_MONTH', 4, 6, 8, 6),
				spot('DOCUMENTS_LAST', 0, 12, 6, 5),
				spot('INTERACTIONS_LAST', 6, 12, 6, 5),
			],
			md: [
				spot('TELEMETRY_FAILED_LOGINS', 0, 0, 3, 4),
				spot('TASKS', 3, 0, 4, 6),
				spot('NOTIFICATIONS', 7, 0, 3, 6),
				spot('CLOCK', 0, 4, 3, 2),
				spot('OPEN_POSITIONS', 0, 6, 3, 3),
				spot('CUSTOMERS_TODAY', 0, 9, 3, 3),
				spot('STATISTIC_MONTH', 3, 6, 7, 6),
				spot('DOCUMENTS_LAST', 0, 12, 5, 5),
				spot('INTERACTIONS_LAST', 5, 12, 5, 5),
			],
			sm: [
				spot('TELEMETRY_FAILED_LOGINS', 0, 0, 3, 4),
				spot('CLOCK', 0, 4, 3, 2),
				spot('TASKS', 3, 0, 3, 6),
				spot('OPEN_POSITIONS', 0, 6, 3, 3),
				spot('CUSTOMERS_TODAY', 0, 9, 3, 3),
				spot('NOTIFICATIONS', 3, 6, 3, 6),
				spot('STATISTIC_MONTH', 0, 12, 6, 6),
				spot('DOCUMENTS_LAST', 0, 18, 3, 5),
				spot('INTERACTIONS_LAST', 3, 18, 3, 5),
			],
		},
	},
];

/**
 * The dashboard somebody begins with: administration with the developer app, office with the statistics, the counter with
 * neither.
 */
export function templateFor(subject: Subject | null): HouseDashboard['id'] {
	if (can(subject, 'developer') && subject?.admin === true) return 'administration';
	return can(subject, 'statistics') ? 'office' : 'counter';
}

/** The dashboards of the house for somebody: without the widgets they may not have, whose room their neighbours take. */
export function dashboardsFor(subject: Subject | null): readonly HouseDashboard[] {
	const offered = new Set<WidgetId>(offeredWidgets(subject).map(({ id }) => id));
	const fitted = (spots: Spots, width: Width) =>
		withoutGaps(
			spots[width].filter(({ id }) => offered.has(id)),
			gridColumns[width],
		);
	return dashboardTemplates.map(({ spots, ...rest }) => ({
		...rest,
		spots: { lg: fitted(spots, 'lg'), md: fitted(spots, 'md'), sm: fitted(spots, 'sm') },
	}));
}

/** Moves widgets up, then widens each to the right and to the left as far as there is room beside its whole height. */
function withoutGaps(spots: readonly WidgetSpot[], columns: number): readonly WidgetSpot[] {
	const placed: WidgetSpot[] = [];
	for (const one of spots.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
		placed.push(grown(one, (spot) => ({ ...spot, y: spot.y - 1 }), placed, columns));
	}
	for (const [index, one] of placed.entries()) {
		const others = placed.filter((_, at) => at !== index);
		const wider = grown(one, (spot) => ({ ...spot, w: spot.w + 1 }), others, columns);
		placed[index] = grown(wider, (spot) => ({ ...spot, x: spot.x - 1, w: spot.w + 1 }), others, columns);
	}
	return placed;
}

/** The spot after as many steps as there is room for. */
function grown(
	from: WidgetSpot,
	step: (spot: WidgetSpot) => WidgetSpot,
	others: readonly WidgetSpot[],
	columns: number,
): WidgetSpot {
	const next = step(from);
	const isInside = next.x >= 0 && next.y >= 0 && next.x + next.w <= columns;
	return isInside && !others.some((other) => meet(next, other)) ? grown(next, step, others, columns) : from;
}

function meet(one: WidgetSpot, other: WidgetSpot): boolean {
	return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

function spot(id: WidgetId, x: number, y: number, w: number, h: number): WidgetSpot {
	return { id, x, y, w, h };
}
