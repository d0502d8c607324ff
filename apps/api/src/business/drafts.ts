import { isCalendarDate } from '@kontor/domain/date';
import { compareDecimals } from '@kontor/domain/number';
import { amountsOf, centsOf } from '@kontor/domain/trade/amounts';
import { stateRanks } from '@kontor/domain/trade/chain';
import { isBlank } from '@kontor/domain/visibleText';
import { sql } from 'kysely';
import type { Answer, Input, Session } from '../contract/contract.ts';
import { accessForWrite } from '../crm/patientAccess.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { type FieldRules, startFieldRules } from '../writes/fieldRules.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { storeAmounts } from './amountsOfDraft.ts';
import { drawFrom, freeAll, refreshSources } from './drawing.ts';
import { noteEvent } from './events.ts';
import { findWorkingCopy, lockDocument, type WorkingCopy } from './workingCopy.ts';

type Entry = Input<'createBusinessDocument'>['body'];
type PositionEntry = Entry['positions'][number];

/** A working copy to begin with: the customer's own conditions, its insurance, today; nothing is stored. */
export async function defaultDocument(
	db: Db,
	{ firma, subject }: Session,
	lfdnr: number,
	typeId: number,
	today: string,
): Promise<Answer<'getDefaultDocument'>> {
	const { rows } = await sql<{
		name: string;
		type: string | null;
		shortType: string;
		isPatient: boolean;
		insurance: { lfdnr: number; name: string } | null;
		insuredGroup: string | null;
		doctor: { lfdnr: number; name: string } | null;
		contributionGroup: string | null;
		paymentCondition: string | null;
	}>`
		select left(customer.display_name, 200) as name, types.bezeichnung as type, types.short_type as "shortType",
			customer.kd_patient as "isPatient", health.insured_group as "insuredGroup",
			(select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
				where lfdnr = health.health_insurance_lfdnr) as insurance,
			(select json_build_object('lfdnr', lfdnr, 'name', left(display_name, 200)) from addresses
				where lfdnr = health.family_doctor_lfdnr) as doctor,
			(select own_contribution_group from address_insurance where lfdnr = health.health_insurance_lfdnr) as "contributionGroup",
			company.payment_condition as "paymentCondition"
		from addresses customer
		left join document_types types on types.id = ${typeId}
		left join address_health health on health.lfdnr = customer.lfdnr
		left join address_company company on company.lfdnr = customer.lfdnr
		where customer.lfdnr = ${lfdnr} and customer.firma = ${firma}`.execute(db);
	const [found] = rows;
	if (found === undefined || found.type === null) throw new Problem('notFound');
	const mayReadHealth = subject.rights.includes('health');
	const none = { sum: '0.00', discount: '0.00', net: '0.00', vat: '0.00', gross: '0.00', open: '0.00', rates: [] };
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
				mayReadHealth && found.insurance !== null
					? {
							insurance: found.insurance,
							insuredGroup: found.insuredGroup,
							ownContributionGroup: found.contributionGroup,
						}
					: null,
		},
		documentFoot: {
			billingCondition: found.paymentCondition ?? '30T',
			isGross: false,
			discount: '0',
			preferredDate: null,
			deliveryDate: null,
			orderReference: '',
			headText: '',
			footText: '',
			remark: '',
		},
		positions: [],
		amounts: none,
		shares: null,
		version: 1,
	};
}

