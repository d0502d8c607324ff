import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { FieldRules } from './fieldRules.ts';

/** What the fields of one request point to, gathered so that few queries look for all of it. */
export interface References {
	/** Country of ISO 3166-1 alpha-2. */
	country(field: string, code: string): void;
	/** `lfdnr` of a gender; null points to nothing. */
	gender(field: string, lfdnr: number | null): void;
	/** `lfdnr` of a department of contact persons; null points to nothing. */
	department(field: string, lfdnr: number | null): void;
	/** `lfdnr` of a function of contact persons; null points to nothing. */
	function(field: string, lfdnr: number | null): void;
	/** Notes `notFound` for each field that points to nothing there is. */
	check(rules: FieldRules): Promise<void>;
}

interface Pointer {
	readonly field: string;
	readonly list: 'country' | 'gender' | 'department' | 'function';
	readonly value: string;
}

const known = sql<{ list: string; value: string }>`
	select 'country' as list, code as value from countries
	union all select 'gender', lfdnr::text from genders
	union all select 'department', id::text from contact_departments
	union all select 'function', id::text from contact_functions`;

/** Starts gathering. */
export function startReferences(db: Db): References {
	const pointers: Pointer[] = [];
	const numberIn = (list: Pointer['list']) => (field: string, lfdnr: number | null) => {
		if (lfdnr !== null) pointers.push({ field, list, value: String(lfdnr) });
	};
	return {
		country(field, code) {
			pointers.push({ field, list: 'country', value: code });
		},
		gender: numberIn('gender'),
		department: numberIn('department'),
		function: numberIn('function'),
		async check(rules) {
			if (pointers.length === 0) return;
			const { rows } = await known.execute(db);
			const there = new Set(rows.map(({ list, value }) => `${list} ${value}`));
			for (const { field, list, value } of pointers) {
				if (!there.has(`${list} ${value}`)) rules.refuse(field, 'notFound');
			}
		},
	};
}
