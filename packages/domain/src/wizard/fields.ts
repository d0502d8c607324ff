import type { Svnr } from '@kontor/german/svnr';

/** Another address that a field points to, with the name it is shown by. */
export interface AddressRef {
	/** Its `lfdnr` as a text. */
	readonly key: string;
	readonly label: string;
}

/** A text and the code of an entry of a list, '' for none. */
export interface CodedText {
	readonly code: string;
	readonly text: string;
}

/** The rights beside `crm` that a field can need. */
export type FieldRight = 'health' | 'bank';

/** What a field of a new address holds, by the kind of the field. */
export interface FieldValues {
	text: string;
	/** Several lines. */
	lines: string;
	phone: string;
	email: string;
	uid: string;
	iban: string;
	bic: string;
	/** `YYYY-MM-DD`, '' for none, or the text as typed where it is no day. */
	date: string;
	/** A date that is not after today. */
	pastDate: string;
	/** A decimal text from 0 on, '' for none. */
	decimal: string;
	/** A whole number from 0 on as text, '' for none. */
	integer: string;
	/** The code of an entry of a list, '' for none. */
	choice: string;
	/** The codes of entries of a list. */
	choices: readonly string[];
	/** Texts, each with the code it belongs to, such as partner numbers by warehouse. */
	rows: readonly CodedText[];
	flag: boolean;
	svnr: Svnr;
	ref: AddressRef | null;
}

/** The kind of a field; it decides value, check and input. */
export type FieldKind = keyof FieldValues;

/** What is known about a field. */
export interface FieldFacts {
	readonly kind: FieldKind;
	readonly isRequired?: boolean;
	/** Most characters of a text or of each of its texts; 200 by default. */
	readonly max?: number;
	/** Who may not read and write it is not asked for it. */
	readonly right?: FieldRight;
}

const text = { kind: 'text' } as const;
const line = <M extends number>(max: M) => ({ kind: 'text', max }) as const;
const label = line(40);
const phone = { kind: 'phone', max: 64 } as const;
const uid = { kind: 'uid' } as const;
const date = { kind: 'date' } as const;
const decimal = { kind: 'decimal' } as const;
const integer = { kind: 'integer' } as const;
const choice = { kind: 'choice' } as const;
const choices = { kind: 'choices' } as const;
const flag = { kind: 'flag' } as const;
const ref = { kind: 'ref' } as const;
const health = <K extends FieldKind>(kind: K) => ({ kind, right: 'health' }) as const;
const bank = <K extends FieldKind>(kind: K) => ({ kind, right: 'bank' }) as const;

