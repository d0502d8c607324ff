-- The last move of a task: whoever made it by mistake takes it back to where it was, also where no step leads there.
alter table tasks
	add column moved_from integer references task_states,
	add column moved_by integer references users,
	add column moved_at timestamptz(3);
create index tasks_by_move on tasks (moved_from) where moved_from is not null;
create index tasks_by_mover on tasks (moved_by) where moved_by is not null;
