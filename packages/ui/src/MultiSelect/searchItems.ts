import { fold, searchTerms } from '@kontor/german/search';
import type { ComboBoxItem } from '../ComboBox/comboBoxItems.ts';

/** More entries than this nobody reads: the user types on. */
export const mostShown = 100;

/**
 * Searches a list at hand: every word typed begins a word of label or description, umlauts and case aside. The list is
 * folded once, and a search ends as soon as enough is found.
 */
export function searchItems<Item extends ComboBoxItem>(
	items: readonly Item[],
): (query: string) => Promise<readonly Item[]> {
	let folded: string[] | null = null;
	return async (query) => {
		const terms = searchTerms(query).map((term) => ` ${term}`);
		if (terms.length === 0) return items.slice(0, mostShown);
		folded ??= items.map(
			(item) => ` ${fold(`${item.label} ${item.description ?? ''}`).replace(/[^\p{L}\p{N}]+/gu, ' ')}`,
		);
		const found: Item[] = [];
		for (const [index, item] of items.entries()) {
			if (found.length === mostShown) break;
			if (terms.every((term) => folded?.[index]?.includes(term))) found.push(item);
		}
		return found;
	};
}
