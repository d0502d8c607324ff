import { amountsOf, type DocumentAmounts } from '@kontor/domain/trade/amounts';
import { goodsMoveOf, isInvoice } from '@kontor/domain/trade/chain';
import { checkDraft, type DraftCheck, proposedLot } from '@kontor/domain/trade/draftChecks';
import { nothingBefore, type Shares, sharesOfPrescriptions } from '@kontor/domain/trade/shares';
import type { BusinessArticle, BusinessDocument, BusinessEntry } from '../../../data/business.ts';
import { type DraftLine, entryOfLine, lineOfPosition, type Named } from '../lines/draftLines.ts';

type Insured = NonNullable<BusinessDocument['documentHeadExtended']['insuredData']>;

/** Recipients and payers of a document, while it is entered. */
export interface DraftHead {
	readonly association: Named | null;
	readonly deliveryAddress: Named | null;
	readonly invoiceAddress: Named | null;
	readonly doctor: Named | null;
	/** Null for who may not read data of patients. */
	readonly prescriptionState: string | null;
	readonly insurance: Named | null;
	readonly insuredGroup: string | null;
	readonly ownContributionGroup: string | null;
	readonly exemption: Insured['exemption'];
	readonly prescriptionDate: string | null;
}

/** Entered content of a document. */
export interface Draft {
	readonly head: DraftHead;
	readonly foot: BusinessDocument['documentFoot'];
	readonly lines: readonly DraftLine[];
}

/** A draft with what it began from: the version, and the document as it was then. */
export interface KeptDraft extends Draft {
	readonly version: number;
	readonly base: Draft;
}

type Party = BusinessDocument['documentHead']['association'];

function named(party: Party): Named | null {
	return party === null ? null : { id: party.lfdnr, name: party.name };
}

/** The draft of a stored or proposed document. */
export function draftOf(document: BusinessDocument): Draft {
	const { documentHead: head, documentHeadExtended: extended, documentFoot, positions } = document;
	const insured = extended.insuredData;
	return {
		head: {
			association: named(head.association),
			deliveryAddress: named(extended.deliveryAddress),
			invoiceAddress: named(extended.invoiceAddress),
			doctor: named(head.doctor),
			prescriptionState: head.prescriptionState,
			insurance: named(insured?.insurance ?? null),
			insuredGroup: insured?.insuredGroup ?? null,
			ownContributionGroup: insured?.ownContributionGroup ?? null,
			exemption: insured?.exemption ?? null,
			prescriptionDate: insured?.prescriptionDate ?? null,
		},
		foot: documentFoot,
		lines: positions.map(lineOfPosition),
	};
}

/** The draft as it is stored; what somebody may not read stays as it is. */
export function entryOf({ head, foot, lines }: Draft): BusinessEntry {
	const { insurance, insuredGroup, ownContributionGroup, exemption, prescriptionDate } = head;
	return {
		documentHead: {
			associationId: head.association?.id ?? null,
			deliveryAddressId: head.deliveryAddress?.id ?? null,
			invoiceAddressId: head.invoiceAddress?.id ?? null,
			...(head.prescriptionState !== null && {
				doctorId: head.doctor?.id ?? null,
				prescriptionState: head.prescriptionState,
				insuredData: {
					insuranceId: insurance?.id ?? null,
					insuredGroup,
					ownContributionGroup,
					exemption,
					prescriptionDate: prescriptionDate || null,
				},
			}),
		},
		documentFoot: { ...foot, deliveryDate: foot.deliveryDate || null, preferredDate: foot.preferredDate || null },
		positions: lines.map(entryOfLine),
	};
}

/** The amounts of a draft as the server will store them. */
export function amountsOfDraft({ foot, lines }: Pick<Draft, 'foot' | 'lines'>): DocumentAmounts {
	return amountsOf({ lines, isGross: foot.isGross, discount: foot.discount });
}

/**
 * Shares of patient and carrier in the draft, by the rule of its group; null where nobody insures, and where earlier documents
 * count too, which only the server knows.
 */
