import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../Button/Button.tsx';
import { isComposing } from '../../Field/isComposing.ts';
import { pdfMessages } from '../../messages/pdfMessages.ts';
import { SearchField } from '../../SearchField/SearchField.tsx';
import { PlaceText } from '../PdfViewer.styles.ts';
import type { PdfSearchState } from './useSearch.ts';

interface PdfSearchProps {
	state: PdfSearchState;
	total: number;
	pageCount: number;
	onSearch: (wanted: string) => void;
	onStep: (by: 1 | -1) => void;
	onClose: () => void;
}

/** Searches the text of a document: Enter goes to the next finding, with Shift to the previous one, Escape ends it. */
export function PdfSearch({ state, total, pageCount, onSearch, onStep, onClose }: PdfSearchProps) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), []);

	function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
		if (isComposing(event)) return;
		if (event.key === 'Enter') {
			event.preventDefault();
			onStep(event.shiftKey ? -1 : 1);
		}
		if (event.key === 'Escape') {
			event.preventDefault();
			event.stopPropagation();
			onClose();
		}
	}

	const isReading = state.wanted !== '' && state.readPages < pageCount;
	return (
		<Bar role="search">
			<SearchField
				ref={field}
				label={pdfMessages.searchLabel}
				isLabelHidden
				isLoading={isReading}
				maxLength={200}
				onValueChange={onSearch}
				onKeyDown={onKeyDown}
			/>
			<PlaceText role="status">
				{state.wanted.trim() === '' ? '' : pdfMessages.found(state.current === null ? 0 : state.current + 1, total)}
			</PlaceText>
			<Button
				variant="quiet"
				size="compact"
				icon={<ChevronUp />}
				label={pdfMessages.previousFinding}
				disabled={total === 0}
				onClick={() => onStep(-1)}
			/>
			<Button
				variant="quiet"
				size="compact"
				icon={<ChevronDown />}
				label={pdfMessages.nextFinding}
				disabled={total === 0}
				onClick={() => onStep(1)}
			/>
			<Button variant="quiet" size="compact" icon={<X />} label={pdfMessages.searchEnd} onClick={onClose} />
		</Bar>
	);
}

const Bar = styled.div`
	display: flex;
	flex: none;
	align-items: center;
	gap: var(--k-space-1);
	padding: var(--k-space-1) var(--k-space-2);
	border-bottom: var(--k-border-width) solid var(--k-color-separator);

	> :first-child {
		flex: 1;
		max-width: 20rem;
	}
`;
