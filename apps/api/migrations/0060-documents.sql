-- Documents with positions, chains, payments and what was said at issue; the lists from which their fields are chosen.

create or replace function pg_temp.add_list(of_list text, variadic choices text[]) returns void language sql as $$
	insert into master_data (list, code, bezeichnung, position)
	select of_list, choices[2 * n - 1], choices[2 * n], n from generate_series(1, cardinality(choices) / 2) as n
	on conflict do nothing
$$;
select
	pg_temp.add_list('documentGroup', 'VK', 'Verkauf', 'EK', 'Einkauf', 'LAGER', 'Lager', 'VO', 'Verordnung'),
	pg_temp.add_list('movementType', 'KEINE', 'Keine', 'ABGANG', 'Abgang', 'ZUGANG', 'Zugang', 'UMLAG', 'Umlagerung',
		'RUECK', 'Rücknahme', 'INVENTUR', 'Inventur'),
	pg_temp.add_list('formGroup', 'STD', 'Standard', 'KASSE', 'Krankenkasse', 'LIEFER', 'Lieferpapiere'),
	pg_temp.add_list('deductibleState', 'KEIN', 'Keiner', 'BEFREIT', 'Befreit', 'OFFEN', 'Offen', 'TEIL', 'Teilbezahlt',
		'BEZAHLT', 'Bezahlt', 'AUSGEB', 'Ausgebucht'),
	pg_temp.add_list('prescriptionState', 'NICHT', 'Nicht nötig', 'ANGEF', 'Angefordert', 'EINGEL', 'Eingelangt',
		'EINGER', 'Eingereicht', 'BEWILL', 'Bewilligt', 'TEILB', 'Teilbewilligt', 'ABGEL', 'Abgelehnt', 'ABGELAUF', 'Abgelaufen'),
	pg_temp.add_list('careType', 'ERST', 'Erstversorgung', 'FOLGE', 'Folgeversorgung', 'REP', 'Reparatur', 'ANP', 'Anpassung',
		'MIETE', 'Miete/Leihe', 'WIEDER', 'Wiedereinsatz'),
	pg_temp.add_list('deliveryInterval', 'M1', 'Jeden Monat', 'M2', 'Alle 2 Monate', 'M3', 'Alle 3 Monate'),
	pg_temp.add_list('quarter', 'Q1', '1. Quartal', 'Q2', '2. Quartal', 'Q3', '3. Quartal', 'Q4', '4. Quartal'),
	pg_temp.add_list('billingType', 'EINZEL', 'Einzelverrechnung', 'SAMMEL', 'Sammelverrechnung', 'KASSE', 'Kassenverrechnung',
		'BAR', 'Barverrechnung'),
	pg_temp.add_list('deliveryCondition', 'FREI', 'Frei Haus', 'UNFREI', 'Unfrei', 'LAGER', 'Ab Lager'),
	pg_temp.add_list('deliveryType', 'ABH', 'Abholung', 'ZUST', 'Zustellung', 'POST', 'Post'),
	pg_temp.add_list('currency', 'EUR', 'Euro'),
	pg_temp.add_list('priceList', 'STD', 'Standard', 'KASSE', 'Kassentarif', 'HEIM', 'Heime', 'B2B', 'Geschäftskunden'),
	pg_temp.add_list('fibuAccount', '4000', 'Erlöse 20 %', '4010', 'Erlöse 10 %', '4050', 'Erlöse 0 %', '4060', 'Erlöse Kassen'),
	pg_temp.add_list('terminal', 'K1', 'Kassa Wien 1', 'K2', 'Kassa Wien 2', 'K3', 'Kassa Graz', 'K4', 'Kassa Linz'),
	pg_temp.add_list('branchOffice', 'WIEN', 'Filiale Wien', 'GRAZ', 'Filiale Graz', 'LINZ', 'Filiale Linz'),
	pg_temp.add_list('documentLocation', 'ZENTRAL', 'Zentrale', 'WIEN', 'Filiale Wien', 'GRAZ', 'Filiale Graz',
		'LINZ', 'Filiale Linz'),
	pg_temp.add_list('positionUnit', 'STK', 'Stück', 'PKG', 'Packung', 'PAAR', 'Paar', 'STD', 'Stunde', 'MON', 'Monat');

alter table document_types
	add column document_group text not null default 'VK',
	add column movement_type text not null default 'KEINE',
	add column form_group text not null default 'STD',
	-- It asks for money: it has an open amount.
	add column is_payable boolean not null default false,
	add column position integer not null default 100;
insert into document_types (id, short_type, bezeichnung) values (26, 'RL', 'Rücklieferschein') on conflict do nothing;
update document_types set
	document_group = case short_type when 'VO' then 'VO' else 'VK' end,
	movement_type = case short_type when 'LS' then 'ABGANG' when 'RL' then 'RUECK' else 'KEINE' end,
	form_group = case when short_type in ('KV', 'VO') then 'KASSE' when short_type in ('LS', 'RL') then 'LIEFER' else 'STD' end,
	is_payable = short_type in ('RE', 'GU'),
	position = id;

