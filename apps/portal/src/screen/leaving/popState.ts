type Listener = (event: PopStateEvent) => void;

const listeners: Listener[] = [];

// Who listens at the window hears in the order of listening: this module must be there before the router.
window.addEventListener('popstate', (event) => listeners.at(-1)?.(event));

/** Lets a listener hear of each way back or forth before the router does, and in place of earlier ones; gives what ends it. */
export function hearPopStateFirst(listener: Listener): () => void {
	listeners.push(listener);
	return () => void listeners.splice(listeners.indexOf(listener), 1);
}
