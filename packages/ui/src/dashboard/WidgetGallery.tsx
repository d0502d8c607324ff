import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { dashboardMessages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { WidgetDefinition } from './grid/widgetLayout.ts';
import { WidgetPicture } from './WidgetPicture.tsx';

/** Props of WidgetGallery. */
export interface WidgetGalleryProps {
	isOpen: boolean;
	onClose: () => void;
	/** The widgets the user may have and has not yet. */
	widgets: readonly WidgetDefinition[];
	/** Adds one; the gallery stays open for more. */
	onAdd: (id: string) => void;
}

const List = styled.ul`
	padding: 0;
	list-style: none;

	li {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: var(--k-space-4);
		padding-block: var(--k-space-3);
	}
	li + li {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
	li > div {
		flex: 1 1 auto;
		min-width: 0;
	}
	h3 {
		font-size: inherit;
		font-weight: var(--k-font-weight-medium);
	}
	p {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		line-height: var(--k-line-height-sm);
	}
`;

/** The widgets that can be added, as a dialog. */
export function WidgetGallery({ isOpen, onClose, widgets, onAdd }: WidgetGalleryProps) {
	const [spoken, setSpoken] = useState('');
	const list = useRef<HTMLUListElement>(null);
	const done = useRef<HTMLButtonElement>(null);

	function add(widget: WidgetDefinition, index: number): void {
		// The button goes with its widget; the focus stays at the same place of the list.
		const buttons = list.current?.querySelectorAll('button');
		(buttons?.[index + 1] ?? buttons?.[index - 1] ?? done.current)?.focus();
		setSpoken(dashboardMessages.added(widget.title));
		onAdd(widget.id);
	}

	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={dashboardMessages.gallery}
			isDismissable
			actions={
				<Button ref={done} variant="primary" onClick={onClose}>
					{dashboardMessages.done}
				</Button>
			}
		>
			{widgets.length === 0 && <EmptyState>{dashboardMessages.allAdded}</EmptyState>}
			<List ref={list}>
				{widgets.map((widget, index) => (
					<li key={widget.id}>
						<WidgetPicture shape={widget.shape ?? 'list'} />
						<div>
							<h3>{widget.title}</h3>
							{widget.description && <p>{widget.description}</p>}
						</div>
						<Button
							size="compact"
							aria-label={dashboardMessages.addNamed(widget.title)}
							onClick={() => add(widget, index)}
						>
							{dashboardMessages.addOne}
						</Button>
					</li>
				))}
			</List>
			<VisuallyHidden role="status">{spoken}</VisuallyHidden>
		</Dialog>
	);
}
