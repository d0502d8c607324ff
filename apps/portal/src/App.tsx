import type { Client } from '@kontor/api-client/client';
import type { Session } from '@kontor/api-client/session';
import { hrefOf, matchRoute } from '@kontor/domain/routes';
import { LinkProvider } from '@kontor/ui/Link';
import { ToastProvider, type ToastQueue } from '@kontor/ui/Toast';
import { ThemeProvider } from '@kontor/ui/theme';
import { Suspense, useCallback, useEffect } from 'react';
import { DataProvider } from './data/api.tsx';
import { lazyChunk } from './host/chunks.ts';
import { type Clock, ClockProvider } from './host/clock.tsx';
import { type Host, HostProvider, useHost } from './host/host.tsx';
import { useOfflineToast } from './host/useOfflineToast.ts';
import { useGo, useHere } from './location.ts';
import { CurrentScreen, hasScreen } from './routes.tsx';
import { BrokenScreen, type BrokenScreenProps } from './screen/BrokenScreen.tsx';
import { ErrorBoundary } from './screen/ErrorBoundary.tsx';
import { forgetEntryNotes } from './screen/entryNotes.ts';
import { LeaveProvider } from './screen/leaving/leaving.tsx';
import { keepDiscretion } from './screen/privacy/privacy.tsx';
import { RouteExtrasProvider } from './screen/RouteExtrasProvider.tsx';
import { Starting } from './screen/Starting.tsx';
import { frameCode } from './screenCode.ts';
import { SessionProvider, useSession, useSessionState } from './session/SessionProvider.tsx';
import { ModeProvider } from './shell/mode.tsx';
import { SignedOut } from './shell/SignedOut.tsx';

/** What the portal is made of; `main.tsx` gives it the real world, stories a small one. */
export interface AppProps {
	session: Session;
	client: Client;
	clock: Clock;
	host: Host;
	toasts: ToastQueue;
}

/** The portal. */
export function App({ session, client, clock, host, toasts }: AppProps) {
	return (
		<HostProvider host={host}>
			<ModeProvider>
				{(mode) => (
					<ThemeProvider mode={mode}>
						<ClockProvider clock={clock}>
							<SessionProvider session={session}>
								<ToastProvider queue={toasts}>
									<Portal client={client} />
								</ToastProvider>
							</SessionProvider>
						</ClockProvider>
					</ThemeProvider>
				)}
			</ModeProvider>
		</HostProvider>
	);
}

function WholePageBroken(props: BrokenScreenProps) {
	return (
		<main>
			<BrokenScreen {...props} />
		</main>
	);
}

const HandoverDialog = lazyChunk(async () => (await import('./shell/HandoverDialog.tsx')).HandoverDialog);
const SignedIn = lazyChunk(frameCode);
const OfflineScan = lazyChunk(async () => (await import('./features/inventory/scan/OfflineScan.tsx')).OfflineScan);

function Portal({ client }: { client: Client }) {
	const state = useSessionState();
	const session = useSession();
	const { href } = useHere();
	const { settings } = useHost();
	const go = useGo();
	const onForbidden = useCallback(() => go(hrefOf('noPermission'), { replace: true }), [go]);
	useOfflineToast();

	// A key per person: what one has read, opened or noted must not be there for the next.
	const person = state.status === 'signedIn' ? state.epoch : 'nobody';
	useEffect(() => () => forgetEntryNotes(), [person]);
	useEffect(() => {
		if (state.status === 'signedOut') keepDiscretion(settings, null);
	}, [state.status, settings]);

	if (state.status === 'starting') {
		const starting = <Starting isUnreachable={state.isUnreachable} onRetry={session.wake} />;
		if (!state.isUnreachable || matchRoute(href).name !== 'inventoryScan') return starting;
		return (
			<Suspense fallback={starting}>
				<OfflineScan meanwhile={starting} />
			</Suspense>
		);
	}
	return (
		<LeaveProvider key={person}>
			{(leave) => (
				<LinkProvider onNavigate={(target) => leave(() => go(target))}>
					<DataProvider key={person} client={client} onForbidden={onForbidden}>
						<ErrorBoundary fallback={(error, retry) => <WholePageBroken error={error} retry={retry} />}>
							<RouteExtrasProvider>
								{state.status === 'signedIn' ? (
									<Suspense fallback={<Starting isUnreachable={false} onRetry={session.wake} />}>
										<SignedIn hasScreen={hasScreen}>
											<CurrentScreen />
										</SignedIn>
										{state.hasHandover && <HandoverDialog />}
									</Suspense>
								) : (
									<SignedOut isLogin={matchRoute(href).name === 'login'}>
										<CurrentScreen />
									</SignedOut>
								)}
							</RouteExtrasProvider>
						</ErrorBoundary>
					</DataProvider>
				</LinkProvider>
			)}
		</LeaveProvider>
	);
}
