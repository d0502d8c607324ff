import { isCalendarDate } from '@kontor/german/date';
import { parseSvnr, svnrWarning } from '@kontor/german/svnr';
import { takesZero } from '../addresses/parts/patient.ts';
import type { Answer, Input } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';

/** Judges an insurance number; whether somebody has it is not told. `today` decides the century of the hint. */
export async function judgeSvnr(
	db: Db,
	{ query, body }: Input<'checkSvnr'>,
	today: string,
): Promise<Answer<'checkSvnr'>> {
	const typed = body?.svnr ?? query?.svnr;
	if (typed === undefined) throw new Problem('ruleBroken', { fields: { 'body.svnr': 'missing' } });
	const insurer = body?.healthInsuranceCompany ?? null;
	const isZeroAllowed = await takesZero(db, { svnr: typed.replace(/[\s.]/g, ''), healthInsuranceCompany: insurer });
	const parsed = parseSvnr(typed, { isZeroAllowed });
	if (!parsed.ok) return { valid: false, reason: parsed.code, warning: null, dateHint: null };
	const { svnrDat } = parsed.value;
	return {
		valid: true,
		reason: null,
		warning: svnrWarning(svnrDat, body?.dateOfBirth),
		dateHint: hintOf(svnrDat, today),
	};
}

/** The latest day before today that the date part may mean; in months 13 to 15 it means none. */
function hintOf(svnrDat: string, today: string): string | null {
	const [, day, month, year] = /^(..)(..)(..)$/.exec(svnrDat) ?? [];
	const days = ['20', '19'].map((century) => `${century}${year}-${month}-${day}`);
	return days.find((date) => isCalendarDate(date) && date <= today) ?? null;
}