/** Stores a draft; insurance and doctor are the customer's of now. */
export async function createDraft({ body }: Input<'createBusinessDocument'>, write: Write): Promise<WorkingCopy> {
	const { db, session, today } = write;
	const rules = startFieldRules();
	const type = await db.selectFrom('document_types').select('id').where('id', '=', body.typeId).executeTakeFirst();
	if (type === undefined) rules.refuse('body.typeId', 'notFound');
	const customer = await db
		.selectFrom('addresses')
		.select('lfdnr')
		.where('lfdnr', '=', body.customerId)
		.where('firma', '=', session.firma)
		.executeTakeFirst();
	if (customer === undefined) rules.refuse('body.customerId', 'notFound');
	await checkEntry(db, rules, body);
	if (body.positions.some(({ id }) => id != null)) rules.refuse('body.positions', 'notAllowed');
	rules.end();
	await accessForWrite(write, 'createBusinessDocument', body.customerId);
	const { rows } = await sql<{ wf_cid: number }>`
		insert into documents (firma, document_type_id, nr, name, date, state, state_rank, address_lfdnr, created_by, residence_lfdnr,
			insurance_lfdnr, doctor_lfdnr, own_contribution_group, billing_type)
		select ${session.firma}, ${body.typeId}, '', '', ${today}, 'Entwurf', ${stateRanks.draft}, customer.lfdnr, ${session.userId},
			customer.residence_lfdnr, health.health_insurance_lfdnr, health.family_doctor_lfdnr,
			case when health.health_insurance_lfdnr is not null then coalesce(insurance.own_contribution_group, '10') end,
			case when health.health_insurance_lfdnr is not null then 'KASSE' else 'EINZEL' end
		from addresses customer
		left join address_health health on health.lfdnr = customer.lfdnr
		left join address_insurance insurance on insurance.lfdnr = health.health_insurance_lfdnr
		where customer.lfdnr = ${body.customerId} returning wf_cid`.execute(db);
	const wfCid = rows[0]?.wf_cid ?? 0;
	await storeContent(write, wfCid, body);
	await noteEvent(write, wfCid, 'created');
	write.note('documentCreated', `document/${wfCid}`);
	return findWorkingCopy(db, session, wfCid);
}

/** Stores a draft anew; more than is open in the documents its positions came from is refused. */
export async function changeDraft(
	{ path, header, body }: Input<'changeBusinessDocument'>,
	write: Write,
): Promise<WorkingCopy> {
	const { db, session } = write;
	const before = await lockDocument(db, session, path.id);
	checkVersion(header['If-Match'], before);
	needDraft(before);
	const rules = startFieldRules();
	await checkEntry(db, rules, body);
	const known = new Map(before.positions.map((position) => [position.id, position]));
	body.positions.forEach((entry, index) => {
		const stored = entry.id == null ? undefined : known.get(entry.id);
		if (entry.id != null && stored === undefined) rules.refuse(`body.positions.${index}.id`, 'notFound');
	});
	rules.end();
	const sources = await sourcesOf(db, path.id);
	for (const source of [...new Set(sources.map(({ wf_cid }) => wf_cid))].sort((a, b) => a - b)) {
		await sql`select from documents where wf_cid = ${source} for update`.execute(db);
	}
	// What was drawn goes back and is drawn anew, so that only what is open is the limit.
	await freeAll(db, path.id);
	await storeContent(write, path.id, body);
	await drawAgain(write, sources, body.positions);
	await refreshSources(
		write,
		sources.map(({ wf_cid }) => wf_cid),
	);
	await db
		.updateTable('documents')
		.set({ version: before.version + 1 })
		.where('wf_cid', '=', path.id)
		.execute();
	write.note('documentChanged', `document/${path.id}`);
	return findWorkingCopy(db, session, path.id);
}

/** Deletes a draft; what it drew is open again. */
export async function deleteDraft({ path }: Input<'deleteBusinessDocument'>, write: Write): Promise<undefined> {
	const { db, session } = write;
	needDraft(await lockDocument(db, session, path.id));
	const sources = (await sourcesOf(db, path.id)).map(({ wf_cid }) => wf_cid);
	await freeAll(db, path.id);
	await db.deleteFrom('documents').where('wf_cid', '=', path.id).execute();
	await refreshSources(write, sources);
	write.note('documentDeleted', `document/${path.id}`);
}

