import type { RouteExtras } from '@kontor/domain/titles';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useHere } from '../location.ts';

interface ExtrasOf {
	readonly pathname: string;
	readonly extras: RouteExtras;
}

const ExtrasContext = createContext<{ told: ExtrasOf | null; tell: (told: ExtrasOf) => void } | null>(null);

const none: RouteExtras = {};

/** Carries what a screen knows about its record up to title and breadcrumbs. */
export function RouteExtrasProvider({ children }: { children: ReactNode }) {
	const [told, tell] = useState<ExtrasOf | null>(null);
	const value = useMemo(() => ({ told, tell }), [told]);
	return <ExtrasContext value={value}>{children}</ExtrasContext>;
}

/** What the screen of the current path has told; never the name of another record. */
export function useRouteExtras(): RouteExtras {
	const { told } = useExtras();
	const { pathname } = useHere();
	return told?.pathname === pathname ? told.extras : none;
}

/** Tells title and breadcrumbs the name of the address this screen shows; undefined while it is loading. */
export function useAddressName(addressName: string | undefined): void {
	const { tell } = useExtras();
	const { pathname } = useHere();
	useEffect(() => tell({ pathname, extras: { addressName } }), [tell, pathname, addressName]);
}

/** Tells title and breadcrumbs the name of the article this screen shows; undefined while it is loading. */
export function useArticleName(articleName: string | undefined): void {
	const { tell } = useExtras();
	const { pathname } = useHere();
	useEffect(() => tell({ pathname, extras: { articleName } }), [tell, pathname, articleName]);
}

/** Tells title and breadcrumbs the names of the document this screen shows and of its address; undefined while loading. */
export function useDocumentName(documentName: string | undefined, addressName: string | undefined): void {
	const { tell } = useExtras();
	const { pathname } = useHere();
	useEffect(
		() => tell({ pathname, extras: { documentName, addressName } }),
		[tell, pathname, documentName, addressName],
	);
}

/** Tells the title the ISO week that the calendar shows. */
export function useShownWeek(week: number): void {
	const { tell } = useExtras();
	const { pathname } = useHere();
	useEffect(() => tell({ pathname, extras: { week } }), [tell, pathname, week]);
}

function useExtras() {
	const value = use(ExtrasContext);
	if (value === null) throw new Error('Route extras need a RouteExtrasProvider around them');
	return value;
}
