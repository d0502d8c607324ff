import { type FieldPath, factsOf, partOf } from './fields.ts';

/** Whether a field of an address speaks of somebody else: another address, or whom somebody is insured with. */
export function isOfOthers(path: FieldPath): boolean {
	return factsOf(path).kind === 'ref' || partOf(path) === 'mainInsured';
}
