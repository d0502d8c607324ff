import type { Model } from '@kontor/api-client/types';

/** Why two addresses may be one, in a few words. */
export const duplicateReasons: Readonly<Record<Model<'DuplicateReason'>, string>> = {
	sameSvnr: 'gleiche Versicherungsnummer',
	sameUid: 'gleiche UID',
	sameName: 'gleicher Name',
	swappedName: 'Vor- und Nachname vertauscht',
	soundsAlike: 'klingt gleich',
	similarName: 'ähnlicher Name',
	partOfName: 'gleicher Namensteil',
	otherLastname: 'gleicher Vorname, anderer Nachname',
	sameLastname: 'gleicher Nachname',
	sameBirthDate: 'gleiches Geburtsdatum',
	swappedBirthDate: 'Tag und Monat der Geburt vertauscht',
	similarBirthDate: 'ähnliches Geburtsdatum',
	sameIban: 'gleiche IBAN',
	sameEmail: 'gleiche E-Mail-Adresse',
	samePhone: 'gleiche Telefonnummer',
	sameAddress: 'gleiche Anschrift',
	sameStreet: 'gleiche Straße',
	samePlace: 'gleicher Ort',
};

/** Why an address is created although another one is alike; kept with the decision and in the audit log. */
export const createReasons = [
	'Namensgleiche andere Person',
	'Angehöriger oder Zwilling',
	'Andere Niederlassung',
	'Anderer Grund',
] as const;
