import { etagOf } from '../contract/contract.ts';
import { Problem } from '../problem.ts';

/**
 * Refuses (412) to change a record that has another version than the caller has read (`If-Match`); the problem carries
 * the current values. The row must be locked (`for update`), or two callers could pass at once.
 */
export function checkVersion(ifMatch: string, current: { readonly version: number }): void {
	if (ifMatch !== etagOf(current)) throw new Problem('lostUpdate', { current });
}
