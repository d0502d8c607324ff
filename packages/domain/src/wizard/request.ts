import { readPostcode } from '@kontor/german/postcode';
import { withoutBlanks } from './checks.ts';
import { type AddressDraft, isFilled } from './draft.ts';
import { withShared } from './draftFields.ts';
import { type AddressRef, type FieldPath, fieldPaths, type PartName, partOf } from './fields.ts';
import { type AddressSection, pathsOfSection, roleFlags } from './roles.ts';
import { stepOf } from './steps.ts';

/** The body of a new person; the draft must have passed its checks. */
export function newPersonOf(draft: AddressDraft) {
	const { flags, person } = draft;
	const has = (flag: (typeof flags)[number]) => flags.includes(flag);
	return {
		isConsumer: has('isConsumer'),
		isAdultRepresentation: has('isAdultRepresentation'),
		isPatient: has('isPatient'),
		isRelative: has('isRelative'),
		isInterested: has('isInterested'),
		isEmployee: has('isEmployee'),
		isDoctor: has('isDoctor'),
		salutation: person.salutation,
		title: person.titleBefore.trim(),
		titleAfter: person.titleAfter.trim(),
		firstname: person.firstname.trim(),
		lastname: person.lastname.trim(),
		gender: numberOf(person.gender),
		dateOfBirth: person.dateOfBirth || null,
		...contactOf(draft),
		...(has('isPatient') && !draft.withheld.includes('health') ? { patient: patientOf(draft) } : {}),
		...(has('isEmployee') ? { employee: employeeOf(draft) } : {}),
		...(has('isDoctor') ? { doctor: doctorOf(draft) } : {}),
	};
}

/** The body of a new company or institution; the draft must have passed its checks. */
export function newNonPersonOf(entered: AddressDraft) {
	const draft = withShared(entered);
	const { flags, organisation } = draft;
	const has = (flag: (typeof flags)[number]) => flags.includes(flag);
	return {
		isCompany: has('isCompany'),
		isAdultRepresentation: has('isAdultRepresentation'),
		isResidence: has('isResidence'),
		isSupplier: has('isSupplier'),
		isHealthInsuranceCompany: has('isHealthInsuranceCompany'),
		salutation: organisation.salutation,
		name: organisation.name.trim(),
		...contactOf(draft),
		...(has('isCompany') ? { company: companyOf(draft) } : {}),
		...(has('isSupplier') ? { supplier: supplierOf(draft) } : {}),
		...(has('isHealthInsuranceCompany') ? { healthInsuranceCompany: insurerOf(draft) } : {}),
	};
}

/** How somebody is called and reached, as it is sent; the whole name of a non-person stands in `lastname`. */
export function contactDataOf(draft: AddressDraft) {
	const { kind, person, organisation } = draft;
	const { address, tel, telNote, mobile, mobileNote, email, note, creditLimit } = contactOf(draft);
	const isPerson = kind === 'person';
	return {
		salutation: isPerson ? person.salutation : organisation.salutation,
		titleBefore: isPerson ? person.titleBefore.trim() : '',
		titleAfter: isPerson ? person.titleAfter.trim() : '',
		firstname: isPerson ? person.firstname.trim() : '',
		lastname: isPerson ? person.lastname.trim() : organisation.name.trim(),
		gender: isPerson ? numberOf(person.gender) : null,
		dateOfBirth: (isPerson && person.dateOfBirth) || null,
		address,
		tel,
		telNote,
		mobile,
		mobileNote,
		email,
		note,
		creditLimit,
	};
}

/** What an address has to do with others, as it is sent. */
export function relationsOf(draft: AddressDraft) {
	const { residence, adultRepresentation } = contactOf(draft);
	return { isRelative: draft.flags.includes('isRelative'), residence, adultRepresentation };
}

/** What is known of a patient, as it is sent. */
export function patientOf(draft: AddressDraft) {
	const { patient, mainInsured } = draft;
	const isInsuredThroughOther = fieldPaths.some((path) => path.startsWith('mainInsured.') && isFilled(draft, path));
	return {
		healthInsuranceCompany: numberOf(patient.healthInsuranceCompany),
		insuredGroup: patient.insuredGroup || null,
		isFeeReady: patient.isFeeReady,
		diseases: {
			diabetes: patient.diabetes,
			angiopathie: patient.angiopathie,
			neuropathie: patient.neuropathie,
			allergies: patient.allergies.trim(),
		},
		regojahr: numberOf(patient.regojahr),
		europeInsuranceCard: withoutBlanks(patient.europeInsuranceCard),
		...patient.svnr,
		familyDoctor: patient.familyDoctor === null ? null : { key: Number(patient.familyDoctor.key) },
		mainInsuranceData: isInsuredThroughOther
			? {
					lastname: mainInsured.lastname.trim(),
					firstname: mainInsured.firstname.trim(),
					gender: numberOf(mainInsured.gender),
					...mainInsured.svnr,
					healthInsuranceCompany: numberOf(mainInsured.healthInsuranceCompany),
				}
			: null,
	};
}

