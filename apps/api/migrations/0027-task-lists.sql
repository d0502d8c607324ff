-- What lists, counts and the board of tasks are answered from without reading the tasks themselves.

-- Whom a task is given to knows its state and day as well: the tasks of a person or group come out of one index, in order.
alter table task_assignees
	add column firma integer,
	add column state_lfdnr integer,
	add column due_date date,
	add column is_live boolean not null default true;
update task_assignees assignee set firma = tasks.firma, state_lfdnr = tasks.state_lfdnr, due_date = tasks.due_date,
	is_live = tasks.deleted_at is null
	from tasks where tasks.lfdnr = assignee.task_lfdnr;

create function copy_task_to_assignee() returns trigger language plpgsql as $$
begin
	select firma, state_lfdnr, due_date, deleted_at is null into new.firma, new.state_lfdnr, new.due_date, new.is_live
		from tasks where lfdnr = new.task_lfdnr;
	return new;
end $$;
create trigger task_assignees_copied before insert on task_assignees
	for each row execute function copy_task_to_assignee();

create function copy_task_to_assignees() returns trigger language plpgsql as $$
begin
	update task_assignees set firma = new.firma, state_lfdnr = new.state_lfdnr, due_date = new.due_date,
		is_live = new.deleted_at is null where task_lfdnr = new.lfdnr;
	return null;
end $$;
create trigger tasks_copied after update on tasks for each row
	when ((old.firma, old.state_lfdnr, old.due_date, old.deleted_at) is distinct from
		(new.firma, new.state_lfdnr, new.due_date, new.deleted_at))
	execute function copy_task_to_assignees();

drop index task_assignees_by_user;
create index task_assignees_by_user on task_assignees (user_id, state_lfdnr, due_date, task_lfdnr)
	include (firma, is_live) where user_id is not null;
drop index task_assignees_by_work_group;
create index task_assignees_by_work_group on task_assignees (work_group_lfdnr, state_lfdnr, due_date, task_lfdnr)
	include (firma, is_live) where work_group_lfdnr is not null;

-- How many tasks there are by state and day. Each write adds a row of its own, so that nobody waits for anybody; the sum
-- of the rows counts, and the purge adds them up.
create table task_tallies (
	firma integer not null,
	state_lfdnr integer not null references task_states,
	due_date date,
	tasks integer not null
);
create index task_tallies_by_state on task_tallies (state_lfdnr);
insert into task_tallies
	select firma, state_lfdnr, due_date, count(*) from tasks where deleted_at is null group by 1, 2, 3;

create function tally_new_tasks() returns trigger language plpgsql as $$
begin
	insert into task_tallies
		select firma, state_lfdnr, due_date, count(*) from after where deleted_at is null group by 1, 2, 3;
	return null;
end $$;
create function tally_gone_tasks() returns trigger language plpgsql as $$
begin
	insert into task_tallies
		select firma, state_lfdnr, due_date, -count(*) from before where deleted_at is null group by 1, 2, 3;
	return null;
end $$;
create function tally_changed_tasks() returns trigger language plpgsql as $$
begin
	insert into task_tallies
		select firma, state_lfdnr, due_date, sum(n) from (
			select firma, state_lfdnr, due_date, 1 as n from after where deleted_at is null
			union all select firma, state_lfdnr, due_date, -1 from before where deleted_at is null) as both_sides
		group by 1, 2, 3 having sum(n) <> 0;
	return null;
end $$;
create trigger tasks_tallied_new after insert on tasks referencing new table as after
	for each statement execute function tally_new_tasks();
create trigger tasks_tallied_gone after delete on tasks referencing old table as before
	for each statement execute function tally_gone_tasks();
create trigger tasks_tallied_changed after update on tasks referencing old table as before new table as after
	for each statement execute function tally_changed_tasks();
