import type { Model } from '@kontor/api-client/types';
import { bankColumns } from '../fields.ts';
import type { Part } from './part.ts';
import { findBank, storeBank } from './sharedColumns.ts';

/** The bank account of an address; only for who may read bank accounts. */
export const bankPart: Part<Model<'BankDetail'>, Model<'StoredBankDetail'>> = {
	name: 'bankDetail',
	flag: null,
	isOfPersons: null,
	find: findBank,
	async prepare(asking, field, body, { db }) {
		const account = bankColumns(asking, field, body);
		return (lfdnr) => storeBank(db, lfdnr, account, 'address_bank');
	},
};
