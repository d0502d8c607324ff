import { isInvoice } from '@kontor/domain/trade/chain';
import {
	type ContributionRule,
	type Exemption,
	nothingBefore,
	type PrescriptionPart,
	type SharedBefore,
	sharesOfPrescriptions,
} from '@kontor/domain/trade/shares';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { customerExemptionOf } from '../workingCopyParts.ts';

interface Prescription {
	/** The document with which it began. */
	readonly root: number;
	readonly sum: string;
	readonly rule: ContributionRule | null;
	readonly exemption: Exemption | null;
	readonly gross: string;
	readonly shortType: string;
}

/**
 * Writes who pays how much of a document that a carrier pays for; nothing where no rule is known. Of an invoice or a credit
 * note earlier ones of the same prescription count, which are locked in their order, so that two at once add up as well.
 */
export async function storeShares(db: Db, wfCid: number): Promise<void> {
	const prescriptions = await prescriptionsOf(db, wfCid);
	const parts: PrescriptionPart[] = [];
	for (const { root, sum, rule, exemption, shortType } of prescriptions) {
		if (rule === null) continue;
		const counts = isInvoice(shortType) || shortType === 'GU';
		parts.push({ sum, rule, exemption, before: counts ? await sharedBefore(db, wfCid, root) : nothingBefore });
	}
	const isKnown = parts.length > 0 && parts.length === prescriptions.length;
	const shares = isKnown ? sharesOfPrescriptions(prescriptions[0]?.gross ?? '0', parts) : null;
	await db
		.updateTable('documents')
		.set({ patient_share: shares?.patient ?? null, carrier_share: shares?.carrier ?? null })
		.where('wf_cid', '=', wfCid)
		.execute();
}

/** The prescriptions of a document by the first position of each: insured data are its own, or of several each root's. */
async function prescriptionsOf(db: Db, wfCid: number): Promise<Prescription[]> {
	const { rows } = await sql<Prescription>`
		with roots as (
			select coalesce(prescription_wf_cid, wf_cid) as root, coalesce(sum(amount) filter (where kind = 'article'), 0) as sum
			from document_positions where wf_cid = ${wfCid} group by 1
			union all
			select ${wfCid}::int, 0 where not exists (select from document_positions where wf_cid = ${wfCid})
		), named as (
			select roots.*, case when count(*) over () = 1 then ${wfCid}::int else root end as told from roots
		)
		select named.root, named.sum::numeric(14,2)::text as sum, documents.gross, types.short_type as "shortType",
			coalesce(health.exemption, ${customerExemptionOf('documents.address_lfdnr', 'documents.date')}) as exemption,
			(select json_build_object('kind', kind, 'percent', trim_scale(percent)::text, 'minimum', minimum::text, 'fee', fee::text,
				'carrierMaximum', carrier_maximum::text)
				from contribution_rules where own_contribution_group = coalesce(told.own_contribution_group, '10')
					and valid_from <= coalesce(health.prescription_date, documents.date)
				order by valid_from desc limit 1) as rule
		from named
		join documents on documents.wf_cid = ${wfCid} and documents.insurance_lfdnr is not null
		join document_types types on types.id = documents.document_type_id
		join documents told on told.wf_cid = named.told
		left join document_health health on health.wf_cid = named.told
		order by named.root`.execute(db);
	return rows;
}

/** Amounts invoiced and credited of a prescription alone, by documents that are issued and not cancelled. */
async function sharedBefore(db: Db, wfCid: number, root: number): Promise<SharedBefore> {
	await sql`select from documents where wf_cid = ${root} and wf_cid <> ${wfCid} for no key update`.execute(db);
	const { rows } = await sql<SharedBefore>`
		select coalesce(sum(gross), 0)::numeric(14,2)::text as price, coalesce(sum(patient_share), 0)::numeric(14,2)::text as patient
		from documents join document_types on id = document_type_id
		where short_type in ('RE', 'SR', 'GU') and issued_at is not null and state_rank < 99 and patient_share is not null
			and documents.wf_cid <> ${wfCid} and documents.wf_cid in (
				select wf_cid from document_positions where prescription_wf_cid = ${root} union select ${root}::int)
			and not exists (select from document_positions other where other.wf_cid = documents.wf_cid
				and coalesce(other.prescription_wf_cid, other.wf_cid) <> ${root})`.execute(db);
	return rows[0] ?? nothingBefore;
}
