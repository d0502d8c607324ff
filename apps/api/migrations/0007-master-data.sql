-- Lists that every installation begins with, in the words of Austrian trade and social insurance.

insert into task_states (lfdnr, bezeichnung, done, position) values
	(1, 'Offen', false, 1), (2, 'In Arbeit', false, 2), (3, 'Wartet', false, 3), (4, 'Erledigt', true, 4),
	(5, 'Abgebrochen', true, 5);

insert into work_groups (lfdnr, bezeichnung) values
	(1, 'Verkauf'), (2, 'Verrechnung'), (3, 'Lager'), (4, 'Außendienst');
select setval(pg_get_serial_sequence('work_groups', 'lfdnr'), 4);

insert into document_states (state, is_open) values
	('offen', true), ('in Arbeit', true), ('angefordert', true), ('eingelangt', true), ('eingereicht', true),
	('bewilligt', false), ('angenommen', false), ('abgelehnt', false), ('geliefert', false), ('verrechnet', false),
	('bezahlt', false), ('gemahnt', false), ('erledigt', false);

create function pg_temp.add_list(of_list text, variadic choices text[]) returns void language sql as $$
	insert into master_data (list, code, bezeichnung, position)
	select of_list, choices[2 * n - 1], choices[2 * n], n from generate_series(1, cardinality(choices) / 2) as n
$$;

