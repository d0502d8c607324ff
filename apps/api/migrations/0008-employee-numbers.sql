-- The check for duplicates looks for the insurance numbers of employees as well.
create index address_employee_by_svnr on address_employee (svnr, svnr_dat) where svnr <> '';
