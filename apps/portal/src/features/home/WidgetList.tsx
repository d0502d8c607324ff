import { EmptyState } from '@kontor/ui/EmptyState';
import { Anchor, Link } from '@kontor/ui/Link';
import { Loading, Skeleton } from '@kontor/ui/Skeleton';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Loaded } from '../../data/api.tsx';
import { Failure } from '../../screen/Failure.tsx';

/** One line of a widget. */
export interface WidgetEntry {
	key: string;
	href: string;
	title: ReactNode;
	/** A word at the end of the title line: a state, a time. */
	aside: ReactNode;
	/** A quiet second line. */
	meta: string;
}

/** Props of WidgetList. */
export interface WidgetListProps<T> {
	list: Loaded<T>;
	entriesOf: (data: T) => readonly WidgetEntry[];
	/** The one sentence for an empty list; "Keine Einträge gefunden." by default. */
	emptyText?: string;
	/** Where everything of this kind is, below the entries. */
	all?: { href: string; label: string };
}

/** The list of a widget in each of its states. */
export function WidgetList<T>({ list, entriesOf, emptyText = 'Keine Einträge gefunden.', all }: WidgetListProps<T>) {
	if (list.status === 'failed') return <Failure {...list} />;
	if (list.status === 'loading') return <WaitingList />;
	const entries = entriesOf(list.data);
	if (entries.length === 0) return <EmptyState>{emptyText}</EmptyState>;
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
			{all && (
				<All>
					<Link href={all.href}>{all.label}</Link>
				</All>
			)}
		</List>
	);
}

const lines = ['70%', '55%', '80%', '60%', '75%'];

function WaitingList() {
	return (
		<Loading>
			<List as="div">
				{lines.map((width) => (
					<Waiting key={width}>
						<Skeleton width={width} />
						<Skeleton width="40%" />
					</Waiting>
				))}
			</List>
		</Loading>
	);
}

const List = styled.ul`
	padding: 0 0 var(--k-space-1);
	list-style: none;

	> * + * {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
`;

const Waiting = styled.div`
	padding: var(--k-space-2) var(--k-space-4);
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

const All = styled.li`
	padding: var(--k-space-2) var(--k-space-4);
	font-size: var(--k-font-size-sm);
`;
