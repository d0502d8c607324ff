import type { Model } from '@kontor/api-client/types';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Part } from './part.ts';

/** What is known of a doctor; it lies in the row of the address and counts with its version. */
export const doctorPart: Part<Model<'DoctorPart'>, Model<'StoredDoctorPart'>> = {
	name: 'doctor',
	flag: 'kd_arzt',
	isOfPersons: true,
	find: findDoctor,
	async prepare({ references }, field, body, { db }) {
		references.code(`${field}.subject`, 'doctorSubject', body.subject);
		return async (lfdnr) => {
			await db
				.updateTable('addresses')
				.set({ hvnr: body.hvnr, doctor_subject: body.subject ?? '', version: sql<number>`version + 1` })
				.where('lfdnr', '=', lfdnr)
				.execute();
		};
	},
};

async function findDoctor(db: Db, lfdnr: number): Promise<Model<'StoredDoctorPart'>> {
	const row = await db
		.selectFrom('addresses')
		.select(['kd_arzt', 'hvnr', 'doctor_subject', 'version'])
		.where('lfdnr', '=', lfdnr)
		.executeTakeFirstOrThrow();
	return { hvnr: row.hvnr, subject: row.doctor_subject || null, version: row.kd_arzt ? row.version : 0 };
}
