import type { Model } from '@kontor/api-client/types';
import { pointedAt } from '@kontor/domain/pointers';
import type { Db } from '../../database/database.ts';
import { type Asking, uidOf } from '../fields.ts';
import { namesOf } from '../names.ts';
import type { Part } from './part.ts';
import { findUid, storeUid } from './sharedColumns.ts';

type CompanyPart = Model<'CompanyPart'>;

const empty: Omit<Model<'StoredCompanyPart'>, 'uid'> = {
	contractNumber: '',
	association: null,
	industrialSectors: [],
	deliveryAndPayment: {
		shippingMethod: null,
		shippingCondition: null,
		paymentCondition: null,
		salesPerson: null,
		collectiveDeliveryNoteInterval: null,
		collectiveInvoiceInterval: null,
		discountType: null,
		discount: null,
		warehouse: null,
		associationIsInvoiceAddress: false,
		fibuGroup: null,
	},
	version: 0,
	references: [],
};

/** What is known of a company that buys. */
export const companyPart: Part<CompanyPart, Model<'StoredCompanyPart'>> = {
	name: 'company',
	flag: 'kd_kunde',
	isOfPersons: false,
	find: findCompany,
	async prepare(asking, field, body, { db }) {
		const columns = companyColumns(asking, field, body);
		const uid = uidOf(asking, `${field}.uid`, body.uid);
		return async (lfdnr, version) => {
			await db
				.insertInto('address_company')
				.values({ lfdnr, ...columns, version })
				.onConflict((conflict) => conflict.column('lfdnr').doUpdateSet({ ...columns, version }))
				.execute();
			await storeUid(db, lfdnr, uid, 'address_company');
		};
	},
};

async function findCompany(db: Db, lfdnr: number): Promise<Model<'StoredCompanyPart'>> {
	const row = await db
		.selectFrom('address_company as part')
		.innerJoin('addresses', 'addresses.lfdnr', 'part.lfdnr')
		.selectAll('part')
		.select(['addresses.uid', namesOf('part.association_lfdnr', 'part.sales_person_lfdnr').as('references')])
		.where('part.lfdnr', '=', lfdnr)
		.executeTakeFirst();
	if (row === undefined) return { ...empty, uid: await findUid(db, lfdnr) };
	return {
		contractNumber: row.contract_number,
		uid: row.uid,
		association: row.association_lfdnr,
		industrialSectors: row.industrial_sectors,
		deliveryAndPayment: {
			shippingMethod: row.shipping_method,
			shippingCondition: row.shipping_condition,
			paymentCondition: row.payment_condition,
			salesPerson: row.sales_person_lfdnr,
			collectiveDeliveryNoteInterval: row.collective_delivery_note_interval,
			collectiveInvoiceInterval: row.collective_invoice_interval,
			discountType: row.discount_type,
			discount: row.discount,
			warehouse: row.warehouse,
			associationIsInvoiceAddress: row.association_is_invoice_address,
			fibuGroup: row.fibu_group,
		},
		version: row.version,
		references: row.references,
	};
}

function companyColumns({ references }: Asking, field: string, body: CompanyPart) {
	const { deliveryAndPayment: terms } = body;
	const at = `${field}.deliveryAndPayment`;
	const sectors = [...new Set(body.industrialSectors)];
	references.address(`${field}.association`, pointedAt['company.association'], body.association);
	body.industrialSectors.forEach((code, index) => {
		references.code(`${field}.industrialSectors.${index}`, 'industrialSector', code);
	});
	references.code(`${at}.shippingMethod`, 'shippingMethod', terms.shippingMethod);
	references.code(`${at}.shippingCondition`, 'shippingCondition', terms.shippingCondition);
	references.code(`${at}.paymentCondition`, 'paymentCondition', terms.paymentCondition);
	references.address(`${at}.salesPerson`, pointedAt['companyDelivery.salesPerson'], terms.salesPerson);
	references.code(`${at}.collectiveDeliveryNoteInterval`, 'interval', terms.collectiveDeliveryNoteInterval);
	references.code(`${at}.collectiveInvoiceInterval`, 'interval', terms.collectiveInvoiceInterval);
	references.code(`${at}.discountType`, 'discountType', terms.discountType);
	references.code(`${at}.warehouse`, 'warehouse', terms.warehouse);
	references.code(`${at}.fibuGroup`, 'fibuGroup', terms.fibuGroup);
	return {
		contract_number: body.contractNumber.trim(),
		association_lfdnr: body.association,
		industrial_sectors: sectors,
		shipping_method: terms.shippingMethod,
		shipping_condition: terms.shippingCondition,
		payment_condition: terms.paymentCondition,
		sales_person_lfdnr: terms.salesPerson,
		collective_delivery_note_interval: terms.collectiveDeliveryNoteInterval,
		collective_invoice_interval: terms.collectiveInvoiceInterval,
		discount_type: terms.discountType,
		discount: terms.discount,
		warehouse: terms.warehouse,
		association_is_invoice_address: terms.associationIsInvoiceAddress,
		fibu_group: terms.fibuGroup,
	};
}
