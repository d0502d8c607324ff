-- Of two who change a picture at once the second is told; a picture that was taken away keeps its count.
alter table articles add column picture_version integer not null default 1;
