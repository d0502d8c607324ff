import { genderOfFirstName } from './firstNames.ts';
import { parsePersonName } from './name.ts';

/** Code of one of the two genders that a salutation or a first name can tell of (`util/genders`). */
export type SuggestedGender = 'F' | 'M';

const salutations = new Map<string, SuggestedGender>([
	['frau', 'F'],
	['fr', 'F'],
	['herr', 'M'],
	['herrn', 'M'],
	['hr', 'M'],
]);

/** The gender that a salutation tells of: `Frau`, `Fr.`, `Herr`, `Herrn`, `Hr.`; null for every other text. */
export function genderOfSalutation(salutation: string): SuggestedGender | null {
	return salutations.get(salutation.trim().toLowerCase().replace(/\.$/, '')) ?? null;
}

/**
 * The gender to suggest for a name as it is typed, `Frau Kim Huber`, `Dr. Anna Huber` or `Anna`: a salutation decides,
 * then the first name; null where neither tells. It is a suggestion: nobody's gender follows from a name.
 */
export function suggestGender(name: string): SuggestedGender | null {
	const told = genderOfSalutation(name.trim().replace(/\s.*$/s, ''));
	if (told !== null) return told;
	// A single word is a last name to the parser of names; here it is the first name that somebody has just typed.
	const { firstname, lastname } = parsePersonName(name);
	return genderOfFirstName(firstname === '' ? lastname : firstname);
}
