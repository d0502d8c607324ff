import Check from 'lucide-react/icons/check';
import { type RefObject, useEffect, useRef } from 'react';
import type { SearchState } from '../GlobalSearch/searchRun.ts';
import { Popup } from '../Popup/Popup.tsx';
import { List, Option, Text } from './ComboBox.styles.ts';
import type { ComboBoxItem } from './comboBoxItems.ts';
import { WhyNone } from './WhyNone.tsx';

interface ComboBoxPopupProps<Item extends ComboBoxItem> {
	anchor: RefObject<HTMLElement | null>;
	controlId: string;
	labelId: string;
	state: SearchState<readonly Item[]>;
	minLength: number;
	chosenKey: string | undefined;
	activeKey: string | undefined;
	onChoose: (item: Item) => void;
	onPoint: (item: Item) => void;
	onRetry: () => void;
	onDismiss: () => void;
}

/** What hangs under an open ComboBox: the entries, or one line that says why there are none. */
export function ComboBoxPopup<Item extends ComboBoxItem>({
	anchor,
	controlId,
	labelId,
	state,
	minLength,
	chosenKey,
	activeKey,
	onChoose,
	onPoint,
	onRetry,
	onDismiss,
}: ComboBoxPopupProps<Item>) {
	const list = useRef<HTMLDivElement>(null);
	const items = 'results' in state ? (state.results ?? []) : [];
	const isLoading = state.status === 'loading';

	useEffect(() => {
		if (activeKey === undefined) return;
		list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
	}, [activeKey]);

	return (
		// The focus stays in the input, whatever is pressed here.
		<Popup anchor={anchor} isAnchorWide onDismiss={onDismiss} onMouseDown={(event) => event.preventDefault()}>
			{items.length > 0 && (
				<List ref={list} id={`${controlId}-list`} role="listbox" aria-labelledby={labelId} aria-busy={isLoading}>
					{items.map((item) => (
						<Option
							key={item.key}
							id={`${controlId}-option-${item.key}`}
							role="option"
							aria-selected={item.key === chosenKey}
							aria-disabled={item.isDisabled || undefined}
							data-active={item.key === activeKey || undefined}
							onPointerMove={() => !isLoading && item.key !== activeKey && onPoint(item)}
							onClick={() => !isLoading && onChoose(item)}
						>
							<Text>
								{item.label}
								{item.description && <small>{item.description}</small>}
							</Text>
							{item.key === chosenKey && <Check />}
						</Option>
					))}
				</List>
			)}
			<WhyNone status={state.status} count={items.length} minLength={minLength} onRetry={onRetry} />
		</Popup>
	);
}
