import { asProblem } from '@kontor/api-client/problem';
import { mergeEdits } from '@kontor/domain/mergeEdits';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { draftFields } from '@kontor/domain/wizard/draftFields';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import type { AddressSection } from '@kontor/domain/wizard/roles';
import { useToast } from '@kontor/ui/Toast';
import { useReadAddress } from '../../../../../data/addresses.ts';
import { useChangeAddress } from '../../../../../data/addressWrites.ts';
import { sentenceOf } from '../../../../../screen/Failure.tsx';
import { formOf } from '../addressSections.ts';

/** So long a change offers to be taken back. */
export const UNDO_MS = 15_000;

const failed = 'Die Änderung wurde nicht zurückgenommen.';

/** Takes a change of a section back, and of what others have changed since nothing. */
export function useUndoChange(lfdnr: number, section: AddressSection, withheld: AddressDraft['withheld']) {
	const read = useReadAddress();
	const change = useChangeAddress();
	const toasts = useToast();

	return async (paths: readonly FieldPath[], { before, after }: { before: AddressDraft; after: AddressDraft }) => {
		try {
			const address = await read(lfdnr);
			const stored = formOf(address, withheld, section);
			const { merged, conflicts } = mergeEdits(paths, { base: after, mine: before, stored }, draftFields);
			if (conflicts.length > 0) {
				const detail = 'Jemand anderer hat dieselben Angaben inzwischen geändert.';
				toasts.show({ tone: 'error', text: failed, detail });
				return;
			}
			const outcome = await change(address, section, merged);
			if (outcome.kind === 'saved') toasts.show({ tone: 'success', text: 'Die Änderung ist zurückgenommen.' });
			else toasts.show({ tone: 'error', text: failed, detail: sentenceOf(outcome.problem) });
		} catch (error) {
			toasts.show({ tone: 'error', text: failed, detail: sentenceOf(asProblem(error)) });
		}
	};
}