-- How far a document of a type has come: the same rank means the same in every type (packages/domain/src/trade/chain.ts).
create table document_type_states (
	document_type_id integer not null references document_types,
	rank smallint not null,
	state text not null,
	primary key (document_type_id, rank),
	unique (document_type_id, state)
);
insert into document_type_states
	select id, rank, state from document_types join (values
		('AN', 20, 'offen'), ('AN', 80, 'abgelehnt'), ('AN', 85, 'abgelaufen'), ('AN', 90, 'angenommen'),
		('KV', 20, 'offen'), ('KV', 40, 'teilbewilligt'), ('KV', 50, 'bewilligt'), ('KV', 80, 'abgelehnt'), ('KV', 90, 'abgeschlossen'),
		('AU', 20, 'offen'), ('AU', 30, 'in Arbeit'), ('AU', 40, 'teilgeliefert'), ('AU', 50, 'geliefert'), ('AU', 90, 'abgeschlossen'),
		('LS', 20, 'geliefert'), ('LS', 40, 'teilverrechnet'), ('LS', 50, 'verrechnet'), ('LS', 90, 'abgeschlossen'),
		('RE', 20, 'offen'), ('RE', 40, 'teilbezahlt'), ('RE', 60, 'gemahnt'), ('RE', 90, 'bezahlt'),
		('GU', 20, 'offen'), ('GU', 90, 'erledigt'),
		('RL', 90, 'zurückgenommen'),
		('VO', 20, 'angefordert'), ('VO', 30, 'eingelangt'), ('VO', 40, 'eingereicht'), ('VO', 45, 'teilbewilligt'),
		('VO', 50, 'bewilligt'), ('VO', 80, 'abgelehnt'), ('VO', 85, 'abgelaufen')
	) as known (short_type, rank, state) using (short_type)
	union all
	select id, rank, state from document_types, (values (10, 'Entwurf'), (99, 'storniert')) as every (rank, state);
insert into document_states (state, is_open) values
	('Entwurf', true), ('teilgeliefert', true), ('teilverrechnet', true), ('teilbezahlt', true), ('teilbewilligt', false),
	('abgelaufen', false), ('abgeschlossen', false), ('storniert', false), ('zurückgenommen', false)
	on conflict do nothing;

-- Processing of a position, in its order.
create table process_states (
	rank smallint primary key,
	bezeichnung text not null
);
insert into process_states values (10, 'Offen'), (20, 'Bestellt'), (30, 'In Fertigung'), (40, 'Bereit'), (50, 'Geliefert'),
	(90, 'Abgeschlossen');

-- Devices that are rented, repaired or owned, each with its serial number.
create table document_objects (
	id integer generated by default as identity primary key,
	firma smallint not null default 1,
	serial_number text collate "C" not null,
	bezeichnung text collate de_at not null,
	article_number text,
	address_lfdnr integer references addresses on delete set null,
	search_words text collate "C" not null generated always as (kontor_words(bezeichnung || ' ' || serial_number)) stored,
	unique (firma, serial_number)
);
create index document_objects_by_address on document_objects (address_lfdnr) where address_lfdnr is not null;
create index document_objects_search on document_objects using gin (search_words gin_trgm_ops) with (fastupdate = off);
create table document_object_pictures (
	id integer generated by default as identity primary key,
	object_id integer not null references document_objects on delete cascade,
	picture bytea not null,
	picture_type text not null
);
create index document_object_pictures_by_object on document_object_pictures (object_id);

-- How carriers let their insured pay their part, by the day of the prescription (packages/domain/src/trade/shares.ts).
create table contribution_rules (
	own_contribution_group text not null,
	valid_from date not null,
	kind text not null check (kind in ('share', 'fee', 'none')),
	percent numeric(7,4) not null default 0,
	minimum numeric(14,2) not null default 0,
	fee numeric(14,2) not null default 0,
	carrier_maximum numeric(14,2),
	primary key (own_contribution_group, valid_from)
);
insert into contribution_rules
	select own_contribution_group, valid_from::date, kind, percent, case when has_minimum then minimum else 0 end, 0, maximum
	from (values ('10', 'share', 10, true), ('10V', 'share', 10, false), ('20', 'share', 20, true), ('20V', 'share', 20, false),
		('MIETE', 'none', 0, false), ('FREI', 'none', 0, false)) as rules (own_contribution_group, kind, percent, has_minimum),
	(values ('2024-01-01', 40.40, 1616), ('2025-01-01', 43.00, 1720), ('2026-01-01', 46.20, 1848))
		as years (valid_from, minimum, maximum);

