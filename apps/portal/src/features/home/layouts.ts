import { dashboardsFor } from '@kontor/domain/dashboards';
import type { Subject } from '@kontor/domain/permissions';
import { breakpoints } from '@kontor/german/widgetGrid';
import type { DashboardTemplate, WidgetLayouts } from '@kontor/ui/dashboard';
import type { DashboardSettings } from '../../data/dashboard.ts';

type Places = NonNullable<DashboardSettings['lg']>;

/** An arrangement as it is stored. */
export function settingsOf(layouts: WidgetLayouts): DashboardSettings {
	const arranged = breakpoints.flatMap((breakpoint) => {
		const layout = layouts[breakpoint];
		if (layout === undefined) return [];
		const places: Places = layout.map(({ id, x, y, width, height }) => ({ id, x, y, w: width, h: height }));
		return [[breakpoint, places] as const];
	});
	return Object.fromEntries(arranged);
}

/** A stored arrangement as the grid takes it. */
export function layoutsOf(settings: DashboardSettings): WidgetLayouts {
	const arranged = breakpoints.flatMap((breakpoint) => {
		const places = settings[breakpoint];
		if (places === undefined) return [];
		return [[breakpoint, places.map(({ id, x, y, w, h }) => ({ id, x, y, width: w, height: h }))] as const];
	});
	return Object.fromEntries(arranged);
}

/** The arrangements somebody can begin with. */
export function templatesFor(subject: Subject | null): readonly DashboardTemplate[] {
	return dashboardsFor(subject).map(({ id, label, spots }) => ({
		id,
		label,
		layouts: layoutsOf({ lg: [...spots.lg], md: [...spots.md], sm: [...spots.sm] }),
	}));
}

/**
 * One arrangement of two that began with the same: each breakpoint as the side has it that changed it. Null where both
 * changed the same one, and somebody has to be asked.
 */
export function mergeLayouts(base: WidgetLayouts, mine: WidgetLayouts, theirs: WidgetLayouts): WidgetLayouts | null {
	let merged: WidgetLayouts = {};
	for (const breakpoint of breakpoints) {
		const [before, own, other] = [base, mine, theirs].map((layouts) => textOf(layouts[breakpoint]));
		if (own !== before && other !== before && own !== other) return null;
		const layout = (own === before ? theirs : mine)[breakpoint];
		if (layout !== undefined) merged = { ...merged, [breakpoint]: layout };
	}
	return merged;
}

/** True where two arrangements are the same, whatever the order of their widgets. */
function textOf(layout: WidgetLayouts['lg']): string {
	if (layout === undefined) return '';
	return layout
		.map(({ id, x, y, width, height }) => JSON.stringify([id, x, y, width, height]))
		.toSorted()
		.join();
}
