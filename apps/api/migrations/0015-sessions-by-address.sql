-- Whether a user has signed in from an address before is asked at every sign-in.
create index sessions_by_user_and_address on sessions (user_id, remote, created_at desc);
