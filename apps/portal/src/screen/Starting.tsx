import { PRODUCT_NAME } from '@kontor/domain/product';
import { ErrorState } from '@kontor/ui/ErrorState';
import { Spinner } from '@kontor/ui/Spinner';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import { keyframes, styled } from 'styled-components';

/** Props of Starting. */
export interface StartingProps {
	/** The server did not answer; it is asked again by itself. */
	isUnreachable: boolean;
	onRetry: () => void;
}

/** What stands while it is not yet known who is signed in. */
export function Starting({ isUnreachable, onRetry }: StartingProps) {
	return (
		<Stage>
			{isUnreachable ? (
				<ErrorState onRetry={onRetry}>
					{PRODUCT_NAME} ist gerade nicht erreichbar. Die Verbindung wird laufend neu versucht.
				</ErrorState>
			) : (
				<Waiting />
			)}
		</Stage>
	);
}

/** A sign of life that only shows when it takes a moment. */
export function Waiting() {
	return (
		<Late role="status">
			<Spinner />
			<VisuallyHidden>Wird geladen …</VisuallyHidden>
		</Late>
	);
}

const Stage = styled.main`
	display: grid;
	min-height: 100dvh;
	place-items: center;
`;

const appear = keyframes`
	from { opacity: 0; }
`;

const Late = styled.div`
	display: grid;
	min-height: 6rem;
	color: var(--k-color-text-muted);
	animation: ${appear} 1ms 400ms backwards;
	place-items: center;
`;
