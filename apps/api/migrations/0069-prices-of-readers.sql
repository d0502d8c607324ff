-- Lists, details, files and papers of documents show prices to those with the right alone. Who has read documents without
-- the app for working on them goes on as before; of others the right was given or taken on purpose.
insert into user_rights (user_id, key)
	select distinct user_id, 'prices' from user_apps reader
	where app_id in (1, 6) and not exists (select from user_apps where user_id = reader.user_id and app_id = 7)
	on conflict do nothing;
