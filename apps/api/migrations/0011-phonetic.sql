-- A c that is spoken as k has the code of a k. The codes are worked out by cologneCode() of @kontor/domain/phonetic: what
-- is stored is brought up to date by src/database/refreshes.ts, in the transaction of this step.
comment on column addresses.phonetic is 'Kölner Phonetik of each word of the name; written with the name';
