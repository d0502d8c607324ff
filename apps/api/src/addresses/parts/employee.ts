import type { Model } from '@kontor/api-client/types';
import { can, type Subject } from '@kontor/domain/permissions';
import { pointedAt } from '@kontor/domain/pointers';
import type { Db } from '../../database/database.ts';
import { type Asking, checkZero } from '../fields.ts';
import { namesOf } from '../names.ts';
import { needRight } from '../rights.ts';
import type { Part } from './part.ts';
import { takesZero } from './patient.ts';

type EmployeePart = Model<'EmployeePart'>;

const empty: Model<'StoredEmployeePart'> = {
	healthInsuranceCompany: null,
	staffId: '',
	idNumber: '',
	entryDate: null,
	exitDate: null,
	userId: null,
	warehouse: null,
	isCashier: false,
	isBdeEmployee: false,
	isExternalEmployee: false,
	version: 0,
	references: [],
};

/** What is known of an employee; the insurance number only for who may read such numbers. */
export const employeePart: Part<EmployeePart, Model<'StoredEmployeePart'>> = {
	name: 'employee',
	flag: 'kd_verkaeufer',
	isOfPersons: true,
	find: findEmployee,
	async prepare(asking, field, body, write) {
		const { db } = write;
		needRight(write, 'health', `${field}.svnr`, body.svnr);
		needRight(write, 'health', `${field}.svnrDat`, body.svnrDat);
		const columns = await employeeColumns(asking, field, body, db);
		return async (lfdnr, version) => {
			await db
				.insertInto('address_employee')
				.values({ lfdnr, ...columns, version })
				.onConflict((conflict) => conflict.column('lfdnr').doUpdateSet({ ...columns, version }))
				.execute();
		};
	},
};

async function findEmployee(db: Db, lfdnr: number, subject: Subject): Promise<Model<'StoredEmployeePart'>> {
	const row = await db
		.selectFrom('address_employee as part')
		.selectAll('part')
		.select(namesOf('part.health_insurance_lfdnr').as('references'))
		.where('part.lfdnr', '=', lfdnr)
		.executeTakeFirst();
	const number = { svnr: row?.svnr ?? '', svnrDat: row?.svnr_dat ?? '' };
	const readable = can(subject, 'health') ? number : {};
	if (row === undefined) return { ...empty, ...readable };
	return {
		healthInsuranceCompany: row.health_insurance_lfdnr,
		...readable,
		staffId: row.staff_id,
		idNumber: row.id_number,
		entryDate: row.entry_date,
		exitDate: row.exit_date,
		userId: row.user_id,
		warehouse: row.warehouse,
		isCashier: row.is_cashier,
		isBdeEmployee: row.is_bde_employee,
		isExternalEmployee: row.is_external_employee,
		version: row.version,
		references: row.references,
	};
}

async function employeeColumns(asking: Asking, field: string, body: EmployeePart, db: Db) {
	const { references, rules } = asking;
	const { svnr, svnrDat, entryDate } = body;
	if ((svnr === undefined) !== (svnrDat === undefined)) {
		rules.refuse(`${field}.${svnr === undefined ? 'svnr' : 'svnrDat'}`, 'missing');
	}
	const number = svnr === undefined || svnrDat === undefined ? null : { svnr, svnrDat };
	if (number !== null) checkZero(asking, field, number, await takesZero(db, { ...body, ...number }));
	references.address(
		`${field}.healthInsuranceCompany`,
		pointedAt['employee.healthInsuranceCompany'],
		body.healthInsuranceCompany,
	);
	references.code(`${field}.warehouse`, 'warehouse', body.warehouse);
	references.user(`${field}.userId`, body.userId);
	return {
		health_insurance_lfdnr: body.healthInsuranceCompany,
		...(number !== null && { svnr: number.svnr, svnr_dat: number.svnrDat }),
		staff_id: body.staffId.trim(),
		id_number: body.idNumber.trim(),
		entry_date: entryDate,
		exit_date: body.exitDate,
		user_id: body.userId,
		warehouse: body.warehouse,
		is_cashier: body.isCashier,
		is_bde_employee: body.isBdeEmployee,
		is_external_employee: body.isExternalEmployee,
	};
}
