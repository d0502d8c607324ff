-- Lists that every installation has; labels and numbers of apps as in @kontor/domain.

insert into categories (id, bezeichnung, position) values
	(1, 'Kunden', 1), (2, 'Organisation', 2), (3, 'Waren', 3), (4, 'Auswertung', 4), (5, 'Verwaltung', 5);

insert into apps (app_id, key, bezeichnung, category_id, url, web_settings, position) values
	(1, 'crm', 'CRM', 1, '/crm', true, 1),
	(2, 'calendar', 'Kalender', 2, '/calv2', true, 2),
	(3, 'statistics', 'Statistik', 4, '/statistics', false, 3),
	(4, 'tasks', 'Aufgaben', 2, '/task', true, 4),
	(5, 'articles', 'Artikel', 3, '/articles', false, 5),
	(6, 'documents', 'Dokumente', 1, '/documents', false, 6),
	(7, 'business', 'Business', 1, '/business', false, 7),
	(8, 'inventory', 'Inventur', 3, '/inventory', false, 8),
	(9, 'developer', 'Entwicklerportal', 5, '/dev', false, 9),
	(10, 'settings', 'Einstellungen', 5, '/settings', false, 10),
	(11, 'notifications', 'Benachrichtigungen', 2, '/notifications', false, 11),
	(12, 'dashboard', 'Dashboard', 2, '/', false, 12);

insert into statistic_sub_apps (key, bezeichnung, url, position) values
	('WEB_Umsatzstatistik', 'Umsatzstatistik', '/statistics/revenue', 1),
	('WEB_Kundenstatistik', 'Kundenstatistik', '/statistics/customer', 2),
	('WEB_Lieferantenstatistik', 'Lieferantenstatistik', '/statistics/distributor', 3),
	('WEB_Dokumentstatistik', 'Dokumentstatistik', '/statistics/document', 4),
	('WEB_Lagerstatistik', 'Lagerstatistik', '/statistics/warehouse', 5),
	('WEB_Kundenfrequenzstatistik', 'Kundenfrequenzstatistik', '/statistics/customerfrequency', 6);

insert into address_types (fld_name, bezeichnung, fld_display_bez, fld_display_name, is_person, position) values
	('kd_kunde', 'Firma', 'FI', 'Firmen', false, 1),
	('kd_lieferant', 'Lieferant', 'LI', 'Lieferanten', false, 2),
	('kd_verkaeufer', 'Mitarbeiter', 'MA', 'Mitarbeiter', true, 3),
	('kd_arzt', 'Arzt', 'AR', 'Ärzte', true, 4),
	('kd_krankenkasse', 'Krankenkasse', 'KK', 'Krankenkassen', false, 5),
	('kd_patient', 'Patient', 'PA', 'Patienten', true, 6),
	('kd_interessent', 'Interessent', 'IN', 'Interessenten', true, 7),
	('kd_konsument', 'Konsument', 'KO', 'Konsumenten', true, 8),
	('kd_sachwalter', 'Erwachsenenvertreter', 'EV', 'Erwachsenenvertreter', true, 9),
	('kd_heim', 'Heim', 'HE', 'Heime', false, 10);

-- Codes as in the Austrian HL7 lists; order and labels as in the civil status register.
insert into genders (lfdnr, code, bezeichnung, position) values
	(1, 'F', 'weiblich', 1), (2, 'M', 'männlich', 2), (3, 'D', 'divers', 3), (4, 'I', 'inter', 4), (5, 'O', 'offen', 5),
	(6, 'X', 'keine Angabe', 6);

insert into countries (code, bezeichnung, position) values
	('AT', 'Österreich', 1), ('DE', 'Deutschland', 2), ('CH', 'Schweiz', 3), ('LI', 'Liechtenstein', 4),
	('IT', 'Italien', 5);
insert into countries (code, bezeichnung) values
	('AD', 'Andorra'), ('AL', 'Albanien'), ('BA', 'Bosnien und Herzegowina'), ('BE', 'Belgien'), ('BG', 'Bulgarien'),
	('BY', 'Belarus'), ('CY', 'Zypern'), ('CZ', 'Tschechien'), ('DK', 'Dänemark'), ('EE', 'Estland'), ('ES', 'Spanien'),
	('FI', 'Finnland'), ('FR', 'Frankreich'), ('GB', 'Vereinigtes Königreich'), ('GR', 'Griechenland'),
	('HR', 'Kroatien'), ('HU', 'Ungarn'), ('IE', 'Irland'), ('IS', 'Island'), ('LT', 'Litauen'), ('LU', 'Luxemburg'),
	('LV', 'Lettland'), ('MC', 'Monaco'), ('MD', 'Republik Moldau'), ('ME', 'Montenegro'), ('MK', 'Nordmazedonien'),
	('MT', 'Malta'), ('NL', 'Niederlande'), ('NO', 'Norwegen'), ('PL', 'Polen'), ('PT', 'Portugal'), ('RO', 'Rumänien'),
	('RS', 'Serbien'), ('SE', 'Schweden'), ('SI', 'Slowenien'), ('SK', 'Slowakei'), ('SM', 'San Marino'),
	('TR', 'Türkei'), ('UA', 'Ukraine'), ('US', 'Vereinigte Staaten'), ('VA', 'Vatikanstadt'), ('XK', 'Kosovo');

insert into document_types (id, short_type, bezeichnung) values
	(10, 'AN', 'Angebot'), (15, 'KV', 'Kostenvoranschlag'), (20, 'AU', 'Auftrag'), (25, 'LS', 'Lieferschein'),
	(30, 'RE', 'Rechnung'), (40, 'GU', 'Gutschrift'), (50, 'VO', 'Verordnungsschein');

insert into contact_departments (id, bezeichnung) values
	(1, 'Geschäftsleitung'), (2, 'Einkauf'), (3, 'Verkauf'), (4, 'Buchhaltung'), (5, 'Lager'), (6, 'Pflege'),
	(7, 'Ordination'), (8, 'Verrechnung');

insert into contact_functions (id, bezeichnung) values
	(1, 'Geschäftsführung'), (2, 'Leitung'), (3, 'Assistenz'), (4, 'Sachbearbeitung'), (5, 'Pflegedienstleitung'),
	(6, 'Ordinationsassistenz'), (7, 'Außendienst');

insert into customer_groups (code, bezeichnung, position) values
	('STAMM', 'Stammkunden', 1), ('DIAB', 'Diabetiker', 2), ('INKO', 'Inkontinenzversorgung', 3),
	('ORTHO', 'Orthopädie', 4), ('REHA', 'Rehabilitation', 5), ('PFLEGE', 'Pflege daheim', 6),
	('HEIM', 'Heimbewohner', 7), ('B2B', 'Gewerbekunden', 8), ('MESSE', 'Messekontakte', 9),
	('NEWS', 'Rundbrief', 10);
