import { matchRoute, type RouteMatch, type RouteName } from '@kontor/domain/routes';
import { discreetTitle, pageTitle } from '@kontor/domain/titles';
import { Suspense, useEffect } from 'react';
import { guard } from './guard.ts';
import { type LazyChunk, lazyChunk } from './host/chunks.ts';
import { useHost } from './host/host.tsx';
import { useGo, useHere } from './location.ts';
import { BrokenScreen } from './screen/BrokenScreen.tsx';
import { useSubject } from './screen/CurrentUser.tsx';
import { ErrorBoundary } from './screen/ErrorBoundary.tsx';
import { FocusOnArrival } from './screen/FocusOnArrival.tsx';
import { usePrivacy } from './screen/privacy/privacy.tsx';
import { useRouteExtras } from './screen/RouteExtrasProvider.tsx';
import { Waiting } from './screen/Starting.tsx';
import { useSessionState } from './session/SessionProvider.tsx';

/** The screens there are; every other route of the table says that it comes later. */
const screens: { readonly [N in RouteName]?: LazyChunk<{ match: RouteMatch<N> }> } = {
	login: lazyChunk(async () => (await import('./features/auth/LoginScreen.tsx')).LoginScreen),
	noPermission: lazyChunk(async () => (await import('./features/auth/NoPermissionScreen.tsx')).NoPermissionScreen),
	home: lazyChunk(async () => (await import('./features/home/HomeScreen.tsx')).HomeScreen),
	crmAddressNew: lazyChunk(
		async () => (await import('./features/crm/newAddress/NewAddressScreen.tsx')).NewAddressScreen,
	),
	notifications: lazyChunk(
		async () => (await import('./features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
	),
	crm: lazyChunk(async () => (await import('./features/crm/search/CrmSearchScreen.tsx')).CrmSearchScreen),
	crmAddress: lazyChunk(async () => (await import('./features/crm/address/AddressScreen.tsx')).AddressScreen),
	notFound: lazyChunk(async () => (await import('./features/auth/NotFoundScreen.tsx')).NotFoundScreen),
};

const LaterScreen = lazyChunk(async () => (await import('./features/later/LaterScreen.tsx')).LaterScreen);

/** Whether a route has its screen yet. */
export function hasScreen(name: RouteName): boolean {
	return name in screens;
}

/** Fetches the code of the screen an address leads to, while it is not yet known whether it may be shown. */
export function preloadScreen(href: string): void {
	screenOf(matchRoute(href).name).preload();
}

function screenOf(name: RouteName): LazyChunk<{ match: RouteMatch }> {
	// Name and parameters of a match belong together, which the index of the table cannot say.
	return (screens[name] ?? LaterScreen) as LazyChunk<{ match: RouteMatch }>;
}

/** The screen of the current address, behind its guard. */
export function CurrentScreen() {
	const { pathname, href } = useHere();
	const match = matchRoute(href);
	const { drafts } = useHost();
	const decision = guard(match, href + window.location.hash, {
		session: useSessionState(),
		subject: useSubject(),
		wayBack: drafts.wayBack(),
	});
	const extras = useRouteExtras();
	const title = usePrivacy().isDiscreet ? discreetTitle(match, extras) : pageTitle(match, extras);

	useEffect(() => {
		document.title = title;
	}, [title]);

	if (decision.kind === 'go') return <Redirect key={decision.href} href={decision.href} />;
	if (decision.kind === 'wait') return <Waiting />;
	const Screen = screenOf(match.name);
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
