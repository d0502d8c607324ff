import { useEffect, useState } from 'react';
import { useGo } from '../../location.ts';
import type { FilterFields, FilterOf } from './listFilter.ts';
import { queryOfFilter, readFilter } from './listFilter.ts';

/** A pause in typing after which the search starts. */
const TYPING_PAUSE_MS = 250;

/** The filter of a list in its two states. */
export interface ListFilterState<Filter> {
	/** As it stands in the address bar: what is asked. */
	readonly settled: Filter;
	/** As it stands in the fields: ahead of it while somebody types. */
	readonly shown: Filter;
	/** Choices count at once, typed texts after a pause. */
	readonly change: (filter: Filter) => void;
	/** What stands in the fields counts now. */
	readonly settle: () => void;
}

/** Where a list keeps its filter. */
export interface ListFilterPlace<Fields extends FilterFields> {
	readonly fields: Fields;
	readonly query: Readonly<Record<string, string | undefined>>;
	/** The address of a filter. */
	readonly hrefOf: (query: { [Key in keyof Fields]: string }) => string;
	/** Search texts that must not stand in an address: it ends up in histories and logs. */
	readonly isSecret?: ((q: string) => boolean) | undefined;
	/** Holds such a text instead; it belongs to the history entry and to memory alone. */
	readonly notes: { secret: string };
}

/** The filter of a list, held by the address bar; the search text is its parameter `q`. */
export function useListFilter<Fields extends FilterFields & { readonly q: FilterFields[string] }>({
	fields,
	query,
	hrefOf,
	isSecret = () => false,
	notes,
}: ListFilterPlace<Fields>): ListFilterState<FilterOf<Fields>> {
	type Filter = FilterOf<Fields>;
	const go = useGo();
	const [typed, setTyped] = useState<{ filter: Filter; address: string } | null>(null);
	const [secret, setSecret] = useState(notes.secret);
	const inAddress = readFilter(fields, query);
	const settled: Filter = inAddress.q === '' ? { ...inAddress, q: secret } : inAddress;
	// Whoever has followed a link to another filter meanwhile is not led back by what was being typed.
	const address = JSON.stringify(queryOfFilter(fields, inAddress));
	const draft = typed?.address === address ? typed.filter : null;

	useEffect(() => {
		if (draft === null) return;
		const timer = setTimeout(() => settle(draft), TYPING_PAUSE_MS);
		return () => clearTimeout(timer);
	});

	function settle(filter: Filter): void {
		const q = String(filter.q);
		notes.secret = isSecret(q) ? q : '';
		setSecret(notes.secret);
		setTyped(null);
		const open = notes.secret === '' ? filter : { ...filter, q: '' };
		go(hrefOf(queryOfFilter(fields, open)), { replace: true });
	}

	return {
		settled,
		shown: draft ?? settled,
		change(filter) {
			const before = draft ?? settled;
			const isTyping = Object.entries(fields).some(([key, { isTyped }]) => isTyped && filter[key] !== before[key]);
			if (isTyping) setTyped({ filter, address });
			else settle(filter);
		},
		settle: () => settle(draft ?? settled),
	};
}
