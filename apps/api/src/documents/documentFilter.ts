import { can, type Subject } from '@kontor/domain/permissions';
import { endOfWeek } from '@kontor/domain/tasks';
import { conditionOf, isConditionValid } from '@kontor/domain/trade/conditions';
import { addDays } from '@kontor/german/date';
import { sql } from 'kysely';
import type { Input, Session } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { all, type Condition } from '../search/predicates.ts';
import { conditionQueries, holdsText, isBroad, ofCustomer } from './conditionQueries.ts';

/** The conditions of a search for documents. */
export type DocumentFilter = Pick<Input<'searchDocuments'>['body'], 'q' | 'view' | 'conditions'>;

type View = NonNullable<DocumentFilter['view']>;

/** The reader of a search, and the day in the shop (`yyyy-mm-dd`). */
export interface DocumentReader {
	readonly session: Pick<Session, 'userId' | 'firma' | 'subject'>;
	readonly today: string;
}

/** Whether somebody may ask by this condition or view. */
export function mayAsk(subject: Subject, key: string): boolean {
	const isHealth = key === 'withoutPrescription' || conditionOf(key)?.isHealth === true;
	return !isHealth || can(subject, 'health');
}

/** Refuses what cannot be asked (422), and what its reader may not see (403): a filter tells as much as a column. */
export function checkFilter({ view = 'all', conditions = [] }: DocumentFilter, subject: Subject): void {
	const invalid = conditions.findIndex((condition) => !isConditionValid(condition));
	if (invalid !== -1) throw new Problem('ruleBroken', { fields: { [`body.conditions.${invalid}`]: 'invalid' } });
	const refused = conditions.findIndex(({ key }) => !mayAsk(subject, key));
	if (refused !== -1) throw new Problem('forbidden', { fields: { [`body.conditions.${refused}`]: 'notAllowed' } });
	if (!mayAsk(subject, view)) throw new Problem('forbidden', { fields: { 'body.view': 'notAllowed' } });
}

/** The condition of a filter for `documents` of the reader's firma; one position meets all conditions of positions. */
export function documentsOf(
	{ q = '', view = 'all', conditions = [] }: DocumentFilter,
	reader: DocumentReader,
): Condition {
	const { firma } = reader.session;
	const found: Condition[] = [sql<boolean>`documents.firma = ${firma}`];
	const ofPosition: Asked[] = [];
	const ofAddress: Asked[] = [];
	for (const { key, values } of conditions) {
		const condition = conditionQueries[key](values, firma);
		const asked = { condition, isBroad: isBroad(key, values) };
		if (conditionOf(key)?.level === 'position') ofPosition.push(asked);
		else if (ofCustomer.includes(key)) ofAddress.push(asked);
		else found.push(condition);
	}
	if (ofPosition.length > 0) {
		found.push(
			isEachAsked(ofPosition)
				? sql<boolean>`exists (select from document_positions position
					where position.wf_cid = documents.wf_cid and ${all(ofPosition.map(sqlOf))} offset 0)`
				: sql<boolean>`documents.wf_cid in (select position.wf_cid from document_positions position
					where ${all(ofPosition.map(sqlOf))})`,
		);
	}
	if (ofAddress.length > 0) {
		found.push(
			isEachAsked(ofAddress)
				? sql<boolean>`exists (select from addresses
					where addresses.lfdnr = documents.address_lfdnr and ${all(ofAddress.map(sqlOf))} offset 0)`
				: sql<boolean>`documents.address_lfdnr in (select addresses.lfdnr from addresses
					where addresses.firma = ${firma} and ${all(ofAddress.map(sqlOf))})`,
		);
	}
	if (q.trim() !== '') found.push(holdsText(q.trim(), firma));
	if (view !== 'all') found.push(ofView(view, reader));
	return all(found);
}

interface Asked {
	readonly condition: Condition;
	readonly isBroad: boolean;
}

function sqlOf({ condition }: Asked): Condition {
	return condition;
}

/**
 * True if documents are tested one by one, by key, until enough are found: where there are only broad conditions. Both
 * ends of a range together are narrow. (`offset 0` keeps PostgreSQL from asking all positions or addresses.)
 */
function isEachAsked(asked: readonly Asked[]): boolean {
	return asked.length === 1 && asked.every(({ isBroad: isOne }) => isOne);
}

function ofView(view: Exclude<View, 'all'>, { session, today }: DocumentReader): Condition {
	switch (view) {
		case 'open':
			return sql<boolean>`documents.state_rank < 80 and (documents.state_rank < 50 or documents.open_amount <> 0)`;
		case 'mine':
			return sql<boolean>`documents.created_by = ${session.userId}`;
		case 'overdue':
			return sql<boolean>`documents.open_amount > 0 and documents.due_date < ${today}`;
		case 'withoutPrescription':
			return sql<boolean>`documents.state_rank < 80 and documents.insurance_lfdnr is not null
				and documents.prescription_state in ('NICHT', 'ANGEF')`;
		case 'thisWeek': {
			const sunday = endOfWeek(today);
			return sql<boolean>`documents.state_rank < 50 and documents.preferred_date between ${addDays(sunday, -6)} and ${sunday}
				and documents.document_type_id in (select id from document_types where short_type = 'AU')`;
		}
	}
}
