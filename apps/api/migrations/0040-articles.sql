-- Articles with what they are grouped by, packed in, bought and sold for. What follows in positions of documents names an
-- article by firma and number.

create extension if not exists btree_gist;

create function pg_temp.add_trade_list(of_list text, variadic choices text[]) returns void language sql as $$
	insert into master_data (list, code, bezeichnung, position)
	select of_list, choices[2 * n - 1], choices[2 * n], n from generate_series(1, cardinality(choices) / 2) as n
	on conflict do nothing
$$;
select
	pg_temp.add_trade_list('unit', 'STK', 'Stück', 'PKG', 'Packung', 'KTN', 'Karton', 'PAAR', 'Paar', 'M', 'Meter', 'KG', 'Kilogramm',
		'L', 'Liter', 'STD', 'Stunde', 'KM', 'Kilometer', 'MON', 'Monat', 'PAU', 'Pauschale'),
	pg_temp.add_trade_list('vat', 'N', 'Normalsatz', 'E', 'Ermäßigter Satz', 'Z', 'Ermäßigter Satz 13 %',
		'L', 'Grundnahrungsmittel', 'H', 'Monatshygiene und Verhütung', '0', 'Steuerfrei'),
	pg_temp.add_trade_list('priceList', 'STD', 'Standard', 'KASSE', 'Kassentarif', 'HEIM', 'Heime', 'B2B', 'Geschäftskunden'),
	pg_temp.add_trade_list('statisticGroup', 'REHA', 'Reha', 'SAN', 'Sanitätshandel', 'ORTHO', 'Orthopädietechnik', 'MED', 'Medizinbedarf',
		'LEIST', 'Leistungen'),
	pg_temp.add_trade_list('statisticCode', 'A', 'Renner', 'B', 'Normal', 'C', 'Langsamdreher', 'X', 'Auslauf'),
	pg_temp.add_trade_list('commissionGroup', 'P0', 'Keine Provision', 'P1', 'Provision 1 %', 'P3', 'Provision 3 %'),
	pg_temp.add_trade_list('revenueGroup', 'HW20', 'Handelsware 20 %', 'HW10', 'Handelsware 10 %', 'DL20', 'Dienstleistung 20 %',
		'MIET', 'Mieterlöse'),
	pg_temp.add_trade_list('objectType', 'ROLL', 'Rollstuhl', 'BETT', 'Pflegebett', 'LIFT', 'Lifter', 'O2', 'Sauerstoffgerät',
		'MATR', 'Matratzensystem'),
	pg_temp.add_trade_list('objectTypeGroup', 'MOB', 'Mobilität', 'PFL', 'Pflege', 'ATEM', 'Atemtherapie');

-- Rates by the day of supply.
create table vat_rates (
	code text not null,
	valid_from date not null,
	percent numeric(7,4) not null check (percent >= 0 and percent < 100),
	primary key (code, valid_from)
);
insert into vat_rates values
	('N', '1984-01-01', 20), ('E', '1984-01-01', 10), ('Z', '2016-01-01', 13), ('0', '1984-01-01', 0),
	('L', '1984-01-01', 10), ('L', '2026-07-01', 4.9), ('H', '1984-01-01', 20), ('H', '2021-01-01', 10), ('H', '2026-01-01', 0);

-- A type has categories, a category groups.
create table article_types (
	code text primary key,
	bezeichnung text collate de_at not null,
	position integer not null default 100
);
create table article_categories (
	code text primary key,
	bezeichnung text collate de_at not null,
	article_type text not null references article_types on update cascade,
	position integer not null default 100,
	unique (code, article_type)
);
create index article_categories_by_type on article_categories (article_type);
create table article_groups (
	code text primary key,
	bezeichnung text collate de_at not null,
	article_category text not null references article_categories on update cascade,
	position integer not null default 100,
	unique (code, article_category)
);
create index article_groups_by_category on article_groups (article_category);

insert into article_types values ('HM', 'Hilfsmittel', 1), ('HB', 'Heilbehelf', 2), ('VB', 'Verbrauchsartikel', 3),
	('MG', 'Messgerät', 4), ('DL', 'Dienstleistung', 5), ('MW', 'Mietware', 6);
