import { can, type Subject } from '@kontor/domain/permissions';
import { matchRoute, type RouteMatch, type RouteName } from '@kontor/domain/routes';
import type { FirstAnswers } from './data/firstAnswers.ts';
import { PAGE_SIZE } from './data/pageSize.ts';
import { subjectOf } from './data/subject.ts';
import { addressFields, questionOf } from './features/crm/search/addressFilter.ts';
import { readFilter } from './kit/list/listFilter.ts';

type Ask = FirstAnswers['ask'];

/** What screens ask first. A screen without a row only asks later. */
const firstOf: { readonly [N in RouteName]?: (match: RouteMatch<N>, ask: Ask, subject: Subject) => void } = {
	home(_, ask, subject) {
		void ask('get', '/v1/dashboard/opened', {});
		if (can(subject, 'tasks')) void ask('get', '/v1/task/user/previews', {});
		if (!can(subject, 'crm')) return;
		void ask('get', '/v1/dashboard/documents/last', {});
		void ask('get', '/v1/dashboard/interactions/last', {});
	},
	crm({ query }, ask) {
		const body = { ...questionOf(readFilter(addressFields, query)), page: 1, size: PAGE_SIZE };
		void ask('post', '/v1/crm/addresses/search/filtered', { body });
	},
	crmAddress({ params: { lfdnr } }, ask) {
		if (lfdnr !== 0) void ask('get', '/v1/crm/addresses/{id}', { path: { id: lfdnr } });
	},
};

/** Asks who is signed in and, once that is known to be allowed, what the screen of an address asks first. */
export async function askFirst(href: string, ask: Ask): Promise<void> {
	const match = matchRoute(href);
	const answers = Promise.all([ask('get', '/v1/user', {}), ask('get', '/v1/apps', {})]);
	void ask('get', '/v1/user/settings', {});
	try {
		const subject = subjectOf(...(await answers));
		// A refusal is written down by the server: nobody is asked for what the screen would not be shown for.
		if (match.redirectTo === null && can(subject, match.permission)) firstQuestions(match)?.(match, ask, subject);
	} catch {
		// The frame gets the same failure and shows it.
	}
}

function firstQuestions(match: RouteMatch): ((match: RouteMatch, ask: Ask, subject: Subject) => void) | undefined {
	// Name and match belong together, which the index of the table cannot say.
	return firstOf[match.name] as ReturnType<typeof firstQuestions>;
}
