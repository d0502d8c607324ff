import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { useBelow } from '../theme/useBelow.ts';
import { Layer, LayerBar, Palette, PaletteSpot, Veil } from './GlobalSearch.styles.ts';
import { SearchCombobox } from './SearchCombobox.tsx';
import type { SearchGroup, SearchHit } from './searchHits.ts';
import type { Search as SearchFunction } from './searchRun.ts';
import { useSearchKeys } from './useSearchKeys.ts';

export type { SearchGroup, SearchHit } from './searchHits.ts';

/** Props of GlobalSearch. */
export interface GlobalSearchProps {
	/** The field's label is "{productName} durchsuchen (mind. 3 Zeichen)". */
	productName: string;
	/**
	 * Asks for the hits of a text of at least 3 characters, grouped, best first. The signal is aborted once a newer text
	 * is searched or the field is left; a rejection shows an error with "Erneut versuchen".
	 */
	search: SearchFunction<readonly SearchGroup[]>;
	/** What was opened last, newest first; offered while the field is empty. */
	recent?: readonly SearchHit[];
	/** Where "Alle Treffer in CRM" leads for a text. */
	allHitsHref?: (query: string) => string;
	/** A hit was opened; the place to remember it as recent. */
	onOpen?: (hit: SearchHit) => void;
	/** The search was begun; the place to ask for what was opened last. */
	onStart?: () => void;
	/** `palette` shows nothing until its keys or `ref` open it over the page; by default a field in the top bar. */
	presentation?: 'bar' | 'palette';
	ref?: Ref<GlobalSearchHandle>;
}

/** Begins the search from elsewhere, as a skip link does. */
export interface GlobalSearchHandle {
	start: () => void;
}

/**
 * The search over everything: a combobox in the top bar, on phones a button that opens it over the whole window. `/` and
 * Ctrl+K begin it; arrows and Enter open a hit, Ctrl+Enter in a new tab, Esc closes.
 */
export function GlobalSearch(props: GlobalSearchProps) {
	const isPhone = useBelow('sm');
	if (props.presentation === 'palette') return <PaletteSearch {...props} />;
	return isPhone ? <PhoneSearch {...props} /> : <BarSearch {...props} />;
}

function BarSearch({ ref, ...props }: GlobalSearchProps) {
	const input = useRef<HTMLInputElement>(null);
	const [isOpen, setOpen] = useState(false);
	function change(next: boolean): void {
		if (next && !isOpen) props.onStart?.();
		setOpen(next);
	}
	function start(): void {
		input.current?.focus();
		change(true);
	}
	useImperativeHandle(ref, () => ({ start }));
	useSearchKeys(input, start);
	return <SearchCombobox {...props} placement="bar" inputRef={input} isOpen={isOpen} onOpenChange={change} />;
}

function PaletteSearch({ ref, ...props }: GlobalSearchProps) {
	const [isOpen, setOpen] = useState(false);
	const spot = useRef<HTMLSpanElement>(null);
	function start(): void {
		props.onStart?.();
		setOpen(true);
	}
	useImperativeHandle(ref, () => ({ start }));
	useSearchKeys(spot, start);
	return (
		<>
			<PaletteSpot ref={spot} />
			{isOpen && <PaletteLayer {...props} onClose={() => setOpen(false)} />}
		</>
	);
}

function PaletteLayer({ onClose, ...props }: GlobalSearchProps & { onClose: () => void }) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<Veil isDismissable onClose={onClose} aria-label={messages.GlobalSearch.label(props.productName)}>
			<Palette>
				<SearchCombobox
					{...props}
					placement="palette"
					inputRef={input}
					isOpen
					onOpenChange={(isOpen) => {
						if (!isOpen) onClose();
					}}
				/>
			</Palette>
		</Veil>
	);
}

function PhoneSearch({ ref, ...props }: GlobalSearchProps) {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	function start(): void {
		props.onStart?.();
		setOpen(true);
	}
	useImperativeHandle(ref, () => ({ start }));
	useSearchKeys(button, start);
	return (
		<>
			<Button
				ref={button}
				variant="quiet"
				icon={<Search />}
				label={messages.GlobalSearch.open}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={start}
			/>
			{isOpen && <SearchLayer {...props} onClose={() => setOpen(false)} />}
		</>
	);
}

function SearchLayer({ onClose, ...props }: GlobalSearchProps & { onClose: () => void }) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<Layer onClose={onClose} aria-label={messages.GlobalSearch.label(props.productName)}>
			<LayerBar>
				<Button variant="quiet" icon={<ArrowLeft />} label={messages.GlobalSearch.close} onClick={onClose} />
				<SearchCombobox
					{...props}
					placement="layer"
					inputRef={input}
					isOpen
					onOpenChange={(isOpen) => {
						if (!isOpen) onClose();
					}}
				/>
			</LayerBar>
		</Layer>
	);
}
