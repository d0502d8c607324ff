-- Above 10 000 € an invoice names the UID of a business. A club or a municipality may be none: somebody answers for that, and
-- the history of the document says who and when.
alter table documents add column is_recipient_no_business boolean not null default false;
