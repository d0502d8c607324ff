-- Why two records are not one, in the words of who said so; empty where nobody was asked.
alter table distinct_addresses add column reason text not null default '' check (length(reason) <= 500);
alter table distinct_drafts add column reason text not null default '' check (length(reason) <= 500);
