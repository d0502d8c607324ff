import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { useBelow } from '../theme/useBelow.ts';
import { Layer, LayerBar } from './GlobalSearch.styles.ts';
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
}

/**
 * The search over everything: a combobox in the top bar, on phones a button that opens it over the whole window. `/` and
 * Ctrl+K focus it; arrows and Enter open a hit, Ctrl+Enter in a new tab, Esc closes.
 */
export function GlobalSearch(props: GlobalSearchProps) {
	return useBelow('sm') ? <PhoneSearch {...props} /> : <BarSearch {...props} />;
}

function BarSearch(props: GlobalSearchProps) {
	const input = useRef<HTMLInputElement>(null);
	const [isOpen, setOpen] = useState(false);
	useSearchKeys(input, () => {
		input.current?.focus();
		setOpen(true);
	});
	return <SearchCombobox {...props} placement="bar" inputRef={input} isOpen={isOpen} onOpenChange={setOpen} />;
}

function PhoneSearch(props: GlobalSearchProps) {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	useSearchKeys(button, () => setOpen(true));
	return (
		<>
			<Button
				ref={button}
				variant="quiet"
				icon={<Search />}
				label={messages.GlobalSearch.open}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={() => setOpen(true)}
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
