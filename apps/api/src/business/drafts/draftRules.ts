import { amountsOf, centsOf } from '@kontor/domain/trade/amounts';
import { isCalendarDate } from '@kontor/german/date';
import { isBlank } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import { needRight } from '../../addresses/rights.ts';
import type { Input } from '../../contract/contract.ts';
import type { FieldRules } from '../../writes/fieldRules.ts';
import { startReferences } from '../../writes/references.ts';
import type { Write } from '../../writes/writes.ts';

/** Entered content of a document, new or not. */
export type DraftEntry = Input<'changeBusinessDocument'>['body'];

/** Entered content of one position. */
export type PositionEntry = DraftEntry['positions'][number];

const MOST = 10n ** 12n;

/**
 * Checks the rules no schema states: rights to prices and health, words where they are needed, days of the calendar, known rates, codes
 * and addresses, sums that fit. Broken rules are gathered in `rules`.
 */
export async function checkEntry(write: Write, rules: FieldRules, entry: DraftEntry): Promise<void> {
	const { positions, documentFoot: foot } = entry;
	needRight(write, 'prices', 'body.positions', positions);
	checkPositions(rules, positions);
	for (const field of ['deliveryDate', 'preferredDate'] as const)
		checkDay(rules, `body.documentFoot.${field}`, foot[field]);
	await checkCodes(write, rules, entry);
	await checkPointers(write, rules, entry);
}

function checkDay(rules: FieldRules, field: string, day: string | null | undefined): void {
	if (day != null && !isCalendarDate(day)) rules.refuse(field, 'dateInvalid');
}

function checkPositions(rules: FieldRules, positions: readonly PositionEntry[]): void {
	positions.forEach(({ kind, text, articleNumber }, index) => {
		if (kind !== 'subtotal' && isBlank(text)) rules.refuse(`body.positions.${index}.text`, 'missing');
		if (kind !== 'article' && articleNumber != null)
			rules.refuse(`body.positions.${index}.articleNumber`, 'notAllowed');
	});
	if (isTooMuch(positions) || positions.some((entry) => isTooMuch([entry])))
		rules.refuse('body.positions', 'outOfRange');
}

function isTooMuch(positions: readonly PositionEntry[]): boolean {
	const { sum } = amountsOf({ lines: positions.map(amountLineOf), isGross: false, discount: '0' });
	const cents = centsOf(sum);
	return cents >= MOST || cents <= -MOST;
}

function amountLineOf({ kind, quantity = '0', price = '0', discount = '0', discount2 = '0' }: PositionEntry) {
	return { kind, quantity, price, discount, discount2, vatRate: '0' };
}

async function checkCodes(
	write: Write,
	rules: FieldRules,
	{ positions, documentFoot: foot, documentHead }: DraftEntry,
) {
	const references = startReferences(write.db, write.session.firma);
	references.code('body.documentFoot.billingCondition', 'paymentCondition', foot.billingCondition ?? '30T');
	references.code('body.documentFoot.deliveryCondition', 'deliveryCondition', foot.deliveryCondition ?? null);
	references.code('body.documentFoot.deliveryType', 'deliveryType', foot.deliveryType ?? null);
	references.code('body.documentFoot.location', 'documentLocation', foot.location ?? 'ZENTRAL');
	for (const field of ['doctorId', 'prescriptionState', 'insuredData'] as const)
		needRight(write, 'health', `body.documentHead.${field}`, documentHead?.[field]);
	references.address('body.documentHead.doctorId', 'kd_arzt', documentHead?.doctorId ?? null);
	references.code('body.documentHead.prescriptionState', 'prescriptionState', documentHead?.prescriptionState ?? null);
	const insured = documentHead?.insuredData;
	if (insured !== undefined) {
		const at = 'body.documentHead.insuredData';
		references.address(`${at}.insuranceId`, 'kd_krankenkasse', insured.insuranceId);
		references.code(`${at}.ownContributionGroup`, 'ownContributionGroup', insured.ownContributionGroup ?? null);
		references.code(`${at}.insuredGroup`, 'insuredGroup', insured.insuredGroup ?? null);
		checkDay(rules, `${at}.prescriptionDate`, insured.prescriptionDate);
	}
	await references.check(rules);
	const rates = [...new Set(positions.map(({ vatCode = 'N' }) => vatCode))];
	const states = [...new Set(positions.map(({ processState = 10 }) => processState))];
	const { rows } = await sql<{ rates: string[]; states: number[] }>`
		select array(select distinct code from vat_rates where code = any(${rates}::text[])) as rates,
			array(select rank::int from process_states where rank = any(${states}::int[])) as states`.execute(write.db);
	positions.forEach(({ vatCode = 'N', processState = 10 }, index) => {
		if (rows[0]?.rates.includes(vatCode) !== true) rules.refuse(`body.positions.${index}.vatCode`, 'notFound');
		if (rows[0]?.states.includes(processState) !== true)
			rules.refuse(`body.positions.${index}.processState`, 'notFound');
	});
}

/** Addresses of any kind and devices, which one query looks for. */
async function checkPointers({ db, session }: Write, rules: FieldRules, { positions, documentHead }: DraftEntry) {
	const addresses: [string, number][] = [];
	for (const field of ['associationId', 'deliveryAddressId', 'invoiceAddressId'] as const) {
		const lfdnr = documentHead?.[field];
		if (lfdnr != null) addresses.push([`body.documentHead.${field}`, lfdnr]);
	}
	const objects: [string, number][] = [];
	positions.forEach(({ clientId, objectId }, index) => {
		if (clientId != null) addresses.push([`body.positions.${index}.clientId`, clientId]);
		if (objectId != null) objects.push([`body.positions.${index}.objectId`, objectId]);
	});
	if (addresses.length + objects.length === 0) return;
	const { rows } = await sql<{ addresses: number[]; objects: number[] }>`
		select array(select lfdnr from addresses where firma = ${session.firma}
				and lfdnr = any(${addresses.map(([, lfdnr]) => lfdnr)}::int[])) as addresses,
			array(select id from document_objects where firma = ${session.firma}
				and id = any(${objects.map(([, id]) => id)}::int[])) as objects`.execute(db);
	for (const [field, lfdnr] of addresses)
		if (rows[0]?.addresses.includes(lfdnr) !== true) rules.refuse(field, 'notFound');
	for (const [field, id] of objects) if (rows[0]?.objects.includes(id) !== true) rules.refuse(field, 'notFound');
}
