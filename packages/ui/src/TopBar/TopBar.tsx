import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { below } from '../theme/breakpoints.ts';

/** Props of TopBar. */
export interface TopBarProps {
	/** Shows the button that opens the navigation drawer; leave out where the navigation is permanent. */
	menu?: { isOpen: boolean; onOpen: () => void } | undefined;
	/** A Breadcrumbs; on phones it gets what the rest leaves. */
	breadcrumbs?: ReactNode;
	/** A GlobalSearch. */
	search?: ReactNode;
	/** Bell and user menu, or a Login button. */
	actions?: ReactNode;
}

const Bar = styled.header`
	position: sticky;
	z-index: var(--k-layer-sticky);
	top: 0;
	display: flex;
	align-items: center;
	gap: var(--k-space-2);
	height: 3.25rem;
	padding: 0 var(--k-space-6);
	border-bottom: var(--k-border-width) solid var(--k-color-separator);
	background: var(--k-color-surface);

	> button {
		--k-icon-size: var(--k-icon-md);
	}
	${below.sm} {
		gap: 0;
		padding: 0 var(--k-space-1);
	}

	@media print {
		display: none;
	}
`;

const Way = styled.div`
	flex: 1 1 0;
	min-width: 0;
`;

const Search = styled.div`
	/* On a tablet the way keeps room for at least two of its steps. */
	flex: 0 1 clamp(14rem, 28vw, 26rem);
	min-width: 0;

	> button {
		--k-icon-size: var(--k-icon-md);
	}
	${below.sm} {
		flex: none;
	}
`;

const Actions = styled.div`
	--k-icon-size: var(--k-icon-md);
	display: flex;
	flex: none;
	align-items: center;
	gap: var(--k-space-1);

	[popover] {
		--k-icon-size: var(--k-icon-sm);
	}
	${below.sm} {
		gap: 0;
	}
`;

/** The bar above every screen: way, search, messages and user, each in its fixed place. */
export function TopBar({ menu, breadcrumbs, search, actions }: TopBarProps) {
	return (
		<Bar>
			{menu && (
				<Button
					variant="quiet"
					icon={<Menu />}
					label={messages.TopBar.menu}
					aria-expanded={menu.isOpen}
					aria-haspopup="dialog"
					onClick={menu.onOpen}
				/>
			)}
			<Way>{breadcrumbs}</Way>
			{search && <Search>{search}</Search>}
			<Actions>{actions}</Actions>
		</Bar>
	);
}