/** What is issued, cancelled or done never changes. */
export function needDraft({ rank }: Pick<WorkingCopy, 'rank'>): void {
	if (rank > stateRanks.draft) throw new Problem('ruleBroken');
}

const MOST = 10n ** 12n;

/** What no schema says: words where they are needed, days of the calendar, known rates and conditions, sums that fit. */
async function checkEntry(
	db: Db,
	rules: FieldRules,
	{ positions, documentFoot }: Omit<Entry, 'customerId' | 'typeId'>,
) {
	positions.forEach(({ kind, text, articleNumber }, index) => {
		if (kind !== 'subtotal' && isBlank(text)) rules.refuse(`body.positions.${index}.text`, 'missing');
		if (kind !== 'article' && articleNumber != null)
			rules.refuse(`body.positions.${index}.articleNumber`, 'notAllowed');
	});
	for (const field of ['deliveryDate', 'preferredDate'] as const) {
		const day = documentFoot[field] ?? null;
		if (day !== null && !isCalendarDate(day)) rules.refuse(`body.documentFoot.${field}`, 'dateInvalid');
	}
	const { sum } = amountsOf({ lines: positions.map(amountLineOf), isGross: false, discount: '0' });
	const cents = centsOf(sum);
	if (cents >= MOST || cents <= -MOST || positions.some((entry) => isTooMuch(entry)))
		rules.refuse('body.positions', 'outOfRange');
	const rates = [...new Set(positions.map(({ vatCode = 'N' }) => vatCode))];
	const { rows } = await sql<{ rates: string[]; condition: boolean }>`
		select array(select distinct code from vat_rates where code = any(${rates}::text[])) as rates,
			exists (select from master_data where list = 'paymentCondition' and code = ${documentFoot.billingCondition ?? '30T'}) as condition
		`.execute(db);
	if (rows[0]?.condition !== true) rules.refuse('body.documentFoot.billingCondition', 'notFound');
	positions.forEach(({ vatCode = 'N' }, index) => {
		if (rows[0]?.rates.includes(vatCode) !== true) rules.refuse(`body.positions.${index}.vatCode`, 'notFound');
	});
}

function amountLineOf({ kind, quantity = '0', price = '0', discount = '0', discount2 = '0' }: PositionEntry) {
	return { kind, quantity, price, discount, discount2, vatRate: '0' };
}

function isTooMuch(entry: PositionEntry): boolean {
	const { sum } = amountsOf({ lines: [amountLineOf(entry)], isGross: false, discount: '0' });
	const cents = centsOf(sum);
	return cents >= MOST || cents <= -MOST;
}

