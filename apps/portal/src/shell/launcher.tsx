import type { Model } from '@kontor/api-client/types';
import { type AppKey, appOfId, can, isAppKey, type Subject } from '@kontor/domain/permissions';
import { safeRedirect } from '@kontor/domain/redirect';
import { matchRoute, type RouteMatch, type RouteName, routes } from '@kontor/domain/routes';
import type { SideNavEntry, SideNavGroup } from '@kontor/ui/SideNav';
import Bell from 'lucide-react/icons/bell';
import Briefcase from 'lucide-react/icons/briefcase';
import Calendar from 'lucide-react/icons/calendar';
import ChartColumn from 'lucide-react/icons/chart-column';
import Code from 'lucide-react/icons/code';
import Contact from 'lucide-react/icons/contact';
import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Package from 'lucide-react/icons/package';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Settings from 'lucide-react/icons/settings';
import type { ReactNode } from 'react';
import type { OfferedApp } from '../data/subject.ts';

const icons: Record<AppKey, ReactNode> = {
	crm: <Contact size={16} aria-hidden="true" />,
	calendar: <Calendar size={16} aria-hidden="true" />,
	statistics: <ChartColumn size={16} aria-hidden="true" />,
	tasks: <ListChecks size={16} aria-hidden="true" />,
	articles: <Package size={16} aria-hidden="true" />,
	documents: <FileText size={16} aria-hidden="true" />,
	business: <Briefcase size={16} aria-hidden="true" />,
	inventory: <ScanBarcode size={16} aria-hidden="true" />,
	developer: <Code size={16} aria-hidden="true" />,
	settings: <Settings size={16} aria-hidden="true" />,
	notifications: <Bell size={16} aria-hidden="true" />,
	dashboard: <LayoutDashboard size={16} aria-hidden="true" />,
};

/** The settings screens (spec.md, section 2) by the app they belong to. */
const settingsOf: Partial<Record<AppKey, RouteName>> = {
	crm: 'settingsCrm',
	calendar: 'settingsCalendar',
	tasks: 'settingsTasks',
};

/** What the launcher is made of. */
export interface LauncherParts {
	readonly apps: readonly OfferedApp[];
	readonly categories: readonly Model<'Category'>[];
	readonly statisticSubApps: readonly Model<'StatisticSubApp'>[];
	readonly subject: Subject;
	/** The route on screen. */
	readonly current: RouteMatch;
	/** Whether a route has its screen yet. */
	readonly hasScreen: (name: RouteName) => boolean;
}

/** The app a route belongs to. */
export function appKeyOf(match: RouteMatch): AppKey | null {
	if (match.name === 'home') return 'dashboard';
	if (match.name === 'notifications') return 'notifications';
	return isAppKey(match.permission) ? match.permission : null;
}

/** The licensed apps by category, each with where it leads and whether this user may go there. */
export function launcherGroups(parts: LauncherParts): SideNavGroup[] {
	const shown = parts.apps.filter((app) => app.licensed && app.showInMenu);
	const groups = parts.categories.map(({ id, bezeichnung }) => ({
		key: String(id),
		label: bezeichnung,
		entries: shown.filter((app) => app.appCategory === id).map((app) => entryOf(app, parts)),
	}));
	return groups.filter(({ entries }) => entries.length > 0);
}

function entryOf(app: OfferedApp, parts: LauncherParts): SideNavEntry {
	const known = appOfId(app.appId);
	const key = known?.key ?? null;
	const href = known?.path ?? safeRedirect(app.appUrl);
	const entry = {
		key: String(app.appId),
		label: app.appBezeichnung,
		icon: key === null ? null : icons[key],
		isActive: key !== null && appKeyOf(parts.current) === key,
	};
	if (key === null || !can(parts.subject, matchRoute(href).permission)) return { ...entry, state: 'noPermission' };
	const entries = key === 'statistics' ? statisticEntries(parts) : key === 'settings' ? settingsEntries(parts) : [];
	if (entries.length > 0) return { ...entry, entries };
	return { ...entry, href, state: stateOf(matchRoute(href).name, parts) };
}

function statisticEntries(parts: LauncherParts): SideNavEntry[] {
	return parts.statisticSubApps.flatMap(({ name, bezeichnung }) => {
		const route = routes.find((row) => 'subApp' in row && row.subApp === name);
		return route?.pattern ? [routeEntry(route.name, route.pattern, bezeichnung, parts)] : [];
	});
}

function settingsEntries(parts: LauncherParts): SideNavEntry[] {
	return parts.apps.flatMap((app) => {
		const known = app.webSettings && app.licensed ? appOfId(app.appId) : null;
		const name = known === null ? undefined : settingsOf[known.key];
		const route = routes.find((row) => row.name === name);
		return route?.pattern ? [routeEntry(route.name, route.pattern, app.appBezeichnung, parts)] : [];
	});
}

function routeEntry(name: RouteName, href: string, label: string, parts: LauncherParts): SideNavEntry {
	return { key: name, label, href, isActive: parts.current.name === name, state: stateOf(name, parts) };
}

function stateOf(name: RouteName, { hasScreen }: LauncherParts): 'available' | 'planned' {
	return hasScreen(name) ? 'available' : 'planned';
}
