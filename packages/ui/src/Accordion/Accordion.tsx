import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** One part of an accordion. */
export interface AccordionSection {
	key: string;
	title: string;
	/** At the end of the heading, such as a number or a Badge. */
	meta?: ReactNode;
	children: ReactNode;
	/** Open when first shown. */
	isOpen?: boolean;
}

/** Props of Accordion. */
export interface AccordionProps {
	sections: readonly AccordionSection[];
	/** Opening one closes the others; only where they are never compared. */
	isExclusive?: boolean;
	/** The rank of the headings below the heading they belong to; 3 by default. */
	level?: 2 | 3 | 4;
	/** The user opened or closed a section. */
	onToggle?: (key: string, isOpen: boolean) => void;
}

/**
 * Parts of a page that are folded until needed. The browser's own: Enter and Space toggle, and its search in the page
 * finds and opens what is folded.
 */
export function Accordion({ sections, isExclusive = false, level = 3, onToggle }: AccordionProps) {
	const name = useId();
	const Heading = `h${level}` as const;
	return (
		<List>
			{sections.map((section) => (
				<Section
					key={section.key}
					name={isExclusive ? name : undefined}
					open={section.isOpen}
					onToggle={(event) => onToggle?.(section.key, event.currentTarget.open)}
				>
					<Summary>
						<ChevronRight />
						<Heading>{section.title}</Heading>
						{section.meta}
					</Summary>
					<Body>{section.children}</Body>
				</Section>
			))}
		</List>
	);
}

const List = styled.div`
	border-block: var(--k-border-width) solid var(--k-color-separator);
`;

const Section = styled.details`
	& + & {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
`;

const Summary = styled.summary`
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	min-height: max(2.75rem, var(--k-control-height));
	padding: var(--k-space-2);
	border-radius: var(--k-radius-small);
	cursor: pointer;
	list-style: none;

	&::-webkit-details-marker {
		display: none;
	}

	&:hover {
		background: var(--k-color-surface-hover);
	}

	&:focus-visible {
		outline-offset: calc(-1 * var(--k-focus-width));
	}

	> :is(h2, h3, h4) {
		flex: 1;
		min-width: 0;
		font-size: var(--k-font-size-md);
		font-weight: var(--k-font-weight-medium);
		line-height: var(--k-line-height-md);
		overflow-wrap: anywhere;
		hyphens: auto;
	}

	> svg:first-child {
		color: var(--k-color-text-muted);
		transition: rotate var(--k-duration);
	}

	[open] > & > svg:first-child {
		rotate: 90deg;
	}
`;

/* Lined up with the heading, not with the arrow. */
const Body = styled.div`
	padding: var(--k-space-1) var(--k-space-2) var(--k-space-4)
		calc(var(--k-space-2) + var(--k-icon-sm) + var(--k-space-2));
`;