async function storeContent(
	write: Write,
	wfCid: number,
	{ documentFoot: foot, positions }: Omit<Entry, 'customerId' | 'typeId'>,
) {
	const { db } = write;
	const kept = positions.flatMap(({ id }) => (id == null ? [] : [id]));
	await sql`delete from document_positions where wf_cid = ${wfCid} and not id = any(${kept}::bigint[])`.execute(db);
	// Numbers are moved out of the way first: two that change places would meet.
	await sql`update document_positions set position = -position where wf_cid = ${wfCid}`.execute(db);
	const rows = positions.map((entry, index) => ({
		id: entry.id ?? null,
		position: index + 1,
		kind: entry.kind,
		article_number: entry.articleNumber ?? null,
		text: entry.text,
		quantity: entry.kind === 'article' ? (entry.quantity ?? '0') : '0',
		unit: entry.unit ?? 'STK',
		price: entry.kind === 'article' ? (entry.price ?? '0') : '0',
		discount: entry.discount ?? '0',
		discount2: entry.discount2 ?? '0',
		vat_code: entry.vatCode ?? 'N',
		lot: entry.lot ?? null,
		serial_number: entry.serialNumber ?? null,
	}));
	await sql`
		with entered as (
			select entered.*, (select percent from vat_rates where code = entered.vat_code
				and valid_from <= (select coalesce(${foot.deliveryDate ?? null}::date, date) from documents where wf_cid = ${wfCid})
				order by valid_from desc limit 1) as vat_rate,
				(select coalesce(min(purchase_price), null) from article_purchase_prices prices
					join articles on articles.id = prices.article_id where articles.art_nr = entered.article_number) as cost
			from json_to_recordset(${JSON.stringify(rows)}::json) as entered (id bigint, position integer, kind text, article_number text,
				text text, quantity numeric, unit text, price numeric, discount numeric, discount2 numeric, vat_code text, lot text,
				serial_number text)
		), changed as (
			update document_positions set position = entered.position, kind = entered.kind, article_number = entered.article_number,
				text = entered.text, quantity = entered.quantity, open_quantity = entered.quantity, unit = entered.unit,
				price = entered.price, discount = entered.discount, discount2 = entered.discount2, vat_code = entered.vat_code,
				vat_rate = coalesce(entered.vat_rate, document_positions.vat_rate), lot = entered.lot,
				serial_number = entered.serial_number
			from entered where document_positions.id = entered.id and document_positions.wf_cid = ${wfCid} returning document_positions.id
		)
		insert into document_positions (wf_cid, position, kind, article_number, text, quantity, open_quantity, unit, price, cost,
			discount, discount2, vat_code, vat_rate, lot, serial_number)
		select ${wfCid}, position, kind, article_number, text, quantity, quantity, unit, price, cost, discount, discount2, vat_code,
			coalesce(vat_rate, 20), lot, serial_number
		from entered where id is null`.execute(db);
	const named = positions.find(({ kind }) => kind === 'article') ?? positions[0];
	await db
		.updateTable('documents')
		.set({
			name: [...(named?.text ?? '')].slice(0, 200).join(''),
			billing_condition: foot.billingCondition ?? '30T',
			is_gross: foot.isGross ?? false,
			discount: foot.discount ?? '0',
			preferred_date: foot.preferredDate ?? null,
			delivery_date: foot.deliveryDate ?? null,
			order_reference: foot.orderReference ?? '',
			head_text: foot.headText ?? '',
			foot_text: foot.footText ?? '',
			remark: foot.remark ?? '',
		})
		.where('wf_cid', '=', wfCid)
		.execute();
	// Nothing follows a credit note.
	await sql`update document_positions set open_quantity = 0 where wf_cid = ${wfCid} and exists (
		select from documents join document_types on id = document_type_id
		where documents.wf_cid = ${wfCid} and short_type = 'GU')`.execute(db);
	await storeAmounts(db, wfCid);
}

interface Source {
	readonly from_position: string;
	readonly to_position: string;
	readonly quantity: string;
	readonly wf_cid: number;
}

async function sourcesOf(db: Db, wfCid: number): Promise<Source[]> {
	const { rows } = await sql<Source>`
		select from_position::text, to_position::text, trim_scale(link.quantity)::text as quantity, source.wf_cid
		from position_links link join document_positions target on target.id = link.to_position
		join document_positions source on source.id = link.from_position where target.wf_cid = ${wfCid}`.execute(db);
	return rows;
}

/** Draws what the positions say now from where they drew before. */
async function drawAgain(write: Write, sources: readonly Source[], entries: readonly PositionEntry[]) {
	const rules = startFieldRules();
	for (const { from_position, to_position } of sources) {
		const index = entries.findIndex(({ id }) => String(id) === to_position);
		const quantity = entries[index]?.quantity ?? '0';
		if (index === -1 || compareDecimals(quantity, '0') === 0) continue;
		const size = quantity.startsWith('-') ? quantity.slice(1) : quantity;
		if (!(await drawFrom(write.db, from_position, to_position, size))) {
			rules.refuse(`body.positions.${index}.quantity`, 'outOfRange');
		}
	}
	rules.end();
}
