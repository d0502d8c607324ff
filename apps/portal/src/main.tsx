import '@kontor/ui/theme/fonts.css';
import { createClient } from '@kontor/api-client/client';
import { createSession, REFRESH_TOKEN_KEY } from '@kontor/api-client/session';
import { nextRenewalStep } from '@kontor/domain/tokenTiming';
import { createToastQueue } from '@kontor/ui/Toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, preloadFor } from './App.tsx';
import { loadAnswerCheck } from './data/answerCheck.ts';
import { browserHost } from './host/browserHost.ts';
import { reloadOnMissingChunks } from './host/chunks.ts';
import { followSession } from './kit/draft/followSession.ts';
import { leaveField } from './screen/leaveField.ts';
import { browserWorld } from './session/browserWorld.ts';
import { takeLinkToken } from './session/linkToken.ts';

const baseUrl = '/api';
const clock = () => Date.now();
const toasts = createToastQueue();
const unkeptSentence =
	'Dieser Browser kann nichts mehr speichern. Ihre Anmeldung, geänderte Einstellungen und nicht gespeicherte Eingaben bleiben nur, bis Sie diesen Tab neu laden oder schließen.';

// First of all: the token must be gone from the address before anything reads or shows it.
const linkToken = takeLinkToken(window.location, window.history);
const host = browserHost(window, import.meta.url);
const session = createSession({
	baseUrl,
	world: browserWorld(window, host.connection.watch, (key) => {
		if (key === REFRESH_TOKEN_KEY) toasts.show({ tone: 'warning', duration: 'permanent', text: unkeptSentence });
	}),
	nextStep: nextRenewalStep,
});
const client = createClient({ baseUrl, fetch: session.fetch, loadCheck: loadAnswerCheck });

const here = () => window.location.href.slice(window.location.origin.length);
followSession(session, host.drafts, { leaveField, here });
reloadOnMissingChunks(host, clock);
void session.start(linkToken);
if (session.state().status === 'starting') preloadFor(here());

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
	<StrictMode>
		<App session={session} client={client} clock={clock} host={host} toasts={toasts} />
	</StrictMode>,
);
