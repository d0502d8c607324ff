-- Whoever can be invoiced may have a limit: a person and an institution as well as a company. It stands with the address.
alter table addresses add column credit_limit numeric(11,2) check (credit_limit >= 0);
update addresses set credit_limit = company.credit_limit from address_company company
	where company.lfdnr = addresses.lfdnr and company.credit_limit is not null;
alter table address_company drop column credit_limit;
