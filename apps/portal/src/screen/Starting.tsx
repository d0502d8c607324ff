import { PRODUCT_NAME } from '@kontor/domain/product';
import { ErrorState } from '@kontor/ui/ErrorState';
import { Spinner } from '@kontor/ui/Spinner';
import { below, from } from '@kontor/ui/theme';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import { keyframes, styled } from 'styled-components';
import { BrandMark } from '../shell/BrandMark.tsx';
import { BrokenNavigation, Column, Frame, Main } from '../shell/Shell.styles.ts';

/** Props of Starting. */
export interface StartingProps {
	/** The server did not answer; it is asked again by itself. */
	isUnreachable: boolean;
	onRetry: () => void;
}

/**
 * What stands while it is not yet known who is signed in: the frame as it will be, so that something is seen at once and
 * nothing jumps when the rest arrives.
 */
export function Starting({ isUnreachable, onRetry }: StartingProps) {
	if (!isUnreachable) {
		return (
			<Frame>
				<Side>
					<BrandMark />
				</Side>
				<Column>
					<Bar>
						<BrandMark />
					</Bar>
					<Main>
						<Waiting />
					</Main>
				</Column>
			</Frame>
		);
	}
	return (
		<Stage>
			<ErrorState onRetry={onRetry}>
				{PRODUCT_NAME} ist gerade nicht erreichbar. Die Verbindung wird laufend neu versucht.
			</ErrorState>
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

/** Where the navigation will be, and its head with the brand. */
const Side = styled(BrokenNavigation)`
	padding: 0 var(--k-space-4);

	> * {
		height: 3.25rem;
	}
	${below.lg} {
		display: none;
	}
`;

/** Where the top bar will be; it shows the brand as long as there is no room for a navigation. */
const Bar = styled.div`
	display: flex;
	flex: none;
	align-items: center;
	height: 3.25rem;
	padding: 0 var(--k-space-4);
	border-bottom: var(--k-border-width) solid var(--k-color-separator);
	background: var(--k-color-surface);

	${from.lg} {
		> * {
			display: none;
		}
	}
`;

const Late = styled.div`
	display: grid;
	min-height: 6rem;
	color: var(--k-color-text-muted);
	animation: ${appear} 1ms 400ms backwards;
	place-items: center;
`;
