import type { Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { duplicateCompanies, duplicatePersons } from '../duplicates/duplicates.ts';
import type { LabelledPair } from './labelledPairs.ts';

/** How well and how fast the check answers labelled pairs. */
export interface Quality {
	readonly pairs: number;
	/** Of all addresses that were shown, the share that is the entered one. */
	readonly precision: number;
	/** Of all addresses that are the entered one, the share that was shown. */
	readonly recall: number;
	/** The pairs that were answered wrongly: `+` for somebody who is another, `-` for one who was not found. */
	readonly faults: readonly string[];
	/** Milliseconds of each check. */
	readonly times: readonly number[];
}

/** Asks the check for each pair, with all addresses of the database as candidates. */
export async function measureDuplicates(db: Db, session: Session, pairs: readonly LabelledPair[]): Promise<Quality> {
	let [right, wrong, missed] = [0, 0, 0];
	const faults: string[] = [];
	const times: number[] = [];
	for (const pair of pairs) {
		const begun = performance.now();
		const shown =
			pair.of === 'person'
				? await duplicatePersons(db, session, pair.body)
				: await duplicateCompanies(db, session, pair.body);
		times.push(performance.now() - begun);
		const found = shown.some(({ lfdnr }) => lfdnr === pair.lfdnr);
		if (pair.isSame && found) right++;
		if (pair.isSame && !found) {
			missed++;
			faults.push(`- ${pair.kind}: ${pair.lfdnr} for ${JSON.stringify(pair.body)}`);
		}
		for (const other of shown.filter(({ lfdnr }) => !pair.isSame || lfdnr !== pair.lfdnr)) {
			wrong++;
			faults.push(`+ ${pair.kind}: ${JSON.stringify(other)} for ${JSON.stringify(pair.body)}`);
		}
	}
	return { pairs: pairs.length, precision: right / (right + wrong), recall: right / (right + missed), faults, times };
}
