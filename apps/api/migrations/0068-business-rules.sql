-- Papers of purchase, loan and repair, collective invoices and confirmations; what positions say beyond goods and prices;
-- shares of earlier years; rights of their own.

insert into document_types (id, short_type, bezeichnung) values
	(27, 'LH', 'Leihschein'), (28, 'RP', 'Reparaturauftrag'), (35, 'SR', 'Sammelrechnung'), (36, 'BS', 'Bestätigung'),
	(60, 'BE', 'Bestellung'), (65, 'WE', 'Wareneingang')
	on conflict do nothing;
update document_types set
	document_group = case when short_type in ('BE', 'WE') then 'EK' else 'VK' end,
	movement_type = case short_type when 'LH' then 'ABGANG' when 'WE' then 'ZUGANG' else 'KEINE' end,
	form_group = case when short_type in ('LH', 'WE') then 'LIEFER' when short_type = 'SR' then 'KASSE' else 'STD' end,
	is_payable = short_type = 'SR',
	position = id
where short_type in ('LH', 'RP', 'SR', 'BS', 'BE', 'WE');
insert into document_states (state, is_open) values
	('verliehen', true), ('teilweise zurück', true), ('zurückgegeben', false), ('fertig', true), ('bestätigt', false),
	('bestellt', true), ('teilweise eingelangt', true), ('eingelangt', false), ('eingelagert', false)
	on conflict do nothing;
insert into document_type_states
	select id, rank, state from document_types join (values
		('LH', 20, 'verliehen'), ('LH', 40, 'teilweise zurück'), ('LH', 50, 'zurückgegeben'),
		('RP', 20, 'offen'), ('RP', 30, 'in Arbeit'), ('RP', 40, 'fertig'), ('RP', 50, 'verrechnet'), ('RP', 90, 'abgeschlossen'),
		('SR', 20, 'offen'), ('SR', 40, 'teilbezahlt'), ('SR', 60, 'gemahnt'), ('SR', 90, 'bezahlt'),
		('BS', 90, 'bestätigt'),
		('BE', 20, 'bestellt'), ('BE', 40, 'teilweise eingelangt'), ('BE', 50, 'eingelangt'), ('BE', 90, 'abgeschlossen'),
		('WE', 90, 'eingelagert')
	) as known (short_type, rank, state) using (short_type)
	union all
	select id, rank, state from document_types, (values (10, 'Entwurf'), (99, 'storniert')) as every (rank, state)
	where short_type in ('LH', 'RP', 'SR', 'BS', 'BE', 'WE')
	on conflict do nothing;

-- A confirmation that nothing is to be paid has no number: it spends none of any series.
drop index documents_one_number;
create unique index documents_one_number on documents (firma, nr) where issued_at is not null and nr <> '';

-- A credit note with which goods came back.
alter table documents add column is_goods_returned boolean not null default false;

alter table document_positions
	-- Base units of the article in one unit of the position.
	add column pack_quantity numeric(12,2) not null default 1 check (pack_quantity > 0),
	-- The document with which the prescription of the position began, null where that is its own: each prescription is shared
	-- by itself, over all its partial invoices.
	add column prescription_wf_cid integer references documents;
create index document_positions_by_prescription on document_positions (prescription_wf_cid) where prescription_wf_cid is not null;

create index documents_drafts on documents (wf_cid) where state_rank = 10;

-- Up to how much a customer may owe; null for no limit.
alter table addresses add column credit_limit numeric(14,2) check (credit_limit >= 0);

-- Who took goods over at the door, and when.
create table document_deliveries (
	wf_cid integer primary key references documents on delete cascade,
	signed_by text not null check (signed_by <> ''),
	at timestamptz(3) not null default now(),
	user_id integer references users
);
create index document_deliveries_by_user on document_deliveries (user_id);

-- The daily limit of contributions gives the least share (a fifth, for glasses three fifths) and the carrier's most (eight
-- times); a prescription fee stands for dressings and oxygen.
insert into master_data (list, code, bezeichnung, position) values
	('ownContributionGroup', 'SEH', 'Sehbehelfe 10 % mit eigenem Mindestkostenanteil', 7),
	('ownContributionGroup', 'GEB', 'Rezeptgebühr je Verordnung', 8)
	on conflict do nothing;
insert into contribution_rules (own_contribution_group, valid_from, kind, percent, minimum, fee, carrier_maximum)
	select own_contribution_group, valid_from::date, kind, percent, round(minimum * daily, 2), case kind when 'fee' then fee else 0 end,
		8 * daily
	from (values ('10', 'share', 10, 0.2), ('10V', 'share', 10, 0), ('20', 'share', 20, 0.2), ('20V', 'share', 20, 0),
		('SEH', 'share', 10, 0.6), ('GEB', 'fee', 0, 0), ('MIETE', 'none', 0, 0), ('FREI', 'none', 0, 0))
			as rules (own_contribution_group, kind, percent, minimum),
	(values ('2019-01-01', 174, 6.10), ('2020-01-01', 179, 6.30), ('2021-01-01', 185, 6.50), ('2022-01-01', 189, 6.65),
		('2023-01-01', 195, 6.85), ('2024-01-01', 202, 7.10), ('2025-01-01', 215, 7.55), ('2026-01-01', 231, 7.55))
			as years (valid_from, daily, fee)
	on conflict do nothing;

-- Who worked on documents before goes on as before; dating back is new and given to nobody.
insert into user_rights (user_id, key)
	select user_id, key from user_apps, unnest(array['prices', 'documentsIssue', 'documentsCredit']) as key where app_id = 7
	on conflict do nothing;
