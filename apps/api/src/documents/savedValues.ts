import { conditionOf } from '@kontor/domain/trade/conditions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { entriesOf, isInformationList } from './informationLists.ts';

/** A condition as it was saved. */
export interface SavedCondition {
	readonly key: string;
	readonly values: readonly string[];
}

/** True if any value of a condition still exists to be found by; always true for free text, days and the like. */
export type IsThere = (condition: SavedCondition) => boolean;

/** Of these a saved search outlives the list they are offered in: who has left still has documents. */
const tables: Readonly<Record<string, (firma: number) => RawBuilder<unknown>>> = {
	addresses: (firma) => sql`select lfdnr::text as code from addresses where firma = ${firma}`,
	editors: (firma) => sql`select user_id::text as code from users where firma = ${firma}`,
	objects: (firma) => sql`select id::text as code from document_objects where firma = ${firma}`,
};

const listsOfAddresses: readonly string[] = ['residences', 'salespersons', 'healthInsuranceCompanies'];

/** The list the values of a condition come from; null where there is nothing that could go. */
function sourceOf(key: string): string | null {
	const condition = conditionOf(key);
	if (condition?.kind === 'address') return 'addresses';
	if (condition?.kind !== 'choice' || condition.list === undefined) return null;
	return listsOfAddresses.includes(condition.list) ? 'addresses' : condition.list;
}

/** Looks up which values of saved conditions are still there, all at once. */
export async function readKnownValues(db: Db, firma: number, conditions: readonly SavedCondition[]): Promise<IsThere> {
	const wanted = new Map<string, Set<string>>();
	for (const { key, values } of conditions) {
		const source = sourceOf(key);
		if (source === null) continue;
		const codes = wanted.get(source) ?? new Set();
		for (const value of values) codes.add(value);
		wanted.set(source, codes);
	}
	const parts = [...wanted].flatMap(([source, codes]) => {
		const entries = tables[source]?.(firma) ?? (isInformationList(source) ? entriesOf(source, firma) : undefined);
		if (entries === undefined) return [];
		return [
			sql`select ${source}::text as source, code from (${entries}) as entries where code = any(${[...codes]}::text[])`,
		];
	});
	if (parts.length === 0) return () => true;
	const { rows } = await sql<{ source: string; code: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
	const known = new Set(rows.map(({ source, code }) => `${source} ${code}`));
	return ({ key, values }) => {
		const source = sourceOf(key);
		return source === null || values.some((value) => known.has(`${source} ${value}`));
	};
}
