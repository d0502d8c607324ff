import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';

/** Props of ErrorState. */
export interface ErrorStateProps {
	/** What failed, in one sentence. Default "Die Daten konnten nicht geladen werden." */
	children?: ReactNode;
	/** Offers "Erneut versuchen". */
	onRetry?: (() => void) | undefined;
	/** The retry is under way. */
	isRetrying?: boolean | undefined;
	/** The server's request id, for the people who look into it. */
	reference?: string | undefined;
}

const Root = styled.div`
	display: flex;
	flex-direction: column;
	align-items: center;
	justify-content: center;
	gap: var(--k-space-3);
	padding: var(--k-space-8) var(--k-space-4);
	text-align: center;

	p {
		max-width: var(--k-text-width);
		text-wrap: balance;
	}
	> svg {
		color: var(--k-color-error-text);
	}
`;

const Reference = styled.p`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-xs);
	line-height: var(--k-line-height-xs);
	overflow-wrap: anywhere;
`;

/** Something could not be loaded; it says so at once to screen readers and offers another try. */
export function ErrorState({ children, onRetry, isRetrying, reference }: ErrorStateProps) {
	const { text, retry, reference: referenceText } = messages.ErrorState;
	return (
		<Root role="alert">
			<CircleAlert />
			<p>{children ?? text}</p>
			{onRetry && (
				<Button icon={<RotateCw />} onClick={onRetry} isPending={isRetrying ?? false}>
					{retry}
				</Button>
			)}
			{reference && <Reference>{referenceText(reference)}</Reference>}
		</Root>
	);
}
