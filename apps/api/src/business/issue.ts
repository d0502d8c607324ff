import { isCalendarDate } from '@kontor/domain/date';
import { compareDecimals, formatEuro } from '@kontor/domain/number';
import { stateRanks } from '@kontor/domain/trade/chain';
import { sql } from 'kysely';
import type { Input } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { needDraft } from './drafts.ts';
import { freeAll, refreshSources } from './drawing.ts';
import { noteEvent } from './events.ts';
import { findWorkingCopy, lockDocument, type WorkingCopy } from './workingCopy.ts';

// What a document of a type is once it is issued; open where nothing is said.
const firstRanks: Readonly<Record<string, number>> = { RL: stateRanks.done };

/**
 * Issues a draft: today's date, the customer's name and address as they are now, and the next number of its type and
 * year, which is given by the last statement of all, so that the series has no gap and waits for nobody long.
 */
export async function issueDocument(
	{ path, header }: Input<'issueBusinessDocument'>,
	write: Write,
): Promise<WorkingCopy> {
	const { db, session, today } = write;
	const draft = await lockDocument(db, session, path.id);
	checkVersion(header['If-Match'], draft);
	needDraft(draft);
	const rules = startFieldRules();
	const articles = draft.positions.filter(({ kind }) => kind === 'article');
	if (articles.length === 0 && draft.shortType !== 'VO') rules.refuse('positions', 'missing');
	// Who pays nothing gets no invoice that says 0,00.
	if (draft.shortType === 'RE' && compareDecimals(draft.amounts.gross, '0') <= 0) rules.refuse('amounts', 'outOfRange');
	rules.end();
	const rank = firstRanks[draft.shortType] ?? stateRanks.open;
	await sql`
		update documents set date = ${today}, state_rank = ${rank}, state = known.state, issued_at = now(), version = documents.version + 1,
			recipient_name = customer.display_name, recipient_street = customer.street, recipient_plz = customer.plz,
			recipient_city = customer.city, recipient_country = customer.country,
			open_amount = case when types.is_payable then gross else 0 end,
			billing_date = case when types.is_payable then ${today}::date end,
			delivery_date = case when types.short_type = 'LS' then coalesce(delivery_date, ${today}::date) else delivery_date end,
			due_date = case when types.short_type = 'RE' then ${today}::date
				+ coalesce((regexp_match(billing_condition, '^[0-9]+'))[1]::integer, 0) end,
			-- Until the last statement gives the number.
			nr = 'wird vergeben ' || documents.wf_cid
		from document_type_states known, document_types types, addresses customer
		where documents.wf_cid = ${path.id} and types.id = documents.document_type_id and known.document_type_id = types.id
			and known.rank = ${rank} and customer.lfdnr = documents.address_lfdnr`.execute(db);
	if (draft.shortType === 'GU') await setOff(write, path.id);
	write.note('documentIssued', `document/${path.id}`);
	const numbered = await giveNumber(write, path.id, today);
	return { ...(await findWorkingCopy(db, session, path.id)), nr: numbered };
}

/** The next number of the series; nobody else gets one until this transaction ends. */
async function giveNumber(write: Write, wfCid: number, today: string): Promise<string> {
	const { rows } = await sql<{ nr: string }>`
		with series as (
			select wf_cid, firma, document_type_id, short_type, extract(year from ${today}::date)::smallint as year
			from documents join document_types on id = document_type_id where wf_cid = ${wfCid}
		), counter as (
			insert into document_counters (firma, document_type_id, year, last, last_date)
			select firma, document_type_id, year, 1, ${today} from series
			on conflict (firma, document_type_id, year) do update
				set last = document_counters.last + 1, last_date = greatest(document_counters.last_date, excluded.last_date)
			returning last
		), numbered as (
			select short_type || '-' || year || '-' || lpad(last::text, greatest(5, length(last::text)), '0') as nr from series, counter
		), noted as (
			insert into document_events (wf_cid, user_id, author, kind, from_text, to_text)
			select ${wfCid}, ${write.session.userId}, ${write.session.username}, 'issued', 'Entwurf', nr from numbered
		)
		update documents set nr = numbered.nr from numbered where wf_cid = ${wfCid} returning documents.nr`.execute(
		write.db,
	);
	return rows[0]?.nr ?? '';
}

/** Sets a credit note off against what is open of its invoice; more than that is owed to the customer. */
async function setOff(write: Write, wfCid: number): Promise<void> {
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

/** Takes what came in off the open amount; what is paid in full is done. */
async function settle({ db }: Write, wfCid: number, amount: string): Promise<void> {
	await sql`
		update documents set open_amount = open_amount - ${amount}::numeric, state_rank = known.rank, state = known.state, version = documents.version + 1
		from document_type_states known
		where wf_cid = ${wfCid} and known.document_type_id = documents.document_type_id and known.rank = case
			when open_amount = ${amount}::numeric then 90
			when exists (select from document_type_states partly where partly.document_type_id = documents.document_type_id and partly.rank = 40)
				then 40
			else state_rank end`.execute(db);
}

/** Records money for an invoice; more than is open is refused. */
export async function payDocument({ path, body }: Input<'payBusinessDocument'>, write: Write): Promise<WorkingCopy> {
	const { db, session, today } = write;
	const invoice = await lockDocument(db, session, path.id);
	const rules = startFieldRules();
	if (invoice.shortType !== 'RE' || invoice.rank <= stateRanks.draft) rules.refuse('path.id', 'notAllowed');
	if (compareDecimals(body.amount, '0') <= 0 || compareDecimals(body.amount, invoice.amounts.open) > 0)
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

/** Cancels an offer, estimate, order or prescription from which nothing is drawn; invoices are credited instead. */
export async function cancelDocument(
	{ path, header }: Input<'cancelBusinessDocument'>,
	write: Write,
): Promise<WorkingCopy> {
	const { db, session } = write;
	const document = await lockDocument(db, session, path.id);
	checkVersion(header['If-Match'], document);
	if (document.rank <= stateRanks.draft || document.rank >= stateRanks.cancelled) throw new Problem('ruleBroken');
	if (!['AN', 'KV', 'VO', 'AU'].includes(document.shortType)) throw new Problem('ruleBroken');
	const sources = await db
		.selectFrom('document_links')
		.select('from_wf_cid')
		.where('to_wf_cid', '=', path.id)
		.execute();
	for (const { from_wf_cid } of sources.toSorted((a, b) => a.from_wf_cid - b.from_wf_cid)) {
		await sql`select from documents where wf_cid = ${from_wf_cid} for update`.execute(db);
	}
	const followed = await db
		.selectFrom('document_links')
		.select('to_wf_cid')
		.where('from_wf_cid', '=', path.id)
		.executeTakeFirst();
	// What is delivered stays delivered: only what is still open of an order is given up.
	if (followed === undefined) await freeAll(db, path.id);
	await sql`update document_positions set open_quantity = 0 where wf_cid = ${path.id}`.execute(db);
	await sql`
		update documents set state_rank = known.rank, state = known.state, version = documents.version + 1
		from document_type_states known
		where wf_cid = ${path.id} and known.document_type_id = documents.document_type_id
			and known.rank = ${followed === undefined ? stateRanks.cancelled : stateRanks.done}`.execute(db);
	await refreshSources(write, followed === undefined ? sources.map(({ from_wf_cid }) => from_wf_cid) : []);
	await noteEvent(write, path.id, 'cancelled', document.state, '');
	write.note('documentCancelled', `document/${path.id}`);
	return findWorkingCopy(db, session, path.id);
}
