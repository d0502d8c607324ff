import { ErrorState } from '@kontor/ui/ErrorState';
import { ChunkError } from '../host/chunks.ts';
import { useHost } from '../host/host.tsx';

/** Props of BrokenScreen. */
export interface BrokenScreenProps {
	error: unknown;
	/** Renders it anew. */
	retry: () => void;
}

/** What stands in place of a screen that broke or could not be loaded. */
export function BrokenScreen({ error, retry }: BrokenScreenProps) {
	const { reload } = useHost();
	if (error instanceof ChunkError) {
		// A chunk that failed once fails for as long as the page lives; only loading the page anew helps.
		return <ErrorState onRetry={reload}>Dieser Bereich konnte nicht geladen werden.</ErrorState>;
	}
	return <ErrorState onRetry={retry}>Hier ist ein unerwarteter Fehler aufgetreten.</ErrorState>;
}
