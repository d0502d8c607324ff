import { LinkButton } from '@kontor/ui/Link';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Props of ViewTab. */
export interface ViewTabProps {
	href: string;
	isChosen: boolean;
	icon?: ReactNode;
	children: ReactNode;
}

/** One part of a list, such as a saved search, beside the others in a `ViewGroup`. */
export function ViewTab({ href, isChosen, icon, children }: ViewTabProps) {
	return (
		<LinkButton
			// Anew when its number or that of another arrives, which moves it.
			ref={(tab: HTMLElement | null) => {
				if (isChosen) bringIntoSight(tab);
			}}
			href={href}
			size="compact"
			variant="quiet"
			icon={icon}
			aria-current={isChosen ? 'true' : undefined}
		>
			{children}
		</LinkButton>
	);
}

// In its group alone: the page stays where it is.
function bringIntoSight(tab: HTMLElement | null): void {
	const group = tab?.parentElement;
	if (!tab || !group) return;
	const [shown, own] = [group.getBoundingClientRect(), tab.getBoundingClientRect()];
	group.scrollLeft += Math.max(0, own.right - shown.right) - Math.max(0, shown.left - own.left);
}

/** The line of groups above a list. */
export const ViewBar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2) var(--k-space-4);
	padding-bottom: var(--k-space-3);
`;

/** Tabs of one kind; it scrolls where they are too many. */
export const ViewGroup = styled.nav`
	display: flex;
	max-width: 100%;
	overflow-x: auto;
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius);
	scrollbar-width: thin;

	a {
		flex: none;
		border-radius: calc(var(--k-radius) - var(--k-border-width));
		white-space: nowrap;
	}

	a[aria-current] {
		background: var(--k-color-surface-selected);
		color: var(--k-color-primary-text);

		@media (forced-colors: active) {
			background: Highlight;
			color: HighlightText;
			forced-color-adjust: none;
		}
	}

	small {
		font-size: var(--k-font-size-sm);
		font-variant-numeric: tabular-nums;
		font-weight: var(--k-font-weight-regular);
	}
`;
