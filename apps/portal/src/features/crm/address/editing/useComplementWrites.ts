import { asProblem } from '@kontor/api-client/problem';
import type { AddressDraft, AddressFlag } from '@kontor/domain/wizard/draft';
import { isSameAt } from '@kontor/domain/wizard/draftFields';
import { fieldOfSection } from '@kontor/domain/wizard/request';
import { useReadAddress } from '../../../../data/addresses.ts';
import { useAddressTypeWrites } from '../../../../data/addressTypes.ts';
import { useChangeAddress } from '../../../../data/addressWrites.ts';
import { useCustomerGroupWrites } from '../../../../data/customerGroups.ts';
import { sentenceOf } from '../../../../screen/Failure.tsx';
import { fieldLabelOf } from '../../addressForm/fieldLabels.ts';
import { formOf } from './addressSections.ts';
import type { ComplementedSection } from './complementing.ts';
import { type FieldDecisions, withDecisions } from './FieldChoices.tsx';

/** What was decided to add to an address. */
export interface DecidedComplement {
	readonly sections: readonly ComplementedSection[];
	readonly decisions: FieldDecisions;
	readonly flags: readonly AddressFlag[];
	/** Code of a customer group; '' for none. */
	readonly customerGroup: string;
}

/** What became of it; `stale` = somebody else was faster, and it is to be decided anew about the address of now. */
export type ComplementOutcome =
	| { readonly kind: 'stored' }
	| { readonly kind: 'stale' }
	| { readonly kind: 'failed'; readonly sentence: string };

/**
 * Stores what was decided, call by call, until something stops it. What was stored before stays, so that trying again
 * goes on from there.
 */
export function useComplementWrites(known: AddressDraft, withheld: AddressDraft['withheld'], lfdnr: number) {
	const read = useReadAddress();
	const change = useChangeAddress();
	const types = useAddressTypeWrites();
	const groups = useCustomerGroupWrites(lfdnr);

	async function saveSection(
		{ section, own, paths }: ComplementedSection,
		decisions: FieldDecisions,
	): Promise<ComplementOutcome> {
		const address = await read(lfdnr);
		const stored = formOf(address, withheld, section);
		// What was decided against something else is decided anew.
		if (paths.some((path) => !isSameAt(own, stored, path))) return { kind: 'stale' };
		const outcome = await change(address, section, withDecisions(stored, { mine: known, stored, paths, decisions }));
		if (outcome.kind === 'saved') return { kind: 'stored' };
		if (outcome.kind === 'conflict') return outcomeOfStale();
		const wrong = Object.keys(outcome.problem.problem?.fields ?? {})[0]?.replace(/^body\./, '');
		const path = wrong === undefined ? null : fieldOfSection(section, stored, wrong);
		const why = sentenceOf(outcome.problem);
		return { kind: 'failed', sentence: path === null ? why : `${fieldLabelOf(path)}: ${why}` };
	}

	async function addFlag(flag: AddressFlag): Promise<ComplementOutcome> {
		const outcome = await types.add(await read(lfdnr), flag);
		if (outcome.kind === 'saved') return { kind: 'stored' };
		return outcome.kind === 'conflict' ? outcomeOfStale() : { kind: 'failed', sentence: sentenceOf(outcome.problem) };
	}

	async function outcomeOfStale(): Promise<ComplementOutcome> {
		await read(lfdnr);
		return { kind: 'stale' };
	}

	return async ({ sections, decisions, flags, customerGroup }: DecidedComplement): Promise<ComplementOutcome> => {
		try {
			for (const section of sections) {
				const isOwn = section.newFlag === null && section.paths.every((path) => decisions[path] === 'stored');
				const outcome = isOwn ? null : await saveSection(section, decisions);
				if (outcome !== null && outcome.kind !== 'stored') return outcome;
			}
			for (const flag of flags) {
				const outcome = await addFlag(flag);
				if (outcome.kind !== 'stored') return outcome;
			}
			if (customerGroup !== '' && !(await groups.add(customerGroup)))
				return { kind: 'failed', sentence: 'Diese Kundengruppe gibt es nicht mehr.' };
			return { kind: 'stored' };
		} catch (error) {
			return { kind: 'failed', sentence: sentenceOf(asProblem(error)) };
		}
	};
}
