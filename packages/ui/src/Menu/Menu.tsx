import ChevronDown from 'lucide-react/icons/chevron-down';
import {
	type FocusEvent,
	type KeyboardEvent,
	type ReactNode,
	type Ref,
	useCallback,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { Header } from './Menu.styles.ts';
import { MenuEntries, type MenuEntry } from './MenuEntries.tsx';
import { findByLetters, nextMenuIndex } from './menuKeyboard.ts';

export type { MenuChoice, MenuEntry, MenuItem, MenuSection, MenuSeparator } from './MenuEntries.tsx';

/** What the element that opens a menu takes; spread it on a Button. */
export interface MenuTriggerProps {
	ref: Ref<HTMLButtonElement>;
	id: string;
	'aria-haspopup': 'menu';
	'aria-expanded': boolean;
	'aria-controls': string | undefined;
	onClick: () => void;
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

/** Milliseconds after which letters start a new word. */
const lettersPause = 600;

/** Actions behind a button. Arrows, Home, End and letters move; Enter and Space act; Escape, Tab or a press beside close. */
export function Menu({ entries, trigger, align = 'start', header }: MenuProps) {
	const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
	const id = useId();
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLDivElement>(null);
	const typed = useRef({ letters: '', at: 0 });
	const isOpen = openAt !== null;

	useLayoutEffect(() => {
		if (openAt)
			items(menu.current)
				.at(openAt === 'first' ? 0 : -1)
				?.focus();
	}, [openAt]);

	const close = useCallback(() => setOpenAt(null), []);

	function closeToButton() {
		button.current?.focus();
		close();
	}

	function handleTriggerKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
	}

	function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
		const elements = items(menu.current);
		const current = elements.findIndex((element) => element.matches(':focus'));
		const next = nextMenuIndex(event.key, current, elements.length) ?? indexByLetters(event, elements, current);
		if (next !== null) elements[next]?.focus();
		else if (event.key === 'Escape') closeToButton();
		else if (event.key === 'Tab' && event.shiftKey) closeToButton();
		else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) document.activeElement.click();
		else return;
		event.preventDefault();
		event.stopPropagation();
	}

	// Tab goes on to what comes after the button, since the menu stands right behind it.
	function handleBlur({ relatedTarget }: FocusEvent<HTMLDivElement>) {
		const isInside = [menu.current, button.current].some((element) => element?.contains(relatedTarget));
		if (relatedTarget && !isInside) close();
	}

	function indexByLetters(event: KeyboardEvent, elements: HTMLElement[], current: number): number | null {
		if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
		const isFresh = event.timeStamp - typed.current.at > lettersPause;
		if (isFresh && event.key === ' ') return null;
		const letters = isFresh ? event.key : typed.current.letters + event.key;
		typed.current = { letters, at: event.timeStamp };
		const labels = elements.map((element) => element.dataset.label ?? '');
		const index = findByLetters(letters, labels, current);
		return index === -1 ? current : index;
	}

	return (
		<>
			{trigger({
				ref: button,
				id: `${id}-button`,
				'aria-haspopup': 'menu',
				'aria-expanded': isOpen,
				'aria-controls': isOpen ? id : undefined,
				onClick: () => setOpenAt(isOpen ? null : 'first'),
				onKeyDown: handleTriggerKeyDown,
			})}
			{isOpen && (
				<Popup anchor={button} align={align} onDismiss={close}>
					{header && <Header>{header}</Header>}
					<div
						ref={menu}
						id={id}
						role="menu"
						tabIndex={-1}
						aria-labelledby={`${id}-button`}
						onKeyDown={handleKeyDown}
						onBlur={handleBlur}
					>
						<MenuEntries entries={entries} onChoose={closeToButton} />
					</div>
				</Popup>
			)}
		</>
	);
}

function items(menu: HTMLElement | null): HTMLElement[] {
	return menu ? [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : [];
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
