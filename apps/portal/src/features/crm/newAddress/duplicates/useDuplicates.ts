import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { useState } from 'react';
import { type DuplicateCandidate, useNewAddressCalls } from '../../../../data/newAddress.ts';

/** What a look for duplicates has come to. */
export interface DuplicateSearch {
	/** The candidates the user has to decide about; null while there is nothing to decide. */
	readonly open: { readonly candidates: readonly DuplicateCandidate[]; readonly proceed: () => void } | null;
	/** Found while somebody is still typing, and said without taking the keyboard; null for nobody. */
	readonly noticed: readonly DuplicateCandidate[] | null;
	/** The last look failed: nobody knows whether there are duplicates. */
	readonly isUnsure: boolean;
	/** Looks for duplicates; goes on at once where there is none to decide about, else once the user says so. */
	readonly look: (draft: AddressDraft, proceed: () => void) => Promise<void>;
	/** Looks for duplicates on the way: whoever is found is noticed only. */
	readonly peek: (draft: AddressDraft) => Promise<void>;
	/** Shows those that are noticed side by side with the draft. */
	readonly compare: () => void;
	readonly close: () => void;
	/** Takes a candidate off the list, for good: it is somebody else. */
	readonly tellApart: (lfdnr: number) => Promise<void>;
	/** All that are listed are somebody else, for this reason: goes on once that is stored, and says whether it is. */
	readonly proceed: (reason: string) => Promise<boolean>;
}

/** Looks for addresses that may be the one of the draft; whom the user has decided about is not shown again. */
export function useDuplicates(
	attempt: string,
	dismissed: { current: readonly string[] },
	onChange: () => void,
): DuplicateSearch {
	const { findDuplicates, tellApart } = useNewAddressCalls();
	const [open, setOpen] = useState<DuplicateSearch['open']>(null);
	const [noticed, setNoticed] = useState<DuplicateSearch['noticed']>(null);
	const [isUnsure, setUnsure] = useState(false);

	function remember(lfdnrs: readonly number[]): void {
		dismissed.current = [...new Set([...dismissed.current, ...lfdnrs.map(String)])];
		onChange();
	}

	async function find(draft: AddressDraft): Promise<readonly DuplicateCandidate[]> {
		const found = await findDuplicates(draft, attempt).catch(() => null);
		setUnsure(found === null);
		return (found ?? []).filter(({ lfdnr }) => !dismissed.current.includes(String(lfdnr)));
	}

	return {
		open,
		noticed: open === null ? noticed : null,
		isUnsure,
		async peek(draft) {
			const candidates = await find(draft);
			setNoticed(candidates.length === 0 ? null : candidates);
		},
		compare: () => noticed && setOpen({ candidates: noticed, proceed: () => {} }),
		async look(draft, proceed) {
			const candidates = await find(draft);
			setNoticed(null);
			if (candidates.length === 0) proceed();
			else setOpen({ candidates, proceed });
		},
		close: () => setOpen(null),
		async tellApart(lfdnr) {
			remember([lfdnr]);
			setNoticed(null);
			if (open === null) return;
			const candidates = open.candidates.filter((candidate) => candidate.lfdnr !== lfdnr);
			setOpen(candidates.length === 0 ? null : { ...open, candidates });
			// Forgotten by the server it would only be asked about once more, at another time.
			await tellApart(attempt, lfdnr).catch(() => {});
			if (candidates.length === 0) open.proceed();
		},
		async proceed(reason) {
			if (open === null) return false;
			try {
				for (const { lfdnr } of open.candidates) await tellApart(attempt, lfdnr, reason);
			} catch {
				return false;
			}
			remember(open.candidates.map(({ lfdnr }) => lfdnr));
			setNoticed(null);
			setOpen(null);
			open.proceed();
			return true;
		},
	};
}
