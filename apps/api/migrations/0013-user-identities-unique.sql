alter table users
	alter column identity set not null,
	add constraint users_by_identity unique (identity),
	add check (identity <> '');
drop index users_by_username;