select
	pg_temp.add_list('salutation', 'FRAU', 'Frau', 'HERR', 'Herr', 'FAMILIE', 'Familie', 'FIRMA', 'Firma'),
	pg_temp.add_list('title', 'DR', 'Dr.', 'DDR', 'DDr.', 'MAG', 'Mag.', 'MAGA', 'Mag.ᵃ', 'MAGDR', 'Mag. Dr.', 'DI', 'DI',
		'DIDR', 'DI Dr.', 'ING', 'Ing.', 'PROF', 'Prof.', 'UNIVPROF', 'Univ.-Prof. Dr.', 'PRIM', 'Prim. Dr.',
		'MR', 'MR Dr.', 'OMR', 'OMR Dr.', 'HR', 'Hofrat', 'KR', 'KommR'),
	pg_temp.add_list('titleAfter', 'BA', 'BA', 'BSC', 'BSc', 'BED', 'BEd', 'MA', 'MA', 'MSC', 'MSc', 'MED', 'MEd',
		'MBA', 'MBA', 'LLM', 'LL.M.', 'PHD', 'PhD', 'MPH', 'MPH'),
	pg_temp.add_list('representationKind', 'VV', 'Vorsorgevollmacht', 'GEW', 'Gewählte Erwachsenenvertretung',
		'GESETZ', 'Gesetzliche Erwachsenenvertretung', 'GERICHT', 'Gerichtliche Erwachsenenvertretung'),
	pg_temp.add_list('insuredGroup', 'ERW', 'Erwerbstätige', 'PENS', 'Pensionisten', 'ANG', 'Mitversicherte Angehörige',
		'KIND', 'Mitversicherte Kinder', 'AMS', 'Arbeitslose', 'KBG', 'Bezieher von Kinderbetreuungsgeld',
		'SELBST', 'Selbstversicherte', 'SOZ', 'Bezieher von Sozialhilfe', 'KRIEG', 'Kriegshinterbliebene',
		'EU', 'Im EU-Ausland Versicherte', 'PRIVAT', 'Ohne gesetzliche Versicherung'),
	pg_temp.add_list('doctorSubject', 'ALLG', 'Allgemeinmedizin', 'INT', 'Innere Medizin',
		'ORTHO', 'Orthopädie und Traumatologie', 'NEURO', 'Neurologie', 'DERMA', 'Haut- und Geschlechtskrankheiten',
		'GYN', 'Frauenheilkunde und Geburtshilfe', 'PAED', 'Kinder- und Jugendheilkunde', 'PHYS', 'Physikalische Medizin',
		'URO', 'Urologie', 'CHIR', 'Chirurgie', 'AUGEN', 'Augenheilkunde', 'HNO', 'Hals-, Nasen- und Ohrenheilkunde',
		'PULMO', 'Lungenheilkunde', 'PSYCH', 'Psychiatrie', 'RAD', 'Radiologie', 'ZAHN', 'Zahnheilkunde'),
	pg_temp.add_list('industrialSector', 'PFLEGE', 'Pflege und Betreuung', 'KH', 'Krankenanstalten', 'ORD', 'Ordinationen',
		'APO', 'Apotheken', 'REHA', 'Rehabilitation', 'HANDEL', 'Handel', 'HANDWERK', 'Handwerk',
		'INDUSTRIE', 'Industrie', 'SPORT', 'Sport und Freizeit', 'GEM', 'Gemeinden und Behörden', 'VEREIN', 'Vereine',
		'SONST', 'Sonstige'),
	pg_temp.add_list('shippingMethod', 'ABH', 'Selbstabholung', 'ZUST', 'Eigene Zustellung', 'POST', 'Post',
		'PAKET', 'Paketdienst', 'SPED', 'Spedition', 'BOTE', 'Botendienst'),
	pg_temp.add_list('shippingCondition', 'FREI', 'Frei Haus', 'FREI100', 'Frei Haus ab 100 €', 'UNFREI', 'Unfrei',
		'LAGER', 'Ab Lager'),
	pg_temp.add_list('paymentCondition', 'SOFORT', 'Sofort netto', '8T', '8 Tage netto', '14T', '14 Tage netto',
		'30T', '30 Tage netto', '14T2', '14 Tage 2 % Skonto, 30 Tage netto', '60T', '60 Tage netto',
		'BAR', 'Bar bei Übernahme', 'VORAUS', 'Vorauszahlung'),
	pg_temp.add_list('paymentType', 'UEB', 'Überweisung', 'SEPA', 'SEPA-Lastschrift', 'BAR', 'Barzahlung',
		'KARTE', 'Kartenzahlung', 'NACHN', 'Nachnahme'),
	pg_temp.add_list('interval', 'TAG', 'Täglich', 'WOCHE', 'Wöchentlich', '14T', 'Alle 14 Tage', 'MONAT', 'Monatlich',
		'QUARTAL', 'Vierteljährlich'),
	pg_temp.add_list('discountType', 'RABATT', 'Rabatt auf die Rechnung', 'ZEILE', 'Rabatt je Position',
		'BONUS', 'Jahresbonus', 'NATURAL', 'Naturalrabatt'),
	pg_temp.add_list('warehouse', 'ZENTRAL', 'Zentrallager', 'WIEN', 'Filiale Wien', 'GRAZ', 'Filiale Graz',
		'LINZ', 'Filiale Linz'),
	pg_temp.add_list('fibuGroup', 'INLAND', 'Inland', 'EU', 'EU mit UID', 'DRITT', 'Drittland',
		'SV', 'Sozialversicherungsträger', 'PRIVAT', 'Privatkunden'),
	pg_temp.add_list('supplierGroup', 'HERST', 'Hersteller', 'GROSS', 'Großhandel', 'DIENST', 'Dienstleister',
		'VERMIET', 'Vermieter'),
	pg_temp.add_list('wageGroup', 'OEGK', 'Tarif ÖGK', 'BVAEB', 'Tarif BVAEB', 'SVS', 'Tarif SVS', 'KFA', 'Tarif KFA',
		'PRIVAT', 'Privattarif'),
	pg_temp.add_list('carrier', '11', 'ÖGK Wien', '12', 'ÖGK Niederösterreich', '13', 'ÖGK Burgenland',
		'14', 'ÖGK Oberösterreich', '15', 'ÖGK Steiermark', '16', 'ÖGK Kärnten', '17', 'ÖGK Salzburg', '18', 'ÖGK Tirol',
		'19', 'ÖGK Vorarlberg', '07', 'BVAEB öffentlich Bedienstete', '05', 'BVAEB Eisenbahnen und Bergbau',
		'40', 'SVS Gewerbe', '50', 'SVS Landwirtschaft', '1A', 'KFA Wien', 'KFA', 'Andere Krankenfürsorgeanstalt'),
	pg_temp.add_list('federalState', 'B', 'Burgenland', 'K', 'Kärnten', 'N', 'Niederösterreich', 'O', 'Oberösterreich',
		'S', 'Salzburg', 'ST', 'Steiermark', 'T', 'Tirol', 'V', 'Vorarlberg', 'W', 'Wien'),
	pg_temp.add_list('collectiveInvoiceType', 'PAT', 'Je Patient', 'VOS', 'Je Verordnungsschein', 'GES', 'Gesamtrechnung',
		'TARIF', 'Je Tarifgruppe'),
	pg_temp.add_list('collectiveInvoiceCoverSheet', 'KEIN', 'Ohne Deckblatt', 'STD', 'Deckblatt', 'SUMME', 'Deckblatt mit Summen'),
	pg_temp.add_list('ownContributionGroup', '10', '10 % mit Mindestkostenanteil', '10V', '10 % Verbrauchsmaterial',
		'20', '20 % mit Mindestkostenanteil', '20V', '20 % Verbrauchsmaterial', 'MIETE', 'Leihgeräte',
		'FREI', 'Ohne Kostenanteil'),
	pg_temp.add_list('dataCarrier', 'DHH', 'Datenaustausch Heilbehelfe über ELDA', 'MAIL', 'E-Mail', 'PAPIER', 'Papier'),
	pg_temp.add_list('excess', 'KEIN', 'Keine Überschreitung', 'PAT', 'Überschreitung zahlt der Patient',
		'KASSE', 'Überschreitung zahlt der Träger', 'ANTRAG', 'Überschreitung nach Antrag'),
	pg_temp.add_list('checkState', 'OFFEN', 'Ungeprüft', 'FORMAL', 'Formal geprüft', 'GEPR', 'Geprüft',
		'BEANST', 'Beanstandet'),
	pg_temp.add_list('lumSumExcessCode', 'P1', 'Pauschale je Monat', 'P3', 'Pauschale je Quartal', 'P12', 'Pauschale je Jahr'),
	pg_temp.add_list('claimPeriod', 'MONAT', 'Je Kalendermonat', 'QUARTAL', 'Je Quartal', 'JAHR', 'Je Kalenderjahr',
		'2J', 'Alle 2 Jahre', '3J', 'Alle 3 Jahre', '4J', 'Alle 4 Jahre', '8J', 'Alle 8 Jahre'),
	pg_temp.add_list('insuranceParameter', 'KV_GRENZE', 'Kostenvoranschlag ab (€)', 'BEW_GRENZE', 'Bewilligung ab (€)',
		'VOS_TAGE', 'Verordnungsschein gültig (Tage)', 'RECHNUNG_KOPIEN', 'Kopien der Sammelrechnung');

insert into claim_periods (own_contribution_group, code) values
	('10', 'JAHR'), ('10', '2J'), ('10', '3J'), ('10', '4J'), ('10', '8J'),
	('10V', 'MONAT'), ('10V', 'QUARTAL'),
	('20', 'JAHR'), ('20', '2J'), ('20', '3J'), ('20', '4J'), ('20', '8J'),
	('20V', 'MONAT'), ('20V', 'QUARTAL'),
	('MIETE', 'MONAT'), ('MIETE', 'QUARTAL'), ('MIETE', 'JAHR'),
	('FREI', 'MONAT'), ('FREI', 'QUARTAL'), ('FREI', 'JAHR'), ('FREI', '2J'), ('FREI', '3J'), ('FREI', '4J'), ('FREI', '8J');

-- Subjects were words before they were a list.
update addresses set doctor_subject = master_data.code from master_data
where list = 'doctorSubject' and bezeichnung = doctor_subject and doctor_subject <> '';
