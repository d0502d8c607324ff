import Check from 'lucide-react/icons/check';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { List, Option, Text } from '../ComboBox/ComboBox.styles.ts';
import type { ComboBoxItem } from '../ComboBox/comboBoxItems.ts';
import { WhyNone } from '../ComboBox/WhyNone.tsx';
import type { SearchState } from '../GlobalSearch/searchRun.ts';
import { Popup } from '../Popup/Popup.tsx';

interface MultiSelectPopupProps<Item extends ComboBoxItem> {
	anchor: RefObject<HTMLElement | null>;
	controlId: string;
	labelId: string;
	state: SearchState<readonly Item[]>;
	minLength: number;
	chosenKeys: ReadonlySet<string>;
	activeKey: string | undefined;
	onToggle: (item: Item) => void;
	onPoint: (item: Item) => void;
	onRetry: () => void;
	onDismiss: () => void;
}

/** What hangs under an open MultiSelect: the entries with a tick at each chosen one, or a line that says why there are none. */
export function MultiSelectPopup<Item extends ComboBoxItem>(props: MultiSelectPopupProps<Item>) {
	const { anchor, controlId, state, minLength, chosenKeys, activeKey } = props;
	const list = useRef<HTMLDivElement>(null);
	const items = 'results' in state ? (state.results ?? []) : [];
	const isLoading = state.status === 'loading';

	useEffect(() => {
		if (activeKey === undefined) return;
		list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
	}, [activeKey]);

	return (
		// The focus stays in the input, whatever is pressed here.
		<Popup anchor={anchor} isAnchorWide onDismiss={props.onDismiss} onMouseDown={(event) => event.preventDefault()}>
			{items.length > 0 && (
				<List
					ref={list}
					id={`${controlId}-list`}
					role="listbox"
					aria-labelledby={props.labelId}
					aria-multiselectable="true"
					aria-busy={isLoading}
				>
					{items.map((item) => (
						<Option
							key={item.key}
							id={`${controlId}-option-${item.key}`}
							role="option"
							aria-selected={chosenKeys.has(item.key)}
							aria-disabled={item.isDisabled || undefined}
							data-active={item.key === activeKey || undefined}
							onPointerMove={() => !isLoading && item.key !== activeKey && props.onPoint(item)}
							onClick={() => !isLoading && props.onToggle(item)}
						>
							<Tick aria-hidden="true">{chosenKeys.has(item.key) && <Check />}</Tick>
							<Text>
								{item.label}
								{item.description && <small>{item.description}</small>}
							</Text>
						</Option>
					))}
				</List>
			)}
			<WhyNone status={state.status} count={items.length} minLength={minLength} onRetry={props.onRetry} />
		</Popup>
	);
}

/* A box to tick, so that everybody sees that several can be chosen. */
const Tick = styled.span`
	--k-icon-size: 0.75rem;
	display: grid;
	flex: none;
	width: 1rem;
	height: 1rem;
	place-items: center;
	border: var(--k-border-width) solid var(--k-color-border);
	border-radius: var(--k-radius-small);
	background: var(--k-color-surface);

	[aria-selected='true'] > & {
		border-color: var(--k-color-primary);
		background: var(--k-color-primary);
		color: var(--k-color-on-primary);
	}
`;
