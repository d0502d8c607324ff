import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages/messages.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** One fact. */
export interface Description {
	term: string;
	/** null, undefined and '' show a dash that screen readers hear as "keine Angabe". */
	value: ReactNode;
	/** It takes the whole width, below its term: for an input that needs the room. */
	isWide?: boolean;
}

/** Props of DescriptionList. */
export interface DescriptionListProps {
	items: readonly Description[];
	/** Facts side by side where there is room. Default 1. */
	columns?: 1 | 2;
	/** The values are still on their way; terms stand already, so nothing moves when they come. */
	isLoading?: boolean;
}

const Frame = styled.div`
	container-type: inline-size;
`;

const List = styled.dl`
	display: grid;
	gap: var(--k-space-2) var(--k-space-8);
	grid-template-columns: minmax(0, 1fr);

	@container (width >= 40rem) {
		&[data-columns='2'] {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
`;

const Item = styled.div`
	display: grid;
	min-height: var(--k-line-height-md);
	gap: 0 var(--k-space-4);
	grid-template-columns: minmax(0, 1fr);

	@container (width >= 22rem) {
		grid-template-columns: minmax(6rem, 30%) minmax(0, 1fr);

		[data-columns='2'] > & {
			grid-template-columns: minmax(6rem, 42%) minmax(0, 1fr);
		}
	}

	&&[data-wide] {
		grid-column: 1 / -1;
		grid-template-columns: minmax(0, 1fr);
	}
	dt {
		min-width: 0;
		color: var(--k-color-text-muted);
		/* A long term breaks; it never runs into its value. */
		overflow-wrap: anywhere;
		hyphens: auto;
	}
	dd {
		overflow-wrap: anywhere;
	}
`;

/** Facts about one thing: terms left, values right, one below the other where it is narrow. */
export function DescriptionList({ items, columns = 1, isLoading = false }: DescriptionListProps) {
	return (
		<Frame>
			<List data-columns={columns} aria-busy={isLoading || undefined}>
				{items.map(({ term, value, isWide = false }, index) => (
					<Item key={term} data-wide={isWide || undefined}>
						<dt>{term}</dt>
						<dd>{isLoading ? <Skeleton width={`${[60, 45, 75][index % 3]}%`} /> : <Value>{value}</Value>}</dd>
					</Item>
				))}
			</List>
		</Frame>
	);
}

function Value({ children }: { children: ReactNode }) {
	if (children !== null && children !== undefined && children !== '') return children;
	return (
		<>
			<span aria-hidden="true">–</span>
			<VisuallyHidden>{messages.DescriptionList.noValue}</VisuallyHidden>
		</>
	);
}
