import { fold } from '@kontor/german/search';
import ChevronDown from 'lucide-react/icons/chevron-down';
import {
	type FocusEvent,
	type KeyboardEvent,
	type ReactNode,
	useCallback,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { messages } from '../messages/messages.ts';
import { Popup } from '../Popup/Popup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { loadedEntries, loadMenuAhead, whenLoaded } from './loadMenu.ts';
import { None } from './Menu.styles.ts';
import type { MenuSection } from './menuEntry.ts';

/** Props of SearchMenuButton. */
export interface SearchMenuButtonProps {
	sections: readonly MenuSection[];
	/** Names the field that narrows the entries. */
	searchLabel: string;
	variant?: ButtonProps['variant'];
	size?: ButtonProps['size'];
	icon?: ReactNode;
	children: ReactNode;
}

/** Of an entry and its heading every typed word has to stand somewhere, so that "lief bis" finds "Lieferdatum bis". */
function isFound(heading: string, label: string, words: readonly string[]): boolean {
	const text = fold(`${heading} ${label}`);
	return words.every((word) => text.includes(word));
}

/**
 * A Button with a menu too long to look through: what is typed narrows it, Enter takes the first entry, arrows go into the
 * entries and back, Escape closes.
 */
export function SearchMenuButton(props: SearchMenuButtonProps) {
	const { sections, searchLabel, variant = 'secondary', size = 'md', icon, children } = props;
	const [isOpen, setOpen] = useState(false);
	const [typed, setTyped] = useState('');
	const id = useId();
	const anchor = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const Entries = loadedEntries();
	const words = fold(typed).split(' ').filter(Boolean);
	const found = sections
		.map((section) => ({
			...section,
			items: section.items.filter(({ label }) => isFound(section.label, label, words)),
		}))
		.filter(({ items }) => items.length > 0);

	useLayoutEffect(() => {
		if (isOpen) field.current?.focus();
	}, [isOpen]);

	const close = useCallback(() => {
		setOpen(false);
		setTyped('');
	}, []);

	function closeToButton(): void {
		anchor.current?.focus();
		close();
	}

	/** Before the menu sees the key: what goes from the field into the entries, and back. */
	function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
		if (isComposing(event)) return;
		const { key } = event;
		const isTyping = event.target === field.current;
		const items = panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
		const last = items[items.length - 1];
		const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && key !== ' ';
		if (key === 'Escape' && !(isTyping && typed !== '')) closeToButton();
		else if (key === 'Enter' && isTyping) items[0]?.click();
		else if (key === 'ArrowDown' && isTyping) items[0]?.focus();
		else if (key === 'ArrowUp' && isTyping) last?.focus();
		else if (key === 'ArrowUp' && event.target === items[0]) field.current?.focus();
		else {
			// Letters go on narrowing, wherever the focus is.
			if (isTyping || !isLetter) return;
			field.current?.focus();
			event.stopPropagation();
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	}

	function handleBlur({ relatedTarget }: FocusEvent<HTMLDivElement>): void {
		const isInside = [panel.current, anchor.current].some((element) => element?.contains(relatedTarget));
		if (relatedTarget && !isInside) close();
	}

	return (
		<>
			<Button
				variant={variant}
				size={size}
				icon={icon}
				ref={anchor}
				id={`${id}-button`}
				aria-haspopup="menu"
				aria-expanded={isOpen}
				onPointerEnter={loadMenuAhead}
				onFocus={loadMenuAhead}
				onClick={() => (isOpen ? close() : whenLoaded(() => setOpen(true)))}
			>
				{children}
				<ChevronDown />
			</Button>
			{isOpen && (
				<Popup anchor={anchor} onDismiss={close}>
					{/* biome-ignore lint/a11y/noStaticElementInteractions: field and menu have their roles; keys of both meet here */}
					<div ref={panel} onKeyDownCapture={handleKeyDown} onBlur={handleBlur}>
						<Search>
							<SearchField
								ref={field}
								label={searchLabel}
								isLabelHidden
								placeholder={searchLabel}
								autoComplete="off"
								value={typed}
								onValueChange={setTyped}
							/>
						</Search>
						{found.length === 0 || !Entries ? (
							<None role="status">{Entries ? messages.SearchMenu.none : messages.Menu.failed}</None>
						) : (
							<Entries aria-labelledby={`${id}-button`} entries={found} onChoose={closeToButton} />
						)}
					</div>
				</Popup>
			)}
		</>
	);
}

/* Stays in sight while the entries scroll. */
const Search = styled.div`
	position: sticky;
	top: calc(-1 * var(--k-space-1));
	z-index: 1;
	margin: calc(-1 * var(--k-space-1)) calc(-1 * var(--k-space-1)) 0;
	padding: var(--k-space-2);
	background: var(--k-color-surface-raised);
`;
