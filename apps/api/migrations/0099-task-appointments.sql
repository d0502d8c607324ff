-- A task may be about an appointment.
alter table task_objects
	drop constraint task_objects_check,
	drop constraint task_objects_task_lfdnr_address_lfdnr_wf_cid_article_id_key,
	add column appointment_lfdnr integer references appointments on delete cascade,
	add check (num_nonnulls(address_lfdnr, wf_cid, article_id, appointment_lfdnr) = 1),
	add unique nulls not distinct (task_lfdnr, address_lfdnr, wf_cid, article_id, appointment_lfdnr);
create index task_objects_by_appointment on task_objects (appointment_lfdnr) where appointment_lfdnr is not null;
