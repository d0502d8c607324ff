-- Subjects that are often noted, in the order of choice.
create table interaction_subjects (
	bezeichnung text collate de_at primary key,
	position integer not null default 100
);

insert into interaction_subjects (bezeichnung, position) values
	('Rückruf erbeten', 1), ('Liefertermin vereinbart', 2), ('Frage zur Verordnung', 3),
	('Kostenvoranschlag übermittelt', 4), ('Unterlagen nachgereicht', 5), ('Bewilligung eingelangt', 6),
	('Anprobe im Geschäft', 7), ('Hausbesuch', 8), ('Reklamation', 9), ('Mahnung versendet', 10), ('Interne Notiz', 11);

-- Deleted interactions stand apart, so that no list can show one by mistake. For 30 days they can be put back.
create table deleted_interactions (
	id integer primary key,
	lfdnr integer not null references addresses on delete cascade,
	wf_cid integer references documents on delete cascade,
	subject text not null,
	text text not null,
	channel text not null,
	author text not null,
	author_user_id integer references users,
	at timestamptz(3) not null,
	version integer not null,
	deleted_at timestamptz(3) not null default now(),
	deleted_by text not null
);
create index deleted_interactions_by_address on deleted_interactions (lfdnr, deleted_at desc);
create index deleted_interactions_by_document on deleted_interactions (wf_cid) where wf_cid is not null;
create index deleted_interactions_by_author on deleted_interactions (author_user_id);
create index deleted_interactions_by_time on deleted_interactions (deleted_at);
