import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A card in which there is nothing: one line that says so, with what can be done. */
export function NothingThere({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<Line>
			<h2>{title}</h2>
			<span>keine</span>
			{children}
		</Line>
	);
}

const Line = styled.section`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: 0 var(--k-space-2);
	min-height: 2.75rem;
	padding-inline: var(--k-space-4) var(--k-space-2);
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius-large);

	h2 {
		font-size: var(--k-font-size-md);
		font-weight: var(--k-font-weight-medium);
		line-height: var(--k-line-height-md);
	}
	> span {
		flex: 1;
		color: var(--k-color-text-muted);
	}
`;
