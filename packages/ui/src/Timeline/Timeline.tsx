import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Something that happened. */
export interface TimelineEntry {
	key: string;
	/** What happened, in a few words, or a Link to it. */
	title: ReactNode;
	/** When, for the eye ("vor 5 Minuten", "12. Jänner, 14:05"). */
	time: string;
	/** When, for machines: an ISO day or instant. */
	dateTime: string;
	/** A lucide icon of 16 pixels for the kind of event. */
	icon?: ReactNode;
	/** Who and where, in a quiet line. */
	meta?: ReactNode;
	/** More about it, up to a few lines. */
	children?: ReactNode;
	/** Compact buttons for what can be done with it. */
	actions?: ReactNode;
}

/** Entries under one heading, usually a day or month. */
export interface TimelineGroup {
	key: string;
	/** Null for entries that need none: each of them says its time itself. */
	heading: string | null;
	entries: readonly TimelineEntry[];
}

/** Props of Timeline. */
export interface TimelineProps {
	/** Names the list. */
	label: string;
	/** Newest first. */
	groups: readonly TimelineGroup[];
	/** Level of the group headings. Default 3. */
	level?: 3 | 4;
}

const Group = styled.section`
	& + & {
		margin-top: var(--k-space-5);
	}
	h3, h4 {
		margin-bottom: var(--k-space-2);
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		font-weight: var(--k-font-weight-medium);
		line-height: var(--k-line-height-sm);
	}
	ol {
		padding: 0;
		list-style: none;
	}
`;

const Entry = styled.li`
	position: relative;
	display: grid;
	gap: 0 var(--k-space-3);
	grid-template-columns: 1.75rem minmax(0, 1fr);
	padding-bottom: var(--k-space-4);

	&:last-child {
		padding-bottom: 0;
	}
	/* The thread from this sign to the next. */
	&:not(:last-child)::before {
		content: '';
		position: absolute;
		top: 1.75rem;
		bottom: 0;
		left: 0.875rem;
		width: var(--k-border-width);
		background: var(--k-color-separator);
	}
`;

const Sign = styled.span`
	display: grid;
	width: 1.75rem;
	height: 1.75rem;
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius-full);
	background: var(--k-color-surface);
	color: var(--k-color-text-muted);
	place-items: center;
`;

const Dot = styled.span`
	width: 0.375rem;
	height: 0.375rem;
	border-radius: var(--k-radius-full);
	background: var(--k-color-border);
`;

const Body = styled.div`
	min-width: 0;
	padding-top: var(--k-space-1);
`;

const Head = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: 0 var(--k-space-3);
`;

const Title = styled.span`
	flex: 1 1 12rem;
	min-width: 0;
	font-weight: var(--k-font-weight-medium);
	overflow-wrap: anywhere;
`;

const Actions = styled.span`
	display: flex;
	gap: var(--k-space-1);
	margin-inline-start: auto;
`;

const Quiet = styled.div`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	line-height: var(--k-line-height-sm);
`;

const Content = styled.div`
	margin-top: var(--k-space-1);
	overflow-wrap: anywhere;
	white-space: pre-line;
`;

/** What happened to something, newest first, under headings of time. */
export function Timeline({ label, groups, level = 3 }: TimelineProps) {
	const Heading = level === 3 ? 'h3' : 'h4';
	return (
		<section aria-label={label}>
			{groups.map((group) => (
				<Group key={group.key}>
					{group.heading !== null && <Heading>{group.heading}</Heading>}
					<ol>
						{group.entries.map((entry) => (
							<Entry key={entry.key}>
								<Sign aria-hidden="true">{entry.icon ?? <Dot />}</Sign>
								<Body>
									<Head>
										<Title>{entry.title}</Title>
										<Quiet as="time" dateTime={entry.dateTime}>
											{entry.time}
										</Quiet>
										{entry.actions && <Actions>{entry.actions}</Actions>}
									</Head>
									{entry.meta && <Quiet>{entry.meta}</Quiet>}
									{entry.children && <Content>{entry.children}</Content>}
								</Body>
							</Entry>
						))}
					</ol>
				</Group>
			))}
		</section>
	);
}
