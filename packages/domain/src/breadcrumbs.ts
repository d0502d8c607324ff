import { matchRoute, type RouteMatch } from './routes.ts';
import { NOBODY, type RouteExtras, readable } from './titles.ts';

/** One step of the way to a page. `href` is `null` when nothing can be opened there: it appears disabled. */
export interface Breadcrumb {
	readonly label: string;
	readonly href: string | null;
	/** The first step, shown as an icon with its label as accessible name. */
	readonly isHome: boolean;
	/** The page itself. */
	readonly isCurrent: boolean;
}

/**
 * The steps to a path, one for each leading part of it that is a route, home first (spec.md, section 2). Query and
 * fragment do not matter. An unknown path has home and "Nicht gefunden".
 */
export function breadcrumbsOf(path: string, extras: RouteExtras = {}): Breadcrumb[] {
	const [pathname = ''] = path.split(/[?#]/, 1);
	const matches = matchRoute(pathname).name === 'notFound' ? [unknownStep()] : stepsOf(pathname);
	const steps = [{ match: matchRoute('/'), href: '/' }, ...matches];
	return steps.map(({ match, href }, index) => ({
		label: labelOf(match, extras),
		href: match.isLinkable ? href : null,
		isHome: index === 0,
		isCurrent: index === steps.length - 1,
	}));
}

interface Step {
	readonly match: RouteMatch;
	readonly href: string;
}

function stepsOf(pathname: string): Step[] {
	const steps: Step[] = [];
	let href = '';
	for (const segment of pathname.split('/')) {
		if (segment === '') continue;
		href += `/${segment}`;
		const match = matchRoute(href);
		if (match.name !== 'notFound') steps.push({ match, href });
	}
	return steps;
}

function unknownStep(): Step {
	return { match: { ...matchRoute(''), isLinkable: false }, href: '/' };
}

function labelOf(match: RouteMatch, extras: RouteExtras): string {
	switch (match.name) {
		case 'crmAddress':
			return match.params.lfdnr === 0 ? NOBODY : readable(extras.addressName) || String(match.params.lfdnr);
		case 'crmAddressDocumentDetailed':
			return readable(extras.documentName) || readable(match.params.wf_cid);
		case 'articleDetails':
			return readable(extras.articleName) || readable(match.params.articleNumber);
		case 'taskDetails':
			return `${match.crumb} ${match.params.lfdnr === 0 ? NOBODY : match.params.lfdnr}`;
		default:
			return match.crumb;
	}
}
