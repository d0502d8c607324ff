-- Notifications: who has them changed is told to every process at once; counting and taking back go by an index.

drop index notifications_unread;
create index notifications_unread on notifications (user_id, send_date desc, nid desc) include (type, task_lfdnr)
	where read_at is null;
-- What was marked as read together, to take it back.
create index notifications_read_together on notifications (user_id, read_at) where read_at is not null;

-- Delivered at commit; the same user twice in one transaction is told once.
create function tell_changed_notifications() returns trigger language plpgsql as $$
declare
	receiver integer;
begin
	for receiver in select distinct user_id from changed loop
		perform pg_notify('kontor_notifications', receiver::text);
	end loop;
	return null;
end $$;
create trigger notifications_inserted after insert on notifications referencing new table as changed
	for each statement execute function tell_changed_notifications();
create trigger notifications_updated after update on notifications referencing new table as changed
	for each statement execute function tell_changed_notifications();
create trigger notifications_deleted after delete on notifications referencing old table as changed
	for each statement execute function tell_changed_notifications();

-- What users opened last: numbers only, names are read when they are shown.
create table opened_records (
	user_id integer not null references users on delete cascade,
	type text not null check (type in ('ADDRESS', 'DOCUMENT', 'ARTICLE', 'TASK')),
	-- As the portal names it: number, `wf_cid` or `art_nr`.
	id text not null,
	opened_at timestamptz(3) not null default now(),
	primary key (user_id, type, id)
);
create index opened_records_by_time on opened_records (user_id, opened_at desc);
