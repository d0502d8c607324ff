import { expect, test } from 'vitest';
import { type InvoiceFacts, invoiceKindOf, missingDuties } from './invoiceDuties.ts';

const shop = { name: 'Kontor GmbH', street: 'Musterstraße 12', plz: '1030', city: 'Wien', uid: 'ATU12345675' };
const customer = { name: 'Maria Huber', street: '', plz: '4020', city: 'Linz', uid: '' };
const invoice: InvoiceFacts = {
	gross: '120.00',
	own: shop,
	recipient: customer,
	isToBusiness: false,
	isStatedNoBusiness: false,
	needsRecipientUid: false,
	corrects: null,
};
const nobody = { name: '', street: '', plz: '', city: '', uid: '' };

function missing(changes: Partial<InvoiceFacts>) {
	return missingDuties({ ...invoice, ...changes });
}

test.each([
	['400.00', 'small'],
	['-400.00', 'small'],
	['400.01', 'full'],
	['10000.00', 'full'],
	['10000.01', 'large'],
	['-10000.01', 'large'],
])('an invoice of %s is %s', (gross, kind) => {
	expect(invoiceKindOf(gross)).toBe(kind);
});

test('a small invoice needs no recipient and no UID', () => {
	expect(missing({ gross: '400.00', recipient: nobody, own: { ...shop, uid: '' } })).toEqual([]);
	expect(missing({ gross: '400.01', recipient: nobody, own: { ...shop, uid: '' } })).toEqual([
		'ownUid',
		'recipientName',
		'recipientAddress',
	]);
});

test('every invoice says whose it is', () => {
	expect(missing({ own: nobody })).toEqual(['ownName', 'ownAddress']);
	expect(missing({ own: { ...shop, street: '', plz: '' } })).toEqual(['ownAddress']);
	expect(missing({ own: { ...shop, street: '' } })).toEqual([]);
});

test('above 10 000 € an invoice to a business needs its UID, to a person never', () => {
	expect(missing({ gross: '10000.01' })).toEqual([]);
	expect(missing({ gross: '10000.01', isToBusiness: true })).toEqual(['recipientUid']);
	expect(missing({ gross: '10000.00', isToBusiness: true })).toEqual([]);
	expect(missing({ gross: '10000.01', isToBusiness: true, recipient: { ...customer, uid: 'ATU12345675' } })).toEqual(
		[],
	);
});

test('who is stated to be no business needs no UID above 10 000 €, unless it owes the tax itself', () => {
	const club = { gross: '10000.01', isToBusiness: true, isStatedNoBusiness: true };
	expect(missing(club)).toEqual([]);
	expect(missing({ ...club, needsRecipientUid: true })).toEqual(['recipientUid']);
});

test('where the recipient owes the tax, both UIDs have to be there whatever the amount', () => {
	expect(missing({ gross: '10.00', needsRecipientUid: true, own: { ...shop, uid: '' } })).toEqual([
		'ownUid',
		'recipientUid',
	]);
});

test('a credit note names the invoice it corrects', () => {
	expect(missing({ gross: '-20.00', corrects: [] })).toEqual(['correctedInvoice']);
	expect(missing({ gross: '-20.00', corrects: ['RE-2026-00001'] })).toEqual([]);
});
