-- Whom a task is given to knows who has given it and the words of its title, too: "Von mir vergeben" and a search within
-- the tasks of somebody come out of one index without the tasks themselves.
alter table task_assignees
	add column created_by integer,
	add column search_words text collate "C";
update task_assignees assignee set created_by = tasks.created_by, search_words = tasks.search_words
	from tasks where tasks.lfdnr = assignee.task_lfdnr;

create or replace function copy_task_to_assignee() returns trigger language plpgsql as $$
begin
	select firma, state_lfdnr, due_date, deleted_at is null, created_by, search_words
		into new.firma, new.state_lfdnr, new.due_date, new.is_live, new.created_by, new.search_words
		from tasks where lfdnr = new.task_lfdnr;
	return new;
end $$;
create or replace function copy_task_to_assignees() returns trigger language plpgsql as $$
begin
	update task_assignees set firma = new.firma, state_lfdnr = new.state_lfdnr, due_date = new.due_date,
		is_live = new.deleted_at is null, created_by = new.created_by, search_words = new.search_words
		where task_lfdnr = new.lfdnr;
	return null;
end $$;
drop trigger tasks_copied on tasks;
create trigger tasks_copied after update on tasks for each row
	when ((old.firma, old.state_lfdnr, old.due_date, old.deleted_at, old.created_by, old.search_words) is distinct from
		(new.firma, new.state_lfdnr, new.due_date, new.deleted_at, new.created_by, new.search_words))
	execute function copy_task_to_assignees();

drop index task_assignees_by_user;
create index task_assignees_by_user on task_assignees (user_id, state_lfdnr, due_date, task_lfdnr)
	include (firma, is_live, search_words) where user_id is not null;
drop index task_assignees_by_work_group;
create index task_assignees_by_work_group on task_assignees (work_group_lfdnr, state_lfdnr, due_date, task_lfdnr)
	include (firma, is_live, search_words) where work_group_lfdnr is not null;
create index task_assignees_by_creator on task_assignees (created_by, state_lfdnr, due_date, task_lfdnr)
	include (firma, is_live, user_id, search_words);
