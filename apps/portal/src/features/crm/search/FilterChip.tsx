import { Button } from '@kontor/ui/Button';
import { Popup } from '@kontor/ui/Popup';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Props of FilterChip. */
export interface FilterChipProps {
	/** What the filter is about: "Ort". */
	label: string;
	/** What it is set to: "Graz"; null while it does not narrow. */
	summary: string | null;
	onClear: () => void;
	/** The controls, while the chip is open. */
	children: ReactNode;
}

/** One filter of a list: says what it is set to, opens its controls, and can be emptied in one press. */
export function FilterChip({ label, summary, onClear, children }: FilterChipProps) {
	const [isOpen, setOpen] = useState(false);
	const anchor = useRef<HTMLSpanElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const panelId = useId();

	useEffect(() => {
		if (isOpen) panel.current?.querySelector<HTMLElement>('input, select, button')?.focus();
	}, [isOpen]);

	function close(): void {
		setOpen(false);
		button.current?.focus();
	}

	function onKeyDown(event: KeyboardEvent): void {
		const isDone = event.key === 'Escape' || (event.key === 'Enter' && event.target instanceof HTMLInputElement);
		if (!isDone || event.defaultPrevented) return;
		event.preventDefault();
		close();
	}

	return (
		<Chip ref={anchor} data-active={summary !== null || undefined}>
			<Button
				ref={button}
				size="compact"
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				aria-controls={isOpen ? panelId : undefined}
				onClick={() => setOpen(!isOpen)}
			>
				{summary === null ? label : <Summary>{`${label}: ${summary}`}</Summary>}
				<ChevronDown size={14} aria-hidden="true" />
			</Button>
			{summary !== null && (
				<Button
					size="compact"
					icon={<X size={14} aria-hidden="true" />}
					label={`Filter ${label} entfernen`}
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
					aria-label={`Filter ${label}`}
					onDismiss={() => setOpen(false)}
					onKeyDown={onKeyDown}
					onBlur={(event) => {
						const goesOn = event.relatedTarget instanceof Node;
						if (goesOn && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
					}}
				>
					<Panel>{children}</Panel>
				</Popup>
			)}
		</Chip>
	);
}

const Chip = styled.span`
	display: inline-flex;
	max-width: 100%;

	> button + button {
		margin-left: -1px;
	}
	> button:not(:last-of-type) {
		border-top-right-radius: 0;
		border-bottom-right-radius: 0;
	}
	> button + button {
		border-top-left-radius: 0;
		border-bottom-left-radius: 0;
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
