import type { PositionKind } from '@kontor/domain/trade/amounts';

/**
 * All that a paper says, as it was at issue: names, addresses, rates, words and amounts, decimals as texts. It is stored
 * with the original, so that copies and other ways of printing never say anything else.
 */
export interface PaperContent {
	/** The form of this record; a later one may hold more. */
	readonly form: 1;
	readonly wfCid: number;
	readonly shortType: string;
	readonly typeName: string;
	/** Empty for a draft. */
	readonly nr: string;
	readonly date: string;
	readonly rank: number;
	readonly isGross: boolean;
	readonly company: PaperCompany;
	readonly recipient: PaperAddress;
	readonly deliveryAddress: PaperAddress | null;
	readonly customer: PaperCustomer;
	/** Name of the salesperson; empty for nobody. */
	readonly contact: string;
	readonly orderReference: string;
	/** The documents it follows from. */
	readonly sources: readonly PaperSource[];
	/** First and last day of supply; null where nothing says another day than that of the document. */
	readonly service: { readonly from: string; readonly to: string } | null;
	readonly preferredDate: string | null;
	readonly dueDate: string | null;
	readonly billingCondition: string;
	readonly deliveryType: string;
	readonly headText: string;
	readonly footText: string;
	/** Internal, on no paper that leaves the house. */
	readonly remark: string;
	readonly positions: readonly PaperPosition[];
	readonly discount: string;
	readonly net: string;
	readonly vat: string;
	readonly gross: string;
	readonly rates: readonly PaperRate[];
	/** Why lines are free of tax, a sentence each. */
	readonly notes: readonly string[];
	/** Null for a document without a carrier. */
	readonly health: PaperHealth | null;
}

/** Company that issues; empty texts where unknown. */
export interface PaperCompany {
	readonly name: string;
	readonly form: string;
	readonly street: string;
	readonly postcode: string;
	readonly city: string;
	readonly country: string;
	readonly tel: string;
	readonly email: string;
	readonly web: string;
	readonly uid: string;
	readonly registerNumber: string;
	readonly registerCourt: string;
	readonly seat: string;
	readonly bankName: string;
	readonly iban: string;
	readonly bic: string;
	readonly text: string;
	/** The logo by its content; null for none. */
	readonly logo: string | null;
}

/** A name with its address; the country only where it is another one. */
export interface PaperAddress {
	readonly name: string;
	readonly street: string;
	readonly plz: string;
	readonly city: string;
	readonly country: string;
}

/** For whom it is. */
export interface PaperCustomer {
	readonly lfdnr: number;
	readonly uid: string;
	readonly isBusiness: boolean;
	/** Somebody answers for it that it is none within the meaning of the UStG; papers of earlier days say nothing of it. */
	readonly isStatedNoBusiness?: boolean;
	readonly isPatient: boolean;
	/** Its tax is owed by the customer, or the goods leave for one of another member state. */
	readonly needsUid: boolean;
}

/** A document that this one follows from. */
export interface PaperSource {
	readonly shortType: string;
	readonly typeName: string;
	readonly nr: string;
	readonly date: string;
}

/** A line: goods, words, or a sum of what stands above. */
export interface PaperPosition {
	readonly kind: PositionKind;
	readonly articleNumber: string;
	readonly text: string;
	readonly quantity: string;
	readonly unit: string;
	readonly price: string;
	readonly discount: string;
	readonly discount2: string;
	readonly vatRate: string;
	readonly amount: string;
	readonly lot: string;
	readonly serialNumber: string;
}

/** The amounts of one rate of tax. */
export interface PaperRate {
	readonly rate: string;
	readonly net: string;
	readonly vat: string;
	readonly gross: string;
}

/** Health data on a paper. */
export interface PaperHealth {
	readonly carrier: PaperAddress;
	readonly insuredName: string;
	readonly birthDate: string | null;
	readonly svnr: string;
	readonly insuredGroup: string;
	readonly doctor: string;
	readonly diagnosis: string;
	readonly prescriptionDate: string | null;
	readonly patientShare: string | null;
	readonly carrierShare: string | null;
}
