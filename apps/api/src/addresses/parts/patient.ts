import type { Model } from '@kontor/api-client/types';
import { pointedAt } from '@kontor/domain/pointers';
import type { Db } from '../../database/database.ts';
import { type Asking, checkZero } from '../fields.ts';
import { namesOf } from '../names.ts';
import { needRight } from '../rights.ts';
import type { Part } from './part.ts';

type PatientPart = Model<'PatientPart'>;

const empty: Model<'StoredPatientPart'> = {
	healthInsuranceCompany: null,
	insuredGroup: null,
	isFeeReady: false,
	diseases: { diabetes: false, angiopathie: false, neuropathie: false, allergies: '' },
	regojahr: null,
	europeInsuranceCard: '',
	svnr: '',
	svnrDat: '',
	familyDoctor: null,
	mainInsuranceData: null,
	version: 0,
	references: [],
};

/** What is known of a patient; only for who may read data of patients. */
export const patientPart: Part<PatientPart, Model<'StoredPatientPart'>> = {
	name: 'patient',
	flag: 'kd_patient',
	isOfPersons: true,
	find: findPatient,
	async prepare(asking, field, body, write) {
		const { db } = write;
		needRight(write, 'health', field, body);
		const columns = await patientColumns(asking, field, body, db);
		return async (lfdnr, version) => {
			await db
				.insertInto('address_health')
				.values({ lfdnr, ...columns, version })
				.onConflict((conflict) => conflict.column('lfdnr').doUpdateSet({ ...columns, version }))
				.execute();
		};
	},
};

async function findPatient(db: Db, lfdnr: number): Promise<Model<'StoredPatientPart'>> {
	const row = await db
		.selectFrom('address_health as part')
		.leftJoin('addresses as doctor', 'doctor.lfdnr', 'part.family_doctor_lfdnr')
		.selectAll('part')
		.select([
			'doctor.hvnr as doctor_hvnr',
			namesOf('part.health_insurance_lfdnr', 'part.family_doctor_lfdnr', 'part.main_health_insurance_lfdnr').as(
				'references',
			),
		])
		.where('part.lfdnr', '=', lfdnr)
		.executeTakeFirst();
	if (row === undefined) return empty;
	return {
		healthInsuranceCompany: row.health_insurance_lfdnr,
		insuredGroup: row.insured_group || null,
		isFeeReady: row.is_fee_ready,
		diseases: {
			diabetes: row.has_diabetes,
			angiopathie: row.has_angiopathie,
			neuropathie: row.has_neuropathie,
			allergies: row.allergies,
		},
		regojahr: row.regojahr,
		europeInsuranceCard: row.europe_insurance_card,
		svnr: row.svnr,
		svnrDat: row.svnr_dat,
		familyDoctor:
			row.family_doctor_lfdnr === null ? null : { key: row.family_doctor_lfdnr, hvnr: row.doctor_hvnr ?? '' },
		mainInsuranceData: row.has_main_insured
			? {
					lastname: row.main_lastname,
					firstname: row.main_firstname,
					gender: row.main_gender_lfdnr,
					svnr: row.main_svnr,
					svnrDat: row.main_svnr_dat,
					healthInsuranceCompany: row.main_health_insurance_lfdnr,
				}
			: null,
		version: row.version,
		references: row.references,
	};
}

async function patientColumns(asking: Asking, field: string, body: PatientPart, db: Db) {
	const { references, rules } = asking;
	const { familyDoctor, mainInsuranceData: main } = body;
	references.address(
		`${field}.healthInsuranceCompany`,
		pointedAt['patient.healthInsuranceCompany'],
		body.healthInsuranceCompany,
	);
	references.code(`${field}.insuredGroup`, 'insuredGroup', body.insuredGroup);
	checkZero(asking, field, body, await takesZero(db, body));
	if (familyDoctor !== null) {
		references.address(`${field}.familyDoctor.key`, pointedAt['patient.familyDoctor'], familyDoctor.key);
		if (familyDoctor.hvnr !== undefined && familyDoctor.hvnr !== (await hvnrOf(db, familyDoctor.key))) {
			rules.refuse(`${field}.familyDoctor.hvnr`, 'notFound');
		}
	}
	if (main !== null) {
		const mainField = `${field}.mainInsuranceData`;
		references.address(
			`${mainField}.healthInsuranceCompany`,
			pointedAt['mainInsured.healthInsuranceCompany'],
			main.healthInsuranceCompany,
		);
		references.gender(`${mainField}.gender`, main.gender);
		checkZero(asking, mainField, main, await takesZero(db, main));
	}
	return {
		health_insurance_lfdnr: body.healthInsuranceCompany,
		insured_group: body.insuredGroup ?? '',
		is_fee_ready: body.isFeeReady,
		has_diabetes: body.diseases.diabetes,
		has_angiopathie: body.diseases.angiopathie,
		has_neuropathie: body.diseases.neuropathie,
		allergies: body.diseases.allergies,
		regojahr: body.regojahr,
		europe_insurance_card: body.europeInsuranceCard,
		svnr: body.svnr,
		svnr_dat: body.svnrDat,
		family_doctor_lfdnr: familyDoctor?.key ?? null,
		has_main_insured: main !== null,
		main_lastname: main?.lastname.trim() ?? '',
		main_firstname: main?.firstname.trim() ?? '',
		main_gender_lfdnr: main?.gender ?? null,
		main_svnr: main?.svnr ?? '',
		main_svnr_dat: main?.svnrDat ?? '',
		main_health_insurance_lfdnr: main?.healthInsuranceCompany ?? null,
	};
}

/** Whether the insurer takes numbers that begin with 0000; asked only for such a number. */
export async function takesZero(
	db: Db,
	{ svnr, healthInsuranceCompany }: { readonly svnr: string; readonly healthInsuranceCompany: number | null },
): Promise<boolean> {
	if (!svnr.startsWith('0000') || healthInsuranceCompany === null) return false;
	const row = await db
		.selectFrom('address_insurance')
		.select('allow_zero_svnr')
		.where('lfdnr', '=', healthInsuranceCompany)
		.executeTakeFirst();
	return row?.allow_zero_svnr ?? false;
}

async function hvnrOf(db: Db, lfdnr: number): Promise<string | null> {
	const row = await db.selectFrom('addresses').select('hvnr').where('lfdnr', '=', lfdnr).executeTakeFirst();
	return row?.hvnr ?? null;
}
