import type { Model } from '@kontor/api-client/types';
import { can, type Subject } from '@kontor/domain/permissions';
import { pointedAt } from '@kontor/domain/pointers';
import type { Db } from '../../database/database.ts';
import { type Asking, bankColumns, uidOf } from '../fields.ts';
import { namesOf } from '../names.ts';
import { needRight } from '../rights.ts';
import type { Part } from './part.ts';
import { findBank, findUid, storeBank, storeUid } from './sharedColumns.ts';

type SupplierPart = Model<'SupplierPart'>;

const empty: Omit<Model<'StoredSupplierPart'>, 'uid' | 'payment'> = {
	kdNr: '',
	supplierGroup: null,
	association: null,
	industrialSector: null,
	fibuGroup: null,
	deliveryAndOrder: {
		shippingMethod: null,
		shippingCondition: null,
		priceOnDemand: false,
		priceOnDelivery: false,
		collectiveDeliveryNoteInterval: null,
		collectiveInvoiceInterval: null,
		directBranchShipping: false,
		directCustomerDelivery: false,
		associationVat: false,
		creditorNumber: '',
		openedPacks: false,
		decimalPlaces: 0,
		minimumOrderValue: null,
	},
	version: 0,
	references: [],
};
const emptyPayment: Model<'SupplierPayment'> = {
	paymentConditions: [],
	paymentTypes: [],
	lockPaymentProposal: false,
	directDebitAuthorisationDate: null,
	discountType: null,
	discount: null,
};

/** What is known of a supplier; the bank account only for who may read bank accounts. */
export const supplierPart: Part<SupplierPart, Model<'StoredSupplierPart'>> = {
	name: 'supplier',
	flag: 'kd_lieferant',
	isOfPersons: false,
	find: findSupplier,
	async prepare(asking, field, body, write) {
		const { db } = write;
		needRight(write, 'bank', `${field}.payment.iban`, body.payment.iban);
		needRight(write, 'bank', `${field}.payment.bic`, body.payment.bic);
		const columns = supplierColumns(asking, field, body);
		const uid = uidOf(asking, `${field}.uid`, body.uid);
		const { iban, bic } = body.payment;
		if ((iban === undefined) !== (bic === undefined)) {
			asking.rules.refuse(`${field}.payment.${iban === undefined ? 'iban' : 'bic'}`, 'missing');
		}
		const bank =
			iban === undefined || bic === undefined ? null : bankColumns(asking, `${field}.payment`, { iban, bic });
		return async (lfdnr, version) => {
			await db
				.insertInto('address_supplier')
				.values({ lfdnr, ...columns, version })
				.onConflict((conflict) => conflict.column('lfdnr').doUpdateSet({ ...columns, version }))
				.execute();
			await storeUid(db, lfdnr, uid, 'address_supplier');
			if (bank !== null) await storeBank(db, lfdnr, bank, 'address_supplier');
		};
	},
};

async function findSupplier(db: Db, lfdnr: number, subject: Subject): Promise<Model<'StoredSupplierPart'>> {
	const row = await db
		.selectFrom('address_supplier as part')
		.innerJoin('addresses', 'addresses.lfdnr', 'part.lfdnr')
		.selectAll('part')
		.select(['addresses.uid', namesOf('part.association_lfdnr').as('references')])
		.where('part.lfdnr', '=', lfdnr)
		.executeTakeFirst();
	const account = can(subject, 'bank') ? await findBank(db, lfdnr) : null;
	const bank = account === null ? {} : { iban: account.iban, bic: account.bic };
	if (row === undefined) {
		return { ...empty, uid: await findUid(db, lfdnr), payment: { ...emptyPayment, ...bank } };
	}
	return {
		kdNr: row.kd_nr,
		uid: row.uid,
		supplierGroup: row.supplier_group,
		association: row.association_lfdnr,
		industrialSector: row.industrial_sector,
		fibuGroup: row.fibu_group,
		deliveryAndOrder: {
			shippingMethod: row.shipping_method,
			shippingCondition: row.shipping_condition,
			priceOnDemand: row.price_on_demand,
			priceOnDelivery: row.price_on_delivery,
			collectiveDeliveryNoteInterval: row.collective_delivery_note_interval,
			collectiveInvoiceInterval: row.collective_invoice_interval,
			directBranchShipping: row.direct_branch_shipping,
			directCustomerDelivery: row.direct_customer_delivery,
			associationVat: row.association_vat,
			creditorNumber: row.creditor_number,
			openedPacks: row.opened_packs,
			decimalPlaces: row.decimal_places,
			minimumOrderValue: row.minimum_order_value,
		},
		payment: {
			paymentConditions: row.payment_conditions,
			paymentTypes: row.payment_types,
			...bank,
			lockPaymentProposal: row.lock_payment_proposal,
			directDebitAuthorisationDate: row.direct_debit_authorisation_date,
			discountType: row.discount_type,
			discount: row.discount,
		},
		version: row.version,
		references: row.references,
	};
}

function supplierColumns(asking: Asking, field: string, body: SupplierPart) {
	const { references } = asking;
	const { deliveryAndOrder: order, payment } = body;
	references.code(`${field}.supplierGroup`, 'supplierGroup', body.supplierGroup);
	references.address(`${field}.association`, pointedAt['supplier.association'], body.association);
	references.code(`${field}.industrialSector`, 'industrialSector', body.industrialSector);
	references.code(`${field}.fibuGroup`, 'fibuGroup', body.fibuGroup);
	const orderField = `${field}.deliveryAndOrder`;
	references.code(`${orderField}.shippingMethod`, 'shippingMethod', order.shippingMethod);
	references.code(`${orderField}.shippingCondition`, 'shippingCondition', order.shippingCondition);
	references.code(`${orderField}.collectiveDeliveryNoteInterval`, 'interval', order.collectiveDeliveryNoteInterval);
	references.code(`${orderField}.collectiveInvoiceInterval`, 'interval', order.collectiveInvoiceInterval);
	const paymentField = `${field}.payment`;
	payment.paymentConditions.forEach((code, index) => {
		references.code(`${paymentField}.paymentConditions.${index}`, 'paymentCondition', code);
	});
	payment.paymentTypes.forEach((code, index) => {
		references.code(`${paymentField}.paymentTypes.${index}`, 'paymentType', code);
	});
	references.code(`${paymentField}.discountType`, 'discountType', payment.discountType);
	return {
		kd_nr: body.kdNr.trim(),
		supplier_group: body.supplierGroup,
		association_lfdnr: body.association,
		industrial_sector: body.industrialSector,
		fibu_group: body.fibuGroup,
		shipping_method: order.shippingMethod,
		shipping_condition: order.shippingCondition,
		price_on_demand: order.priceOnDemand,
		price_on_delivery: order.priceOnDelivery,
		collective_delivery_note_interval: order.collectiveDeliveryNoteInterval,
		collective_invoice_interval: order.collectiveInvoiceInterval,
		direct_branch_shipping: order.directBranchShipping,
		direct_customer_delivery: order.directCustomerDelivery,
		association_vat: order.associationVat,
		creditor_number: order.creditorNumber.trim(),
		opened_packs: order.openedPacks,
		decimal_places: order.decimalPlaces,
		minimum_order_value: order.minimumOrderValue,
		payment_conditions: [...new Set(payment.paymentConditions)],
		payment_types: [...new Set(payment.paymentTypes)],
		lock_payment_proposal: payment.lockPaymentProposal,
		direct_debit_authorisation_date: payment.directDebitAuthorisationDate,
		discount_type: payment.discountType,
		discount: payment.discount,
	};
}