insert into article_categories values
	('REHA', 'Rehatechnik', 'HM', 1), ('ATEM', 'Atemtherapie', 'HM', 2), ('PROTH', 'Prothetik', 'HM', 3),
	('KOMP', 'Kompression', 'HB', 1), ('BAND', 'Bandagen', 'HB', 2), ('ORTHO', 'Orthopädie', 'HB', 3),
	('INKO', 'Inkontinenz', 'VB', 1), ('WUND', 'Wundversorgung', 'VB', 2), ('HYG', 'Hygiene', 'VB', 3),
	('DIAB', 'Diabetes', 'VB', 4), ('DIAG', 'Diagnostik', 'MG', 1), ('SERV', 'Service', 'DL', 1), ('MIET', 'Miete', 'MW', 1);
insert into article_groups values
	('MOB', 'Mobilität', 'REHA', 1), ('PFL', 'Pflege', 'REHA', 2), ('BAD', 'Bad', 'REHA', 3),
	('O2', 'Sauerstoff', 'ATEM', 1), ('INH', 'Inhalation', 'ATEM', 2), ('BRUST', 'Brust', 'PROTH', 1),
	('STRU', 'Strümpfe', 'KOMP', 1), ('BEIN', 'Bein', 'BAND', 1), ('RUMPF', 'Rumpf', 'BAND', 2), ('ARM', 'Arm', 'BAND', 3),
	('FUSS', 'Fuß', 'ORTHO', 1), ('AUFS', 'Aufsaugend', 'INKO', 1), ('BETT', 'Bettschutz', 'INKO', 2),
	('VERB', 'Verband', 'WUND', 1), ('SCHUTZ', 'Schutz', 'HYG', 1), ('DESI', 'Desinfektion', 'HYG', 2),
	('BZ', 'Blutzucker', 'DIAB', 1), ('BD', 'Messung', 'DIAG', 1),
	('ANP', 'Anpassung', 'SERV', 1), ('REP', 'Reparatur', 'SERV', 2), ('ZUST', 'Zustellung', 'SERV', 3),
	('MPFL', 'Pflegegeräte', 'MIET', 1), ('MMOB', 'Fahrgeräte', 'MIET', 2);

alter table articles
	drop constraint articles_art_nr_key,
	add column firma smallint not null default 1,
	add constraint articles_number unique (firma, art_nr),
	add check (art_nr <> '' and length(art_nr) <= 40),
	alter column article_type drop not null, alter column article_type drop default,
	alter column article_category drop not null, alter column article_category drop default,
	alter column article_group drop not null, alter column article_group drop default;

-- Words of earlier versions become the codes of their lists.
update articles set
	article_group = (select code from article_groups g where g.bezeichnung = articles.article_group
		and g.article_category = (select code from article_categories c where c.bezeichnung = articles.article_category)),
	article_category = (select code from article_categories c where c.bezeichnung = articles.article_category);
update articles set article_type = (select article_type from article_categories c where c.code = articles.article_category);

-- The numbers on the packs stand beside the article's own: one index finds all of them.
drop index articles_digits;
drop index articles_by_name;
alter table articles
	drop column search_digits,
	add column unit text not null default 'STK',
	add column vat_code text not null default 'N',
	add column statistic_group text,
	add column statistic_code text,
	add column commission_group text,
	add column revenue_group text,
	add column object_type text,
	add column object_type_group text,
	add column is_stocked boolean not null default true,
	add column lot_duty boolean not null default false,
	add column serial_duty boolean not null default false,
	add column is_discountable boolean not null default true,
	add column is_orderable boolean not null default true,
	add column needs_approval boolean not null default false,
	add column is_rental boolean not null default false,
	add column is_medical_device boolean not null default false,
	add column vpe numeric(12,2) not null default 1 check (vpe > 0),
	add column dbzk numeric(14,3),
	add column note text not null default '',
	add column changed_at timestamptz(3) not null default now(),
	add column gtins text not null default '',
	add column gtin14 text collate "C" generated always as (case when ean = '' then null else lpad(ean, 14, '0') end) stored,
	add column search_digits text collate "C" not null generated always as (
		' ' || regexp_replace(art_nr, '[^0-9]', '', 'g') || ' ' || regexp_replace(art_nr2, '[^0-9]', '', 'g') || ' '
		|| ean || ' ' || gtins || ' ') stored,
	add foreign key (article_type) references article_types on update cascade,
	add foreign key (article_category, article_type) references article_categories (code, article_type) on update cascade,
	add foreign key (article_group, article_category) references article_groups (code, article_category) on update cascade;