alter table documents
	add column state_rank smallint,
	add column issued_at timestamptz(3),
	add column delivery_date date,
	add column preferred_date date,
	add column billing_date date,
	add column due_date date,
	add column association_lfdnr integer references addresses,
	add column doctor_lfdnr integer references addresses,
	add column residence_lfdnr integer references addresses,
	add column invoice_address_lfdnr integer references addresses,
	add column delivery_address_lfdnr integer references addresses,
	add column salesperson_lfdnr integer references addresses,
	add column insurance_lfdnr integer references addresses,
	-- What follows tells of somebody's health.
	add column prescription_state text not null default 'NICHT',
	add column deductible_state text not null default 'KEIN',
	add column own_contribution_group text,
	add column kv_created boolean not null default false,
	add column permanent_care boolean not null default false,
	add column care_type text,
	add column delivery_interval text,
	add column quarter text,
	-- Nobody knows what openAT and VSD stand for; the portal's labels are in one file.
	add column open_at boolean not null default false,
	add column vsd boolean not null default false,
	add column last_delivery date,
	add column reminder date,
	add column patient_share numeric(14,2),
	add column carrier_share numeric(14,2),
	--
	add column billing_type text not null default 'EINZEL',
	add column billing_condition text not null default '30T',
	add column delivery_condition text,
	add column delivery_type text,
	add column fibu_account text,
	add column location text not null default 'ZENTRAL',
	add column billing_location text,
	add column terminal text,
	add column currency text not null default 'EUR',
	add column price_list text not null default 'STD',
	add column is_gross boolean not null default false,
	add column discount numeric(7,4) not null default 0,
	add column net numeric(14,2) not null default 0,
	add column vat numeric(14,2) not null default 0,
	add column gross numeric(14,2) not null default 0,
	add column open_amount numeric(14,2) not null default 0,
	add column order_reference text not null default '',
	add column internal_id text not null default '',
	add column remark text not null default '',
	add column head_text text not null default '',
	add column foot_text text not null default '';

-- A document that is written without a rank gets that of its state.
create function rank_document() returns trigger language plpgsql as $$
begin
	new.state_rank := coalesce((select rank from document_type_states known
		where known.document_type_id = new.document_type_id and known.state = new.state), 20);
	return new;
end $$;
create trigger documents_ranked before insert on documents
	for each row when (new.state_rank is null) execute function rank_document();
update documents set state_rank = coalesce((select rank from document_type_states known
	where known.document_type_id = documents.document_type_id and known.state = documents.state), 20), issued_at = created_at;
alter table documents alter column state_rank set not null;

create index documents_by_number on documents (firma, nr, wf_cid);
create unique index documents_one_number on documents (firma, nr) where issued_at is not null;
create index documents_by_kind on documents (firma, document_type_id, date desc, wf_cid desc);
drop index documents_by_type;
create index documents_by_type on documents (document_type_id, state_rank);
create index documents_by_state on documents (firma, state_rank, date desc, wf_cid desc);
create index documents_by_gross on documents (firma, gross, wf_cid);
create index documents_by_delivery on documents (firma, delivery_date, wf_cid);
create index documents_by_wish on documents (firma, preferred_date, wf_cid) where preferred_date is not null;
create index documents_by_billing on documents (firma, billing_date, wf_cid) where billing_date is not null;
create index documents_by_due on documents (firma, due_date, wf_cid) where open_amount <> 0;
create index documents_by_reminder on documents (firma, reminder, wf_cid) where reminder is not null;
create index documents_by_last_delivery on documents (firma, last_delivery, wf_cid) where last_delivery is not null;
create index documents_by_association on documents (association_lfdnr) where association_lfdnr is not null;
create index documents_by_doctor on documents (doctor_lfdnr) where doctor_lfdnr is not null;
create index documents_by_residence on documents (residence_lfdnr) where residence_lfdnr is not null;
create index documents_by_invoice_address on documents (invoice_address_lfdnr) where invoice_address_lfdnr is not null;
create index documents_by_delivery_address on documents (delivery_address_lfdnr) where delivery_address_lfdnr is not null;
create index documents_by_salesperson on documents (salesperson_lfdnr) where salesperson_lfdnr is not null;
create index documents_by_insurance on documents (insurance_lfdnr) where insurance_lfdnr is not null;

-- Diagnosis and insured data apart, so that no list ever reads them.
create table document_health (
	wf_cid integer primary key references documents on delete cascade,
	diagnosis text not null default '',
	insured_group text,
	exemption text,
	prescription_date date
);

