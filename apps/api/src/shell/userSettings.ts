import { breakpoints } from '@kontor/german/widgetGrid';
import type { Answer } from '../contract/contract.ts';

/** What users have set for each app; null where nothing is set. */
export type Settings = Answer<'getUserSettings'>;

/** Name of an app with settings. */
export type SettingsApp = keyof Settings;

/** Settings as they are stored. */
export interface StoredRow {
	readonly settings: unknown;
	readonly version: number;
}

type Fields<App extends SettingsApp> = Omit<NonNullable<Settings[App]>, 'version'>;

const views = ['day', 'week', 'month'] as const;
const MOST_WIDGETS = 40;
const MOST_SETS = 30;

/** How settings of each app are read; what an older version stored in another shape counts as not set. */
export const readers: { readonly [App in SettingsApp]: (stored: unknown) => Fields<App> | null } = {
	WEB_crm(stored) {
		const columns = textsOf(stored, 'columns', MOST_WIDGETS);
		const views = fieldOf(stored, 'views');
		return columns && { columns, ...(Array.isArray(views) && { views: views.filter(isView).slice(0, MOST_SETS) }) };
	},
	WEB_cal(stored) {
		const view = views.find((name) => name === fieldOf(stored, 'view'));
		if (view === undefined) return null;
		const sets = fieldOf(stored, 'sets');
		return Array.isArray(sets) ? { view, sets: sets.filter(isFilterSet).slice(0, MOST_SETS) } : { view };
	},
	WEB_dashboard(stored) {
		if (typeof stored !== 'object' || stored === null) return null;
		const arranged = breakpoints.flatMap((breakpoint) => {
			const places = fieldOf(stored, breakpoint);
			if (!Array.isArray(places)) return [];
			return [[breakpoint, places.filter(isPlace).slice(0, MOST_WIDGETS)] as const];
		});
		return Object.fromEntries(arranged);
	},
	WEB_notifications(stored) {
		const muted = textsOf(stored, 'muted', 20);
		return muted && { muted: muted as Fields<'WEB_notifications'>['muted'] };
	},
};

/** Stored settings as the contract shows them. */
export function readSettings(stored: ReadonlyMap<string, StoredRow>): Settings {
	function read<App extends SettingsApp>(app: App): (Fields<App> & { version: number }) | null {
		const row = stored.get(app);
		const fields = row === undefined ? null : readers[app](row.settings);
		return fields === null || row === undefined ? null : { ...fields, version: row.version };
	}
	return {
		WEB_crm: read('WEB_crm'),
		WEB_cal: read('WEB_cal'),
		WEB_dashboard: read('WEB_dashboard'),
		WEB_notifications: read('WEB_notifications'),
	};
}

type View = NonNullable<Fields<'WEB_crm'>['views']>[number];

function isView(value: unknown): value is View {
	const [name, query] = [fieldOf(value, 'name'), fieldOf(value, 'query')];
	return (
		typeof name === 'string' && name !== '' && name.length <= 60 && typeof query === 'string' && query.length <= 2000
	);
}

type FilterSet = NonNullable<Fields<'WEB_cal'>['sets']>[number];

function isFilterSet(value: unknown): value is FilterSet {
	const { name, ...lists } = (value ?? {}) as Partial<Record<keyof FilterSet, unknown>>;
	if (typeof name !== 'string' || name === '' || name.length > 60) return false;
	return (['location', 'scope', 'type', 'state', 'resource'] as const).every((key) => {
		const list = lists[key];
		return Array.isArray(list) && list.length <= 50 && list.every((lfdnr) => isWithin(lfdnr, 1, 2_147_483_647));
	});
}

interface Place {
	readonly id: string;
	readonly x: number;
	readonly y: number;
	readonly w: number;
	readonly h: number;
}

function isPlace(value: unknown): value is Place {
	const { id, x, y, w, h } = (value ?? {}) as Partial<Record<keyof Place, unknown>>;
	if (typeof id !== 'string' || id === '' || id.length > 40) return false;
	return isWithin(x, 0, 11) && isWithin(y, 0, 500) && isWithin(w, 1, 12) && isWithin(h, 1, 500);
}

function isWithin(value: unknown, least: number, most: number): boolean {
	return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function textsOf(value: unknown, field: string, most: number): string[] | null {
	const list = fieldOf(value, field);
	return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list.slice(0, most) : null;
}

function fieldOf(value: unknown, field: string): unknown {
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
}
