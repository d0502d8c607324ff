-- Who is insured with whom, asked from the side of the main insured person.
create index address_health_by_main_svnr on address_health (main_svnr, main_svnr_dat) where main_svnr <> '';
