import type { Model } from '@kontor/api-client/types';
import { parseBic } from '@kontor/german/bic';
import { parseEmail } from '@kontor/german/email';
import { parseIban } from '@kontor/german/iban';
import { normalizePhone } from '@kontor/german/phone';
import { parseUid } from '@kontor/german/uid';
import { isBlank, visibleText } from '@kontor/german/visibleText';
import { type FieldRules, startFieldRules } from '../writes/fieldRules.ts';
import { type References, startReferences } from '../writes/references.ts';
import type { Write } from '../writes/writes.ts';

/** The rules of one request and what they need. */
export interface Asking {
	readonly rules: FieldRules;
	readonly references: References;
	/** The day in the shop. */
	readonly today: string;
}

/** Starts asking the rules of a write; {@link endAsking} refuses what broke any. */
export function startAsking({ db, session, today }: Write): Asking {
	return { rules: startFieldRules(), references: startReferences(db, session.firma), today };
}

/** Looks for all that was pointed to and refuses the request (422) if any rule was broken. */
export async function endAsking({ rules, references }: Asking): Promise<void> {
	await references.check(rules);
	rules.end();
}

/** An e-mail address as it is stored; empty stays empty. */
export function emailOf({ rules }: Asking, field: string, typed: string): string {
	return isBlank(typed) ? '' : (rules.take(field, parseEmail(typed)) ?? '');
}

/** A VAT number in its compact form; empty stays empty. */
export function uidOf({ rules }: Asking, field: string, typed: string): string {
	return isBlank(typed) ? '' : (rules.take(field, parseUid(typed)) ?? '');
}

/** IBAN and BIC in their compact forms; empty stays empty. */
export function bankColumns({ rules }: Asking, field: string, { iban, bic }: { iban: string; bic: string }) {
	return {
		iban: isBlank(iban) ? '' : (rules.take(`${field}.iban`, parseIban(iban)) ?? ''),
		bic: isBlank(bic) ? '' : (rules.take(`${field}.bic`, parseBic(bic)) ?? ''),
	};
}

/** Refuses 0000 in the place of serial and check digit where the insurer does not take it. */
export function checkZero(
	{ rules }: Asking,
	field: string,
	{ svnr }: { readonly svnr: string },
	isZeroAllowed: boolean,
): void {
	if (svnr === '0000' && !isZeroAllowed) rules.refuse(`${field}.svnr`, 'svnrZero');
}

type Phones = Pick<Model<'ContactData'>, 'tel' | 'telNote' | 'mobile' | 'mobileNote'>;

/** Phone numbers as typed, for one that nobody can read may still be the right one, and beside it in E.164. */
export function phoneColumns({ tel, telNote, mobile, mobileNote }: Phones) {
	return {
		tel: visibleText(tel),
		tel_note: telNote,
		tel_e164: normalizePhone(tel).e164 ?? '',
		mobile: visibleText(mobile),
		mobile_note: mobileNote,
		mobile_e164: normalizePhone(mobile).e164 ?? '',
	};
}
