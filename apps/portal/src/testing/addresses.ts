import type { Model } from '@kontor/api-client/types';

const lastnames = ['Huber', 'Müller', 'Öllinger', 'Weiß', 'Čejka', 'Steinbacher-Ünal', 'Gruber'];
const firstnames = ['Elisabeth', 'Franz', 'Ümit', 'Maria Theresia', 'Jürgen'];
const places = [
	{ kdStrasse: 'Dorfstraße 11', kdPlz: '8931', kdOrt: 'Landl' },
	{ kdStrasse: 'Mariahilfer Straße 31/6/14', kdPlz: '1170', kdOrt: 'Wien' },
	{ kdStrasse: 'Am Anger 2', kdPlz: '6632', kdOrt: 'Ehrwald' },
] as const;
const types: readonly Model<'AddressTypeName'>[][] = [
	['kd_patient'],
	['kd_patient', 'kd_konsument'],
	['kd_arzt'],
	['kd_kunde'],
];

const birthDates = ['1953-07-06', '1998-02-12', '1971-12-24', '2004-09-30', '1938-01-05'] as const;

function at<T>(list: readonly T[], index: number): T {
	return list[index % list.length] as T;
}

/** An entry of a list that has it. */
export function entryOf<T>(list: readonly T[], index: number): T {
	const entry = list[index];
	if (entry === undefined) throw new Error(`The list has no entry ${index}`);
	return entry;
}

/** So many made-up addresses. */
export function addressRows(count: number): Model<'AddressRow'>[] {
	return Array.from({ length: count }, (_, index) => ({
		lfdnr: 1001 + index,
		name: `${at(lastnames, index)} ${at(firstnames, index)}`,
		addressTypes: at(types, index),
		...at(places, index),
		tel: index % 3 === 2 ? '' : `0664 0${String(index).padStart(2, '0')} 42 23`,
		...(index % 3 === 1 && { mobile: `0676 1${String(index).padStart(2, '0')} 88 99` }),
		...(at(types, index)[0] !== 'kd_kunde' && { dateOfBirth: at(birthDates, index) }),
	}));
}

/** One made-up person in full. */
export const addressDetails: Model<'Address'> = {
	firma: 1,
	lfdnr: 1001,
	name: 'Huber Elisabeth',
	person: true,
	addressTypes: ['kd_patient', 'kd_konsument'],
	salutation: 'Frau',
	titleBefore: 'Mag.ª',
	titleAfter: '',
	firstname: 'Elisabeth',
	lastname: 'Huber',
	gender: 1,
	dateOfBirth: '1953-07-06',
	address: { street: 'Dorfstraße 11', zip: '8931', city: 'Landl', country: 'AT' },
	tel: '03633 04 12 34',
	telNote: 'vormittags',
	mobile: '0660 071 42 23',
	mobileNote: '',
	email: 'elisabeth.huber@example.at',
	note: 'Bitte immer zuerst anrufen.\nDie Tochter hat einen Schlüssel.',
	noteTone: 'warning',
	creditLimit: null,
	version: 3,
	created: '2024-03-01T08:00:00.000Z',
	changed: '2026-05-21T11:25:00.000Z',
	isRelative: false,
	residence: null,
	adultRepresentation: null,
	references: [],
};

/** Files at her address. */
export const attachments: Model<'Attachments'> = [
	{
		lfdnr: 7,
		kind: 'powerOfAttorney',
		name: 'Vollmacht Tochter.pdf',
		contentType: 'application/pdf',
		size: 184_320,
		created: '2026-11-20T09:12:00.000Z',
		author: 'dora.demo',
	},
	{
		lfdnr: 8,
		kind: 'prescription',
		name: 'Verordnung November.png',
		contentType: 'image/png',
		size: 1_204_000,
		created: '2026-11-18T14:40:00.000Z',
		author: 'dora.demo',
	},
];

/** What is known of her as a patient. */
export const patientPart: Model<'StoredPatientPart'> = {
	healthInsuranceCompany: 9001,
	insuredGroup: 'PENSIO',
	isFeeReady: true,
	diseases: { diabetes: true, angiopathie: false, neuropathie: false, allergies: 'Latex' },
	regojahr: 2026,
	europeInsuranceCard: '',
	svnr: '9002',
	svnrDat: '060753',
	familyDoctor: { key: 1500 },
	mainInsuranceData: null,
	version: 2,
	references: [{ lfdnr: 1500, name: 'Gruber Franz, Dr.' }],
};

