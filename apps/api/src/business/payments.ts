import { isInvoice, stateRanks } from '@kontor/domain/trade/chain';
import { isCalendarDate } from '@kontor/german/date';
import { compareDecimals, formatEuro } from '@kontor/german/number';
import { sql } from 'kysely';
import { needRight } from '../addresses/rights.ts';
import type { Input } from '../contract/contract.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import type { Write } from '../writes/writes.ts';
import { noteEvent } from './events.ts';
import { findWorkingCopy, lockDocument, type WorkingCopy } from './workingCopy.ts';

/** Sets a credit note off against what is open of its invoice; more than that is owed to the customer. */
export async function setOff(write: Write, wfCid: number): Promise<void> {
	const { db, session, today } = write;
	const { rows } = await sql<{ invoice: number; amount: string }>`
		select invoice.wf_cid as invoice, least(invoice.open_amount, -credit.gross)::text as amount
		from documents credit join document_links link on link.to_wf_cid = credit.wf_cid
		join documents invoice on invoice.wf_cid = link.from_wf_cid where credit.wf_cid = ${wfCid} for update of invoice`.execute(
		db,
	);
	for (const { invoice, amount } of rows) {
		if (compareDecimals(amount, '0') > 0) {
			await sql`
				insert into document_payments (wf_cid, date, amount, payment_type, credit_wf_cid, user_id, author) values
					(${invoice}, ${today}, ${amount}::numeric, 'GUTSCHRIFT', ${wfCid}, ${session.userId}, ${session.username}),
					(${wfCid}, ${today}, -${amount}::numeric, 'GUTSCHRIFT', null, ${session.userId}, ${session.username})`.execute(
				db,
			);
			await settle(write, invoice, amount);
			await settle(write, wfCid, `-${amount}`);
		}
		await noteEvent(write, invoice, 'credited', '', formatEuro(amount));
	}
}

/** Takes what came in off the open amount; what is paid in full is done. A change of state stands in the history. */
async function settle(write: Write, wfCid: number, amount: string): Promise<void> {
	const { rows } = await sql<{ from: string; to: string }>`
		with before as (select wf_cid, state from documents where wf_cid = ${wfCid})
		update documents set open_amount = open_amount - ${amount}::numeric, state_rank = known.rank, state = known.state, version = documents.version + 1
		from document_type_states known, before
		where documents.wf_cid = before.wf_cid and known.document_type_id = documents.document_type_id and known.rank = case
			when open_amount = ${amount}::numeric then 90
			when exists (select from document_type_states partly where partly.document_type_id = documents.document_type_id and partly.rank = 40)
				then 40
			else state_rank end
		returning before.state as "from", documents.state as "to"`.execute(write.db);
	for (const { from, to } of rows) if (from !== to) await noteEvent(write, wfCid, 'state', from, to);
}

/** Records money for an invoice; more than is open is refused. */
export async function payDocument({ path, body }: Input<'payBusinessDocument'>, write: Write): Promise<WorkingCopy> {
	const { db, session, today } = write;
	const invoice = await lockDocument(db, session, path.id);
	needRight(write, 'prices', 'body.amount', body.amount);
	const rules = startFieldRules();
	if (!isInvoice(invoice.shortType) || invoice.rank <= stateRanks.draft) rules.refuse('path.id', 'notAllowed');
	if (compareDecimals(body.amount, '0') <= 0 || compareDecimals(body.amount, invoice.amounts?.open ?? '0') > 0)
		rules.refuse('body.amount', 'outOfRange');
	if (!isCalendarDate(body.date)) rules.refuse('body.date', 'dateInvalid');
	else if (body.date > today) rules.refuse('body.date', 'dateTooLate');
	const { rows } = await sql<{ known: boolean }>`
		select exists (select from master_data where list = 'paymentType' and code = ${body.paymentType}) as known`.execute(
		db,
	);
	if (rows[0]?.known !== true) rules.refuse('body.paymentType', 'notFound');
	rules.end();
	await db
		.insertInto('document_payments')
		.values({
			wf_cid: path.id,
			date: body.date,
			amount: body.amount,
			payment_type: body.paymentType,
			receipt_number: body.receiptNumber ?? '',
			user_id: session.userId,
			author: session.username,
		})
		.execute();
	await settle(write, path.id, body.amount);
	await noteEvent(write, path.id, 'paid', '', formatEuro(body.amount));
	write.note('documentPaid', `document/${path.id}`);
	return findWorkingCopy(db, session, path.id);
}