-- Positions. `article_number` is a value: it stays what it was when the article is renumbered. `open_quantity` is what
-- follow-ups have not drawn yet: of an order what is reserved, of a delivery note what is not invoiced or returned, of an
-- invoice what can be credited.
create table document_positions (
	id bigint generated by default as identity primary key,
	wf_cid integer not null references documents on delete cascade,
	position integer not null,
	kind text not null check (kind in ('article', 'text', 'subtotal')),
	firma smallint not null default 1,
	article_number text,
	text text not null default '',
	quantity numeric(12,2) not null default 0,
	open_quantity numeric(12,2) not null default 0,
	unit text not null default 'STK',
	-- Of one unit; net, or gross where the document is.
	price numeric(14,3) not null default 0,
	factor numeric(12,5),
	-- What one unit costs; only for who may see costs.
	cost numeric(14,3),
	discount numeric(7,4) not null default 0,
	discount2 numeric(7,4) not null default 0,
	vat_code text not null default 'N',
	vat_rate numeric(7,4) not null default 20,
	amount numeric(14,2) not null default 0,
	lot text collate "C",
	serial_number text collate "C",
	object_id integer references document_objects on delete set null,
	client_lfdnr integer references addresses,
	driver text,
	internal_id text,
	reference_number text,
	quantity_id text,
	process_state smallint not null default 10,
	has_signature boolean not null default false,
	search_words text collate "C" not null generated always as (kontor_words(text)) stored,
	unique (wf_cid, position)
);
create index document_positions_by_article on document_positions (firma, article_number, wf_cid) where article_number is not null;
create index document_positions_open on document_positions (article_number, wf_cid) where open_quantity <> 0;
create index document_positions_search on document_positions using gin (search_words gin_trgm_ops) with (fastupdate = off);
create index document_positions_by_lot on document_positions (lot) where lot is not null;
create index document_positions_by_serial on document_positions (serial_number) where serial_number is not null;
create index document_positions_by_object on document_positions (object_id) where object_id is not null;
create index document_positions_by_client on document_positions (client_lfdnr) where client_lfdnr is not null;
create index document_positions_by_driver on document_positions (driver) where driver is not null;
create index document_positions_by_reference on document_positions (reference_number) where reference_number is not null;
create index document_positions_by_internal on document_positions (internal_id) where internal_id is not null;
create index document_positions_by_process on document_positions (process_state, wf_cid) where process_state between 11 and 49;

-- Which position drew how much from which.
create table position_links (
	from_position bigint not null references document_positions on delete cascade,
	to_position bigint not null references document_positions on delete cascade,
	quantity numeric(12,2) not null,
	primary key (from_position, to_position)
);
create index position_links_by_target on position_links (to_position);

create table document_links (
	from_wf_cid integer not null references documents on delete cascade,
	to_wf_cid integer not null references documents on delete cascade,
	primary key (from_wf_cid, to_wf_cid),
	check (from_wf_cid <> to_wf_cid)
);
create index document_links_by_target on document_links (to_wf_cid);

create table document_payments (
	id integer generated by default as identity primary key,
	wf_cid integer not null references documents on delete cascade,
	date date not null,
	amount numeric(14,2) not null check (amount <> 0),
	-- Paid in money, or set off against a credit note.
	payment_type text not null,
	credit_wf_cid integer references documents on delete cascade,
	receipt_number text not null default '',
	terminal text,
	user_id integer references users,
	author text not null default '',
	at timestamptz(3) not null default now()
);
create index document_payments_by_document on document_payments (wf_cid, date, id);
create index document_payments_by_credit on document_payments (credit_wf_cid) where credit_wf_cid is not null;
create index document_payments_by_user on document_payments (user_id);

-- Only ever grows.
create table document_events (
	id bigint generated always as identity primary key,
	wf_cid integer not null references documents on delete cascade,
	at timestamptz(3) not null default now(),
	user_id integer references users,
	author text not null,
	kind text not null,
	from_text text not null default '',
	to_text text not null default ''
);
create index document_events_by_document on document_events (wf_cid, id desc);
create index document_events_by_user on document_events (user_id);

-- The last number of each series, locked as the last statement of the transaction that issues.
create table document_counters (
	firma smallint not null,
	document_type_id integer not null references document_types,
	year smallint not null,
	last integer not null,
	last_date date not null,
	primary key (firma, document_type_id, year)
);
create index document_counters_by_type on document_counters (document_type_id);

-- The paper as it was issued; it never changes.
create table document_originals (
	wf_cid integer primary key references documents on delete cascade,
	content jsonb not null,
	pdf bytea,
	sha256 text,
	made_at timestamptz(3) not null default now()
);

create table document_filters (
	id integer generated by default as identity primary key,
	firma smallint not null default 1,
	user_id integer not null references users on delete cascade,
	name text not null,
	is_shared boolean not null default false,
	is_default boolean not null default false,
	schema_version smallint not null default 1,
	conditions jsonb not null,
	version integer not null default 1,
	unique (user_id, name)
);
create index document_filters_shared on document_filters (firma, name) where is_shared;
