-- What became of a number that was given up: it leads to the address that stays, also when that one is merged itself.

create table merged_numbers (
	merged_lfdnr integer primary key,
	survivor_lfdnr integer not null references addresses on delete cascade
);
create index merged_numbers_by_survivor on merged_numbers (survivor_lfdnr);
insert into merged_numbers select merged_lfdnr, survivor_lfdnr from address_merges;

-- Deletes addresses that were given up 30 days ago. What still points to one goes to the address that stays, and only
-- what that one has too is deleted with it; one that cannot go stays hidden.
create function kontor_purge_merged(most integer) returns integer language plpgsql as $$
declare
	merge record;
	pointer record;
	purged integer := 0;
begin
	for merge in select merged_lfdnr as giver, survivor_lfdnr as taker from address_merges
		where merged_at < now() - interval '30 days' order by merged_at limit most
	loop
		begin
			perform kontor_move_pointers(merge.giver, merge.taker);
			update addresses set residence_lfdnr = nullif(residence_lfdnr, merge.giver),
				adult_representative_lfdnr = nullif(adult_representative_lfdnr, merge.giver)
				where merge.giver in (residence_lfdnr, adult_representative_lfdnr);
			for pointer in select * from address_pointers where table_name not in ('addresses', 'documents') loop
				execute format('delete from %I where %I = $1', pointer.table_name, pointer.column_name) using merge.giver;
			end loop;
			delete from addresses where lfdnr = merge.giver;
			purged := purged + 1;
		exception when foreign_key_violation then
			null;
		end;
	end loop;
	return purged;
end $$;

-- The colour of the note on the head.
alter table addresses add column note_tone text not null default 'warning'
	check (note_tone in ('neutral', 'info', 'success', 'warning', 'error'));

-- Who lives at the same door; the residents of a home are found by their home.
create index addresses_by_household on addresses (plz, lower(street))
	where is_person and street <> '' and residence_lfdnr is null;
