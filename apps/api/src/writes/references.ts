import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { FieldRules } from './fieldRules.ts';

/** The kind of address a field may point to: any, of one type, or a company or institution. */
export type ReferredAddress =
	| 'address'
	| 'kd_arzt'
	| 'kd_heim'
	| 'kd_krankenkasse'
	| 'kd_sachwalter'
	| 'kd_verkaeufer'
	| 'organisation';

/** What the fields of one request point to, gathered so that one query looks for all of it; null points to nothing. */
export interface References {
	/** Country of ISO 3166-1 alpha-2. */
	country(field: string, code: string): void;
	/** `lfdnr` of a gender. */
	gender(field: string, lfdnr: number | null): void;
	/** `lfdnr` of a department of contact persons. */
	department(field: string, lfdnr: number | null): void;
	/** `lfdnr` of a function of contact persons. */
	function(field: string, lfdnr: number | null): void;
	/** Code of a list of master data. */
	code(field: string, list: string, code: string | null): void;
	/** Code of a customer group. */
	customerGroup(field: string, code: string | null): void;
	/** `lfdnr` of an address that the user may see. */
	address(field: string, kind: ReferredAddress, lfdnr: number | null): void;
	/** Number of a user of the same firma. */
	user(field: string, userId: number | null): void;
	/** Notes `notFound` for each field that points to nothing there is. */
	check(rules: FieldRules): Promise<void>;
}

interface Pointer {
	readonly field: string;
	/** List and value, as the query names them. */
	readonly target: string;
}

/** Starts gathering for a user of a firma. */
export function startReferences(db: Db, firma: number): References {
	const pointers: Pointer[] = [];
	const codes = new Set<string>();
	const addresses = new Set<number>();
	const users = new Set<number>();

	function point(field: string, list: string, value: string | number | null): void {
		if (value !== null) pointers.push({ field, target: `${list} ${value}` });
	}

	return {
		country: (field, code) => point(field, 'country', code),
		gender: (field, lfdnr) => point(field, 'gender', lfdnr),
		customerGroup: (field, code) => point(field, 'customerGroup', code),
		code(field, list, code) {
			if (code !== null) codes.add(code);
			point(field, `list ${list}`, code);
		},
		department: (field, lfdnr) => point(field, 'department', lfdnr),
		function: (field, lfdnr) => point(field, 'function', lfdnr),
		address(field, kind, lfdnr) {
			if (lfdnr !== null) addresses.add(lfdnr);
			point(field, kind, lfdnr);
		},
		user(field, userId) {
			if (userId !== null) users.add(userId);
			point(field, 'user', userId);
		},
		async check(rules) {
			if (pointers.length === 0) return;
			// Addresses are locked as a foreign key would, which other writes to them do not wait for (lockAddress.ts).
			const { rows } = await sql<{ target: string }>`
				select 'country ' || code as target from countries
				union all select 'gender ' || lfdnr from genders
				union all select 'customerGroup ' || code from customer_groups
				union all select 'department ' || id from contact_departments
				union all select 'function ' || id from contact_functions
				union all select 'list ' || list || ' ' || code from master_data where code = any(${[...codes]}::text[])
				union all select 'user ' || user_id from users
					where firma = ${firma} and user_id = any(${[...users]}::int[])
				union all select kind || ' ' || lfdnr from (
					select * from addresses
					where firma = ${firma} and lfdnr = any(${[...addresses]}::int[])
					order by lfdnr for key share
				) as addresses, lateral (values
					('address', true),
					('kd_arzt', kd_arzt), ('kd_heim', kd_heim), ('kd_krankenkasse', kd_krankenkasse),
					('kd_sachwalter', kd_sachwalter), ('kd_verkaeufer', kd_verkaeufer), ('organisation', not is_person)
				) as kinds (kind, holds)
				where holds`.execute(db);
			const there = new Set(rows.map(({ target }) => target));
			for (const { field, target } of pointers) {
				if (!there.has(target)) rules.refuse(field, 'notFound');
			}
		},
	};
}
