import { readFileSync } from 'node:fs';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/database.ts';

/** The streets of the demo: a small sample of the address register. */
export function streetRows(): Insertable<Tables['streets']>[] {
	const rows: Insertable<Tables['streets']>[] = [];
	let plz = '';
	let city = '';
	for (const line of readFileSync(new URL('./streets.txt', import.meta.url), 'utf8').split('\n')) {
		const heading = /^\[(\d{4}) (.+)\]$/.exec(line);
		if (heading !== null) [, plz = '', city = ''] = heading;
		else if (line !== '' && !line.startsWith('#'))
			rows.push(...line.split(', ').map((name) => ({ country: 'AT', plz, name, city })));
	}
	return rows;
}
