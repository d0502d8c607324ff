import '@kontor/ui/theme/fonts.css';
import { createClient } from '@kontor/api-client/client';
import { createSession, REFRESH_TOKEN_KEY } from '@kontor/api-client/session';
import { nextRenewalStep } from '@kontor/domain/tokenTiming';
import { loadAnswerCheck } from './data/answerCheck.ts';
import { createFirstAnswers } from './data/firstAnswers.ts';
import { browserHost } from './host/browserHost.ts';
import { followSession } from './kit/draft/followSession.ts';
import { leaveField } from './screen/leaveField.ts';
import { browserWorld } from './session/browserWorld.ts';
import { followCallerNumber, takeCallerNumber } from './session/callerNumber.ts';
import { takeLinkToken } from './session/linkToken.ts';
import { startEarly } from './startEarly.ts';

const baseUrl = '/api';

// First of all: the token must be gone from the address before anything reads or shows it.
const linkToken = takeLinkToken(window.location, window.history);
takeCallerNumber(window.location, window.history);
followCallerNumber(window);
const host = browserHost(window, import.meta.url);
const unkept = Promise.withResolvers<void>();
const session = createSession({
	baseUrl,
	world: browserWorld(window, host.connection.watch, (key) => {
		if (key === REFRESH_TOKEN_KEY) unkept.resolve();
	}),
	nextStep: nextRenewalStep,
});
const first = createFirstAnswers(createClient({ baseUrl, fetch: session.fetch, loadCheck: loadAnswerCheck }));

// This file is small on purpose: it is there, and the renewal under way, long before React and the screens are.
const here = () => window.location.href.slice(window.location.origin.length);
followSession(session, host.drafts, { leaveField, here });
void session.start(linkToken);
if (session.state().status === 'starting') startEarly(here(), session, first);
const { showPortal } = await import('./portal.tsx');
showPortal({ session, client: first.client, clock: () => Date.now(), host }, unkept.promise);
