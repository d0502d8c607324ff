-- Tasks: who watches them, what was said and done, which states follow which; deleted ones stay for 30 days.
-- A change of a field is refused only to who has read it before somebody else changed the same field: the history knows.

alter table tasks
	add column checklist jsonb not null default '[]',
	add column search_words text collate "C" not null generated always as (kontor_words(title)) stored,
	-- The day on which people were told that it is due.
	add column due_told_on date,
	add column deleted_at timestamptz(3),
	add column deleted_by integer references users;
create index tasks_by_deleter on tasks (deleted_by) where deleted_by is not null;
create index tasks_deleted on tasks (deleted_at) where deleted_at is not null;
drop index tasks_by_state;
create index tasks_by_state on tasks (state_lfdnr, firma, due_date, lfdnr) where deleted_at is null;
drop index tasks_by_due_date;
create index tasks_by_due_date on tasks (firma, due_date, lfdnr) where deleted_at is null;
create index tasks_by_words on tasks using gin (search_words gin_trgm_ops);

create table task_watchers (
	task_lfdnr integer not null references tasks on delete cascade,
	user_id integer not null references users on delete cascade,
	primary key (task_lfdnr, user_id)
);
create index task_watchers_by_user on task_watchers (user_id);
insert into task_watchers
	select lfdnr, created_by from tasks where notifications_active and created_by is not null
	union
	select assignee.task_lfdnr, assignee.user_id from task_assignees assignee join tasks on tasks.lfdnr = assignee.task_lfdnr
	where tasks.notifications_active and assignee.user_id is not null;
alter table tasks drop column notifications_active;

create table work_group_members (
	work_group_lfdnr integer not null references work_groups on delete cascade,
	user_id integer not null references users on delete cascade,
	primary key (work_group_lfdnr, user_id)
);
create index work_group_members_by_user on work_group_members (user_id);

alter table task_objects
	drop constraint task_objects_pkey,
	alter column address_lfdnr drop not null,
	add column wf_cid integer references documents on delete cascade,
	add column article_id integer references articles on delete cascade,
	add check (num_nonnulls(address_lfdnr, wf_cid, article_id) = 1),
	add unique nulls not distinct (task_lfdnr, address_lfdnr, wf_cid, article_id);
create index task_objects_by_document on task_objects (wf_cid) where wf_cid is not null;
create index task_objects_by_article on task_objects (article_id) where article_id is not null;

create table task_state_steps (
	from_state integer not null references task_states,
	to_state integer not null references task_states,
	primary key (from_state, to_state)
);
create index task_state_steps_by_target on task_state_steps (to_state);
-- Whoever begins again, begins with "Offen"; everything else leads anywhere.
insert into task_state_steps
	select a.lfdnr, b.lfdnr from task_states a, task_states b
	where a.lfdnr <> b.lfdnr and (not a.done or b.lfdnr = 1);

create table task_history (
	id bigint generated always as identity primary key,
	task_lfdnr integer not null references tasks on delete cascade,
	-- The version the task has had since.
	version integer not null,
	at timestamptz(3) not null default now(),
	user_id integer references users,
	author text not null,
	field text not null,
	from_text text not null default '',
	to_text text not null default ''
);
create index task_history_by_task on task_history (task_lfdnr, id desc);
create index task_history_by_user on task_history (user_id);

create table task_comments (
	lfdnr integer generated always as identity primary key,
	task_lfdnr integer not null references tasks on delete cascade,
	user_id integer references users,
	author text not null,
	text text not null,
	at timestamptz(3) not null default now(),
	edited_at timestamptz(3),
	deleted_at timestamptz(3)
);
create index task_comments_by_task on task_comments (task_lfdnr, lfdnr);
create index task_comments_by_user on task_comments (user_id);

create table task_titles (
	position integer primary key,
	bezeichnung text not null
);
insert into task_titles values
	(1, 'Rückruf'), (2, 'Kostenvoranschlag nachfassen'), (3, 'Verordnungsschein anfordern'), (4, 'Bewilligung prüfen'),
	(5, 'Termin vereinbaren'), (6, 'Leihgerät abholen'), (7, 'Reklamation bearbeiten'), (8, 'Stammdaten vervollständigen');

-- What a message is about, and what an unread newer one of the same kind takes the place of.
alter table notifications
	add column type text not null default 'message',
	add column task_lfdnr integer references tasks on delete cascade;
create index notifications_by_task on notifications (task_lfdnr, user_id) where task_lfdnr is not null;
