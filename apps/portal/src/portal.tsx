import { createToastQueue } from '@kontor/ui/Toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './App.tsx';
import { reloadOnMissingChunks } from './host/chunks.ts';

const unkeptSentence =
	'Dieser Browser kann nichts mehr speichern. Ihre Anmeldung, geänderte Einstellungen und nicht gespeicherte Eingaben bleiben nur, bis Sie diesen Tab neu laden oder schließen.';

/** Shows the portal in the page; `unkept` resolves once the browser could not keep the sign-in. */
export function showPortal(props: Omit<AppProps, 'toasts'>, unkept: Promise<void>): void {
	const root = document.getElementById('root');
	if (root === null) throw new Error('index.html has no #root');
	reloadOnMissingChunks(props.host, props.clock);
	const toasts = createToastQueue();
	void unkept.then(() => toasts.show({ tone: 'warning', duration: 'permanent', text: unkeptSentence }));
	createRoot(root).render(
		<StrictMode>
			<App {...props} toasts={toasts} />
		</StrictMode>,
	);
}
