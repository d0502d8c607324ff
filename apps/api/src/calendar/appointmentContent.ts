import { can } from '@kontor/domain/permissions';
import { checkAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import type { Reserve } from '@kontor/german/calendar/slots';
import { isBlank } from '@kontor/german/visibleText';
import { sql } from 'kysely';
import type { Input } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type FieldRules, startFieldRules } from '../writes/fieldRules.ts';
import type { Write } from '../writes/writes.ts';
import type { Appointment } from './appointmentViews.ts';

/** What the editors of an appointment write. */
export type Content = Input<'createAppointment'>['body'];

/** A content that has kept all rules, with what the rows need beside it. */
export interface CheckedContent {
	readonly content: Content;
	readonly articles: readonly number[];
	readonly reserve: Reserve;
	/** It takes the time of its resources so that nobody else may: its state blocks and it is not overbooked. */
	readonly blocks: boolean;
	/** Its state takes time at all. */
	readonly takesTime: boolean;
}

interface Known {
	readonly key: string;
	readonly before: number;
	readonly after: number;
	readonly blocks: boolean;
	readonly id: number;
}

/**
 * Asks all rules of an appointment at once and refuses what breaks one (422) at its field. What it had before may stay,
 * also where it is switched off by now or the user may not see it.
 */
export async function checkContent(
	write: Pick<Write, 'db' | 'session'>,
	content: Content,
	field: string,
	before: Appointment | null,
): Promise<CheckedContent> {
	const rules = startFieldRules();
	if (isBlank(content.title)) rules.refuse(`${field}.title`, 'missing');
	const problem = checkAppointmentTime(content);
	if (problem !== null) rules.refuse(`${field}.${problem.field}`, problem.code);
	const known = await knownThings(write, content);
	const refuse = (key: string, wanted: string, had: boolean) => {
		if (!known.has(wanted) && !had) rules.refuse(`${field}.${key}`, 'notFound');
	};
	refuse('type', `type ${content.type}`, before?.type === content.type);
	refuse('state', `state ${content.state}`, false);
	refuse('scope', `scope ${content.scope}`, false);
	if (content.location !== null)
		refuse('location', `location ${content.location}`, before?.location === content.location);
	for (const [index, lfdnr] of content.resources.entries()) {
		refuse(`resources.${index}`, `resource ${lfdnr}`, before?.resources.includes(lfdnr) ?? false);
	}
	const mayCrm = can(write.session.subject, 'crm');
	for (const [index, lfdnr] of content.addresses.entries()) {
		const had = before?.addresses.some((address) => address.lfdnr === lfdnr) ?? false;
		if (!(had || (mayCrm && known.has(`address ${lfdnr}`)))) rules.refuse(`${field}.addresses.${index}`, 'notFound');
	}
	for (const [index, wfCid] of content.documents.entries()) {
		const had = before?.documents.some(({ wf_cid }) => wf_cid === wfCid) ?? false;
		if (!(had || (mayCrm && known.has(`document ${wfCid}`)))) rules.refuse(`${field}.documents.${index}`, 'notFound');
	}
	for (const [index, number] of content.objects.entries()) refuse(`objects.${index}`, `article ${number}`, false);
	checkOverbooking(write, rules, content, field, before);
	rules.end();
	const type = known.get(`type ${content.type}`) ?? known.get(`former type ${content.type}`);
	const takesTime = known.get(`state ${content.state}`)?.blocks ?? false;
	return {
		content: { ...content, title: content.title.trim() },
		articles: content.objects.flatMap((number) => known.get(`article ${number}`)?.id ?? []),
		reserve: { before: type?.before ?? 0, after: type?.after ?? 0 },
		takesTime,
		blocks: takesTime && content.conflictResolution !== 'overbook',
	};
}

function checkOverbooking(
	{ session }: Pick<Write, 'session'>,
	rules: FieldRules,
	{ conflictResolution, overbookReason }: Content,
	field: string,
	before: Appointment | null,
): void {
	if (conflictResolution !== 'overbook') return;
	const isNew = before?.conflictResolution !== 'overbook';
	if (isNew && !can(session.subject, 'overbook')) rules.refuse(`${field}.conflictResolution`, 'notAllowed');
	else if (isBlank(overbookReason)) rules.refuse(`${field}.overbookReason`, 'missing');
}

async function knownThings(
	{ db, session }: { readonly db: Db; readonly session: Write['session'] },
	content: Content,
): Promise<ReadonlyMap<string, Known>> {
	const { firma } = session;
	const documents = content.documents.filter((id) => /^[1-9][0-9]{0,8}$/.test(id)).map(Number);
	const { rows } = await sql<Known>`
		select case when active then 'type ' else 'former type ' end || lfdnr as key, before_minutes as before, after_minutes as after, false as blocks, lfdnr as id
			from calendar_types where firma = ${firma} and lfdnr = ${content.type}
		union all select 'state ' || lfdnr, 0, 0, blocks, lfdnr from calendar_states where lfdnr = ${content.state}
		union all select 'scope ' || lfdnr, 0, 0, false, lfdnr from calendar_scopes where lfdnr = ${content.scope}
		union all select 'location ' || lfdnr, 0, 0, false, lfdnr
			from calendar_locations where firma = ${firma} and active and lfdnr = ${content.location}
		union all select 'resource ' || lfdnr, 0, 0, false, lfdnr
			from calendar_resources where firma = ${firma} and active and lfdnr = any(${[...content.resources]}::int[])
		union all select 'address ' || lfdnr, 0, 0, false, lfdnr
			from addresses where firma = ${firma} and lfdnr = any(${[...content.addresses]}::int[])
		union all select 'document ' || wf_cid, 0, 0, false, wf_cid
			from documents where firma = ${firma} and wf_cid = any(${documents}::int[])
		union all select 'article ' || art_nr, 0, 0, false, id
			from articles where firma = ${firma} and art_nr = any(${[...content.objects]}::text[])`.execute(db);
	return new Map(rows.map((row) => [row.key, row]));
}

/** The content an appointment has now, as its editors would write it. */
export function contentOf(appointment: Appointment): Content {
	return {
		title: appointment.title,
		start: appointment.start,
		end: appointment.end,
		allDay: appointment.allDay,
		type: appointment.type ?? 0,
		state: appointment.state,
		scope: appointment.scope,
		location: appointment.location,
		resources: [...appointment.resources],
		addresses: appointment.addresses.map(({ lfdnr }) => lfdnr),
		objects: appointment.objects.map(({ id }) => id),
		documents: appointment.documents.map(({ wf_cid }) => wf_cid),
		telNr: appointment.telNr,
		text: appointment.text,
		conflictResolution: appointment.conflictResolution,
		overbookReason: appointment.overbookReason,
	};
}
