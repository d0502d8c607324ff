-- Stock: movements that are only ever added, balances that are locked while something is posted.

create index articles_by_number_start on articles (firma, (lower(art_nr collate de_at) collate "C"), id);
create index articles_by_number2_start on articles (firma, (lower(art_nr2 collate de_at) collate "C"), id) where art_nr2 <> '';
-- These would be other paths of the API, or none.
alter table articles add check (art_nr not in ('.', '..', 'types', 'categories', 'groups'));

-- Of each article one row, which is locked while something of it is posted.
create table article_stock (
	article_id integer primary key references articles on delete cascade,
	on_hand numeric(14,2) not null default 0,
	min_stock numeric(12,2) not null default 0 check (min_stock >= 0),
	-- What a piece has cost on average; null where nothing is known of it.
	dep numeric(14,3)
);
create index article_stock_by_on_hand on article_stock (on_hand, article_id);
create index article_stock_low on article_stock (article_id) where on_hand < min_stock;
create index article_stock_by_dep on article_stock (dep, article_id);

create function begin_article_stock() returns trigger language plpgsql as $$
begin
	insert into article_stock (article_id) select id from added on conflict do nothing;
	return null;
end $$;
insert into article_stock (article_id) select id from articles;
create trigger articles_have_stock after insert on articles
	referencing new table as added for each statement execute function begin_article_stock();

create table article_lots (
	article_id integer not null references articles on delete cascade,
	lot text not null,
	expiry date,
	primary key (article_id, lot)
);

create table stock_balances (
	article_id integer not null references articles on delete cascade,
	warehouse text not null,
	lot text not null default '',
	serial text not null default '',
	quantity numeric(14,2) not null,
	primary key (article_id, warehouse, lot, serial)
);
create index stock_balances_by_warehouse on stock_balances (warehouse, article_id) where quantity <> 0;

create table stock_movements (
	id bigint generated always as identity primary key,
	article_id integer not null references articles,
	warehouse text not null,
	lot text not null default '',
	serial text not null default '',
	quantity numeric(12,2) not null check (quantity <> 0),
	-- When it happened; what is posted late may lie before others.
	at timestamptz(3) not null,
	kind text not null check (kind in ('receipt', 'delivery', 'return', 'transfer', 'correction', 'count')),
	wf_cid integer references documents,
	unit_cost numeric(14,3),
	note text not null default '',
	user_id integer references users,
	posted_at timestamptz(3) not null default now()
);
create index stock_movements_by_article on stock_movements (article_id, at, id);
create index stock_movements_by_document on stock_movements (wf_cid) where wf_cid is not null;
create index stock_movements_by_user on stock_movements (user_id);
-- The last count of an article in a warehouse: nothing is posted before it.
create index stock_movements_counts on stock_movements (article_id, warehouse, at) where kind = 'count';

create function keep_movements() returns trigger language plpgsql as $$
begin
	raise exception 'movements of stock are only ever added' using errcode = 'insufficient_privilege';
end $$;
create trigger stock_movements_stay before update or delete or truncate on stock_movements
	for each statement execute function keep_movements();

-- Rights are added with the apps they belong to; the server knows them by name.
alter table user_rights drop constraint user_rights_key_check, add check (key ~ '^[a-zA-Z]{1,40}$');
