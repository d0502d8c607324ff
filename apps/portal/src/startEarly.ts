import type { Session } from '@kontor/api-client/session';
import { matchRoute } from '@kontor/domain/routes';
import type { FirstAnswers } from './data/firstAnswers.ts';
import { askFirst } from './firstQuestions.ts';
import { frameCode, laterCode, screenCode } from './screenCode.ts';

/** After that an answer nobody has fetched would be old news. */
const FRESH_MS = 30_000;

/**
 * Fetches the code of the frame and of the screen an address leads to while it is still being found out who is signed
 * in, and asks the screen's first question as soon as that is known, without waiting for the code that shows it.
 */
export function startEarly(href: string, session: Session, first: FirstAnswers): void {
	// Whatever cannot be fetched now is fetched again, and its failure shown, when it is needed.
	frameCode().catch(() => {});
	(screenCode[matchRoute(href).name] ?? laterCode)().catch(() => {});
	let epoch: number | null = null;
	session.subscribe(() => {
		const state = session.state();
		const current = state.status === 'signedIn' ? state.epoch : null;
		if (epoch === null && current !== null) {
			epoch = current;
			void askFirst(href, first.ask);
			window.setTimeout(first.forget, FRESH_MS);
		} else if (current !== epoch) {
			epoch = -1;
			first.forget();
		}
	});
}
