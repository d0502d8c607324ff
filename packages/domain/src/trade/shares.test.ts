import { addDecimals } from '@kontor/german/number';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type ContributionRule,
	exemptions,
	isExempt,
	nextSharesOf,
	nothingBefore,
	sharesOf,
	sharesOfPrescriptions,
} from './shares.ts';

const aids: ContributionRule = { kind: 'share', percent: '10', minimum: '46.20', fee: '0', carrierMaximum: '1848' };
const farmers: ContributionRule = { ...aids, percent: '20' };
const consumables: ContributionRule = { ...aids, minimum: '0' };
const dressings: ContributionRule = { ...aids, kind: 'fee', fee: '7.55', minimum: '0' };
const rented: ContributionRule = { ...aids, kind: 'none' };

test.each([
	['46.20', aids, '46.20 0.00'],
	['46.21', aids, '46.20 0.01'],
	['20', aids, '20.00 0.00'],
	['462.00', aids, '46.20 415.80'],
	['462.10', aids, '46.21 415.89'],
	['462.15', aids, '46.22 415.93'],
	['1000', aids, '100.00 900.00'],
	// Decided: the share is taken from the price, and what the carrier's maximum leaves is the patient's.
	['2000', aids, '200.00 1800.00'],
	['2500', aids, '652.00 1848.00'],
	['231.00', farmers, '46.20 184.80'],
	['231.10', farmers, '46.22 184.88'],
	['93.00', consumables, '9.30 83.70'],
	['93.00', dressings, '7.55 85.45'],
	['5.00', dressings, '5.00 0.00'],
	['120.00', rented, '0.00 120.00'],
	['0', aids, '0.00 0.00'],
	['-10', aids, '0.00 -10.00'],
] as const)('of %s the patient and the carrier pay their parts', (price, rule, expected) => {
	const { patient, carrier } = sharesOf(price, rule, null);
	expect(`${patient} ${carrier}`).toBe(expected);
});

test('the exempt pay nothing; the limit of fees frees from fees only', () => {
	expect(sharesOf('462.00', aids, 'child')).toEqual({ patient: '0.00', carrier: '462.00' });
	expect(sharesOf('462.00', aids, 'rego').patient).toBe('46.20');
	expect(sharesOf('93.00', dressings, 'rego').patient).toBe('0.00');
	expect(sharesOf('2500', aids, 'social').patient).toBe('652.00');
	expect(isExempt(aids, null)).toBe(false);
});

test('what patient and carrier pay is always the price, and nobody pays less than nothing', () => {
	const rules = fc.constantFrom(aids, farmers, consumables, dressings, rented, { ...aids, carrierMaximum: null });
	const price = fc.integer({ min: 0, max: 1_000_000 }).map((value) => (value / 100).toFixed(2));
	fc.assert(
		fc.property(price, rules, fc.constantFrom(null, ...exemptions), (whole, rule, exemption) => {
			const { patient, carrier } = sharesOf(whole, rule, exemption);
			expect(addDecimals(patient, carrier)).toBe(addDecimals(whole, '0'));
			expect(patient.startsWith('-') || carrier.startsWith('-')).toBe(false);
		}),
	);
});

test('two prescriptions of one document are shared each by itself, to the cent of the whole', () => {
	const part = { sum: '128.38', rule: aids, exemption: null, before: nothingBefore };
	expect(sharesOfPrescriptions('308.10', [part, part])).toEqual({ patient: '92.40', carrier: '215.70' });
	expect(sharesOfPrescriptions('308.10', [part, { ...part, exemption: 'child' }]).patient).toBe('46.20');
	expect(sharesOfPrescriptions('462.15', [{ ...part, sum: '385.13' }])).toEqual(sharesOf('462.15', aids, null));
	expect(sharesOfPrescriptions('0.00', [])).toEqual({ patient: '0.00', carrier: '0.00' });
});

test('another rule or exemption than on earlier invoices never asks for more than the part, nor gives back on an invoice', () => {
	expect(nextSharesOf('10.00', aids, null, { price: '1000.00', patient: '0.00' }).patient).toBe('10.00');
	expect(nextSharesOf('10.00', rented, null, { price: '1000.00', patient: '100.00' }).patient).toBe('0.00');
	expect(nextSharesOf('-10.00', rented, null, { price: '1000.00', patient: '100.00' }).patient).toBe('-10.00');
});

test('partial invoices and credits of a prescription add up to the whole, and nobody pays more than is asked', () => {
	const rules = fc.constantFrom(aids, farmers, consumables, dressings, rented, { ...aids, carrierMaximum: null });
	const parts = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 6 });
	const amount = (cents: number) => (cents / 100).toFixed(2);
	fc.assert(
		fc.property(parts, rules, fc.constantFrom(null, ...exemptions), (invoices, rule, exemption) => {
			let before = nothingBefore;
			const credits = invoices.map((cents) => -cents).toReversed();
			for (const [index, cents] of [...invoices, ...credits].entries()) {
				const { patient, carrier } = nextSharesOf(amount(cents), rule, exemption, before);
				expect(addDecimals(patient, carrier)).toBe(addDecimals(amount(cents), '0'));
				const size = (text: string) => Math.abs(Number(text));
				expect(size(patient)).toBeLessThanOrEqual(Math.abs(cents) / 100);
				before = { price: addDecimals(before.price, amount(cents)), patient: addDecimals(before.patient, patient) };
				if (index === invoices.length - 1) {
					expect(addDecimals(before.patient, '0')).toBe(
						addDecimals(sharesOf(before.price, rule, exemption).patient, '0'),
					);
				}
			}
			expect([before.price, before.patient].map(Number)).toEqual([0, 0]);
		}),
	);
});