/** What is known of an employee, as it is sent; without the right `health` the insurance number is left out. */
export function employeeOf({ employee, withheld }: AddressDraft) {
	return {
		healthInsuranceCompany: numberOf(employee.healthInsuranceCompany),
		...(withheld.includes('health') ? {} : employee.svnr),
		staffId: employee.staffId.trim(),
		idNumber: employee.idNumber.trim(),
		entryDate: employee.entryDate || null,
		exitDate: employee.exitDate || null,
		userId: numberOf(employee.userId),
		warehouse: employee.warehouse || null,
		isCashier: employee.isCashier,
		isBdeEmployee: employee.isBdeEmployee,
		isExternalEmployee: employee.isExternalEmployee,
	};
}

/** What is known of a doctor, as it is sent. */
export function doctorOf({ doctor }: AddressDraft) {
	return { hvnr: withoutBlanks(doctor.hvnr), subject: doctor.subject || null };
}

/** What is known of a company that buys, as it is sent. */
export function companyOf({ company, companyDelivery }: AddressDraft) {
	return {
		contractNumber: company.contractNumber.trim(),
		uid: company.uid,
		association: lfdnrOf(company.association),
		industrialSectors: [...company.industrialSectors],
		deliveryAndPayment: {
			shippingMethod: companyDelivery.shippingMethod || null,
			shippingCondition: companyDelivery.shippingCondition || null,
			paymentCondition: companyDelivery.paymentCondition || null,
			salesPerson: numberOf(companyDelivery.salesPerson),
			collectiveDeliveryNoteInterval: companyDelivery.collectiveDeliveryNoteInterval || null,
			collectiveInvoiceInterval: companyDelivery.collectiveInvoiceInterval || null,
			discountType: companyDelivery.discountType || null,
			discount: companyDelivery.discount || null,
			warehouse: companyDelivery.warehouse || null,
			associationIsInvoiceAddress: companyDelivery.associationIsInvoiceAddress,
			fibuGroup: companyDelivery.fibuGroup || null,
		},
	};
}

/** What is known of a supplier, as it is sent; without the right `bank` IBAN and BIC are left out. */
export function supplierOf({ supplier, supplierDelivery, supplierPayment, withheld }: AddressDraft) {
	const { iban, bic } = supplierPayment;
	return {
		kdNr: supplier.kdNr.trim(),
		uid: supplier.uid,
		supplierGroup: supplier.supplierGroup || null,
		association: lfdnrOf(supplier.association),
		industrialSector: supplier.industrialSector || null,
		fibuGroup: supplier.fibuGroup || null,
		deliveryAndOrder: {
			shippingMethod: supplierDelivery.shippingMethod || null,
			shippingCondition: supplierDelivery.shippingCondition || null,
			priceOnDemand: supplierDelivery.priceOnDemand,
			priceOnDelivery: supplierDelivery.priceOnDelivery,
			collectiveDeliveryNoteInterval: supplierDelivery.collectiveDeliveryNoteInterval || null,
			collectiveInvoiceInterval: supplierDelivery.collectiveInvoiceInterval || null,
			directBranchShipping: supplierDelivery.directBranchShipping,
			directCustomerDelivery: supplierDelivery.directCustomerDelivery,
			associationVat: supplierDelivery.associationVat,
			creditorNumber: supplierDelivery.creditorNumber.trim(),
			openedPacks: supplierDelivery.openedPacks,
			decimalPlaces: numberOf(supplierDelivery.decimalPlaces) ?? 0,
			minimumOrderValue: supplierDelivery.minimumOrderValue || null,
		},
		payment: {
			paymentConditions: [...supplierPayment.paymentConditions],
			paymentTypes: [...supplierPayment.paymentTypes],
			...(withheld.includes('bank') ? {} : { iban, bic }),
			lockPaymentProposal: supplierPayment.lockPaymentProposal,
			directDebitAuthorisationDate: supplierPayment.directDebitAuthorisationDate || null,
			discountType: supplierPayment.discountType || null,
			discount: supplierPayment.discount || null,
		},
	};
}

