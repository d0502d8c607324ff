import { type AddressDraft, type AddressFlag, emptyDraft } from './draft.ts';
import type { AddressRef } from './fields.ts';
import type {
	companyOf,
	contactDataOf,
	doctorOf,
	employeeOf,
	insurerOf,
	patientOf,
	relationsOf,
	supplierOf,
} from './request.ts';
import { roleFlags, rolesOf } from './roles.ts';

type Stored<T> = T extends readonly (infer Item)[]
	? readonly Stored<Item>[]
	: T extends object
		? { readonly [K in keyof T]: Stored<T[K]> }
		: T;

type Sent<Make extends (draft: AddressDraft) => unknown> = Stored<ReturnType<Make>>;

/** The names of the addresses that fields point to. */
export type References = readonly { readonly lfdnr: number; readonly name: string }[];

/** An address as it is stored, as far as its reader may see it; a role it does not have is not there. */
export interface StoredAddress extends Sent<typeof contactDataOf>, Sent<typeof relationsOf> {
	readonly person: boolean;
	/** `kd_heim` and the like. */
	readonly addressTypes: readonly string[];
	readonly references: References;
	readonly patient?: (Sent<typeof patientOf> & { readonly references: References }) | undefined;
	readonly employee?: (Sent<typeof employeeOf> & { readonly references: References }) | undefined;
	readonly doctor?: Sent<typeof doctorOf> | undefined;
	readonly company?: (Sent<typeof companyOf> & { readonly references: References }) | undefined;
	readonly supplier?: (Sent<typeof supplierOf> & { readonly references: References }) | undefined;
	readonly healthInsuranceCompany?: (Sent<typeof insurerOf> & { readonly references: References }) | undefined;
}

/** A stored address in the fields of the wizard, to be shown and edited by them. */
export function draftOfAddress(address: StoredAddress): AddressDraft {
	const empty = emptyDraft();
	return {
		...empty,
		kind: address.person ? 'person' : 'organisation',
		flags: [...rolesOf(address).map((role) => roleFlags[role]), ...otherFlags(address)],
		...contactValues(address),
		...(address.patient ? patientValues(address.patient) : {}),
		...(address.employee ? { employee: employeeValues(address.employee) } : {}),
		...(address.doctor ? { doctor: { hvnr: address.doctor.hvnr, subject: address.doctor.subject ?? '' } } : {}),
		...(address.company ? companyValues(address.company) : {}),
		...(address.supplier ? supplierValues(address.supplier) : {}),
		...(address.healthInsuranceCompany ? insurerValues(address.healthInsuranceCompany) : {}),
	};
}

function otherFlags({ addressTypes, isRelative }: StoredAddress): AddressFlag[] {
	return [
		...(addressTypes.includes('kd_heim') ? (['isResidence'] as const) : []),
		...(addressTypes.includes('kd_sachwalter') ? (['isAdultRepresentation'] as const) : []),
		...(isRelative ? (['isRelative'] as const) : []),
	];
}

function contactValues(address: StoredAddress) {
	const { salutation, titleBefore, firstname, lastname, titleAfter, dateOfBirth, gender } = address;
	const representation = address.adultRepresentation;
	return {
		person: {
			salutation,
			titleBefore,
			firstname,
			lastname,
			titleAfter,
			dateOfBirth: dateOfBirth ?? '',
			gender: textOf(gender),
		},
		organisation: { salutation, name: lastname },
		contact: {
			...address.address,
			tel: address.tel,
			telNote: address.telNote,
			mobile: address.mobile,
			mobileNote: address.mobileNote,
			email: address.email,
			customerGroup: '',
			note: address.note,
			creditLimit: address.creditLimit ?? '',
			residence: refOf(address.residence, address.references),
			adultRepresentation: refOf(representation?.key ?? null, address.references),
			representationKind: representation?.kind ?? '',
			representationScope: representation?.scope ?? '',
			representationValidTo: representation?.validTo ?? '',
		},
	};
}

