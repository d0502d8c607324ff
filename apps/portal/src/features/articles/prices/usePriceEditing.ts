import { asProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { viennaToday } from '@kontor/german/dateTime';
import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import { useClock } from '../../../host/clock.tsx';
import { type KeptEntry, useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { type RecordDraft, type RecordValues, readRecordDraft } from '../../../kit/record/recordKind.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';

/** A price of a table, as far as editing goes. */
export interface EditedPrice {
	readonly id: number;
	readonly validity: Model<'Validity'>;
}

/** The form of a price beside its table, and the question whether to take a price away. */
export interface PriceEditing<Values extends RecordValues> {
	/** Day in the shop, `yyyy-mm-dd`. */
	readonly today: string;
	readonly start: RecordDraft<Values> | null;
	readonly isRestored: boolean;
	readonly entry: KeptEntry<RecordDraft<Values>>;
	/** When the price holds that is edited. */
	readonly validity: Model<'Validity'> | 'new';
	readonly isAskingToRemove: boolean;
	readonly open: (draft: RecordDraft<Values>) => void;
	readonly close: () => void;
	readonly saved: () => void;
	/** Asks; left out for a price that has held. */
	readonly askToRemove: (() => void) | undefined;
	readonly cancelRemoval: () => void;
	readonly remove: () => Promise<void>;
}

/** Edits prices of one table; `removePrice` rejects with `ApiProblem`. */
export function usePriceEditing<Values extends RecordValues>(
	place: string,
	empty: Values,
	rows: readonly EditedPrice[],
	removePrice: (id: number) => Promise<unknown>,
): PriceEditing<Values> {
	const clock = useClock();
	const toasts = useToast();
	const [opened, setOpened] = useState<RecordDraft<Values> | null>(null);
	const [isAskingToRemove, setAsking] = useState(false);
	const entry = useKeptEntry(place, (stored) => readRecordDraft<Values>(stored, empty));
	const start = opened ?? entry.restored ?? null;
	const id = start?.lfdnr ?? null;
	const validity = id === null ? 'new' : (rows.find((row) => row.id === id)?.validity ?? 'future');

	function close(): void {
		entry.forget();
		setOpened(null);
		setAsking(false);
	}

	return {
		today: viennaToday(clock()),
		start,
		isRestored: opened === null,
		entry,
		validity,
		isAskingToRemove,
		open: setOpened,
		close,
		saved() {
			close();
			toasts.show({ tone: 'success', text: 'Preis gespeichert.' });
		},
		askToRemove: validity === 'future' ? () => setAsking(true) : undefined,
		cancelRemoval: () => setAsking(false),
		async remove() {
			if (id === null) return;
			try {
				await removePrice(id);
				close();
				toasts.show({ tone: 'success', text: 'Preis gelöscht.' });
			} catch (error) {
				setAsking(false);
				toasts.show({ tone: 'error', text: 'Der Preis wurde nicht gelöscht.', detail: sentenceOf(asProblem(error)) });
			}
		},
	};
}
