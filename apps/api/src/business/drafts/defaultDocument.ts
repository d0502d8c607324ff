import { can } from '@kontor/domain/permissions';
import { stateRanks } from '@kontor/domain/trade/chain';
import { sql } from 'kysely';
import type { Answer, Session } from '../../contract/contract.ts';
import type { Db } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import { creditOf, customerExemptionOf, recipientOf, rulesOn, vatRatesOn } from '../workingCopyParts.ts';

type Default = Answer<'getDefaultDocument'>;

interface Found {
	readonly name: string;
	readonly type: string | null;
	readonly shortType: string;
	readonly insurance: { readonly lfdnr: number; readonly name: string } | null;
	readonly insuredGroup: string | null;
	readonly doctor: { readonly lfdnr: number; readonly name: string } | null;
	readonly contributionGroup: string | null;
	readonly paymentCondition: string | null;
	readonly location: string | null;
	readonly rules: Default['contributionRules'];
	readonly vatRates: Default['vatRates'];
	readonly exemption: Default['customerExemption'];
	readonly credit: Default['credit'];
	readonly recipient: Default['recipient'];
}

/** A working copy to begin with: the customer's own conditions, its insurance, today; nothing is stored. */
export async function defaultDocument(
	db: Db,
	{ firma, subject }: Session,
	lfdnr: number,
	typeId: number,
	today: string,
): Promise<Default> {
	const day = sql`${today}::date`;
	const { rows } = await sql<Found>`
		select left(customer.display_name, 200) as name, types.bezeichnung as type, types.short_type as "shortType",
			health.insured_group as "insuredGroup",
			(select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
				where lfdnr = health.health_insurance_lfdnr) as insurance,
			(select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
				where lfdnr = health.family_doctor_lfdnr) as doctor,
			(select own_contribution_group from address_insurance where lfdnr = health.health_insurance_lfdnr) as "contributionGroup",
			company.payment_condition as "paymentCondition",
			(select code from master_data where list = 'documentLocation' and code = company.warehouse) as location,
			${rulesOn(day)} as rules, ${vatRatesOn(day)} as "vatRates", ${customerExemptionOf('customer.lfdnr', day)} as exemption,
			${creditOf('customer.lfdnr')} as credit, ${recipientOf('customer')} as recipient
		from addresses customer
		left join document_types types on types.id = ${typeId}
		left join address_health health on health.lfdnr = customer.lfdnr
		left join address_company company on company.lfdnr = customer.lfdnr
		where customer.lfdnr = ${lfdnr} and customer.firma = ${firma}`.execute(db);
	const [found] = rows;
	if (found === undefined || found.type === null) throw new Problem('notFound');
	const isInsured = can(subject, 'health') && found.insurance !== null;
	const none = { sum: '0.00', discount: '0.00', net: '0.00', vat: '0.00', gross: '0.00', open: '0.00', rates: [] };
	const mayReadHealth = can(subject, 'health');
	const maySeePrices = can(subject, 'prices');
	return {
		wf_cid: null,
		customerId: lfdnr,
		typeId,
		shortType: found.shortType,
		nr: '',
		name: '',
		date: today,
		state: 'Entwurf',
		rank: stateRanks.draft,
		documentHead: {
			customer: { lfdnr, name: found.name },
			association: null,
			doctor: mayReadHealth ? found.doctor : null,
			documentType: found.type,
			prescriptionState: mayReadHealth ? 'NICHT' : null,
		},
		documentHeadExtended: {
			deliveryAddress: null,
			invoiceAddress: null,
			insuredData:
				isInsured && found.insurance !== null
					? {
							insurance: found.insurance,
							insuredGroup: found.insuredGroup,
							ownContributionGroup: found.contributionGroup,
							exemption: null,
							prescriptionDate: null,
						}
					: null,
		},
		documentFoot: {
			billingCondition: found.paymentCondition ?? '30T',
			isGross: false,
			discount: '0',
			preferredDate: null,
			deliveryDate: null,
			deliveryCondition: null,
			deliveryType: null,
			location: found.location ?? 'ZENTRAL',
			isGoodsReturned: false,
			isRecipientNoBusiness: false,
			orderReference: '',
			headText: '',
			footText: '',
			remark: '',
		},
		positions: [],
		amounts: maySeePrices ? none : null,
		shares: null,
		contributionRules: isInsured ? found.rules : [],
		vatRates: found.vatRates,
		customerExemption: mayReadHealth ? found.exemption : null,
		credit: maySeePrices ? found.credit : null,
		recipient: found.recipient,
		delivery: null,
		version: 1,
	};
}
