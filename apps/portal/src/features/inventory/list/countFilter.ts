import type { CountSessionQuestion } from '../../../data/inventory.ts';
import { codesFilter, type FilterOf, someOfFilter, sortFilter, textFilter } from '../../../kit/list/listFilter.ts';

/** The states a count can be in, as the list offers them. */
export const sessionStates = ['counting', 'review', 'released', 'posted', 'cancelled'] as const;

/** The parameters of the list of counts in the address bar. */
export const countFields = {
	q: textFilter(200, { isKept: true }),
	state: someOfFilter(sessionStates),
	warehouse: codesFilter(),
	sort: sortFilter(['createdAt', 'title', 'warehouse', 'state']),
};

/** Filter and sort order of the list of counts. */
export type CountFilter = FilterOf<typeof countFields>;

/** The question of the list. */
export function questionOf({ q, state, warehouse, sort }: CountFilter): CountSessionQuestion {
	const text = q.normalize('NFC').trim();
	return {
		...(text !== '' && { q: text }),
		...(state.length > 0 && { state: [...state] }),
		...(warehouse.length > 0 && { warehouse: [...warehouse] }),
		...(sort !== null && { sort: sort.column, direction: sort.direction === 'descending' ? 'desc' : 'asc' }),
	};
}
