import { asProblem } from '@kontor/api-client/problem';
import type { AddressDraft, AddressFlag } from '@kontor/domain/wizard/draft';
import { isSameAt } from '@kontor/domain/wizard/draftFields';
import { fieldOfBody } from '@kontor/domain/wizard/request';
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

const staleSentence =
	'Jemand anderer hat diese Adresse inzwischen geändert. Bitte sehen Sie die Angaben noch einmal durch.';

/**
 * Stores what was decided, call by call; says in a sentence why it had to stop, null when all is stored. What was stored
 * before stays, so that trying again goes on from there.
 */
export function useComplementWrites(known: AddressDraft, withheld: AddressDraft['withheld'], lfdnr: number) {
	const read = useReadAddress();
	const change = useChangeAddress();
	const types = useAddressTypeWrites();
	const groups = useCustomerGroupWrites(lfdnr);

	async function saveSection({ section, own, paths }: ComplementedSection, decisions: FieldDecisions) {
		const address = await read(lfdnr);
		const stored = formOf(address, withheld, section);
		// What was decided against something else is decided anew.
		if (paths.some((path) => !isSameAt(own, stored, path))) return staleSentence;
		const outcome = await change(address, section, withDecisions(stored, { mine: known, stored, paths, decisions }));
		if (outcome.kind === 'saved') return null;
		if (outcome.kind === 'stale') return staleSentence;
		const isRole = section !== 'contactData' && section !== 'relations';
		const wrong = Object.keys(outcome.problem.problem?.fields ?? {})[0]?.replace(/^body\./, '');
		const path = wrong === undefined ? null : fieldOfBody(stored, isRole ? `${section}.${wrong}` : wrong);
		return path === null ? sentenceOf(outcome.problem) : `${fieldLabelOf(path)}: ${sentenceOf(outcome.problem)}`;
	}

	async function addFlag(flag: AddressFlag) {
		const outcome = await types.add(await read(lfdnr), flag);
		if (outcome.kind === 'saved') return null;
		return outcome.kind === 'stale' ? staleSentence : sentenceOf(outcome.problem);
	}

	return async ({ sections, decisions, flags, customerGroup }: DecidedComplement): Promise<string | null> => {
		try {
			for (const section of sections) {
				const isOwn = section.newFlag === null && section.paths.every((path) => decisions[path] === 'stored');
				const problem = isOwn ? null : await saveSection(section, decisions);
				if (problem !== null) return problem;
			}
			for (const flag of flags) {
				const problem = await addFlag(flag);
				if (problem !== null) return problem;
			}
			if (customerGroup !== '' && !(await groups.add(customerGroup))) return 'Diese Kundengruppe gibt es nicht mehr.';
			return null;
		} catch (error) {
			return sentenceOf(asProblem(error));
		}
	};
}