/** Every field of a new address (spec.md, section 3) by the part it belongs to, in the order it is asked. */
export const addressParts = {
	person: {
		salutation: choice,
		titleBefore: line(100),
		firstname: line(80),
		lastname: { kind: 'text', isRequired: true, max: 100 },
		titleAfter: line(100),
		dateOfBirth: { kind: 'pastDate' },
		gender: choice,
	},
	organisation: { name: { kind: 'text', isRequired: true }, salutation: choice },
	contact: {
		zip: line(12),
		city: line(100),
		street: text,
		country: choice,
		tel: phone,
		telNote: text,
		mobile: phone,
		mobileNote: text,
		email: { kind: 'email' },
		customerGroup: choice,
		note: { kind: 'lines', max: 10_000 },
		creditLimit: decimal,
		residence: ref,
		adultRepresentation: ref,
		representationKind: choice,
		representationScope: line(500),
		representationValidTo: date,
	},
	patient: {
		svnr: health('svnr'),
		healthInsuranceCompany: health('choice'),
		insuredGroup: health('choice'),
		europeInsuranceCard: health('text'),
		isFeeReady: health('flag'),
		regojahr: health('integer'),
		familyDoctor: health('ref'),
		diabetes: health('flag'),
		angiopathie: health('flag'),
		neuropathie: health('flag'),
		allergies: { kind: 'lines', max: 2000, right: 'health' },
	},
	mainInsured: {
		firstname: health('text'),
		lastname: health('text'),
		gender: health('choice'),
		svnr: health('svnr'),
		healthInsuranceCompany: health('choice'),
	},
	employee: {
		staffId: label,
		idNumber: label,
		userId: choice,
		warehouse: choice,
		entryDate: date,
		exitDate: date,
		svnr: health('svnr'),
		healthInsuranceCompany: choice,
		isCashier: flag,
		isBdeEmployee: flag,
		isExternalEmployee: flag,
	},
	doctor: { hvnr: text, subject: choice },
	company: { uid, contractNumber: label, association: ref, industrialSectors: choices },
	companyDelivery: {
		shippingMethod: choice,
		shippingCondition: choice,
		paymentCondition: choice,
		salesPerson: choice,
		collectiveDeliveryNoteInterval: choice,
		collectiveInvoiceInterval: choice,
		discountType: choice,
		discount: decimal,
		warehouse: choice,
		fibuGroup: choice,
		associationIsInvoiceAddress: flag,
	},
	supplier: {
		uid,
		kdNr: label,
		supplierGroup: choice,
		industrialSector: choice,
		association: ref,
		fibuGroup: choice,
	},
	supplierDelivery: {
		shippingMethod: choice,
		shippingCondition: choice,
		collectiveDeliveryNoteInterval: choice,
		collectiveInvoiceInterval: choice,
		creditorNumber: label,
		minimumOrderValue: decimal,
		decimalPlaces: integer,
		priceOnDemand: flag,
		priceOnDelivery: flag,
		directBranchShipping: flag,
		directCustomerDelivery: flag,
		associationVat: flag,
		openedPacks: flag,
	},
	supplierPayment: {
		paymentConditions: choices,
		paymentTypes: choices,
		iban: bank('iban'),
		bic: bank('bic'),
		directDebitAuthorisationDate: date,
		discountType: choice,
		discount: decimal,
		lockPaymentProposal: flag,
	},
	insurer: {
		contractPartnerNumber: label,
		kdNr: label,
		uid,
		wageGroup: choice,
		association: ref,
		fibuGroup: choice,
		iban: bank('iban'),
		bic: bank('bic'),
		vpNumbers: { kind: 'rows', max: 20 },
		parameters: { kind: 'rows' },
	},
	insurerAccounting: {
		serviceCarrier: choice,
		serviceState: choice,
		dataCarrier: choice,
		dataState: choice,
		accountingCarrier: choice,
		accountingState: choice,
		externalInvoiceNumber: flag,
		excessInvoiceSeparation: flag,
		allowZeroSVNR: flag,
	},
	insurerControl: {
		ownContributionGroup: choice,
		claimPeriods: choices,
		collectiveInvoiceInterval: choice,
		collectiveInvoiceType: choice,
		collectiveInvoiceCoverSheet: choice,
		dataCarrier: choice,
		excess: choice,
		lumSumExcessCode: choice,
		checkState: choice,
		grossPrices: flag,
		groupInvoice: flag,
		autoFreeAdmission: flag,
	},
} as const satisfies Record<string, Record<string, FieldFacts>>;

type Parts = typeof addressParts;

/** A part of a new address, the data of one subject. */
export type PartName = keyof Parts;

/** The values of all parts, empty where nothing is entered. */
export type PartValues = {
	[P in PartName]: { [F in keyof Parts[P]]: Parts[P][F] extends FieldFacts ? FieldValues[Parts[P][F]['kind']] : never };
};

/** Names a field over all parts: `patient.svnr`. */
export type FieldPath = { [P in PartName]: `${P}.${keyof Parts[P] & string}` }[PartName];

/** The names of all fields, in the order they are asked. */
export const fieldPaths: readonly FieldPath[] = Object.entries(addressParts).flatMap(([part, fields]) =>
	// The keys of the table are what the type of a path is made of.
	Object.keys(fields).map((field) => `${part}.${field}` as FieldPath),
);

/** The part a field belongs to. */
export function partOf(path: FieldPath): PartName {
	return path.slice(0, path.indexOf('.')) as PartName;
}

/** What is known about a field. */
export function factsOf(path: FieldPath): FieldFacts {
	return table[path];
}

const table = Object.fromEntries(
	Object.entries(addressParts).flatMap(([part, fields]) =>
		Object.entries<FieldFacts>(fields).map(([field, facts]) => [`${part}.${field}`, facts]),
	),
) as Record<FieldPath, FieldFacts>;
