import { Button } from '@kontor/ui/Button';
import { ErrorState } from '@kontor/ui/ErrorState';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useForgetReads } from '../data/api.tsx';
import { ChunkError } from '../host/chunks.ts';
import { useHost } from '../host/host.tsx';

/** Props of BrokenScreen. */
export interface BrokenScreenProps {
	error: unknown;
	/** Renders it anew. */
	retry: () => void;
}

/** What stands in place of a screen, or a part of one, that broke or could not be loaded. */
export function BrokenScreen({ error, retry }: BrokenScreenProps) {
	const onRetry = useRetry(error, retry);
	return (
		<ErrorState onRetry={onRetry}>
			{error instanceof ChunkError
				? 'Dieser Bereich konnte nicht geladen werden.'
				: 'Hier ist ein unerwarteter Fehler aufgetreten.'}
		</ErrorState>
	);
}

/** What stands in place of a small part of the frame that broke. */
export function BrokenCorner({ error, retry }: BrokenScreenProps) {
	const onRetry = useRetry(error, retry);
	return (
		<Button
			variant="quiet"
			icon={<TriangleAlert size={20} aria-hidden="true" />}
			label="Hier ist ein Fehler aufgetreten. Erneut versuchen"
			onClick={onRetry}
		/>
	);
}

/** A chunk that failed once fails for as long as the page lives; only loading the page anew helps. */
function useRetry(error: unknown, retry: () => void): () => void {
	const { reload } = useHost();
	const forgetReads = useForgetReads();
	if (error instanceof ChunkError) return reload;
	return () => {
		forgetReads();
		retry();
	};
}
