import { Button } from '@kontor/ui/Button';
import { Drawer } from '@kontor/ui/Drawer';
import { LinkButton } from '@kontor/ui/Link';
import { useBelow } from '@kontor/ui/theme';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PreviewProps } from './ListScreen.tsx';

/** A pause in walking after which a record is read: who hurries through the list asks for nothing. */
const WALKING_PAUSE_MS = 250;

/** Props of PreviewFrame. */
export interface PreviewFrameProps extends Omit<PreviewProps<unknown>, 'row'> {
	/** "Adresse 1001" */
	label: string;
	/** Where the record is opened. */
	href: string;
	children: ReactNode;
}

/** A record in short beside its list or, where there is no room for both, in a drawer over it. */
export function PreviewFrame(props: PreviewFrameProps) {
	return useBelow('lg') ? <PreviewDrawer {...props} /> : <PreviewPane {...props} />;
}

function PreviewPane({ href, onOpen, onClose, children }: PreviewFrameProps) {
	return (
		<Pane aria-label="Vorschau">
			<Bar>
				<OpenButton href={href} onOpen={onOpen} />
				<Button variant="quiet" size="compact" icon={<X />} label="Vorschau schließen" onClick={onClose} />
			</Bar>
			{children}
		</Pane>
	);
}

function PreviewDrawer({ label, href, onOpen, onStep, onClose, children }: PreviewFrameProps) {
	function onKeyDown(event: KeyboardEvent): void {
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		onStep(event.key === 'ArrowDown' ? 1 : -1);
	}

	return (
		<Drawer isOpen title="Vorschau" onClose={onClose} actions={<OpenButton href={href} onOpen={onOpen} />}>
			<Focused tabIndex={-1} data-autofocus role="group" aria-label={label} onKeyDown={onKeyDown}>
				<Bar>
					<Button size="compact" icon={<ChevronUp />} label="Vorheriger Treffer" onClick={() => onStep(-1)} />
					<Button size="compact" icon={<ChevronDown />} label="Nächster Treffer" onClick={() => onStep(1)} />
				</Bar>
				{children}
			</Focused>
		</Drawer>
	);
}

function OpenButton({ href, onOpen }: Pick<PreviewFrameProps, 'href' | 'onOpen'>) {
	return (
		<LinkButton size="compact" href={href} onClick={onOpen}>
			Öffnen
		</LinkButton>
	);
}

/** The record the user has stopped at; the first one counts at once. Null while somebody walks on. */
export function useSettledRecord<Record extends string | number>(record: Record): Record | null {
	const [settled, setSettled] = useState(record);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(record), WALKING_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [record]);
	return settled === record ? settled : null;
}

const Pane = styled.aside`
	flex: none;
	width: 22rem;
	max-height: 100%;
	padding: var(--k-space-3) var(--k-space-4) var(--k-space-4);
	overflow-y: auto;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);
	scrollbar-width: thin;
`;

const Bar = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-2);
	margin-bottom: var(--k-space-3);
`;

const Focused = styled.div`
	outline: none;

	> ${Bar} {
		justify-content: flex-start;
	}
`;

/** The parts of a preview below each other. */
export const PreviewParts = styled.div`
	display: grid;
	gap: var(--k-space-4);
	overflow-wrap: anywhere;

	h2 {
		font-size: var(--k-font-size-lg);
		font-weight: var(--k-font-weight-strong);
		line-height: var(--k-line-height-lg);
	}
	h3 {
		margin-bottom: var(--k-space-2);
		font-size: var(--k-font-size-md);
		font-weight: var(--k-font-weight-strong);
	}
`;