/** The same person with her data as a patient, and a representative. */
export const patientDetails: Model<'Address'> = {
	...addressDetails,
	adultRepresentation: { key: 1300, kind: 'GERICH', scope: 'Gesundheit', validTo: '2027-01-15' },
	references: [{ lfdnr: 1300, name: 'Moser Karin' }],
	patient: patientPart,
};

/** Whom she has to do with. */
export const relatedAddresses: Model<'AddressRelatives'> = [
	{
		relation: 'residence',
		total: 1,
		addresses: [
			{ lfdnr: 1600, name: 'Haus Abendrot', kdPlz: '8940', kdOrt: 'Liezen', dateOfBirth: null, tel: '03612 2 20 00' },
		],
	},
	{
		relation: 'coInsured',
		total: 1,
		addresses: [
			{
				...{ lfdnr: 1002, name: 'Müller Franz', kdPlz: '1170', kdOrt: 'Wien' },
				...{ dateOfBirth: '1978-04-11', tel: '0660 7 65 43 21' },
			},
		],
	},
	{
		relation: 'household',
		total: 1,
		addresses: [
			{
				...{ lfdnr: 1003, name: 'Huber Johann', kdPlz: '8931', kdOrt: 'Landl' },
				...{ dateOfBirth: '1950-09-30', tel: '03633 4 12 34' },
			},
		],
	},
];

/** Made-up documents, newest first. */
export const documents: Model<'Document'>[] = [
	['RE', 'Verbandstoff Mull Nachlieferung', '2026-11-20', 'bezahlt'],
	['KV', 'Inkontinenzhose Slip', '2026-11-03', 'bewilligt'],
	['AU', 'Schuheinlage Sport', '2026-09-19', 'offen'],
	['AN', 'Brustprothese Leicht', '2025-06-26', 'angenommen'],
	['LS', 'Krankenunterlage waschbar', '2024-02-23', 'geliefert'],
	['VO', 'Blutdruckmessgerät Handgelenk', '2023-12-21', 'verrechnet'],
].map(([shortType = '', name = '', date = '', state = ''], index) => ({
	wf_cid: String(4960 - index),
	shortType,
	nr: `${shortType}-${date.slice(0, 4)}-000${4960 - index}`,
	name,
	date,
	state,
}));

/** Made-up interactions, newest first. */
export const interactions: Model<'Interaction'>[] = [
	['Liefertermin vereinbart', 'Lieferung am Vormittag, vorher anrufen.', '2026-11-28T08:55:00', 'phone'],
	['Mahnung versendet', 'Zweite Zahlungserinnerung.', '2026-11-21T13:25:00', 'letter'],
	['Anfrage zu Einlagen', '', '2026-11-11T09:10:00', 'email'],
	['Hausbesuch', 'Pflegebett aufgestellt und erklärt.', '2026-06-27T11:14:00', 'visit'],
	['Interne Notiz', 'Verordnung läuft im März ab.', '2026-06-02T16:40:00', 'other'],
	['Rückruf erbeten', 'Bittet um Rückruf wegen der Lieferung.', '2025-05-05T17:59:00', 'phone'],
].map(([subject = '', text = '', dateTime = '', channel], index) => ({
	lfdnr: 50 - index,
	wf_cid: null,
	subject,
	text,
	channel: channel as Model<'InteractionChannel'>,
	author: index % 2 === 0 ? 'Dora Demo' : 'Adele Admin',
	own: index % 2 === 0,
	dateTime,
	version: 1,
}));

/** Made-up contact persons by name. */
export const contactPersons: Model<'ContactPerson'>[] = [
	{
		lfdnr: 1,
		salutation: 'Frau',
		title: 'Mag.',
		firstname: 'Petra',
		lastname: 'Berger',
		abteilung: { lfdnr: 2, bezeichnung: 'Einkauf' },
		function: { lfdnr: 2, bezeichnung: 'Leitung' },
		tel: '01 067 23 12-31',
		mobile: '',
		email: 'p.berger@example.at',
		note: 'Nur vormittags.',
		version: 1,
	},
	{
		lfdnr: 2,
		salutation: 'Herr',
		title: '',
		firstname: 'Ömer',
		lastname: 'Çelik',
		abteilung: { lfdnr: 6, bezeichnung: 'Pflege' },
		function: { lfdnr: 5, bezeichnung: 'Pflegedienstleitung' },
		tel: '',
		mobile: '0676 089 50 31',
		email: '',
		note: '',
		version: 1,
	},
];
