import type { Subject } from '@kontor/domain/permissions';
import type { AddressSection } from '@kontor/domain/wizard/roles';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { AddressType } from '../../search/search.ts';
import { checkVersion } from '../../writes/version.ts';
import type { Write } from '../../writes/writes.ts';
import { askSection } from '../askedFields.ts';
import { type Asking, endAsking, startAsking } from '../fields.ts';
import { lockAddress } from '../lockAddress.ts';

/** Stores a part whose rules are kept, under the version it then has. */
export type StorePart = (lfdnr: number, version: number) => Promise<void>;

/** A part of an address that is read and edited by itself. */
export interface Part<Body extends object, Stored extends { readonly version: number }> {
	/** As the contract calls it. */
	readonly name: AddressSection | 'bankDetail';
	/** The type that an address gets with this part. */
	readonly flag: AddressType | null;
	/** Whether persons have it, or all others; null where both may. */
	readonly isOfPersons: boolean | null;
	/** The part as the subject may read it; empty with version 0 as long as it was never stored. */
	find(db: Db, lfdnr: number, subject: Subject): Promise<Stored>;
	/** Asks all rules of the part, whose fields begin with `field`, and gives what will store it. */
	prepare(asking: Asking, field: string, body: Body, write: Write): Promise<StorePart>;
}

/** Who becomes a customer is no prospect any more. */
export function endsProspect(type: AddressType): { kd_interessent?: false } {
	return type === 'kd_patient' || type === 'kd_konsument' ? { kd_interessent: false } : {};
}

/** Replaces a part whose version the caller has read; answers with what is stored now. */
export async function changePart<Body extends object, Stored extends { readonly version: number }>(
	part: Part<Body, Stored>,
	{ id, ifMatch, body }: { readonly id: number; readonly ifMatch: string; readonly body: Body },
	write: Write,
): Promise<Stored> {
	const { db, session } = write;
	const address = await lockAddress(write, id);
	const subject = `address/${id} ${part.name}`;
	if (address.kd_patient || part.flag === 'kd_patient') {
		write.noteAccess(part.flag === 'kd_patient' ? 'healthRead' : 'patientRead', subject);
	}
	const current = await part.find(db, id, session.subject);
	checkVersion(ifMatch, current);
	const asking = startAsking(write);
	if (part.isOfPersons !== null && part.isOfPersons !== address.is_person) asking.rules.refuse('body', 'notAllowed');
	if (part.name !== 'bankDetail') {
		askSection(asking, 'body', { section: part.name, isPerson: address.is_person, body });
	}
	const store = await part.prepare(asking, 'body', body, write);
	await endAsking(asking);
	await store(id, current.version + 1);
	if (part.flag !== null && !address[part.flag]) {
		await db
			.updateTable('addresses')
			.set({ [part.flag]: true, ...endsProspect(part.flag), changed_at: sql<string>`now()` })
			.where('lfdnr', '=', id)
			.execute();
	}
	write.note('addressChanged', subject);
	return part.find(db, id, session.subject);
}
