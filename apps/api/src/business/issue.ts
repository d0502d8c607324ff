import { isInvoice, stateRanks } from '@kontor/domain/trade/chain';
import { isCalendarDate } from '@kontor/german/date';
import { compareDecimals } from '@kontor/german/number';
import { sql } from 'kysely';
import { needRight } from '../addresses/rights.ts';
import type { Input } from '../contract/contract.ts';
import { issuePaper } from '../paper/originals.ts';
import type { Press } from '../paper/press.ts';
import { Problem } from '../problem.ts';
import { startFieldRules } from '../writes/fieldRules.ts';
import { checkVersion } from '../writes/version.ts';
import type { Write } from '../writes/writes.ts';
import { needDraft } from './drafts/drafts.ts';
import { storeShares } from './drafts/sharesOfDraft.ts';
import { noteEvent } from './events.ts';
import { checkGoods, postGoods } from './goods.ts';
import { setOff } from './payments.ts';
import { findWorkingCopy, grossOfDocument, lockDocument, type WorkingCopy } from './workingCopy.ts';

// What a document of a type is once it is issued; open where nothing is said.
const firstRanks: Readonly<Record<string, number>> = {
	RL: stateRanks.done,
	WE: stateRanks.done,
	BS: stateRanks.done,
};

/**
 * Issues a draft: its day, the recipient's name and address as they are now, the goods it moves, the next number of its type
 * and year, and its paper with that number. The number is given last of all but the paper, so that the series has no gap
 * and waits for nobody longer than a paper takes.
 */
export async function issueDocument(
	{ path, header, query }: Input<'issueBusinessDocument'>,
	write: Write,
	{ press, now }: { readonly press: Press; readonly now: number },
): Promise<WorkingCopy> {
	const { db, session, today } = write;
	const day = query.date ?? today;
	// Dating back is a right of its own; today needs none.
	if (day < today) needRight(write, 'documentsBackdate', 'query.date', day);
	const draft = await lockDocument(db, session, path.id);
	checkVersion(header['If-Match'], draft);
	needDraft(draft);
	const shortType = await checkIssue(write, draft, path.id, query);
	const rank = firstRanks[shortType] ?? stateRanks.open;
	await sql`
		update documents set date = ${day}, document_type_id = types.id, state_rank = ${rank}, state = known.state, issued_at = now(),
			version = documents.version + 1,
			recipient_name = recipient.display_name, recipient_street = recipient.street, recipient_plz = recipient.plz,
			recipient_city = recipient.city, recipient_country = recipient.country,
			open_amount = case when types.is_payable then gross else 0 end,
			billing_date = case when types.is_payable then ${day}::date end,
			delivery_date = case when types.short_type in ('LS', 'LH', 'WE') then coalesce(delivery_date, ${day}::date)
				else delivery_date end,
			due_date = case when types.short_type in ('RE', 'SR') then ${day}::date
				+ coalesce((regexp_match(billing_condition, '^[0-9]+'))[1]::integer, 0) end,
			-- Until the last statement gives the number.
			nr = case when types.short_type = 'BS' then '' else 'wird vergeben ' || documents.wf_cid end
		from document_type_states known, document_types types, addresses recipient
		where documents.wf_cid = ${path.id} and types.short_type = ${shortType} and known.document_type_id = types.id
			and known.rank = ${rank} and recipient.lfdnr = case
				when types.is_payable then coalesce(invoice_address_lfdnr, address_lfdnr)
				when types.movement_type <> 'KEINE' then coalesce(delivery_address_lfdnr, address_lfdnr)
				else address_lfdnr end`.execute(db);
	await storeShares(db, path.id);
	if (shortType === 'GU') await setOff(write, path.id);
	await postGoods(write, path.id);
	if (shortType === 'LS') await markDelivered(write, path.id);
	write.note('documentIssued', `document/${path.id}`);
	const numbered =
		shortType === 'BS' ? await confirmWithoutNumber(write, path.id) : await giveNumber(write, path.id, day);
	// Who leaves now has issued it: nothing is given up half way.
	const reader = { userId: session.userId, firma: session.firma, left: new AbortController().signal };
	await issuePaper(db, press, reader, path.id, now);
	return { ...(await findWorkingCopy(db, session, path.id)), nr: numbered };
}

async function confirmWithoutNumber(write: Write, wfCid: number): Promise<string> {
	await noteEvent(write, wfCid, 'issued', 'Entwurf', 'Bestätigung');
	return '';
}

/** Asks every rule of issuing; gives the type the document has then. */
async function checkIssue(
	write: Write,
	draft: WorkingCopy,
	wfCid: number,
	{ date, asConfirmation: wish }: Input<'issueBusinessDocument'>['query'],
): Promise<string> {
	const rules = startFieldRules();
	const asConfirmation = wish !== undefined;
	if (date !== undefined && !isCalendarDate(date)) rules.refuse('query.date', 'dateInvalid');
	else if (date !== undefined && date > write.today) rules.refuse('query.date', 'dateTooLate');
	const articles = draft.positions.filter(({ kind }) => kind === 'article');
	if (articles.length === 0 && draft.shortType !== 'VO') rules.refuse('positions', 'missing');
	const due = compareDecimals(await grossOfDocument(write.db, wfCid), '0');
	// Who pays nothing gets no invoice that says 0,00: a confirmation, which spends no number.
	const isConfirmation = asConfirmation && isInvoice(draft.shortType) && due === 0;
	if (isInvoice(draft.shortType) && due <= 0 && !isConfirmation) rules.refuse('amounts', 'outOfRange');
	if (asConfirmation && !isConfirmation) rules.refuse('query.asConfirmation', 'notAllowed');
	await checkGoods(write, rules, wfCid);
	rules.end();
	return isConfirmation ? 'BS' : draft.shortType;
}

/** Positions of a delivery are delivered, and those of its order that nothing is left of. */
async function markDelivered({ db }: Write, wfCid: number): Promise<void> {
	await sql`
		update document_positions set process_state = 50
		where process_state < 50 and kind = 'article' and (wf_cid = ${wfCid} or open_quantity = 0 and id in (
			select from_position from position_links join document_positions target on target.id = to_position
			where target.wf_cid = ${wfCid}))`.execute(db);
}

/**
 * The next number of the series; nobody else gets one until this transaction ends. A day before the last one of its series
 * is refused: numbers and days rise together.
 */
async function giveNumber(write: Write, wfCid: number, day: string): Promise<string> {
	const { rows } = await sql<{ nr: string }>`
		with series as (
			select wf_cid, firma, document_type_id, short_type, extract(year from ${day}::date)::smallint as year
			from documents join document_types on id = document_type_id where wf_cid = ${wfCid}
		), counter as (
			insert into document_counters (firma, document_type_id, year, last, last_date)
			select firma, document_type_id, year, 1, ${day} from series
			on conflict (firma, document_type_id, year) do update
				set last = document_counters.last + 1, last_date = excluded.last_date
				where document_counters.last_date <= excluded.last_date
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
	const [numbered] = rows;
	if (numbered === undefined) throw new Problem('ruleBroken', { fields: { 'query.date': 'dateTooEarly' } });
	return numbered.nr;
}
