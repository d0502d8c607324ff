import { addDays } from '@kontor/domain/date';
import { can, type Subject } from '@kontor/domain/permissions';
import { endOfWeek } from '@kontor/domain/tasks';
import { conditionOf, isConditionValid } from '@kontor/domain/trade/conditions';
import { sql } from 'kysely';
import type { Input, Session } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { all, type Condition } from '../search/predicates.ts';
import { conditionQueries, holdsText } from './conditionQueries.ts';

/** The conditions of a search for documents. */
export type DocumentFilter = Pick<Input<'searchDocuments'>['body'], 'q' | 'view' | 'conditions'>;

type View = NonNullable<DocumentFilter['view']>;

/** The reader of a search, and the day in the shop (`yyyy-mm-dd`). */
export interface DocumentReader {
	readonly session: Session;
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
	const found: Condition[] = [sql<boolean>`documents.firma = ${reader.session.firma}`];
	const ofPosition: Condition[] = [];
	for (const { key, values } of conditions) {
		const isOfPosition = conditionOf(key)?.level === 'position';
		(isOfPosition ? ofPosition : found).push(conditionQueries[key](values));
	}
	if (ofPosition.length > 0) {
		found.push(sql<boolean>`exists (select from document_positions position
			where position.wf_cid = documents.wf_cid and ${all(ofPosition)})`);
	}
	if (q.trim() !== '') found.push(holdsText(q.trim()));
	if (view !== 'all') found.push(ofView(view, reader));
	return all(found);
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
