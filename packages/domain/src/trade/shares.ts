import { addDecimals } from '@kontor/german/number';
import { centsOf, fromCents, shareOf, splitAmount } from './amounts.ts';

/** Why somebody pays no share (ASVG §§ 136, 137): the limit of prescription fees frees from fees only. */
export const exemptions = ['child', 'familyAllowance', 'social', 'rehabilitation', 'rego'] as const;

/** One reason to pay no share. */
export type Exemption = (typeof exemptions)[number];

/** How a carrier lets its insured pay their part; a row of a dated table, amounts as decimal texts including tax. */
export interface ContributionRule {
	/** A share in percent, one fee for each prescription, or nothing. */
	readonly kind: 'share' | 'fee' | 'none';
	readonly percent: string;
	/** The least share; the carrier pays only what is above it. */
	readonly minimum: string;
	/** The fee of a prescription. */
	readonly fee: string;
	/** The most the carrier pays, or null. */
	readonly carrierMaximum: string | null;
}

/** Who pays how much. */
export interface Shares {
	readonly patient: string;
	readonly carrier: string;
}

/** Whether the reason frees from what the rule asks for: reaching the limit of fees (REGO) frees from fees, not from shares. */
export function isExempt(rule: ContributionRule, exemption: Exemption | null): boolean {
	if (exemption === null) return false;
	return exemption !== 'rego' || rule.kind === 'fee';
}

/**
 * Splits the price of one prescription (never of a line), including tax: the share is taken from the price, and what is
 * above the carrier's maximum stays with the patient.
 */
export function sharesOf(price: string, rule: ContributionRule, exemption: Exemption | null): Shares {
	const whole = centsOf(price);
	if (whole <= 0n) return { patient: '0.00', carrier: fromCents(whole) };
	const asked = isExempt(rule, exemption) ? 0n : ownPart(price, rule);
	const beyond = rule.carrierMaximum === null ? 0n : whole - centsOf(rule.carrierMaximum);
	const patient = greater(asked < whole ? asked : whole, beyond);
	return { patient: fromCents(patient), carrier: fromCents(whole - patient) };
}

function ownPart(price: string, { kind, percent, minimum, fee }: ContributionRule): bigint {
	if (kind === 'none') return 0n;
	if (kind === 'fee') return centsOf(fee);
	return greater(centsOf(shareOf(price, percent)), centsOf(minimum));
}

function greater(left: bigint, right: bigint): bigint {
	return left > right ? left : right;
}

/** Price of a prescription on earlier invoices, and its patient's share of it; decimal texts. */
export interface SharedBefore {
	readonly price: string;
	readonly patient: string;
}

/** Nothing was invoiced of the prescription yet. */
export const nothingBefore: SharedBefore = { price: '0.00', patient: '0.00' };

/**
 * The shares of the next invoice, or credit note, of a prescription: what patient and carrier owe of all of it, less what
 * they have paid. So partial invoices add up to the whole, and a minimum is asked for once.
 */
export function nextSharesOf(
	price: string,
	rule: ContributionRule,
	exemption: Exemption | null,
	before: SharedBefore,
): Shares {
	const part = centsOf(price);
	const whole = sharesOf(fromCents(centsOf(before.price) + part), rule, exemption);
	const owed = centsOf(whole.patient) - centsOf(before.patient);
	const [least, most] = part < 0n ? [part, 0n] : [0n, part];
	const patient = owed < least ? least : owed > most ? most : owed;
	return { patient: fromCents(patient), carrier: fromCents(part - patient) };
}

/** Part of one prescription in a document: the sum of its lines, and its carrier's contribution rule. */
export interface PrescriptionPart {
	/** Sum of the lines of the prescription, as the document is (net or gross). */
	readonly sum: string;
	readonly rule: ContributionRule;
	readonly exemption: Exemption | null;
	readonly before: SharedBefore;
}

/**
 * The shares of a document over several prescriptions: its price with tax is split over them to the cent, each is shared
 * by its own rule, and the parts are added.
 */
export function sharesOfPrescriptions(gross: string, parts: readonly PrescriptionPart[]): Shares {
	const prices = splitAmount(
		gross,
		parts.map(({ sum }) => sum),
	);
	const shares = parts.map(({ rule, exemption, before }, index) =>
		nextSharesOf(prices[index] as string, rule, exemption, before),
	);
	const total = (of: keyof Shares) => fromCents(centsOf(shares.map((share) => share[of]).reduce(addDecimals, '0')));
	return { patient: total('patient'), carrier: total('carrier') };
}
