import type { Random } from './random.ts';

/**
 * An insurance number for a day of birth (`yyyy-mm-dd`): right check digit, serial from 900 up, which no living person
 * practically has. Now and then one of the legal months 13 and 14, whose days are no days.
 */
export function svnrFor(birthDate: string, random: Random): { svnr: string; svnrDat: string } {
	const [year = '', month = '', day = ''] = birthDate.split('-');
	const shownMonth = random.chance(0.003) ? String(random.int(13, 14)) : month;
	const svnrDat = `${day}${shownMonth}${year.slice(2)}`;
	for (;;) {
		const serial = String(random.int(900, 999));
		const sum = weighted(serial, [3, 7, 9]) + weighted(svnrDat, [5, 8, 4, 2, 1, 6]);
		if (sum % 11 !== 10) return { svnr: `${serial}${sum % 11}`, svnrDat };
	}
}

function weighted(digits: string, weights: readonly number[]): number {
	return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

/** A VAT number with a right check digit from a range that is not given out. */
export function uidNumber(random: Random): string {
	const digits = `0${String(random.int(100_000, 999_999))}`;
	const sum = [...digits].reduce((total, digit, index) => {
		const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (doubled > 9 ? doubled - 9 : doubled);
	}, 0);
	return `ATU${digits}${(10 - ((sum + 4) % 10)) % 10}`;
}

/** An Austrian IBAN with right check digits of bank code 99999, which does not exist. */
export function ibanNumber(random: Random): string {
	const account = `99999${String(random.int(0, 99_999_999_999)).padStart(11, '0')}`;
	const remainder = BigInt(`${account}102900`) % 97n;
	return `AT${String(98n - remainder).padStart(2, '0')}${account}`;
}

/** An EAN-13 with a right check digit from the range which shops number themselves (prefix 2). */
export function eanNumber(count: number): string {
	const digits = `2${String(count).padStart(11, '0')}`;
	const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
	return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The 14 digits of a carton of the article with this EAN: another indicator in front, another check digit behind. */
export function tradeUnitNumber(count: number): string {
	const digits = `1${eanNumber(count).slice(0, 12)}`;
	const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
	return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A landline number of the place's area; no subscriber's number begins with 0. */
export function landlineNumber(areaCode: string, random: Random): string {
	const number = `0${areaCode} 0${random.int(10, 99)} ${random.int(10, 99)} ${random.int(10, 99)}`;
	return random.chance(0.12) ? `${number}-${random.int(10, 99)}` : number;
}

const mobilePrefixes = ['0650', '0660', '0664', '0676', '0680', '0681', '0699'] as const;

/** A mobile number, written in one of the ways that people write them; no subscriber's number begins with 0. */
export function mobileNumber(random: Random): string {
	const prefix = random.pick(mobilePrefixes);
	const [a, b, c] = [`0${random.int(10, 99)}`, String(random.int(10, 99)), String(random.int(10, 99))];
	if (random.chance(0.2)) return `+43 ${prefix.slice(1)} ${a} ${b} ${c}`;
	return random.chance(0.1) ? `${prefix}/${a}${b}${c}` : `${prefix} ${a} ${b} ${c}`;
}
