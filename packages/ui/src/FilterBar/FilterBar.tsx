import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { FilterChip } from '../Chip/Chip.tsx';
import { MenuButton, SearchMenuButton } from '../Menu/Menu.tsx';
import { messages } from '../messages/messages.ts';
import { below } from '../theme/ThemeProvider.tsx';

/** One filter a list offers. */
export interface FilterBarFilter {
	key: string;
	/** What it is about: "Ort". */
	label: string;
	/** What it is set to: "Graz"; null while it does not narrow. */
	summary: string | null;
	onClear: () => void;
	/** The controls that set it. */
	control: ReactNode;
	/** In the bar even while it does not narrow; the others wait in the menu. */
	isPinned?: boolean;
	/** The heading it waits under in a long menu, which can be searched then; all of a menu have one or none. */
	group?: string;
}

/** Props of FilterBar. */
export interface FilterBarProps {
	filters: readonly FilterBarFilter[];
	/** Empties all of them at once. */
	onReset: () => void;
	/** Names the bar where a screen has several; "Filter" by default. */
	label?: string;
}

/**
 * The filters of a list: those that narrow and the pinned ones as chips, the rest behind "Filter hinzufügen", and one
 * button that empties them all.
 */
export function FilterBar({ filters, onReset, label = messages.FilterBar.label }: FilterBarProps) {
	/** Taken from the menu: in the bar before it narrows, until it is closed empty. */
	const [added, setAdded] = useState<string | null>(null);
	const bar = useRef<HTMLDivElement>(null);
	const add = useRef<HTMLSpanElement>(null);
	const empty = useRef<HTMLButtonElement>(null);
	const isShown = (filter: FilterBarFilter) => filter.isPinned || filter.summary !== null || filter.key === added;
	const hidden = filters.filter((filter) => !isShown(filter));

	/** One that was left empty goes back into the menu, and the focus it had goes where it came from. */
	function close(filter: FilterBarFilter): void {
		const hadFocus = bar.current?.contains(document.activeElement) ?? false;
		flushSync(() => setAdded(null));
		if (filter.summary === null && !filter.isPinned && hadFocus) focusAdd();
	}

	function reset(): void {
		flushSync(() => {
			setAdded(null);
			onReset();
		});
		// Its own button vanished with what it empties.
		focusAdd();
	}

	/** Where nothing can be added, the last filter is nearest to what vanished. */
	function focusAdd(): void {
		const buttons = [...(bar.current?.querySelectorAll('button') ?? [])].filter((button) => button !== empty.current);
		(add.current?.querySelector('button') ?? buttons.at(-1))?.focus();
	}

	return (
		<Row ref={bar} role="group" aria-label={label}>
			{filters.filter(isShown).map((filter) => (
				<FilterChip
					key={filter.key}
					label={filter.label}
					summary={filter.summary}
					onClear={() => {
						filter.onClear();
						// The chip keeps its place, and with it the focus, until the user goes on.
						if (!filter.isPinned) setAdded(filter.key);
					}}
					isInitiallyOpen={filter.key === added && filter.summary === null}
					onClose={() => filter.key === added && close(filter)}
				>
					{filter.control}
				</FilterChip>
			))}
			<span ref={add}>{hidden.length > 0 && <AddFilter filters={hidden} onAdd={setAdded} />}</span>
			{filters.some((filter) => filter.summary !== null) && (
				<Button ref={empty} variant="quiet" size="compact" onClick={reset}>
					{messages.FilterBar.reset}
				</Button>
			)}
		</Row>
	);
}

/** More than that nobody looks through: a field narrows them. */
const MOST_WITHOUT_SEARCH = 12;

/** The filters that wait in a menu, under their headings where they have some. */
function AddFilter({ filters, onAdd }: { filters: readonly FilterBarFilter[]; onAdd: (key: string) => void }) {
	const itemOf = ({ key, label }: FilterBarFilter) => ({ id: key, label, onAction: () => onAdd(key) });
	const groups = new Set(filters.map(({ group }) => group));
	const look = { variant: 'quiet', size: 'compact', icon: <Plus /> } as const;
	const sections = [...groups].map((group = '') => ({
		kind: 'section' as const,
		id: `group-${group}`,
		label: group,
		items: filters.filter((filter) => (filter.group ?? '') === group).map(itemOf),
	}));
	if (filters.length > MOST_WITHOUT_SEARCH && !groups.has(undefined)) {
		return (
			<SearchMenuButton {...look} sections={sections} searchLabel={messages.FilterBar.search}>
				{messages.FilterBar.add}
			</SearchMenuButton>
		);
	}
	return (
		<MenuButton {...look} entries={groups.has(undefined) ? filters.map(itemOf) : sections}>
			{messages.FilterBar.add}
		</MenuButton>
	);
}

const Row = styled.div`
	position: relative;
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2);
	min-width: 0;

	> span:empty {
		display: none;
	}

	/* On phones the list needs the height: one line to swipe through, with room for focus rings. */
	${below.sm} {
		flex-wrap: nowrap;
		width: calc(100% + 2 * var(--k-space-1));
		margin: calc(-1 * var(--k-space-1));
		padding: var(--k-space-1);
		overflow-x: auto;
		scrollbar-width: none;

		> * {
			flex: none;
		}
	}
`;
