import { breadcrumbsOf } from '@kontor/domain/breadcrumbs';
import { appOfId, can } from '@kontor/domain/permissions';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@kontor/domain/product';
import { hrefOf, matchRoute, type RouteName } from '@kontor/domain/routes';
import { Breadcrumbs } from '@kontor/ui/Breadcrumbs';
import { GlobalSearch, type GlobalSearchHandle } from '@kontor/ui/GlobalSearch';
import { KeptFocus } from '@kontor/ui/KeptFocus';
import { Anchor } from '@kontor/ui/Link';
import { SideNav } from '@kontor/ui/SideNav';
import { TopBar } from '@kontor/ui/TopBar';
import { useBelow } from '@kontor/ui/theme';
import { type MouseEvent, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { useCompany } from '../data/company.ts';
import { useOpenedRecords } from '../data/dashboard.ts';
import { useCategories, useStatisticSubApps } from '../data/navigation.ts';
import { useGlobalSearch } from '../data/search.ts';
import { useAppAccess } from '../data/telemetry.ts';
import { type Me, useMe, useUserSettings } from '../data/user.ts';
import { useReloadWhenBack } from '../host/useOfflineToast.ts';
import { useSubmitKey } from '../host/useSubmitKey.ts';
import { useHere } from '../location.ts';
import { BrokenCorner, BrokenScreen } from '../screen/BrokenScreen.tsx';
import { CurrentUserProvider } from '../screen/CurrentUser.tsx';
import { ErrorBoundary } from '../screen/ErrorBoundary.tsx';
import { Failure } from '../screen/Failure.tsx';
import { PrivacyProvider } from '../screen/privacy/PrivacyProvider.tsx';
import { PrivacySwitch } from '../screen/privacy/PrivacySwitch.tsx';
import { usePrivacy } from '../screen/privacy/privacy.tsx';
import { useRouteExtras } from '../screen/RouteExtrasProvider.tsx';
import { Bell } from './Bell.tsx';
import { BrandMark } from './BrandMark.tsx';
import { LinkSignIn } from './LinkSignIn.tsx';
import { appKeyOf, launcherGroups } from './launcher.tsx';
import { BrokenNavigation, Centered, Column, Frame, Main, SkipLink } from './Shell.styles.ts';
import { ScanCorner } from './scanning/ScanCorner.tsx';
import { openedLine, searchGroups, taskGroup } from './searchGroups.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';
import { UserCorner } from './UserCorner.tsx';

/** Props of SignedIn. */
export interface SignedInProps {
	/** Whether a route has its screen yet; the launcher says so. */
	hasScreen: (name: RouteName) => boolean;
	children: ReactNode;
}

/** The frame around the screens: navigation, way, search, messages and user. */
export function SignedIn({ hasScreen, children }: SignedInProps) {
	const me = useMe();
	// Read with the sign-in (spec.md, section 4), so that the screens that use them find them.
	useUserSettings();
	useReloadWhenBack();
	useSubmitKey();
	if (me.status === 'failed') {
		return (
			<Frame>
				<Main id="inhalt">
					<Centered>
						<Failure {...me} />
					</Centered>
				</Main>
			</Frame>
		);
	}
	const user = me.status === 'ready' ? me.data : null;
	return (
		<CurrentUserProvider value={user}>
			<PrivacyProvider>
				<SignedInFrame me={user} hasScreen={hasScreen}>
					{children}
				</SignedInFrame>
			</PrivacyProvider>
		</CurrentUserProvider>
	);
}

function SignedInFrame({ me, hasScreen, children }: SignedInProps & { me: Me | null }) {
	const here = useHere();
	const isNarrow = useBelow('lg');
	const [isDrawerOpen, setDrawerOpen] = useState(false);
	const extras = useRouteExtras();
	const isHome = matchRoute(here.href).name === 'home';
	const search = useRef<GlobalSearchHandle>(null);

	return (
		<Frame as={KeptFocus}>
			<SkipLink href="#inhalt" onClick={skipToContent}>
				Zum Inhalt springen
			</SkipLink>
			<SkipLink as="button" type="button" onClick={() => search.current?.start()}>
				Zur Suche springen
			</SkipLink>
			<ErrorBoundary
				fallback={(error, retry) =>
					!isNarrow && (
						<BrokenNavigation>
							<BrokenScreen error={error} retry={retry} />
						</BrokenNavigation>
					)
				}
			>
				<Navigation
					me={me}
					hasScreen={hasScreen}
					variant={isNarrow ? { isOpen: isDrawerOpen, onClose: () => setDrawerOpen(false) } : 'permanent'}
				/>
			</ErrorBoundary>
			<Column>
				{me !== null && <LinkSignIn username={me.user.username} />}
				<UpdateBanner />
				<TopBar
					menu={isNarrow ? { isOpen: isDrawerOpen, onOpen: () => setDrawerOpen(true) } : undefined}
					breadcrumbs={<Breadcrumbs items={breadcrumbsOf(here.pathname, extras)} />}
					search={
						<Corner>
							<SearchCorner me={me} isHome={isHome} handle={search} />
						</Corner>
					}
					actions={
						<>
							<Corner>
								<ScanCorner />
							</Corner>
							<PrivacySwitch />
							<Corner>
								<Bell />
							</Corner>
							<Corner>
								<UserCorner user={me?.user ?? null} />
							</Corner>
						</>
					}
				/>
				<Main id="inhalt" tabIndex={-1}>
					{children}
				</Main>
			</Column>
			{me !== null && <AppAccess me={me} />}
		</Frame>
	);
}

/** Without the fragment in the address, which would be a history entry of its own. */
function skipToContent(event: MouseEvent): void {
	event.preventDefault();
	document.getElementById('inhalt')?.focus();
}

/** A part of the top bar that keeps its troubles to itself. */
function Corner({ children }: { children: ReactNode }) {
	return (
		<ErrorBoundary fallback={(error, retry) => <BrokenCorner error={error} retry={retry} />}>{children}</ErrorBoundary>
	);
}

interface NavigationProps extends Pick<SignedInProps, 'hasScreen'> {
	me: Me | null;
	variant: 'permanent' | { isOpen: boolean; onClose: () => void };
}

function Navigation({ me, hasScreen, variant }: NavigationProps) {
	const { href } = useHere();
	const company = useCompany();
	const categories = useCategories();
	const statisticSubApps = useStatisticSubApps(can(me?.subject ?? null, 'statistics'));
	const groups =
		me === null
			? []
			: launcherGroups({
					apps: me.apps,
					categories,
					statisticSubApps,
					subject: me.subject,
					current: matchRoute(href),
					hasScreen,
				});
	return (
		<SideNav
			groups={groups}
			brand={
				<Anchor href="/" aria-label={`${PRODUCT_NAME}, Startseite`} style={{ textDecoration: 'none' }}>
					<BrandMark />
				</Anchor>
			}
			version={PRODUCT_VERSION}
			company={company}
			variant={variant}
		/>
	);
}

const RECENT_COUNT = 8;

interface SearchCornerProps {
	me: Me | null;
	/** The field is hidden on Home (spec.md, section 2); there the search opens over the page. */
	isHome: boolean;
	handle: RefObject<GlobalSearchHandle | null>;
}

function SearchCorner({ me, isHome, handle }: SearchCornerProps) {
	const ask = useGlobalSearch();
	const [isStarted, setStarted] = useState(false);
	const opened = useOpenedRecords(isStarted);
	const { isHidden } = usePrivacy();
	const mayTasks = can(me?.subject ?? null, 'tasks');
	const search = useCallback(
		async (text: string, signal: AbortSignal) => {
			const hits = await ask(text, signal);
			return [...searchGroups(hits, isHidden), ...(mayTasks ? taskGroup(text, hits, isHidden) : [])];
		},
		[ask, isHidden, mayTasks],
	);
	const recent = opened.status === 'ready' ? opened.data.slice(0, RECENT_COUNT) : [];
	return (
		<GlobalSearch
			// What it has found is text already: shown or hidden as a whole.
			key={String(isHidden)}
			ref={handle}
			productName={PRODUCT_NAME}
			search={search}
			presentation={isHome ? 'palette' : 'bar'}
			recent={recent.map((record) => openedLine(record, isHidden))}
			onStart={() => setStarted(true)}
			{...(can(me?.subject ?? null, 'crm') ? { allHitsHref: (q: string) => hrefOf('crm', {}, { q }) } : {})}
		/>
	);
}

/** Tells the server which app is open; only what the user may open. */
function AppAccess({ me }: { me: Me }) {
	const { href } = useHere();
	const key = appKeyOf(matchRoute(href));
	const app = me.apps.find(({ appId }) => appOfId(appId)?.key === key);
	useAppAccess(key !== null && can(me.subject, key) ? (app?.appId ?? null) : null);
	return null;
}
