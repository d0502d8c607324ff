import { matchRoute, type RouteMatch, type RouteName } from '@kontor/domain/routes';
import { discreetTitle, pageTitle, titleWithUnread } from '@kontor/domain/titles';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useUnreadCount } from './data/notifications.ts';
import { LoginScreen } from './features/auth/LoginScreen.tsx';
import { guard } from './guard.ts';
import { lazyChunk } from './host/chunks.ts';
import { useHost } from './host/host.tsx';
import { useGo, useHere } from './location.ts';
import { BrokenScreen } from './screen/BrokenScreen.tsx';
import { useSubject } from './screen/CurrentUser.tsx';
import { ErrorBoundary } from './screen/ErrorBoundary.tsx';
import { FocusOnArrival } from './screen/FocusOnArrival.tsx';
import { usePrivacy } from './screen/privacy/privacy.tsx';
import { useRouteExtras } from './screen/RouteExtrasProvider.tsx';
import { Waiting } from './screen/Starting.tsx';
import { laterCode, screenCode } from './screenCode.ts';
import { useSessionState } from './session/SessionProvider.tsx';

/** The screens there are; every other route of the table says that it comes later. */
const screens = new Map<string, ComponentType<{ match: RouteMatch }>>([
	...Object.entries(screenCode).map(([name, load]) => [name, lazyChunk(load as ScreenCode)] as const),
	['login', LoginScreen as ComponentType<{ match: RouteMatch }>],
]);
const LaterScreen = lazyChunk(laterCode);

// Name and parameters of a match belong together, which a table of all screens cannot say.
type ScreenCode = () => Promise<ComponentType<{ match: RouteMatch }>>;

/** Whether a route has its screen yet. */
export function hasScreen(name: RouteName): boolean {
	return screens.has(name);
}

/** The screen of the current address, behind its guard. */
export function CurrentScreen() {
	const { pathname, href } = useHere();
	const match = matchRoute(href);
	const { drafts } = useHost();
	const session = useSessionState();
	const decision = guard(match, href + window.location.hash, {
		session,
		subject: useSubject(),
		wayBack: drafts.wayBack(),
	});
	const extras = useRouteExtras();
	const unread = useUnreadCount(session.status === 'signedIn');
	const plain = usePrivacy().isDiscreet ? discreetTitle(match, extras) : pageTitle(match, extras);
	const title = titleWithUnread(plain, unread.status === 'ready' ? unread.data.count : 0);

	useEffect(() => {
		document.title = title;
	}, [title]);

	if (decision.kind === 'go') return <Redirect key={decision.href} href={decision.href} />;
	if (decision.kind === 'wait') return <Waiting />;
	const Screen = screens.get(match.name) ?? LaterScreen;
	return (
		<ErrorBoundary key={pathname} fallback={(error, retry) => <BrokenScreen error={error} retry={retry} />}>
			<Suspense fallback={<Waiting />}>
				<Screen match={match} />
				<FocusOnArrival />
			</Suspense>
		</ErrorBoundary>
	);
}

/** Takes the place of the current history entry, so that the back button does not lead into a circle. */
function Redirect({ href }: { href: string }) {
	const go = useGo();
	useEffect(() => go(href, { replace: true }), [go, href]);
	return <Waiting />;
}
