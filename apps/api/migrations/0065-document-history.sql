-- The history of a document only ever grows; it goes with a draft that is deleted, and with nothing else.

create function keep_document_events() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' or exists (select from documents where wf_cid = old.wf_cid) then
		raise exception 'The history of a document only ever grows' using errcode = 'restrict_violation';
	end if;
	return old;
end $$;
create trigger document_events_grow before update or delete on document_events
	for each row execute function keep_document_events();
