import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useMenu, useMenuItem, useMenuSection } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { type TreeState, useTreeState } from 'react-stately/useTreeState';
import { styled } from 'styled-components';
import { Anchor } from '../Link/Link.tsx';
import { findByLetters } from './findByLetters.ts';
import { Group, GroupLabel, ItemRow, itemStyles, Mark, Separator, Shortcut, Text } from './Menu.styles.ts';
import type { MenuChoice, MenuEntry, MenuItem } from './menuEntry.ts';

/** Props of MenuEntries. */
interface MenuEntriesProps {
	entries: readonly MenuEntry[];
	/** Before the action, so that a dialog it opens finds the focus at home. */
	onChoose: () => void;
	/** The entry that takes the focus when the menu opens; none where a field beside it keeps it. */
	focus?: 'first' | 'last';
	id?: string;
	'aria-labelledby': string;
}

/** One line of the menu: an action, or one of the options of a choice. */
interface Row extends MenuItem {
	isChecked?: boolean;
}

/** The entries of an open menu, on the menu of React Aria: its focus, its keys, its presses. */
export function MenuEntries({ entries, onChoose, focus, ...aria }: MenuEntriesProps) {
	const ref = useRef<HTMLDivElement>(null);
	const state = useTreeState({
		items: entries.flatMap(rowsOf),
		children: ({ id, label }: Row) => (
			<Item key={id} textValue={label}>
				{label}
			</Item>
		),
		// Disabled entries stay within reach.
		disabledBehavior: 'selection',
	});
	const keyboardDelegate = Object.assign(new ListKeyboardDelegate({ collection: state.collection, ref }), {
		// Of a collator for searching, as React Aria uses it, O does not find Ö in German.
		getKeyForSearch(letters: string, from?: string | number) {
			const keys = [...state.collection.getKeys()];
			const labels = keys.map((key) => state.collection.getItem(key)?.textValue ?? '');
			return keys[findByLetters(letters, labels, keys.indexOf(from ?? ''))] ?? null;
		},
	});
	const { menuProps } = useMenu({ ...aria, autoFocus: focus ?? false, keyboardDelegate }, state, ref);

	function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
		menuProps.onKeyDown?.(event);
		// Letters are for the menu, not for the shortcuts of the page.
		if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
	}

	const row = (item: Row) => <MenuRow key={item.id} item={item} state={state} onChoose={onChoose} />;
	return (
		<div {...menuProps} role="menu" ref={ref} onKeyDown={handleKeyDown}>
			{entries.map((entry) => {
				if (entry.kind === 'separator') return <Separator key={entry.id} role="separator" />;
				if (entry.kind !== 'section' && entry.kind !== 'choice') return row(entry);
				return (
					<MenuGroup key={entry.id} label={entry.label}>
						{rowsOf(entry).map(row)}
					</MenuGroup>
				);
			})}
		</div>
	);
}

function rowsOf(entry: MenuEntry): readonly Row[] {
	if (entry.kind === 'separator') return [];
	if (entry.kind === 'section') return entry.items;
	return entry.kind === 'choice' ? optionsOf(entry) : [entry];
}

function optionsOf({ id, options, value: chosen, onValueChange }: MenuChoice): Row[] {
	return options.map(({ value, ...option }) => ({
		...option,
		id: `${id} ${value}`,
		isChecked: value === chosen,
		onAction: () => onValueChange(value),
	}));
}

function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
	const { groupProps, headingProps } = useMenuSection({ heading: label });
	return (
		<Group {...groupProps}>
			<GroupLabel {...headingProps}>{label}</GroupLabel>
			{children}
		</Group>
	);
}

const ItemLink = styled(Anchor)`
	${itemStyles}
`;

function MenuRow({ item, state, onChoose }: { item: Row; state: TreeState<Row>; onChoose: () => void }) {
	const ref = useRef<HTMLElement>(null);
	const { menuItemProps } = useMenuItem(
		{
			key: item.id,
			isDisabled: item.isDisabled ?? false,
			onAction: () => {
				onChoose();
				item.onAction?.();
			},
		},
		state,
		ref,
	);
	const props = {
		...menuItemProps,
		...(item.isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': item.isChecked }),
		// Told as keys, not as a part of the name.
		'aria-keyshortcuts': item.shortcut?.replace('Strg', 'Control'),
		'data-danger': item.isDanger || undefined,
	};
	const content = (
		<>
			{item.icon}
			<Text>
				{item.label}
				{item.description && <small>{item.description}</small>}
			</Text>
			{item.shortcut && <Shortcut aria-hidden="true">{item.shortcut}</Shortcut>}
			{item.isChecked !== undefined && <Mark>{item.isChecked && <Check />}</Mark>}
		</>
	);
	const setRef = (element: HTMLElement | null) => {
		ref.current = element;
	};
	return item.href === undefined ? (
		<ItemRow {...props} ref={setRef}>
			{content}
		</ItemRow>
	) : (
		<ItemLink {...props} ref={setRef} href={item.href}>
			{content}
		</ItemLink>
	);
}
