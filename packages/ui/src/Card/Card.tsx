import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** Props of Card. */
export interface CardProps {
	/** Names the card; without it the card is a plain surface. */
	title?: ReactNode;
	/** Level of the title in the page's outline. Default 2. */
	level?: 2 | 3;
	/** Buttons and links at the right of the title. */
	actions?: ReactNode;
	/** A quiet line at the bottom, usually a link to all of it. */
	footer?: ReactNode;
	/** Content that goes to the edges by itself: a table, a list. */
	isFlush?: boolean;
	children: ReactNode;
}

const Root = styled.section`
	display: flex;
	flex-direction: column;
	min-width: 0;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);
`;

const Head = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-2);
	min-height: 2.75rem;
	padding: var(--k-space-1) var(--k-space-2) var(--k-space-1) var(--k-space-4);

	h2, h3 {
		min-width: 0;
		overflow: hidden;
		font-size: var(--k-font-size-md);
		font-weight: var(--k-font-weight-strong);
		line-height: var(--k-line-height-md);
		text-overflow: ellipsis;
	}
`;

const Actions = styled.div`
	display: flex;
	flex: none;
	align-items: center;
	gap: var(--k-space-1);
`;

const Body = styled.div`
	flex: 1 1 auto;
	min-width: 0;
	min-height: 0;
	padding: var(--k-space-4);

	${Head} + & {
		padding-top: var(--k-space-1);
	}
	&&[data-flush] {
		padding: 0;
	}
	${Head} + &[data-flush] {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
`;

const Foot = styled.div`
	padding: var(--k-space-2) var(--k-space-4);
	border-top: var(--k-border-width) solid var(--k-color-separator);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
`;

/** A bordered surface for one subject, with its title and actions on one line. */
export function Card({ title, level = 2, actions, footer, isFlush = false, children }: CardProps) {
	const titleId = useId();
	const Heading = level === 2 ? 'h2' : 'h3';
	return (
		<Root as={title ? 'section' : 'div'} aria-labelledby={title ? titleId : undefined}>
			{title && (
				<Head>
					<Heading id={titleId}>{title}</Heading>
					{actions && <Actions>{actions}</Actions>}
				</Head>
			)}
			<Body data-flush={isFlush || undefined}>{children}</Body>
			{footer && <Foot>{footer}</Foot>}
		</Root>
	);
}
