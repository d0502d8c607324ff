import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Props of EmptyState. */
export interface EmptyStateProps {
	/** One sentence. */
	children: ReactNode;
	/** The one thing to do about it: a Button or Link. */
	action?: ReactNode;
	/** A lucide icon above the sentence, where the state fills a whole screen. */
	icon?: ReactNode;
}

const Root = styled.div`
	display: flex;
	flex-direction: column;
	align-items: center;
	justify-content: center;
	gap: var(--k-space-3);
	padding: var(--k-space-8) var(--k-space-4);
	color: var(--k-color-text-muted);
	text-align: center;

	p {
		max-width: var(--k-text-width);
		text-wrap: balance;
	}
`;

/** Nothing is here: one sentence and, at most, one action. */
export function EmptyState({ children, action, icon }: EmptyStateProps) {
	return (
		<Root>
			{icon}
			<p>{children}</p>
			{action}
		</Root>
	);
}
