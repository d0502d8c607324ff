-- What a paper says of the company, why a line is free of tax, and originals that never change.

alter table company
	add column uid text collate "C" not null default '',
	-- Firmenbuchnummer with its court, and where the company is seated (UGB § 14).
	add column register_number text not null default '',
	add column register_court text not null default '',
	add column seat text not null default '',
	add column web text not null default '',
	add column bank_name text not null default '',
	add column iban text collate "C" not null default '',
	add column bic text collate "C" not null default '',
	-- Stands above the foot of every page.
	add column paper_text text not null default '';

-- Free of tax, because it goes to a business of another member state, out of the EU, or because the recipient owes the tax.
insert into vat_rates values ('I', '1993-01-01', 0), ('A', '1993-01-01', 0), ('R', '1993-01-01', 0) on conflict do nothing;

-- What a paper says about lines without tax (§ 11 Abs. 1 Z 3 lit. e and Abs. 1a UStG).
create table vat_notes (
	code text primary key,
	note text not null,
	needs_recipient_uid boolean not null default false
);
insert into vat_notes values
	('0', 'Positionen mit 0 % sind von der Umsatzsteuer befreit (§ 6 Abs. 1 UStG 1994).', false),
	('H', 'Positionen mit 0 % sind von der Umsatzsteuer befreit (§ 6 Abs. 1 UStG 1994).', false),
	('I', 'Steuerfreie innergemeinschaftliche Lieferung (Art. 6 Abs. 1 UStG 1994).', true),
	('A', 'Steuerfreie Ausfuhrlieferung (§ 7 UStG 1994).', false),
	('R', 'Die Steuerschuld geht auf den Leistungsempfänger über (Reverse Charge, § 19 Abs. 1 UStG 1994).', true);

-- Logos of papers by their content: one row, however many papers bear it.
create table paper_logos (
	sha256 text collate "C" primary key,
	logo bytea not null,
	logo_type text not null
);

-- Nobody has written one yet; from now on each has its bytes.
delete from document_originals where pdf is null;
alter table document_originals
	alter column pdf set not null,
	alter column sha256 set not null,
	-- It is compressed already.
	alter column pdf set storage external,
	add check (sha256 = encode(sha256(pdf), 'hex'));

create function keep_original() returns trigger language plpgsql as $$
begin
	raise exception 'the original of a document never changes';
end $$;
create trigger originals_stay before update or delete on document_originals for each row execute function keep_original();
