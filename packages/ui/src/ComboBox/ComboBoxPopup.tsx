import Check from 'lucide-react/icons/check';
import { type RefObject, useEffect, useRef } from 'react';
import type { SearchState } from '../GlobalSearch/searchRun.ts';
import { Popup } from '../Popup/Popup.tsx';
import { List, Option, Text, Tick } from './ComboBox.styles.ts';
import type { ComboBoxItem } from './comboBoxItems.ts';
import { WhyNone } from './WhyNone.tsx';

interface ComboBoxPopupProps<Item extends ComboBoxItem> {
	anchor: RefObject<HTMLElement | null>;
	controlId: string;
	labelId: string;
	state: SearchState<readonly Item[]>;
	minLength: number;
	/** Key of the entry with a tick; a set where several can be chosen. */
	chosen: string | undefined | ReadonlySet<string>;
	activeKey: string | undefined;
	onChoose: (item: Item) => void;
	onPoint: (item: Item) => void;
	onRetry: () => void;
	onDismiss: () => void;
}

/** List under an open field: its entries, or one line that says why there are none. */
export function ComboBoxPopup<Item extends ComboBoxItem>({
	anchor,
	controlId,
	labelId,
	state,
	minLength,
	chosen,
	activeKey,
	onChoose,
	onPoint,
	onRetry,
	onDismiss,
}: ComboBoxPopupProps<Item>) {
	const list = useRef<HTMLDivElement>(null);
	const items = 'results' in state ? (state.results ?? []) : [];
	const isLoading = state.status === 'loading';
	const isMultiple = typeof chosen === 'object';
	const isChosen = (key: string) => (isMultiple ? chosen.has(key) : chosen === key);

	useEffect(() => {
		if (activeKey === undefined) return;
		list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
	}, [activeKey]);

	return (
		// The focus stays in the input, whatever is pressed here.
		<Popup anchor={anchor} isAnchorWide onDismiss={onDismiss} onMouseDown={(event) => event.preventDefault()}>
			{items.length > 0 && (
				<List
					ref={list}
					id={`${controlId}-list`}
					role="listbox"
					aria-labelledby={labelId}
					aria-multiselectable={isMultiple || undefined}
					aria-busy={isLoading}
				>
					{items.map((item) => (
						<Option
							key={item.key}
							id={`${controlId}-option-${item.key}`}
							role="option"
							aria-selected={isChosen(item.key)}
							aria-disabled={item.isDisabled || undefined}
							data-active={item.key === activeKey || undefined}
							onPointerMove={() => !isLoading && item.key !== activeKey && onPoint(item)}
							onClick={() => !isLoading && onChoose(item)}
						>
							{isMultiple && <Tick aria-hidden="true">{isChosen(item.key) && <Check />}</Tick>}
							<Text>
								{item.label}
								{item.description && <small>{item.description}</small>}
							</Text>
							{!isMultiple && isChosen(item.key) && <Check />}
						</Option>
					))}
				</List>
			)}
			<WhyNone status={state.status} count={items.length} minLength={minLength} onRetry={onRetry} />
		</Popup>
	);
}
