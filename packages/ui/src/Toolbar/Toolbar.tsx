import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Props of Toolbar. */
export interface ToolbarProps {
	/** Says what the tools are for: "Beleg bearbeiten". */
	label: string;
	/** Buttons, menu buttons, checkboxes; ToolbarSeparator between kinds of them. */
	children: ReactNode;
	className?: string | undefined;
}

const tools = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)';

/**
 * Tools in a row that are one stop of the Tab key: the arrows, Home and End go from one to the next, and Tab comes back
 * to the one used last.
 */
export function Toolbar({ label, children, className }: ToolbarProps) {
	const bar = useRef<HTMLDivElement>(null);
	const last = useRef<HTMLElement | null>(null);

	function setStops(): void {
		const all = toolsOf(bar.current);
		const stop = all.find((tool) => tool === last.current) ?? all[0];
		for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1;
	}

	// What stands in the bar is its owner's, and may change without the bar being rendered.
	useLayoutEffect(() => {
		setStops();
		if (!bar.current) return;
		const changes = new MutationObserver(setStops);
		changes.observe(bar.current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
		return () => changes.disconnect();
	});

	function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
		if (!(event.target instanceof HTMLElement)) return;
		const all = toolsOf(bar.current);
		const at = all.indexOf(event.target);
		const next = nextTool(event.key, at, all.length);
		if (at === -1 || next === null || event.defaultPrevented || usesArrows(event.target)) return;
		event.preventDefault();
		all[next]?.focus();
	}

	return (
		<Bar
			ref={bar}
			className={className}
			role="toolbar"
			aria-label={label}
			onKeyDown={handleKeyDown}
			onFocus={(event) => {
				last.current = event.target;
				setStops();
			}}
		>
			{children}
		</Bar>
	);
}

/** Tells one kind of tools from the next. */
export function ToolbarSeparator() {
	return <Line role="separator" aria-orientation="vertical" />;
}

/** What floats out of the bar, such as an open menu, has keys of its own. */
function toolsOf(bar: HTMLElement | null): HTMLElement[] {
	return bar ? [...bar.querySelectorAll<HTMLElement>(tools)].filter((tool) => !tool.closest('[popover]')) : [];
}

function nextTool(key: string, at: number, count: number): number | null {
	if (key === 'ArrowRight') return (at + 1) % count;
	if (key === 'ArrowLeft') return (at - 1 + count) % count;
	if (key === 'Home') return 0;
	return key === 'End' ? count - 1 : null;
}

function usesArrows(element: EventTarget): boolean {
	if (element instanceof HTMLSelectElement) return true;
	return element instanceof HTMLInputElement && !['checkbox', 'button'].includes(element.type);
}

const Bar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-1);
	min-width: 0;
`;

const Line = styled.span`
	width: var(--k-border-width);
	height: 1.25rem;
	margin-inline: var(--k-space-1);
	background: var(--k-color-separator);
`;
