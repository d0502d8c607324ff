-- Whoever has a task open sees what others do to it: each change of one is told to every process, by firma and number.
-- Delivered at commit; the same task twice in one transaction is told once.

create function tell_changed_task() returns trigger language plpgsql as $$
begin
	perform pg_notify('kontor_tasks', new.firma || ':' || new.lfdnr);
	return null;
end $$;
-- What is no change for a reader (the day of the notice) has the version it had.
create trigger tasks_changed after update on tasks
	for each row when (old.version is distinct from new.version) execute function tell_changed_task();

create function tell_commented_task() returns trigger language plpgsql as $$
begin
	perform pg_notify('kontor_tasks', firma || ':' || lfdnr) from tasks where lfdnr = new.task_lfdnr;
	return null;
end $$;
create trigger task_comments_changed after insert or update on task_comments
	for each row execute function tell_commented_task();

-- Giving a task up concerns those whose it is: its creator, those it is given to, members of their groups, administrators.
alter table task_state_steps add column only_concerned boolean not null default false;
update task_state_steps set only_concerned = true where to_state = 5;
