import { markMatches } from '@kontor/german/search';
import { createContext, use } from 'react';
import { styled } from 'styled-components';

const SearchedText = createContext('');

/** Gives the text a list was searched for to its cells. */
export const SearchedTextProvider = SearchedText;

/** The text the list around was searched for; empty without one. */
export function useSearchedText(): string {
	return use(SearchedText);
}

/** A value of a list, with the part that answers the search marked. */
export function Marked({ children }: { children: string }) {
	const query = useSearchedText();
	if (query === '' || children === '') return children;
	const parts = markMatches(children, query);
	let place = 0;
	return parts.map(({ text, isMatch }) => {
		const key = place;
		place += text.length;
		return isMatch ? <Mark key={key}>{text}</Mark> : text;
	});
}

/** True if a value contains the text that was searched for. */
export function isMarked(value: string, query: string): boolean {
	return query !== '' && markMatches(value, query).some(({ isMatch }) => isMatch);
}

const Mark = styled.mark`
	border-radius: 2px;
	background: var(--k-color-highlight);
	color: var(--k-color-text);
`;
