import { can } from '@kontor/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Answer, OperationId, Session } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { localTime, wallTime } from '../database/localTime.ts';
import type { Write } from '../writes/writes.ts';

/** An appointment in a grid or a list. */
export type AppointmentPreview = Answer<'listAppointmentPreviews'>['appointments'][number];

/** An appointment in full, as its reader sees it. */
export type Appointment = Answer<'changeAppointment'>;

/** What stands in the place of a title that the reader may not see. */
export const BUSY = 'Beschäftigt';

/** True where the reader may see no more of the appointment of the table `appointments` than that somebody is busy. */
export function isHiddenFrom({ userId }: Pick<Session, 'userId'>): RawBuilder<boolean> {
	return sql<boolean>`(
		(select is_private or (is_department and not ${isColleague(userId)})
			from calendar_scopes where lfdnr = appointments.scope_lfdnr)
		and appointments.created_by is distinct from ${userId}
		and not exists (select from appointment_resources taking join calendar_resources own on own.lfdnr = taking.resource_lfdnr
			where taking.appointment_lfdnr = appointments.lfdnr and own.user_id = ${userId}))`;
}

/** True where the reader works at the location of the appointment, or at that of somebody who takes part. */
function isColleague(userId: number): RawBuilder<boolean> {
	return sql<boolean>`exists (select from calendar_resources mine
		where mine.user_id = ${userId} and (
			mine.location_lfdnr = appointments.location_lfdnr
			or exists (select from appointment_resources taking join calendar_resources person on person.lfdnr = taking.resource_lfdnr
				where taking.appointment_lfdnr = appointments.lfdnr and person.kind = 'PERSON'
					and person.location_lfdnr = mine.location_lfdnr)))`;
}

/** The columns of a preview, of the table `appointments`. */
export function previewColumns(session: Session): RawBuilder<AppointmentPreview> {
	return sql<AppointmentPreview>`
		appointments.lfdnr, appointments.all_day as "allDay", appointments.state_lfdnr as state,
		appointments.scope_lfdnr as scope, appointments.version, hidden as "isBusy",
		case when hidden then ${BUSY} else appointments.title end as title,
		${wallTime(sql.ref('appointments.starts_at'))} as start,
		${wallTime(sql.ref('appointments.ends_at'))} as end,
		case when not hidden then appointments.type_lfdnr end as type,
		case when not hidden then appointments.location_lfdnr end as location,
		case when not hidden then appointments.serial_number end as "serialNumber",
		array(select taking.resource_lfdnr from appointment_resources taking
			where taking.appointment_lfdnr = appointments.lfdnr order by 1 limit 20) as resources,
		case when ${can(session.subject, 'crm')}::boolean and not hidden then (
			select left(addresses.display_name, 200) from appointment_addresses part
				join addresses on addresses.lfdnr = part.address_lfdnr and addresses.firma = ${session.firma}
			where part.appointment_lfdnr = appointments.lfdnr order by part.position, part.address_lfdnr limit 1)
		end as "addressName"`;
}

/** The patients among who takes part in appointments, whose names their reader has learnt. */
export async function patientsOf(db: Db, appointments: readonly Appointment[]): Promise<readonly number[]> {
	const told = appointments.flatMap(({ addresses }) =>
		addresses.flatMap(({ lfdnr, name }) => (name === null ? [] : [lfdnr])),
	);
	if (told.length === 0) return [];
	const rows = await db
		.selectFrom('addresses')
		.select('lfdnr')
		.where('lfdnr', 'in', [...new Set(told)])
		.where('kd_patient', '=', true)
		.orderBy('lfdnr')
		.execute();
	return rows.map(({ lfdnr }) => lfdnr);
}

/** Notes with a write that its answer tells of patients. */
export async function notePatients(
	{ db, noteAccess }: Pick<Write, 'db' | 'noteAccess'>,
	appointments: readonly Appointment[],
	operation: OperationId,
): Promise<void> {
	for (const lfdnr of await patientsOf(db, appointments)) noteAccess('patientRead', `address/${lfdnr} ${operation}`);
}

