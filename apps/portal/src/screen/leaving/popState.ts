let first: ((event: PopStateEvent) => void) | null = null;

// Who listens at the window hears in the order of listening: this module must be there before the router.
window.addEventListener('popstate', (event) => first?.(event));

/** Lets a listener hear of each way back or forth before the router does; gives what ends it. */
export function hearPopStateFirst(listener: (event: PopStateEvent) => void): () => void {
	first = listener;
	return () => {
		if (first === listener) first = null;
	};
}
