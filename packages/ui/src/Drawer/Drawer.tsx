import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { useScrollStop } from '../overlay/useScrollStop.ts';
import { below } from '../theme/ThemeProvider.tsx';
import { DrawerLayer } from './DrawerLayer.tsx';

/** Props of Drawer. */
export interface DrawerProps {
	isOpen: boolean;
	/** Escape, the X, or a press beside it; the owner may ask about unsaved input before it closes. */
	onClose: () => void;
	/** The heading and name of the drawer. */
	title: string;
	/** The edge of the window it comes from; `end` by default. */
	side?: 'start' | 'end';
	/** `sm` for filters and details, `lg` for a form of two columns; `md` by default. */
	size?: 'sm' | 'md' | 'lg';
	/** Buttons, the main one last; they stay in sight while the content scrolls. */
	actions?: ReactNode;
	children: ReactNode;
}

/**
 * A side sheet for what belongs to the page behind it, such as the details of a row: modal, the focus stays inside and
 * returns where it came from. An element with `data-autofocus` takes the focus first. On phones it is as wide as the page.
 */
export function Drawer({ isOpen, ...rest }: DrawerProps) {
	return isOpen ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, side = 'end', size = 'md', actions, children }: Omit<DrawerProps, 'isOpen'>) {
	const id = useId();
	const scroll = useScrollStop();
	return (
		<DrawerLayer side={side} onClose={onClose} aria-labelledby={id}>
			<Sheet data-size={size}>
				<Head>
					<h2 id={id}>{title}</h2>
					<Button variant="quiet" size="compact" icon={<X />} label={messages.Dialog.close} onClick={onClose} />
				</Head>
				<Body {...scroll}>
					<div>{children}</div>
				</Body>
				{actions && <Foot>{actions}</Foot>}
			</Sheet>
		</DrawerLayer>
	);
}

const Sheet = styled.div`
	display: flex;
	flex-direction: column;
	width: 100%;
	max-width: 28rem;
	background: var(--k-color-surface-raised);
	color: var(--k-color-text);

	&[data-size='sm'] {
		max-width: 20rem;
	}

	&[data-size='lg'] {
		max-width: 44rem;
	}

	${below.sm} {
		&[data-size] {
			max-width: none;
			border-inline: 0;
		}
	}
`;

const Head = styled.header`
	display: flex;
	flex: none;
	align-items: flex-start;
	gap: var(--k-space-4);
	padding: var(--k-space-4) var(--k-space-5) var(--k-space-3);

	h2 {
		flex: 1;
		min-width: 0;
		padding-block: calc((var(--k-control-height-compact) - var(--k-line-height-lg)) / 2);
		font-size: var(--k-font-size-lg);
		line-height: var(--k-line-height-lg);
		font-weight: var(--k-font-weight-strong);
		overflow-wrap: anywhere;
	}

	/* The X itself, not the air around it, lines up with the content. */
	> button {
		margin-inline-end: calc(-1 * var(--k-space-1));
	}
`;

const Body = styled.div`
	flex: 1;
	min-height: 0;
	padding: var(--k-space-1) var(--k-space-5) var(--k-space-5);
	overflow-y: auto;
	overscroll-behavior: contain;
	outline-offset: calc(-1 * var(--k-focus-width));
`;

const Foot = styled.footer`
	display: flex;
	flex: none;
	flex-wrap: wrap;
	justify-content: flex-end;
	gap: var(--k-space-2);
	padding: var(--k-space-3) var(--k-space-5);
	border-top: var(--k-border-width) solid var(--k-color-separator);

	${below.sm} {
		flex-direction: column-reverse;
		align-items: stretch;
	}
`;
