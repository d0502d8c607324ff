import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { Body, Foot, Head } from '../overlay/sheetParts.ts';
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
