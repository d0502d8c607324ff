import { Anchor } from '@kontor/ui/Link';
import { Skeleton } from '@kontor/ui/Skeleton';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One line of a widget. */
export interface WidgetEntry {
	key: string;
	href: string;
	title: ReactNode;
	/** A word at the end of the title line: a state, a time. */
	aside: ReactNode;
	/** A quiet second line. */
	meta: ReactNode;
}

/** The entries of a widget, each a link. */
export function WidgetList({ entries }: { entries: readonly WidgetEntry[] }) {
	return (
		<List>
			{entries.map(({ key, href, title, aside, meta }) => (
				<li key={key}>
					<Entry href={href}>
						<span>{title}</span>
						<small>{aside}</small>
						<small>{meta}</small>
					</Entry>
				</li>
			))}
		</List>
	);
}

const lines = ['70%', '55%', '80%', '60%', '75%'];

/** The shape of entries that are to come. */
export function WaitingEntries() {
	return (
		<List as="div">
			{lines.map((width) => (
				<Waiting key={width}>
					<Skeleton width={width} />
					<Skeleton width="40%" />
				</Waiting>
			))}
		</List>
	);
}

const List = styled.ul`
	padding: 0;
	list-style: none;

	> * + * {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
`;

const Waiting = styled.div`
	padding: var(--k-space-2) 0;
`;

const Entry = styled(Anchor)`
	display: grid;
	padding: var(--k-space-2) var(--k-space-4);
	gap: 0 var(--k-space-3);
	grid-template-columns: minmax(0, 1fr) auto;
	color: inherit;
	outline-offset: calc(-1 * var(--k-focus-width));
	text-decoration: none;

	&:hover {
		background: var(--k-color-surface-hover);
	}
	> span {
		overflow: hidden;
		font-weight: var(--k-font-weight-medium);
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	> small {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		line-height: var(--k-line-height-md);
	}
	> small:last-child {
		grid-column: 1 / -1;
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
`;
