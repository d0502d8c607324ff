import Check from 'lucide-react/icons/check';
import { type MouseEvent, type PointerEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../Link/Link.tsx';
import { Group, GroupLabel, ItemButton, itemStyles, Mark, Separator, Shortcut, Text } from './Menu.styles.ts';

/** An action or, with `href`, a way to another screen. */
export interface MenuItem {
	kind?: 'item';
	/** Unique in its menu. */
	id: string;
	label: string;
	icon?: ReactNode;
	/** A second, quieter line, such as why it is disabled. */
	description?: string;
	/** The keys that do the same, as written on them: "Strg+P". Only shown. */
	shortcut?: string;
	/** Stays reachable, so that everybody learns it is there, but does nothing. */
	isDisabled?: boolean;
	/** It destroys something. */
	isDanger?: boolean;
	href?: string;
	onAction?: () => void;
}

/** Entries under a heading. */
export interface MenuSection {
	kind: 'section';
	id: string;
	label: string;
	items: readonly MenuItem[];
}

/** One of several under a heading, with a tick at the chosen one. */
export interface MenuChoice {
	kind: 'choice';
	id: string;
	label: string;
	options: readonly { value: string; label: string; icon?: ReactNode }[];
	value: string;
	onValueChange: (value: string) => void;
}

/** A line between entries. */
export interface MenuSeparator {
	kind: 'separator';
	id: string;
}

/** Anything a menu consists of. */
export type MenuEntry = MenuItem | MenuSection | MenuChoice | MenuSeparator;

/** The entries of an open menu; `onChoose` comes before the action, so that a dialog it opens finds the focus at home. */
export function MenuEntries({ entries, onChoose }: { entries: readonly MenuEntry[]; onChoose: () => void }) {
	return entries.map((entry) => {
		if (entry.kind === 'separator') return <Separator key={entry.id} role="separator" />;
		if (entry.kind === 'section') {
			return (
				<MenuGroup key={entry.id} label={entry.label}>
					{entry.items.map((item) => (
						<MenuRow key={item.id} item={item} onChoose={onChoose} />
					))}
				</MenuGroup>
			);
		}
		if (entry.kind === 'choice') return <MenuOptions key={entry.id} choice={entry} onChoose={onChoose} />;
		return <MenuRow key={entry.id} item={entry} onChoose={onChoose} />;
	});
}

function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
	const id = useId();
	return (
		<Group role="group" aria-labelledby={id}>
			<GroupLabel id={id}>{label}</GroupLabel>
			{children}
		</Group>
	);
}

function MenuOptions({ choice, onChoose }: { choice: MenuChoice; onChoose: () => void }) {
	return (
		<MenuGroup label={choice.label}>
			{choice.options.map((option) => (
				<ItemButton
					key={option.value}
					type="button"
					role="menuitemradio"
					aria-checked={option.value === choice.value}
					tabIndex={-1}
					data-label={option.label}
					onPointerMove={focusUnderPointer}
					onClick={() => {
						onChoose();
						choice.onValueChange(option.value);
					}}
				>
					{option.icon}
					<Text>{option.label}</Text>
					<Mark>{option.value === choice.value && <Check />}</Mark>
				</ItemButton>
			))}
		</MenuGroup>
	);
}

const ItemLink = styled(Anchor)`
	${itemStyles}
`;

function MenuRow({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
	function handleClick(event: MouseEvent) {
		if (item.isDisabled) {
			event.preventDefault();
			return;
		}
		onChoose();
		item.onAction?.();
	}

	const props = {
		role: 'menuitem',
		tabIndex: -1,
		'aria-disabled': item.isDisabled || undefined,
		'data-label': item.label,
		'data-danger': item.isDanger || undefined,
		onPointerMove: focusUnderPointer,
		onClick: handleClick,
	};
	const content = (
		<>
			{item.icon}
			<Text>
				{item.label}
				{item.description && <small>{item.description}</small>}
			</Text>
			{item.shortcut && <Shortcut>{item.shortcut}</Shortcut>}
		</>
	);
	if (item.href !== undefined) {
		return (
			<ItemLink {...props} href={item.href}>
				{content}
			</ItemLink>
		);
	}
	return (
		<ItemButton {...props} type="button">
			{content}
		</ItemButton>
	);
}

/** One row at a time is marked, whether pointer or keys came last. */
function focusUnderPointer(event: PointerEvent<HTMLElement>) {
	if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true });
}
