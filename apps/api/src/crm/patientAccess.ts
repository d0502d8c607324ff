import type { AuditAction, RecordAudit } from '../auth/audit.ts';
import type { OperationId, SessionContext } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import type { Write } from '../writes/writes.ts';
import type { OfAddress } from './addressParts.ts';
import { visibleAddresses } from './visibleAddresses.ts';

/** Gives what belongs to addresses out of hand: each look into a patient's record leaves an audit entry first. */
export interface PatientAccess {
	/** What was found; 404 for nothing. */
	handOut<Part>(
		found: Awaited<OfAddress<Part>>,
		operation: OperationId,
		lfdnr: number,
		context: SessionContext,
	): Promise<Part>;
	/** Notes that somebody has read the record of a patient. */
	note(operation: OperationId, lfdnr: number, context: SessionContext): Promise<void>;
	/** Notes that somebody has read the data of a patient's health. */
	noteHealth(operation: OperationId, lfdnr: number, context: SessionContext): Promise<void>;
}

/** Access to patients' records, noted in the audit log. */
export function createPatientAccess(audit: RecordAudit): PatientAccess {
	async function store(action: AuditAction, operation: OperationId, lfdnr: number, context: SessionContext) {
		const { session, ip, requestId } = context;
		await audit({
			action,
			userId: session.userId,
			sessionId: session.sessionId,
			subject: `address/${lfdnr} ${operation}`,
			remote: ip,
			requestId,
		});
	}

	const note: PatientAccess['note'] = (...read) => store('patientRead', ...read);

	return {
		note,
		noteHealth: (...read) => store('healthRead', ...read),
		async handOut(found, operation, lfdnr, context) {
			if (found === undefined) throw new Problem('notFound');
			if (found.isPatient) await note(operation, lfdnr, context);
			return found.part;
		},
	};
}

/**
 * Makes sure that the user sees the address to which something is written (else 404), and notes the access to a patient's.
 * Other writes to the address wait until this one ends, so that what is counted or compared of it stays true.
 */
export async function accessForWrite(write: Write, operation: OperationId, lfdnr: number): Promise<void> {
	const address = await visibleAddresses(write.db, write.session.firma)
		.select('kd_patient')
		.where('lfdnr', '=', lfdnr)
		.forNoKeyUpdate()
		.executeTakeFirst();
	if (address === undefined) throw new Problem('notFound');
	if (address.kd_patient) write.noteAccess('patientRead', `address/${lfdnr} ${operation}`);
}
