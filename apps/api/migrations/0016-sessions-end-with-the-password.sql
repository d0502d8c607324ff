-- A session holds for the password it was started with and ends with the right to sign in, whoever changes them and how.
create function end_sessions_of_user() returns trigger language plpgsql as $$
begin
	update sessions set ended_at = now(), end_reason = case when new.disabled then 'disabled' else 'password' end
	where user_id = new.user_id and ended_at is null;
	return null;
end $$;
create trigger users_end_sessions after update of password_hash, disabled on users for each row
	when (new.password_hash is distinct from old.password_hash or (new.disabled and not old.disabled))
	execute function end_sessions_of_user();
