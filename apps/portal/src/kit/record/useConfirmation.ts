import type { ErrorSummaryEntry } from '@kontor/ui/ErrorSummary';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is odd about a form and has to be confirmed before it is saved. */
export interface Confirmation {
	/** What is asked about now; nothing until somebody wants to save. */
	readonly asked: readonly ErrorSummaryEntry[];
	/** To be set on what shows it, which gets the focus. */
	readonly summary: RefObject<HTMLDivElement | null>;
	/** Whether `content` may be saved: nothing is odd about it, or just this has been asked about and is wanted all the same. */
	isGiven(odd: readonly ErrorSummaryEntry[], content: unknown): boolean;
}

/** Asks once about what is odd: whoever saves again means it. */
export function useConfirmation(): Confirmation {
	const [asked, setAsked] = useState<readonly ErrorSummaryEntry[]>([]);
	const askedAbout = useRef('');
	const summary = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (asked.length > 0) summary.current?.focus();
	}, [asked]);
	return {
		asked,
		summary,
		isGiven(odd, content) {
			const about = JSON.stringify(content);
			if (odd.length === 0 || about === askedAbout.current) return true;
			askedAbout.current = about;
			setAsked(odd);
			return false;
		},
	};
}
