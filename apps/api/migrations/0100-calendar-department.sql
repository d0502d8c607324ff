-- What concerns a department is seen in full by who works where it takes place or where one of its people works.
alter table calendar_scopes add column is_department boolean not null default false;
update calendar_scopes set is_department = true where bezeichnung = 'Abteilung';