create index articles_digits on articles using gin (search_digits gin_trgm_ops) with (fastupdate = off);
create index articles_by_name on articles (firma, name, art_nr);
create index articles_by_number2 on articles (firma, art_nr2, art_nr);
create index articles_by_gtin on articles (gtin14) where gtin14 is not null;
create index articles_by_type on articles (article_type, name, art_nr);
create index articles_by_category on articles (article_category, name, art_nr);
create index articles_by_group on articles (article_group, name, art_nr);

-- What is bought or sold in another unit than the base one: a factor and a number of its own.
create table article_packs (
	id integer generated by default as identity primary key,
	article_id integer not null references articles on delete cascade,
	unit text not null,
	quantity numeric(12,2) not null check (quantity > 0),
	gtin text not null default '',
	gtin14 text collate "C" generated always as (case when gtin = '' then null else lpad(gtin, 14, '0') end) stored,
	unique (article_id, unit, quantity)
);
create index article_packs_by_gtin on article_packs (gtin14) where gtin14 is not null;

create function gather_gtins() returns trigger language plpgsql as $$
begin
	update articles set gtins = gathered.gtins
	from (
		select articles.id, coalesce(string_agg(packs.gtin, ' ' order by packs.id) filter (where packs.gtin <> ''), '') as gtins
		from articles left join article_packs packs on packs.article_id = articles.id
		where articles.id in (select article_id from changed) group by articles.id) as gathered
	where articles.id = gathered.id and articles.gtins <> gathered.gtins;
	return null;
end $$;
create trigger article_packs_inserted after insert on article_packs
	referencing new table as changed for each statement execute function gather_gtins();
create trigger article_packs_updated after update on article_packs
	referencing new table as changed for each statement execute function gather_gtins();
create trigger article_packs_deleted after delete on article_packs
	referencing old table as changed for each statement execute function gather_gtins();

-- Both days belong to the validity; none is open. Prices of one kind never overlap; two can be moved in one save.
create table article_sale_prices (
	id integer generated by default as identity primary key,
	article_id integer not null references articles on delete cascade,
	price_list text not null default 'STD',
	unit text not null default 'STK',
	min_quantity numeric(12,2) not null default 1 check (min_quantity > 0),
	customer_group text references customer_groups,
	customer_lfdnr integer references addresses on delete cascade,
	valid_from date,
	valid_to date,
	net_price numeric(14,3) not null check (net_price >= 0),
	gross_price numeric(14,3) not null check (gross_price >= 0),
	-- The price that was typed; the other one follows from the rate.
	is_gross boolean not null default false,
	check (valid_from <= valid_to),
	check (customer_group is null or customer_lfdnr is null),
	constraint article_sale_prices_apart exclude using gist (
		article_id with =, price_list with =, unit with =, min_quantity with =, (coalesce(customer_group, '')) with =,
		(coalesce(customer_lfdnr, 0)) with =, (daterange(valid_from, valid_to, '[]')) with &&)
		deferrable initially deferred
);
create index article_sale_prices_by_article on article_sale_prices (article_id, price_list, valid_from);
create index article_sale_prices_by_customer on article_sale_prices (customer_lfdnr) where customer_lfdnr is not null;
create index article_sale_prices_by_group on article_sale_prices (customer_group) where customer_group is not null;

create table article_purchase_prices (
	id integer generated by default as identity primary key,
	article_id integer not null references articles on delete cascade,
	supplier_lfdnr integer not null references addresses,
	supplier_number text not null default '',
	min_quantity numeric(12,2) not null default 1 check (min_quantity > 0),
	valid_from date,
	valid_to date,
	list_price numeric(14,3) not null check (list_price >= 0),
	discount numeric(7,4) not null default 0 check (discount between 0 and 100),
	discount2 numeric(7,4) not null default 0 check (discount2 between 0 and 100),
	-- The list price less both discounts, one after the other.
	net_price numeric(14,3) not null check (net_price >= 0),
	-- What a piece costs in the end, freight and fees included.
	purchase_price numeric(14,3) not null check (purchase_price >= 0),
	check (valid_from <= valid_to),
	constraint article_purchase_prices_apart exclude using gist (
		article_id with =, supplier_lfdnr with =, min_quantity with =, (daterange(valid_from, valid_to, '[]')) with &&)
		deferrable initially deferred
);
create index article_purchase_prices_by_article on article_purchase_prices (article_id, valid_from);
create index article_purchase_prices_by_supplier on article_purchase_prices (supplier_lfdnr, article_id);

create table article_pictures (
	article_id integer primary key references articles on delete cascade,
	picture bytea not null,
	picture_type text not null
);
