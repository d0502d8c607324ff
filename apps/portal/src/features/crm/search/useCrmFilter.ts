import type { RouteMatch } from '@kontor/domain/routes';
import { useEffect, useState } from 'react';
import { useGo } from '../../../location.ts';
import { type CrmFilter, hrefOfFilter, isSecret, readFilter } from './addressFilter.ts';

/** A pause in typing after which the search starts. */
const TYPING_PAUSE_MS = 250;
const typed = ['q', 'street', 'postalCode', 'city'] as const;

/** The filter of the address list in its two states. */
export interface CrmFilterState {
	/** As it stands in the address bar: what is asked. */
	readonly settled: CrmFilter;
	/** As it stands in the fields: ahead of it while somebody types. */
	readonly shown: CrmFilter;
	/** Choices count at once, typed texts after a pause. */
	readonly change: (filter: CrmFilter) => void;
	/** What stands in the fields counts now. */
	readonly settle: () => void;
}

/**
 * The filter, held by the address bar. A search for an insurance number is held by `notes` instead, which belong to the
 * history entry and to memory alone.
 */
export function useCrmFilter(match: RouteMatch<'crm'>, notes: { secret: string }): CrmFilterState {
	const go = useGo();
	const [draft, setDraft] = useState<CrmFilter | null>(null);
	const [secret, setSecret] = useState(notes.secret);
	const inAddress = readFilter(match.query);
	const settled = inAddress.q === '' ? { ...inAddress, q: secret } : inAddress;

	useEffect(() => {
		if (draft === null) return;
		const timer = setTimeout(() => settle(draft), TYPING_PAUSE_MS);
		return () => clearTimeout(timer);
	});

	function settle(filter: CrmFilter): void {
		notes.secret = isSecret(filter.q) ? filter.q : '';
		setSecret(notes.secret);
		setDraft(null);
		go(hrefOfFilter(filter), { replace: true });
	}

	return {
		settled,
		shown: draft ?? settled,
		change(filter) {
			const before = draft ?? settled;
			if (typed.some((key) => filter[key] !== before[key])) setDraft(filter);
			else settle(filter);
		},
		settle: () => settle(draft ?? settled),
	};
}
