import {
	type FocusEvent,
	type KeyboardEvent,
	lazy,
	type MouseEvent,
	type ReactNode,
	type RefObject,
	Suspense,
	useCallback,
	useEffect,
	useId,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { isComposing } from '../Field/isComposing.ts';
import { messages } from '../messages/messages.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BarPopup, Combobox, KeyHint, LayerList, PaletteList } from './GlobalSearch.styles.ts';
import type { GlobalSearchProps } from './GlobalSearch.tsx';
import { hitsOf, type SearchGroup, type SearchHit, type SearchView, searchView } from './searchHits.ts';
import { createSearchRun } from './searchRun.ts';

type Placement = 'bar' | 'layer' | 'palette';

interface SearchComboboxProps extends Omit<GlobalSearchProps, 'ref'> {
	placement: Placement;
	inputRef: RefObject<HTMLInputElement | null>;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
}

const texts = messages.GlobalSearch;
const SearchResults = lazy(() => import('./SearchResults.tsx').then((module) => ({ default: module.SearchResults })));
const NotImplementedDialog = lazy(() =>
	import('./NotImplementedDialog.tsx').then((module) => ({ default: module.NotImplementedDialog })),
);

/** The option "all hits" behind the hits of the list. */
const allHitsKey = 'all-hits';

/** Field and list of the search (ARIA combobox): focus stays in the field, the keys walk through the list. */
export function SearchCombobox({
	productName,
	search,
	recent = [],
	allHitsHref,
	onOpen,
	placement,
	inputRef,
	isOpen,
	onOpenChange,
}: SearchComboboxProps) {
	const [run] = useState(() => createSearchRun(search));
	const state = useSyncExternalStore(run.subscribe, run.state);
	const [text, setText] = useState('');
	const [chosen, setChosen] = useState<{ list: string; index: number } | null>(null);
	const [isNotImplemented, setNotImplemented] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const listId = useId();

	useEffect(() => run.cancel, [run]);
	const close = useCallback(() => {
		run.cancel();
		setChosen(null);
		onOpenChange(false);
	}, [run, onOpenChange]);

	const view = searchView(state, recent);
	const hits = hitsOf(view);
	const hasAllHits = view.kind === 'hits' && !view.isStale && allHitsHref !== undefined;
	const keys = [...hits.map((hit) => hit.key), ...(hasAllHits ? [allHitsKey] : [])];
	const list = 'key' in view ? view.key : '';
	// The best hit is chosen as soon as it comes, so that Enter opens it; nothing in the list of recent records.
	const index = chosen?.list === list ? chosen.index : view.kind === 'hits' && hits.length > 0 ? 0 : -1;
	const activeKey = keys[index];
	const optionId = (key: string) => `${listId}-${key}`;

	function open(): void {
		if (isOpen) return;
		onOpenChange(true);
		run.type(text);
	}

	function choose(next: number): void {
		setChosen({ list, index: next });
		const key = keys[next];
		if (key) document.getElementById(optionId(key))?.scrollIntoView({ block: 'nearest' });
	}

	function leaveFor(hit: SearchHit | null): void {
		if (hit && hit.href === null) {
			setNotImplemented(true);
			return;
		}
		if (hit) onOpen?.(hit);
		close();
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (isComposing(event)) return;
		if (event.key === 'Escape' && isOpen) {
			event.preventDefault();
			close();
			return;
		}
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			if (!isOpen) open();
			else if (keys.length > 0) choose(wrap(event.key, index, keys.length));
			return;
		}
		if (event.key === 'Enter' && isOpen && activeKey !== undefined) {
			event.preventDefault();
			openOption(optionId(activeKey), event.ctrlKey || event.metaKey);
		}
	}

	function onBlur(event: FocusEvent<HTMLDivElement>): void {
		if (placement !== 'bar' || isNotImplemented) return;
		if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
	}

	return (
		<Combobox ref={root} data-placement={placement} onBlur={onBlur}>
			<SearchField
				ref={inputRef}
				data-autofocus={placement === 'bar' ? undefined : ''}
				label={texts.label(productName)}
				isLabelHidden
				placeholder={texts.label(productName)}
				value={text}
				onValueChange={(value) => {
					setText(value);
					run.type(value);
					onOpenChange(true);
				}}
				isLoading={state.status === 'loading'}
				loadingText={texts.loading}
				role="combobox"
				aria-expanded={isOpen && keys.length > 0}
				aria-controls={isOpen && keys.length > 0 ? listId : undefined}
				aria-autocomplete="list"
				aria-activedescendant={isOpen && activeKey !== undefined ? optionId(activeKey) : undefined}
				aria-keyshortcuts="/ Control+K"
				onKeyDown={onKeyDown}
				onClick={open}
				onFocus={(event) => event.target.select()}
			/>
			{placement === 'bar' && <KeyHint aria-hidden="true">/</KeyHint>}
			<VisuallyHidden role="status">{isOpen && spokenView(view)}</VisuallyHidden>
			{isOpen && (
				<Frame placement={placement} anchor={root} onDismiss={close}>
					<Suspense>
						<SearchResults
							view={view}
							listId={listId}
							optionId={optionId}
							activeKey={activeKey}
							allHits={hasAllHits ? { key: allHitsKey, href: allHitsHref(view.query) } : null}
							onPoint={(key) => setChosen({ list, index: keys.indexOf(key) })}
							onLeave={leaveFor}
							onRetry={run.retry}
						/>
					</Suspense>
				</Frame>
			)}
			{isNotImplemented && (
				<Suspense>
					<NotImplementedDialog
						onClose={() => {
							setNotImplemented(false);
							inputRef.current?.focus();
						}}
					/>
				</Suspense>
			)}
		</Combobox>
	);
}

interface FrameProps {
	placement: Placement;
	anchor: RefObject<HTMLElement | null>;
	onDismiss: () => void;
	children: ReactNode;
}

function Frame({ placement, anchor, onDismiss, children }: FrameProps) {
	// A press on the list must not take the focus out of the field.
	const onMouseDown = (event: MouseEvent) => event.preventDefault();
	if (placement === 'palette') return <PaletteList onMouseDown={onMouseDown}>{children}</PaletteList>;
	if (placement === 'layer') return <LayerList onMouseDown={onMouseDown}>{children}</LayerList>;
	return (
		<BarPopup anchor={anchor} align="end" isAnchorWide onDismiss={onDismiss} onMouseDown={onMouseDown}>
			{children}
		</BarPopup>
	);
}

function wrap(key: string, index: number, count: number): number {
	if (key === 'ArrowDown') return index + 1 < count ? index + 1 : 0;
	return index > 0 ? index - 1 : count - 1;
}

function openOption(id: string, isNewTab: boolean): void {
	const option = document.getElementById(id);
	if (isNewTab && option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
	else option?.click();
}

function spokenView(view: SearchView): string {
	switch (view.kind) {
		case 'recent':
			return texts.recent;
		case 'hits':
			return view.isStale ? '' : spokenCount(view.groups);
		case 'failed':
			return '';
		default:
			return texts[view.kind];
	}
}

function spokenCount(groups: readonly SearchGroup[]): string {
	const count = groups.reduce((sum, group) => sum + group.count, 0);
	return groups.some(({ isMore }) => isMore) ? texts.countOrMore(count) : texts.count(count);
}
