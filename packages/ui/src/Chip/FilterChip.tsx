import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { messages } from '../messages/messages.ts';
import { Popup } from '../Popup/Popup.tsx';

/** Props of FilterChip. */
export interface FilterChipProps {
	/** What the filter is about: "Ort". */
	label: string;
	/** What it is set to: "Graz"; null while it does not narrow. */
	summary: string | null;
	/** Empties the filter. */
	onClear: () => void;
	/** The controls, shown while the chip is open; the first one gets the focus. */
	children: ReactNode;
	/** Open when first shown, such as one that was just added. */
	isInitiallyOpen?: boolean;
	/** Its controls were closed. */
	onClose?: () => void;
}

/** One filter of a list: says what it is set to, opens its controls, and can be emptied in one press. */
export function FilterChip({ label, summary, onClear, children, isInitiallyOpen = false, onClose }: FilterChipProps) {
	const [isOpen, setOpen] = useState(false);
	const anchor = useRef<HTMLSpanElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const panelId = useId();

	// Not from the first render on: the popup needs its anchor to be there.
	useEffect(() => {
		if (isInitiallyOpen) setOpen(true);
	}, [isInitiallyOpen]);

	useEffect(() => {
		if (isOpen) panel.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
	}, [isOpen]);

	const dismiss = useCallback(() => {
		setOpen(false);
		onClose?.();
	}, [onClose]);

	function onKeyDown(event: KeyboardEvent): void {
		const isDone = event.key === 'Escape' || (event.key === 'Enter' && event.target instanceof HTMLInputElement);
		if (!isDone || event.defaultPrevented || isComposing(event)) return;
		event.preventDefault();
		event.stopPropagation();
		button.current?.focus();
		dismiss();
	}

	return (
		<Root ref={anchor} data-active={summary !== null || undefined}>
			<Button
				ref={button}
				size="compact"
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				aria-controls={isOpen ? panelId : undefined}
				onClick={() => (isOpen ? dismiss() : setOpen(true))}
			>
				{summary === null ? label : <Summary>{`${label}: ${summary}`}</Summary>}
				<ChevronDown />
			</Button>
			{summary !== null && (
				<Button
					size="compact"
					icon={<X />}
					label={messages.Chip.removeFilter(label)}
					onClick={() => {
						onClear();
						button.current?.focus();
					}}
				/>
			)}
			{isOpen && (
				<Popup
					ref={panel}
					id={panelId}
					anchor={anchor}
					role="dialog"
					aria-label={messages.Chip.filter(label)}
					onDismiss={dismiss}
					onKeyDown={onKeyDown}
					onBlur={(event) => {
						const goesOn = event.relatedTarget instanceof Node;
						if (goesOn && !anchor.current?.contains(event.relatedTarget)) dismiss();
					}}
				>
					<Panel>{children}</Panel>
				</Popup>
			)}
		</Root>
	);
}

const Root = styled.span`
	--k-icon-size: 0.875rem;
	display: inline-flex;
	max-width: 100%;

	> button:first-of-type {
		flex: 0 1 auto;
		min-width: 0;
	}

	> button + button {
		margin-inline-start: calc(-1 * var(--k-border-width));
		border-start-start-radius: 0;
		border-end-start-radius: 0;
	}

	> button:not(:last-of-type) {
		border-start-end-radius: 0;
		border-end-end-radius: 0;
	}

	> button:focus-visible {
		z-index: 1;
	}

	&[data-active] > button {
		border-color: var(--k-color-primary-border);
		background: var(--k-color-primary-surface);
		color: var(--k-color-primary-text);
	}
`;

const Summary = styled.span`
	overflow: hidden;
	max-width: 16rem;
	text-overflow: ellipsis;
	white-space: nowrap;
`;

const Panel = styled.div`
	display: grid;
	gap: var(--k-space-2);
	min-width: 14rem;
	padding: var(--k-space-2);
`;