/** What is known of a health insurance company, as it is sent; without the right `bank` its account is left out. */
export function insurerOf({ insurer, insurerAccounting, insurerControl, withheld }: AddressDraft) {
	const { iban, bic } = insurer;
	return {
		association: lfdnrOf(insurer.association),
		wageGroup: insurer.wageGroup || null,
		fibuGroup: insurer.fibuGroup || null,
		...(withheld.includes('bank') ? {} : { bankDetail: { iban, bic } }),
		kdNr: insurer.kdNr.trim(),
		contractPartnerNumber: insurer.contractPartnerNumber.trim(),
		uid: insurer.uid,
		accounting: {
			serviceCarrier: insurerAccounting.serviceCarrier || null,
			serviceState: insurerAccounting.serviceState || null,
			dataCarrier: insurerAccounting.dataCarrier || null,
			dataState: insurerAccounting.dataState || null,
			accountingCarrier: insurerAccounting.accountingCarrier || null,
			accountingState: insurerAccounting.accountingState || null,
			externalInvoiceNumber: insurerAccounting.externalInvoiceNumber,
			excessInvoiceSeparation: insurerAccounting.excessInvoiceSeparation,
			allowZeroSVNR: insurerAccounting.allowZeroSVNR,
		},
		documentControl: {
			collectiveInvoiceInterval: insurerControl.collectiveInvoiceInterval || null,
			collectiveInvoiceType: insurerControl.collectiveInvoiceType || null,
			collectiveInvoiceCoverSheet: insurerControl.collectiveInvoiceCoverSheet || null,
			ownContributionGroup: insurerControl.ownContributionGroup || null,
			dataCarrier: insurerControl.dataCarrier || null,
			grossPrices: insurerControl.grossPrices,
			groupInvoice: insurerControl.groupInvoice,
			excess: insurerControl.excess || null,
			autoFreeAdmission: insurerControl.autoFreeAdmission,
			checkState: insurerControl.checkState || null,
			lumSumExcessCode: insurerControl.lumSumExcessCode || null,
		},
		vpNumbers: insurer.vpNumbers.map(({ code, text }) => ({ warehouse: code || null, number: text.trim() })),
		claimPeriods: [...insurerControl.claimPeriods],
		parameters: insurer.parameters.map(({ code, text }) => ({ name: code, value: text.trim() })),
	};
}

/** Where each field stands in the body of a new address, for the errors a server names by path. */
const bodyPaths: Readonly<Record<string, FieldPath>> = {
	title: 'person.titleBefore',
	name: 'organisation.name',
	'adultRepresentation.key': 'contact.adultRepresentation',
	'adultRepresentation.kind': 'contact.representationKind',
	'adultRepresentation.scope': 'contact.representationScope',
	'adultRepresentation.validTo': 'contact.representationValidTo',
	'patient.svnrDat': 'patient.svnr',
	'patient.familyDoctor.key': 'patient.familyDoctor',
	'patient.mainInsuranceData.svnrDat': 'mainInsured.svnr',
	'employee.svnrDat': 'employee.svnr',
	'company.deliveryAndPayment.fibuGroup': 'companyDelivery.fibuGroup',
	'healthInsuranceCompany.claimPeriods': 'insurerControl.claimPeriods',
};

/** The parts of a body that are nested otherwise than the parts of a draft. */
const bodyParts: readonly (readonly [prefix: string, part: string])[] = [
	['patient.mainInsuranceData.', 'mainInsured.'],
	['patient.diseases.', 'patient.'],
	['company.deliveryAndPayment.', 'companyDelivery.'],
	['supplier.deliveryAndOrder.', 'supplierDelivery.'],
	['supplier.payment.', 'supplierPayment.'],
	['healthInsuranceCompany.accounting.', 'insurerAccounting.'],
	['healthInsuranceCompany.documentControl.', 'insurerControl.'],
	['healthInsuranceCompany.bankDetail.', 'insurer.'],
	['healthInsuranceCompany.', 'insurer.'],
	['address.', 'contact.'],
];

/** The field of the draft that stands at a path of its body (`patient.diseases.allergies`), null where none does. */
export function fieldOfBody(draft: AddressDraft, bodyPath: string): FieldPath | null {
	const [prefix, part] = bodyParts.find(([known]) => bodyPath.startsWith(known)) ?? ['', ''];
	const inPart = part + bodyPath.slice(prefix.length);
	const moved: readonly string[] = [inPart, `${draft.kind}.${inPart}`, `contact.${inPart}`].map(withoutIndex);
	const wanted = bodyPaths[bodyPath] === undefined ? moved : [bodyPaths[bodyPath]];
	return fieldPaths.find((path) => wanted.includes(path) && stepOf(draft, path) !== null) ?? null;
}

