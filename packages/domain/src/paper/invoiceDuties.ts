import { compareDecimals } from '@kontor/german/number';

/** An invoice as far as it has to name the UID of the one it goes to. */
export interface UidFacts {
	/** Including tax; a credit note is below zero. */
	readonly gross: string;
	/** The recipient is a business by its address: no person, and no carrier of social insurance. */
	readonly isToBusiness: boolean;
	/** Somebody answers for it that the recipient is no business within the meaning of the UStG: a club, a municipality. */
	readonly isStatedNoBusiness: boolean;
	/** Its tax is owed by the recipient, or it is free of tax because it goes to one of another member state. */
	readonly needsRecipientUid: boolean;
}

/** An invoice as far as § 11 UStG asks; addresses without a line that says something are incomplete. */
export interface InvoiceFacts extends UidFacts {
	/** Issuer of the invoice. */
	readonly own: InvoiceParty;
	/** To whom it goes. */
	readonly recipient: InvoiceParty;
	/** A credit note names the invoice it corrects. */
	readonly corrects: readonly string[] | null;
}

/** A name with its address and UID, as the paper says it. */
export interface InvoiceParty {
	readonly name: string;
	readonly street: string;
	readonly plz: string;
	readonly city: string;
	readonly uid: string;
}

/** Mandatory content an invoice lacks. */
export type InvoiceDuty =
	| 'ownName'
	| 'ownAddress'
	| 'ownUid'
	| 'recipientName'
	| 'recipientAddress'
	| 'recipientUid'
	| 'correctedInvoice';

/** Up to this amount including tax an invoice needs neither recipient nor UID (§ 11 Abs. 6 UStG). */
export const SMALL_INVOICE = '400.00';
/** Above this amount including tax an invoice to a business names the UID of the recipient (§ 11 Abs. 1 Z 2 UStG). */
export const LARGE_INVOICE = '10000.00';

/** Which rules an invoice of this amount follows, whatever its sign. */
export function invoiceKindOf(gross: string): 'small' | 'full' | 'large' {
	const size = gross.startsWith('-') ? gross.slice(1) : gross;
	if (compareDecimals(size, SMALL_INVOICE) <= 0) return 'small';
	return compareDecimals(size, LARGE_INVOICE) > 0 ? 'large' : 'full';
}

/**
 * True for an invoice that names the UID of its recipient: where the recipient owes the tax always, above 10 000 € where it
 * is a business. Client and server ask this.
 */
export function asksForUid({ gross, isToBusiness, isStatedNoBusiness, needsRecipientUid }: UidFacts): boolean {
	return needsRecipientUid || (isToBusiness && !isStatedNoBusiness && invoiceKindOf(gross) === 'large');
}

/** Content that § 11 UStG requires of an invoice of this kind and amount and that it lacks: it must not be issued so. */
export function missingDuties(invoice: InvoiceFacts): readonly InvoiceDuty[] {
	const { own, recipient, gross, needsRecipientUid, corrects } = invoice;
	const kind = invoiceKindOf(gross);
	const missing: InvoiceDuty[] = [];
	const ask = (duty: InvoiceDuty, isThere: boolean) => {
		if (!isThere) missing.push(duty);
	};
	ask('ownName', own.name !== '');
	ask('ownAddress', hasAddress(own));
	if (kind !== 'small' || needsRecipientUid) {
		ask('ownUid', own.uid !== '');
		ask('recipientName', recipient.name !== '');
		ask('recipientAddress', hasAddress(recipient));
	}
	if (asksForUid(invoice)) ask('recipientUid', recipient.uid !== '');
	if (corrects !== null) ask('correctedInvoice', corrects.length > 0);
	return missing;
}

/** A place one can find: small villages have numbers only, so a street is not asked for. */
function hasAddress({ street, plz, city }: InvoiceParty): boolean {
	return city !== '' && (street !== '' || plz !== '');
}
