import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages/messages.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { below } from '../theme/breakpoints.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of Page. */
export interface PageProps {
	/** The page's one h1; null while its text is loading, which keeps its place. */
	title: string | null;
	/** A quiet line under the title: a number, an address. */
	subtitle?: ReactNode;
	/** Badges of the state, right after the title. */
	badges?: ReactNode;
	/** Buttons; the primary one last, so it is always in the same corner. */
	actions?: ReactNode;
	/** Where the page sits, above the title; leave out where the top bar shows it. */
	breadcrumbs?: ReactNode;
	/** Search, filters or tabs between head and content. */
	filters?: ReactNode;
	/** `flow` scrolls with the page; `fill` gives the content exactly the rest of the window (a Table). Default `flow`. */
	layout?: 'flow' | 'fill';
	children: ReactNode;
}

const Root = styled.div`
	display: flex;
	flex-direction: column;
	gap: var(--k-space-4);
	width: 100%;
	min-width: 0;
	padding: var(--k-space-5) var(--k-space-6) var(--k-space-6);

	&[data-layout='fill'] {
		height: 100%;
		min-height: 24rem;

		@media print {
			display: block;
			height: auto;
		}
	}
	${below.sm} {
		gap: var(--k-space-3);
		padding: var(--k-space-3) var(--k-space-4) var(--k-space-4);
	}

	/* Paper has margins of its own; with these beside them, Chromium adds empty pages behind a table over several pages. */
	@media print {
		padding: 0;
	}
`;

const Head = styled.header`
	display: flex;
	flex-wrap: wrap;
	align-items: flex-start;
	justify-content: space-between;
	gap: var(--k-space-2) var(--k-space-4);
	min-height: var(--k-control-height);
`;

const Naming = styled.div`
	flex: 1 1 8rem;
	min-width: 0;

	/* On phones a title that does not fit beside the buttons has a line of its own. */
	${below.sm} {
		flex-basis: auto;
	}
`;

const TitleLine = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-1) var(--k-space-2);
	min-height: var(--k-control-height);

	h1 {
		min-width: 0;
		font-size: var(--k-font-size-xl);
		font-weight: var(--k-font-weight-strong);
		letter-spacing: -0.01em;
		line-height: var(--k-line-height-xl);
		overflow-wrap: anywhere;
	}
	h1:focus {
		outline: none;
	}
	${below.sm} {
		min-height: 2rem;

		h1 {
			font-size: 1.25rem;
		}
	}
`;

const Subtitle = styled.div`
	min-height: var(--k-line-height-md);
	color: var(--k-color-text-muted);
`;

const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: flex-end;
	gap: var(--k-space-2);
	margin-left: auto;

	@media print {
		display: none;
	}
`;

const Filters = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2);
	min-height: var(--k-control-height);

	/* The search or the tabs of a phone take the whole line. */
	${below.sm} {
		> :first-child {
			flex: 1 1 100%;
		}
	}
`;

const Content = styled.div`
	min-width: 0;

	[data-layout='fill'] > & {
		display: flex;
		flex: 1 1 0;
		flex-direction: column;
		min-height: 0;

		@media print {
			display: block;
		}
	}
`;

/**
 * The frame of every screen: title with its badges left, actions right, filters below, then the content. The places of
 * head and filters are reserved, so nothing jumps when data arrive.
 */
export function Page({ title, subtitle, badges, actions, breadcrumbs, filters, layout = 'flow', children }: PageProps) {
	return (
		<Root data-layout={layout}>
			{breadcrumbs}
			<Head>
				<Naming>
					<TitleLine>
						{/* Focusable by script: after navigation the focus goes here, and the new title is read. */}
						<h1 tabIndex={-1} aria-busy={title === null || undefined}>
							{title ?? (
								<>
									<Skeleton width="14rem" />
									<VisuallyHidden>{messages.Skeleton.loading}</VisuallyHidden>
								</>
							)}
						</h1>
						{badges}
					</TitleLine>
					{subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
				</Naming>
				{actions && <Actions>{actions}</Actions>}
			</Head>
			{filters && <Filters>{filters}</Filters>}
			<Content>{children}</Content>
		</Root>
	);
}
