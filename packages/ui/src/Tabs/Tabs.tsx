import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Count, Edge, List, Panel, Strip, TabButton } from './Tabs.styles.ts';
import { nextTab } from './tabsKeyboard.ts';

/** One tab and what is under it. */
export interface TabItem {
	/** Unique among its tabs; what an address bar would carry. */
	key: string;
	label: string;
	/** How many things are under it. */
	count?: number | undefined;
	isDisabled?: boolean | undefined;
	/** Rendered only while the tab is selected. */
	content: ReactNode;
}

/** Props of Tabs. */
export interface TabsProps {
	/** Names the row of tabs for screen readers. */
	label: string;
	tabs: readonly TabItem[];
	/** The selected tab; an unknown or disabled key shows the first enabled one, so that a stale link still works. */
	selectedKey: string;
	onSelect: (key: string) => void;
	/** Arrows only move the focus and Enter selects: for tabs whose content has to be loaded. */
	isManual?: boolean;
}

/** Views of one thing, one at a time. Arrows, Home and End move; a row too long for the screen scrolls. */
export function Tabs({ label, tabs, selectedKey, onSelect, isManual = false }: TabsProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const selected =
		tabs.find((tab) => tab.key === selectedKey && !tab.isDisabled) ?? tabs.find((tab) => !tab.isDisabled);
	const overflow = useOverflow(list, tabs.length, selected?.key);

	function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
		const focused = event.target instanceof HTMLElement ? event.target.dataset.key : undefined;
		const key = focused === undefined ? null : nextTab(event.key, focused, tabs);
		if (key === null) return;
		event.preventDefault();
		tabOf(list.current, key)?.focus();
		if (!isManual) onSelect(key);
	}

	function scrollBy(direction: 1 | -1) {
		list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.75 });
	}

	return (
		<div>
			<Strip>
				<List ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
					{tabs.map((tab) => (
						<TabButton
							key={tab.key}
							id={`${id}-tab-${tab.key}`}
							type="button"
							role="tab"
							data-key={tab.key}
							aria-selected={tab === selected}
							aria-controls={tab === selected ? `${id}-panel` : undefined}
							aria-disabled={tab.isDisabled || undefined}
							tabIndex={tab === selected ? 0 : -1}
							onClick={() => !tab.isDisabled && onSelect(tab.key)}
						>
							{tab.label}
							{tab.count !== undefined && <Count>{tab.count}</Count>}
						</TabButton>
					))}
				</List>
				<Edge
					type="button"
					tabIndex={-1}
					aria-hidden="true"
					hidden={!overflow.start}
					$side="start"
					onClick={() => scrollBy(-1)}
				>
					<ChevronLeft />
				</Edge>
				<Edge
					type="button"
					tabIndex={-1}
					aria-hidden="true"
					hidden={!overflow.end}
					$side="end"
					onClick={() => scrollBy(1)}
				>
					<ChevronRight />
				</Edge>
			</Strip>
			{selected && (
				<Panel
					key={selected.key}
					id={`${id}-panel`}
					role="tabpanel"
					tabIndex={0}
					aria-labelledby={`${id}-tab-${selected.key}`}
				>
					{selected.content}
				</Panel>
			)}
		</div>
	);
}

function tabOf(list: HTMLElement | null, key: string): HTMLElement | null {
	return list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;
}

/** Keeps the selected tab in sight and tells on which sides there is more to scroll to. */
function useOverflow(
	list: { current: HTMLElement | null },
	count: number,
	selectedKey: string | undefined,
): { start: boolean; end: boolean } {
	const [overflow, setOverflow] = useState({ start: false, end: false });

	// biome-ignore lint/correctness/useExhaustiveDependencies: a tab more or less is another element to watch
	useLayoutEffect(() => {
		const element = list.current;
		if (!element) return;
		function measure() {
			if (!element) return;
			const start = element.scrollLeft > 1;
			const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
			setOverflow((before) => (before.start === start && before.end === end ? before : { start, end }));
		}
		function adjust() {
			if (element && selectedKey !== undefined) reveal(element, tabOf(element, selectedKey));
			measure();
		}
		// The tabs themselves change their width when the font arrives or the text is enlarged.
		const sizes = new ResizeObserver(adjust);
		for (const watched of [element, ...element.children]) sizes.observe(watched);
		element.addEventListener('scroll', measure, { passive: true });
		return () => {
			sizes.disconnect();
			element.removeEventListener('scroll', measure);
		};
	}, [list, count, selectedKey]);

	return overflow;
}

/** Scrolls the row alone; scrollIntoView would move the page too. */
function reveal(list: HTMLElement, tab: HTMLElement | null) {
	if (!tab) return;
	const row = list.getBoundingClientRect();
	const box = tab.getBoundingClientRect();
	const edge = 40;
	if (box.left < row.left + edge) list.scrollLeft += box.left - row.left - edge;
	else if (box.right > row.right - edge) list.scrollLeft += box.right - row.right + edge;
}
