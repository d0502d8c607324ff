import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { Count, Edge, List, Panel, Strip, TabButton } from './Tabs.styles.ts';

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
	const list = useRef<HTMLDivElement>(null);
	const selected =
		tabs.find((tab) => tab.key === selectedKey && !tab.isDisabled) ?? tabs.find((tab) => !tab.isDisabled);
	const state = useTabListState({
		children: tabs.map((tab) => (
			<Item key={tab.key} textValue={tab.label}>
				{tab.label}
			</Item>
		)),
		disabledKeys: tabs.filter((tab) => tab.isDisabled).map((tab) => tab.key),
		selectedKey: selected?.key ?? '',
		// Where no tab can be shown it still asks for one.
		onSelectionChange: (key) => selected && onSelect(String(key)),
	});
	const { tabListProps } = useTabList(
		{ 'aria-label': label, keyboardActivation: isManual ? 'manual' : 'automatic' },
		state,
		list,
	);
	const overflow = useOverflow(list, tabs.length, selected?.key);

	function scrollBy(direction: 1 | -1) {
		list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.75 });
	}

	return (
		<div>
			<Strip>
				<List {...tabListProps} ref={list}>
					{tabs.map((tab) => (
						<Tab key={tab.key} tab={tab} state={state} />
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
			{selected && <SelectedPanel key={selected.key} tab={selected} state={state} />}
		</div>
	);
}

interface TabPartProps {
	tab: TabItem;
	state: TabListState<object>;
}

function Tab({ tab, state }: TabPartProps) {
	const ref = useRef<HTMLButtonElement>(null);
	const { tabProps } = useTab({ key: tab.key }, state, ref);
	return (
		// A disabled tab has no tabIndex there, and a button would then be a stop.
		<TabButton {...tabProps} ref={ref} type="button" tabIndex={tabProps.tabIndex ?? -1}>
			{tab.label}
			{tab.count !== undefined && <Count>{tab.count}</Count>}
		</TabButton>
	);
}

function SelectedPanel({ tab, state }: TabPartProps) {
	const ref = useRef<HTMLDivElement>(null);
	const { tabPanelProps } = useTabPanel({}, state, ref);
	return (
		<Panel {...tabPanelProps} ref={ref}>
			{tab.content}
		</Panel>
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