function patientValues(stored: NonNullable<StoredAddress['patient']>) {
	const { diseases, familyDoctor, mainInsuranceData, references } = stored;
	return {
		patient: {
			svnr: { svnr: stored.svnr, svnrDat: stored.svnrDat },
			healthInsuranceCompany: textOf(stored.healthInsuranceCompany),
			insuredGroup: stored.insuredGroup ?? '',
			europeInsuranceCard: stored.europeInsuranceCard,
			isFeeReady: stored.isFeeReady,
			regojahr: textOf(stored.regojahr),
			familyDoctor: refOf(familyDoctor?.key ?? null, references),
			...diseases,
		},
		mainInsured: {
			firstname: mainInsuranceData?.firstname ?? '',
			lastname: mainInsuranceData?.lastname ?? '',
			gender: textOf(mainInsuranceData?.gender ?? null),
			svnr: { svnr: mainInsuranceData?.svnr ?? '', svnrDat: mainInsuranceData?.svnrDat ?? '' },
			healthInsuranceCompany: textOf(mainInsuranceData?.healthInsuranceCompany ?? null),
		},
	};
}

function employeeValues(stored: NonNullable<StoredAddress['employee']>) {
	return {
		staffId: stored.staffId,
		idNumber: stored.idNumber,
		userId: textOf(stored.userId),
		warehouse: stored.warehouse ?? '',
		entryDate: stored.entryDate ?? '',
		exitDate: stored.exitDate ?? '',
		svnr: { svnr: stored.svnr ?? '', svnrDat: stored.svnrDat ?? '' },
		healthInsuranceCompany: textOf(stored.healthInsuranceCompany),
		isCashier: stored.isCashier,
		isBdeEmployee: stored.isBdeEmployee,
		isExternalEmployee: stored.isExternalEmployee,
	};
}

function companyValues(stored: NonNullable<StoredAddress['company']>) {
	const { deliveryAndPayment } = stored;
	return {
		company: {
			uid: stored.uid,
			contractNumber: stored.contractNumber,
			association: refOf(stored.association, stored.references),
			industrialSectors: stored.industrialSectors,
		},
		companyDelivery: { ...filledUp(deliveryAndPayment), salesPerson: textOf(deliveryAndPayment.salesPerson) },
	};
}

function supplierValues(stored: NonNullable<StoredAddress['supplier']>) {
	const { deliveryAndOrder, payment } = stored;
	return {
		supplier: {
			uid: stored.uid,
			kdNr: stored.kdNr,
			supplierGroup: stored.supplierGroup ?? '',
			industrialSector: stored.industrialSector ?? '',
			association: refOf(stored.association, stored.references),
			fibuGroup: stored.fibuGroup ?? '',
		},
		supplierDelivery: { ...filledUp(deliveryAndOrder), decimalPlaces: textOf(deliveryAndOrder.decimalPlaces) },
		supplierPayment: { ...filledUp(payment), iban: payment.iban ?? '', bic: payment.bic ?? '' },
	};
}

function insurerValues(stored: NonNullable<StoredAddress['healthInsuranceCompany']>) {
	return {
		insurer: {
			contractPartnerNumber: stored.contractPartnerNumber,
			kdNr: stored.kdNr,
			uid: stored.uid,
			wageGroup: stored.wageGroup ?? '',
			association: refOf(stored.association, stored.references),
			fibuGroup: stored.fibuGroup ?? '',
			iban: stored.bankDetail?.iban ?? '',
			bic: stored.bankDetail?.bic ?? '',
			vpNumbers: stored.vpNumbers.map(({ warehouse, number }) => ({ code: warehouse ?? '', text: number })),
			parameters: stored.parameters.map(({ name, value }) => ({ code: name, text: value })),
		},
		insurerAccounting: filledUp(stored.accounting),
		insurerControl: { ...filledUp(stored.documentControl), claimPeriods: stored.claimPeriods },
	};
}

/** The same object with '' where nothing is stored. */
function filledUp<T extends object>(
	values: T,
): {
	[K in keyof T]: Exclude<T[K], null> | Extract<T[K] extends infer V ? (null extends V ? '' : never) : never, string>;
} {
	const entries = Object.entries(values).map(([key, value]) => [key, value ?? '']);
	// Every null has become ''.
	return Object.fromEntries(entries) as never;
}

function refOf(lfdnr: number | null, references: References): AddressRef | null {
	if (lfdnr === null) return null;
	const name = references.find((reference) => reference.lfdnr === lfdnr)?.name;
	return { key: String(lfdnr), label: name ?? `Kundennr. ${lfdnr}` };
}

function textOf(number: number | null): string {
	return number === null ? '' : String(number);
}
