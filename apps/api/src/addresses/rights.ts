import { can, type DataRight } from '@kontor/domain/permissions';
import { Problem } from '../problem.ts';
import type { Write } from '../writes/writes.ts';

/** Refuses (403) a write that holds a field which its user has no right to: nothing is dropped in silence. */
export function needRight(write: Write, right: DataRight, field: string, value: unknown): void {
	if (value === undefined || can(write.session.subject, right)) return;
	write.noteAccess('forbidden', field);
	throw new Problem('forbidden', { fields: { [field]: 'notAllowed' } });
}
