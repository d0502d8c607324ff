-- What the search of documents asks beside 0060.

alter table documents add column remark_words text collate "C" not null generated always as (kontor_words(remark)) stored;
create index documents_remark on documents using gin (remark_words gin_trgm_ops) with (fastupdate = off) where remark <> '';
create index documents_by_creation on documents (firma, created_at, wf_cid);
create index documents_open on documents (firma, date desc, wf_cid desc) where state_rank < 80;

-- The amounts of each rate of tax, computed once with the others.
alter table documents add column rates jsonb not null default '[]';