/** The parts of a draft in a body, and the fields that stand elsewhere in it or are called otherwise. */
const partPrefixes: Readonly<Record<PartName, string>> = {
	person: '',
	organisation: '',
	contact: '',
	patient: 'patient.',
	mainInsured: 'patient.mainInsuranceData.',
	employee: 'employee.',
	doctor: 'doctor.',
	company: 'company.',
	companyDelivery: 'company.deliveryAndPayment.',
	supplier: 'supplier.',
	supplierDelivery: 'supplier.deliveryAndOrder.',
	supplierPayment: 'supplier.payment.',
	insurer: 'healthInsuranceCompany.',
	insurerAccounting: 'healthInsuranceCompany.accounting.',
	insurerControl: 'healthInsuranceCompany.documentControl.',
};

const movedFields: Partial<Record<FieldPath, string>> = {
	'person.titleBefore': 'title',
	'contact.zip': 'address.zip',
	'contact.city': 'address.city',
	'contact.street': 'address.street',
	'contact.country': 'address.country',
	'contact.adultRepresentation': 'adultRepresentation.key',
	'contact.representationKind': 'adultRepresentation.kind',
	'contact.representationScope': 'adultRepresentation.scope',
	'contact.representationValidTo': 'adultRepresentation.validTo',
	'patient.familyDoctor': 'patient.familyDoctor.key',
	'patient.diabetes': 'patient.diseases.diabetes',
	'patient.angiopathie': 'patient.diseases.angiopathie',
	'patient.neuropathie': 'patient.diseases.neuropathie',
	'patient.allergies': 'patient.diseases.allergies',
	'insurer.iban': 'healthInsuranceCompany.bankDetail.iban',
	'insurer.bic': 'healthInsuranceCompany.bankDetail.bic',
	'insurerControl.claimPeriods': 'healthInsuranceCompany.claimPeriods',
};

/** Where a field stands in the body of a new address; the other way round {@link fieldOfBody}. */
export function bodyPathOf(path: FieldPath): string {
	const part = partOf(path);
	return movedFields[path] ?? partPrefixes[part] + path.slice(part.length + 1);
}

/** Where a field stands in the body that changes a section of an address: that of a role is part of a new address. */
export function sectionPathOf(section: AddressSection, path: FieldPath): string {
	if (path === 'organisation.name') return 'lastname';
	if (path === 'person.titleBefore') return 'titleBefore';
	const bodyPath = bodyPathOf(path);
	return bodyPath.startsWith(`${section}.`) ? bodyPath.slice(section.length + 1) : bodyPath;
}

/** The field of the draft that stands at a path of the body which changes a section, null where none does. */
export function fieldOfSection(section: AddressSection, draft: AddressDraft, bodyPath: string): FieldPath | null {
	const known = pathsOfSection(section, draft).find((path) => sectionPathOf(section, path) === bodyPath);
	return known ?? fieldOfBody(draft, section in roleFlags ? `${section}.${bodyPath}` : bodyPath);
}

/** Errors within a list (`vpNumbers.0.number`) belong to its field. */
function withoutIndex(path: string): string {
	return path.split('.').slice(0, 2).join('.');
}

function contactOf({ contact, flags }: AddressDraft) {
	const { adultRepresentation, representationKind, representationScope, representationValidTo } = contact;
	return {
		address: {
			zip: readPostcode(contact.zip, contact.country).postcode,
			city: contact.city.trim(),
			street: contact.street.trim(),
			country: contact.country,
		},
		tel: contact.tel,
		telNote: contact.telNote.trim(),
		mobile: contact.mobile,
		mobileNote: contact.mobileNote.trim(),
		email: contact.email,
		note: contact.note.trim(),
		creditLimit: contact.creditLimit || null,
		customerGroup: contact.customerGroup || null,
		residence: flags.includes('isResidence') ? null : lfdnrOf(contact.residence),
		adultRepresentation:
			adultRepresentation === null
				? null
				: {
						key: Number(adultRepresentation.key),
						kind: representationKind || null,
						scope: representationScope.trim(),
						validTo: representationValidTo || null,
					},
	};
}

function lfdnrOf(ref: AddressRef | null): number | null {
	return ref === null ? null : Number(ref.key);
}

function numberOf(text: string): number | null {
	return text === '' ? null : Number(text);
}
