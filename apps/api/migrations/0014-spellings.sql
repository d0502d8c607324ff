-- Spellings that people take for one: signs that look like an apostrophe, a hyphen or a quotation mark, and the writings of
-- "Sankt". And three typed letters stay three, also where the folded form has two: Mae, Joe, Aue.

-- The folded form before its pairs; the same as plainLetters() of @kontor/domain/letters.
create function kontor_plain(value text) returns text language sql immutable parallel safe
return replace(replace(replace(replace(
	translate(
		regexp_replace(
			normalize(lower(normalize(value, nfc) collate de_at), nfd),
			'[\u0300-\u036f]', '', 'g'),
		E'øðđħıłŋŧς`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201a\u201b\u2032\u2035\u2039\u203a\ua78c\uff07\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d\u00ab\u00bb\u02ee\u05f4\u201c\u201d\u201e\u201f\u2033\u2036\uff02',
		'oddhilntσ''''''''''''''''''''''''''''''''''''''''''''''---------"""""""""""'),
	'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

create or replace function kontor_fold(value text) returns text language sql immutable parallel safe
return regexp_replace(kontor_plain(value), '([aou])e', '\1', 'g');

-- The first three letters of each word that folding would make two, an umlaut as its pair: mae of Maerz and of März.
create function kontor_pair_starts(value text) returns text[] language sql immutable parallel safe
return array(
	select distinct left(word, 3)
	from string_to_table(kontor_split(kontor_plain(replace(replace(replace(
		lower(normalize(value, nfc) collate de_at), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))), ' ') as word
	where left(word, 3) ~ '[aou]e');

create index addresses_by_pair_start on addresses
	using gin (kontor_pair_starts(display_name || ' ' || street || ' ' || city)) with (fastupdate = off);

-- As streetStart() of src/duplicates/candidates.ts.
create or replace function kontor_street_start(street text) returns text language sql immutable parallel safe
return left(regexp_replace(
	regexp_replace(kontor_fold(street), '(?<![a-z0-9])(sankt|skt)(?![a-z0-9])', 'st', 'g'),
	'[^a-z]', '', 'g'), 4);
reindex index addresses_by_street_start;

-- What is stored in the form of before; a generated column follows its source.
create function pg_temp.has_look_alike(value text) returns boolean language sql immutable
return value ~ '[`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201a\u201b\u2032\u2035\u2039\u203a\ua78c\uff07\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d\u00ab\u00bb\u02ee\u05f4\u201c\u201d\u201e\u201f\u2033\u2036\uff02]';
update addresses set lastname = lastname, firstname = firstname, company_name = company_name, street = street, plz = plz,
	city = city
where pg_temp.has_look_alike(lastname || firstname || company_name || street || city);
update documents set name = name where pg_temp.has_look_alike(name);
update articles set name = name, art_nr = art_nr, art_nr2 = art_nr2 where pg_temp.has_look_alike(name || art_nr || art_nr2);
update streets set name = name where pg_temp.has_look_alike(name);

-- The sign of a country before a postcode is no part of it; as readPostcode() of @kontor/domain/postcode.
update addresses set plz = regexp_replace(plz, '^(A|AT|D|DE|CH|FL|LI|I|IT|H|HU|SLO|SI|SK|CZ)( ?[-‐‑–−]? ?)([0-9])', '\3', 'i')
where plz ~* '^(A|AT|D|DE|CH|FL|LI|I|IT|H|HU|SLO|SI|SK|CZ)( ?[-‐‑–−] ?| )[0-9]'
	or (country = 'AT' and plz ~* '^AT?[0-9]{4}$') or (country = 'DE' and plz ~* '^DE?[0-9]{5}$')
	or (country = 'CH' and plz ~* '^CH[0-9]{4}$');
