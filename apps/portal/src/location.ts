import { useCallback } from 'react';
import { useRouter } from 'wouter';

/** Where the browser is. */
export interface Here {
	/** Path as the address bar holds it, still percent-encoded. */
	readonly pathname: string;
	/** Query with its `?`, or empty. */
	readonly search: string;
	/** Both together. */
	readonly href: string;
}

/**
 * The address as it is. Wouter's own hooks decode the path once already, so that `100%25` would be decoded twice and
 * break; the route table decodes each segment itself.
 */
export function useHere(): Here {
	const router = useRouter();
	const [pathname] = router.hook(router);
	const raw = router.searchHook(router);
	const search = raw === '' || raw.startsWith('?') ? raw : `?${raw}`;
	return { pathname, search, href: pathname + search };
}

/** Goes to a path of the portal; `replace` takes the place of the current history entry. */
export type Go = (href: string, options?: { replace?: boolean }) => void;

/** How to go elsewhere; the function stays the same between renders. */
export function useGo(): Go {
	const router = useRouter();
	const [, navigate] = router.hook(router);
	return useCallback<Go>(
		// A replaced entry stays the same entry and keeps what is noted about it.
		(href, options) => navigate(href, { ...options, state: options?.replace ? window.history.state : null }),
		[navigate],
	);
}