/** Appointments in full, by their numbers; deleted ones and those of other firms are left out. */
export async function findAppointments(
	db: Db,
	session: Session,
	lfdnrs: readonly number[],
): Promise<readonly Appointment[]> {
	const mayCrm = can(session.subject, 'crm');
	const { rows } = await sql<Appointment>`
		select json_build_object('firma', appointments.firma, 'lfdnr', appointments.lfdnr) as key,
			case when hidden then ${BUSY} else appointments.title end as title,
			${wallTime(sql.ref('appointments.starts_at'))} as start, ${wallTime(sql.ref('appointments.ends_at'))} as end,
			appointments.all_day as "allDay",
			(extract(epoch from appointments.ends_at - appointments.starts_at) / 60)::int as duration,
			case when not hidden then appointments.type_lfdnr end as type,
			appointments.state_lfdnr as state, appointments.scope_lfdnr as scope,
			case when not hidden then appointments.location_lfdnr end as location,
			array(select taking.resource_lfdnr from appointment_resources taking
				where taking.appointment_lfdnr = appointments.lfdnr order by 1 limit 20) as resources,
			case when hidden then '[]' else (
				select coalesce(json_agg(json_build_object('lfdnr', part.address_lfdnr,
					'name', case when ${mayCrm}::boolean then left(addresses.display_name, 200) end,
					'tel', case when ${mayCrm}::boolean then left(coalesce(nullif(addresses.mobile, ''), addresses.tel), 200) else '' end)
					order by part.position, part.address_lfdnr), '[]')
				from appointment_addresses part join addresses on addresses.lfdnr = part.address_lfdnr
				where part.appointment_lfdnr = appointments.lfdnr) end as addresses,
			case when hidden then '[]' else (
				select coalesce(json_agg(json_build_object('id', articles.art_nr, 'name', left(articles.name, 200))
					order by articles.art_nr), '[]')
				from appointment_objects part join articles on articles.id = part.article_id
				where part.appointment_lfdnr = appointments.lfdnr) end as objects,
			case when hidden then '[]' else (
				select coalesce(json_agg(json_build_object('wf_cid', part.wf_cid::text,
					'name', case when ${mayCrm}::boolean then left(document_types.short_type || ' ' || documents.name, 200) end,
					'addressLfdnr', case when ${mayCrm}::boolean then documents.address_lfdnr end) order by part.wf_cid), '[]')
				from appointment_documents part join documents on documents.wf_cid = part.wf_cid
					join document_types on document_types.id = documents.document_type_id
				where part.appointment_lfdnr = appointments.lfdnr) end as documents,
			case when hidden then '' else appointments.tel_nr end as "telNr",
			case when hidden then '' else appointments.text end as text,
			case when not hidden then appointments.serial_number end as "serialNumber",
			case when not hidden then series.rule end as rule,
			case when hidden or appointments.serial_number is null then '{}' else array(
				select ${wallTime(sql.ref('other.starts_at'))} from appointments other
				where other.serial_number = appointments.serial_number and other.deviates and other.deleted_at is null
					and other.lfdnr <> appointments.lfdnr order by other.original_date, other.lfdnr limit 20) end as deviating,
			appointments.deviates, appointments.conflict_resolution as "conflictResolution",
			case when hidden then '' else appointments.overbook_reason end as "overbookReason",
			${localTime(sql.ref('appointments.changed_at'))} as "changeDateTime",
			case when not hidden then left(creator.username, 200) end as "createdBy",
			hidden as "isBusy", appointments.version
		from appointments
			left join appointment_series series on series.serial_number = appointments.serial_number
			left join users creator on creator.user_id = appointments.created_by
			cross join lateral (select ${isHiddenFrom(session)} as hidden) as seen
		where appointments.lfdnr = any(${[...lfdnrs]}::int[]) and appointments.firma = ${session.firma}
			and appointments.deleted_at is null
		order by appointments.starts_at, appointments.lfdnr`.execute(db);
	return rows;
}
