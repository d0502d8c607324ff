import ChevronDown from 'lucide-react/icons/chevron-down';
import {
	type FocusEvent,
	type KeyboardEvent,
	type ReactNode,
	type Ref,
	useCallback,
	useId,
	useRef,
	useState,
} from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { Popup } from '../Popup/Popup.tsx';
import { loadedEntries, loadMenuAhead, whenLoaded } from './loadMenu.ts';
import { Header, None } from './Menu.styles.ts';
import type { MenuEntry } from './menuEntry.ts';

export { loadMenu } from './loadMenu.ts';
export type { MenuChoice, MenuEntry, MenuItem, MenuSection, MenuSeparator } from './menuEntry.ts';
export { SearchMenuButton, type SearchMenuButtonProps } from './SearchMenu.tsx';

/** What the element that opens a menu takes; spread it on a Button. */
export interface MenuTriggerProps {
	ref: Ref<HTMLButtonElement>;
	id: string;
	'aria-haspopup': 'menu';
	'aria-expanded': boolean;
	'aria-controls': string | undefined;
	onClick: () => void;
	onPointerEnter: () => void;
	onFocus: () => void;
	onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Props of Menu. */
export interface MenuProps {
	entries: readonly MenuEntry[];
	/** The button that opens the menu and names it. */
	trigger: (props: MenuTriggerProps) => ReactNode;
	/** The edge of the button the menu lines up with; `start` by default. */
	align?: 'start' | 'end' | undefined;
	/** Shown above the entries, such as who is signed in; nothing to focus in it. */
	header?: ReactNode;
}

/** Actions behind a button. Arrows, Home, End and letters move; Enter and Space act; Escape, Tab or a press beside close. */
export function Menu({ entries, trigger, align = 'start', header }: MenuProps) {
	const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
	const id = useId();
	const button = useRef<HTMLButtonElement>(null);
	const popup = useRef<HTMLDivElement>(null);
	const isOpen = openAt !== null;
	const Entries = loadedEntries();

	const close = useCallback(() => setOpenAt(null), []);

	function open(at: 'first' | 'last') {
		whenLoaded(() => setOpenAt(at));
	}

	function closeToButton() {
		button.current?.focus();
		close();
	}

	function handleTriggerKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		open(event.key === 'ArrowDown' ? 'first' : 'last');
	}

	function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
		if (event.key !== 'Escape' && !(event.key === 'Tab' && event.shiftKey)) return;
		event.preventDefault();
		event.stopPropagation();
		closeToButton();
	}

	// Tab goes on to what comes after the button, since the menu stands right behind it.
	function handleBlur({ relatedTarget }: FocusEvent<HTMLDivElement>) {
		const isInside = [popup.current, button.current].some((element) => element?.contains(relatedTarget));
		if (relatedTarget && !isInside) close();
	}

	return (
		<>
			{trigger({
				ref: button,
				id: `${id}-button`,
				'aria-haspopup': 'menu',
				'aria-expanded': isOpen,
				'aria-controls': isOpen ? id : undefined,
				onClick: () => (isOpen ? close() : open('first')),
				onPointerEnter: loadMenuAhead,
				onFocus: loadMenuAhead,
				onKeyDown: handleTriggerKeyDown,
			})}
			{isOpen && (
				<Popup
					ref={popup}
					anchor={button}
					align={align}
					onDismiss={close}
					onKeyDown={handleKeyDown}
					onBlur={handleBlur}
				>
					{header && <Header>{header}</Header>}
					{Entries ? (
						<Entries
							id={id}
							aria-labelledby={`${id}-button`}
							focus={openAt}
							entries={entries}
							onChoose={closeToButton}
						/>
					) : (
						<None role="status">{messages.Menu.failed}</None>
					)}
				</Popup>
			)}
		</>
	);
}

/** Props of MenuButton. */
export type MenuButtonProps = ButtonProps & Pick<MenuProps, 'entries' | 'align' | 'header'>;

/** A Button that opens a menu: with text it shows a small arrow, icon-only it does not. */
export function MenuButton({ entries, align, header, ...button }: MenuButtonProps) {
	return (
		<Menu
			entries={entries}
			align={align}
			header={header}
			trigger={(trigger) =>
				button.label === undefined ? (
					<Button {...button} {...trigger}>
						{button.children}
						<ChevronDown />
					</Button>
				) : (
					<Button {...button} {...trigger} />
				)
			}
		/>
	);
}
