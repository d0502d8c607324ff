import type { Svnr } from '../svnr.ts';

/** Another address that a field points to, with the name it is shown by. */
export interface AddressRef {
	/** Its `lfdnr` as a text. */
	readonly key: string;
	readonly label: string;
}

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
	/** Short texts, such as numbers of partners. */
	tags: readonly string[];
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
	/** Health data, insurance numbers and bank data. */
	readonly isSensitive?: boolean;
}

const text = { kind: 'text' } as const;
const needed = { kind: 'text', isRequired: true } as const;
const phone = { kind: 'phone' } as const;
const uid = { kind: 'uid' } as const;
const date = { kind: 'date' } as const;
const decimal = { kind: 'decimal' } as const;
const integer = { kind: 'integer' } as const;
const choice = { kind: 'choice' } as const;
const choices = { kind: 'choices' } as const;
const tags = { kind: 'tags' } as const;
const flag = { kind: 'flag' } as const;
const ref = { kind: 'ref' } as const;

/** Every field of a new address (spec.md, section 3) by the part it belongs to, in the order it is asked. */
export const addressParts = {
	person: {
		salutation: choice,
		titleBefore: text,
		firstname: text,
		lastname: needed,
		titleAfter: text,
		gender: choice,
		dateOfBirth: { kind: 'pastDate' },
	},
	organisation: { salutation: choice, name: needed },
	contact: {
		zip: text,
		city: text,
		street: text,
		country: choice,
		tel: phone,
		telNote: text,
		mobile: phone,
		mobileNote: text,
		email: { kind: 'email' },
		customerGroup: choice,
		residence: ref,
		adultRepresentation: ref,
	},
	patient: {
		svnr: { kind: 'svnr', isSensitive: true },
		healthInsuranceCompany: { kind: 'ref', isSensitive: true },
		insuredGroup: { kind: 'choice', isSensitive: true },
		europeInsuranceCard: { kind: 'text', isSensitive: true },
		isFeeReady: { kind: 'flag', isSensitive: true },
		regojahr: { kind: 'integer', isSensitive: true },
		diabetes: { kind: 'flag', isSensitive: true },
		angiopathie: { kind: 'flag', isSensitive: true },
		neuropathie: { kind: 'flag', isSensitive: true },
		allergies: { kind: 'lines', isSensitive: true },
		familyDoctor: { kind: 'ref', isSensitive: true },
	},
	mainInsured: {
		lastname: { kind: 'text', isSensitive: true },
		firstname: { kind: 'text', isSensitive: true },
		gender: { kind: 'choice', isSensitive: true },
		svnr: { kind: 'svnr', isSensitive: true },
		healthInsuranceCompany: { kind: 'ref', isSensitive: true },
	},
	employee: {
		staffId: text,
		idNumber: text,
		userId: choice,
		warehouse: choice,
		entryDate: date,
		exitDate: date,
		healthInsuranceCompany: { kind: 'ref', isSensitive: true },
		svnr: { kind: 'svnr', isSensitive: true },
		isCashier: flag,
		isBdeEmployee: flag,
		isExternalEmployee: flag,
	},
	doctor: { hvnr: text, subject: choice },
	company: {
		contractNumber: text,
		uid,
		association: ref,
		industrialSectors: choices,
		fibuGroup: choice,
	},
	companyDelivery: {
		shippingMethod: choice,
		shippingCondition: choice,
		paymentCondition: choice,
		salesPerson: choice,
		warehouse: choice,
		collectiveDeliveryNoteInterval: choice,
		collectiveInvoiceInterval: choice,
		discountType: choice,
		discount: decimal,
		associationIsInvoiceAddress: flag,
	},
	supplier: {
		kdNr: text,
		uid,
		supplierGroup: choice,
		association: ref,
		industrialSector: choice,
		fibuGroup: choice,
	},
	supplierDelivery: {
		shippingMethod: choice,
		shippingCondition: choice,
		collectiveDeliveryNoteInterval: choice,
		collectiveInvoiceInterval: choice,
		creditorNumber: text,
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
		paymentConditions: choice,
		paymentTypes: choices,
		iban: { kind: 'iban', isSensitive: true },
		bic: { kind: 'bic', isSensitive: true },
		directDebitAuthorisationDate: date,
		lockPaymentProposal: flag,
		discountType: choice,
		discount: decimal,
	},
	insurer: {
		kdNr: text,
		contractPartnerNumber: text,
		uid,
		association: ref,
		wageGroup: choice,
		fibuGroup: choice,
		bankDetail: { kind: 'iban', isSensitive: true },
		vpNumbers: tags,
		claimPeriods: choices,
		parameters: tags,
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
		collectiveInvoiceInterval: choice,
		collectiveInvoiceType: choice,
		collectiveInvoiceCoverSheet: choice,
		ownContributionGroup: choice,
		dataCarrier: choice,
		lumSumExcessCode: choice,
		grossPrices: flag,
		groupInvoice: flag,
		excess: flag,
		autoFreeAdmission: flag,
		checkState: flag,
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