export function sharesOfDraft(document: BusinessDocument, { head }: Draft, gross: string): Shares | null {
	if (head.insurance === null) return null;
	const group = head.ownContributionGroup ?? '10';
	const rule = document.contributionRules.find(({ ownContributionGroup }) => ownContributionGroup === group);
	const isAlone = document.positions.every(({ prescription, sourceOpen }) => prescription === 1 && sourceOpen === null);
	if (rule === undefined || (!isAlone && (isInvoice(document.shortType) || document.shortType === 'GU'))) return null;
	const exemption = head.exemption ?? document.customerExemption;
	return sharesOfPrescriptions(gross, [
		{ sum: gross === '0.00' ? '1' : gross, rule, exemption, before: nothingBefore },
	]);
}

/** States of a prescription in which it is here. */
const prescribed = new Set(['EINGEL', 'EINGER', 'BEWILL', 'TEILB']);

/** Known of the address the draft was stored with; of another one only after it is stored. */
function recipientOf({ recipient, documentHeadExtended }: BusinessDocument, { head, foot }: Omit<Draft, 'lines'>) {
	const isStored = (head.invoiceAddress?.id ?? null) === (documentHeadExtended.invoiceAddress?.lfdnr ?? null);
	return isStored ? { ...recipient, isStatedNoBusiness: foot.isRecipientNoBusiness } : null;
}

/** True where somebody may have to answer for it that the recipient of an invoice is no business, or has done so. */
export function isStatementOffered(document: BusinessDocument, draft: Omit<Draft, 'lines'>): boolean {
	if (!isInvoice(document.shortType) && document.shortType !== 'GU') return false;
	const recipient = recipientOf(document, draft);
	return draft.foot.isRecipientNoBusiness || (recipient?.isBusiness === true && !recipient.hasUid);
}

/** Everything that is odd about a draft before it is issued. */
export function checksOf(
	document: BusinessDocument,
	{ head, foot, lines }: Draft,
	gross: string,
	articles: ReadonlyMap<string, BusinessArticle>,
): DraftCheck[] {
	return checkDraft({
		shortType: document.shortType,
		isGoodsReturned: foot.isGoodsReturned,
		deliveryDate: foot.deliveryDate || document.date,
		gross,
		credit: document.credit,
		recipient: recipientOf(document, { head, foot }),
		isPrescriptionMissing: head.insurance !== null && !prescribed.has(head.prescriptionState ?? ''),
		positions: lines.map((line) => {
			if (line.kind !== 'article') return null;
			const article = articles.get(line.articleNumber ?? '');
			return { ...line, article: article === undefined ? null : checkedArticle(article, foot.location, line.lot) };
		}),
	});
}

function checkedArticle(article: BusinessArticle, location: string, lot: string | null) {
	const here = article.stock.filter(({ warehouse }) => warehouse === location);
	const counted = lot === null ? here : here.filter((line) => line.lot === lot);
	return {
		...article,
		onHand: String(counted.reduce((sum, { quantity }) => sum + Math.round(Number(quantity) * 100), 0) / 100),
		lots: article.stock,
	};
}

/** The lot to take of an article that goes out, where one has to be named: the next to expire of those still good; null for none. */
export function lotFor(document: BusinessDocument, { foot }: Draft, article: BusinessArticle): string | null {
	if (!article.lotDuty || goodsMoveOf(document.shortType, false)?.kind !== 'delivery') return null;
	const here = article.stock.filter(({ warehouse, lot }) => warehouse === foot.location && lot !== '');
	return proposedLot(here, foot.deliveryDate || document.date);
}

/** Draft that was kept in the browser; null for anything else. */
export function readDraft(stored: unknown): KeptDraft | null {
	if (typeof stored !== 'object' || stored === null) return null;
	if (!('lines' in stored) || !('foot' in stored) || !('head' in stored) || !('base' in stored)) return null;
	return Array.isArray(stored.lines) && 'version' in stored && typeof stored.version === 'number'
		? (stored as KeptDraft)
		: null;
}
