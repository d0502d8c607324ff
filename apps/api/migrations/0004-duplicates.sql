-- The check for duplicates: what candidates are found by, and who has been told apart.

-- The first letters of a street, the same for all spellings of it; as streetStart() of src/duplicates/candidates.ts.
create function kontor_street_start(street text) returns text language sql immutable parallel safe
return left(regexp_replace(kontor_fold(street), '[^a-z]', '', 'g'), 4);

create index addresses_by_street_start on addresses (firma, plz, kontor_street_start(street));
create index addresses_by_tel on addresses (tel_e164) where tel_e164 <> '';
create index addresses_by_mobile on addresses (mobile_e164) where mobile_e164 <> '';
create index addresses_by_whole_email on addresses (lower(email)) where email <> '';
create index addresses_by_uid on addresses (uid) where uid <> '';
create index address_bank_by_iban on address_bank (iban);

-- Two addresses that somebody has looked at and found to be two.
create table distinct_addresses (
	lfdnr integer not null references addresses on delete cascade,
	other_lfdnr integer not null references addresses on delete cascade,
	user_id integer references users on delete set null,
	at timestamptz(3) not null default now(),
	primary key (lfdnr, other_lfdnr),
	check (lfdnr < other_lfdnr)
);
create index distinct_addresses_by_other on distinct_addresses (other_lfdnr);
create index distinct_addresses_by_user on distinct_addresses (user_id);

-- The same of a draft in the wizard, which has no number yet; moved over when the address is created, dropped after 30 days.
create table distinct_drafts (
	user_id integer not null references users on delete cascade,
	draft text not null,
	other_lfdnr integer not null references addresses on delete cascade,
	at timestamptz(3) not null default now(),
	primary key (user_id, draft, other_lfdnr)
);
create index distinct_drafts_by_other on distinct_drafts (other_lfdnr);
create index distinct_drafts_by_time on distinct_drafts (at);
