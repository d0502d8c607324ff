import type pg from 'pg';
import { refreshIdentities } from '../auth/users/storedIdentities.ts';
import { nameCodes } from '../search/nameCodes.ts';

/** A step of the schema that SQL alone cannot do; runs after the SQL of its migration, in the same transaction. */
export type Refresh = (client: pg.ClientBase) => Promise<void>;

/** The steps by the name of their migration; one whose rule has changed again needs a new migration that names it. */
export const refreshes: ReadonlyMap<string, Refresh> = new Map([
	['0011-phonetic.sql', refreshPhonetic],
	['0012-user-identities.sql', refreshIdentities],
	['0014-spellings.sql', refreshPhonetic],
]);

// Few enough for the memory of a small server, many enough for a hundred thousand addresses in seconds.
const AT_ONCE = 5_000;

interface Named {
	readonly lfdnr: number;
	readonly name: string;
	readonly phonetic: readonly string[];
}

/** Writes the phonetic codes of all addresses whose stored ones are not those of today's rule. */
async function refreshPhonetic(client: pg.ClientBase): Promise<void> {
	for (let last = 0; ; ) {
		const { rows } = await client.query<Named>(
			'select lfdnr, display_name as name, phonetic from addresses where lfdnr > $1 order by lfdnr limit $2',
			[last, AT_ONCE],
		);
		const end = rows.at(-1);
		if (end === undefined) return;
		last = end.lfdnr;
		const codes = rows.map(({ name }) => nameCodes(name).join(' '));
		const changed = rows.flatMap(({ lfdnr, phonetic }, index) =>
			codes[index] === phonetic.join(' ') ? [] : [{ lfdnr, codes: codes[index] }],
		);
		if (changed.length === 0) continue;
		await client.query(
			`update addresses set phonetic = string_to_array(written.codes, ' ')
			from json_to_recordset($1) as written (lfdnr integer, codes text) where addresses.lfdnr = written.lfdnr`,
			[JSON.stringify(changed)],
		);
	}
}
