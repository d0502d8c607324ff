import { type BicProblem, checkBic, isBicAbroad } from '@kontor/german/bic';
import { checkDate, type DateProblem, isCalendarDate } from '@kontor/german/date';
import { checkEmail, type EmailProblem, suggestEmail } from '@kontor/german/email';
import { checkIban, type IbanProblem, type IbanWarning, ibanWarning } from '@kontor/german/iban';
import { checkNumber, type NumberLimits, type NumberProblem } from '@kontor/german/number';
import { normalizePhone } from '@kontor/german/phone';
import { isOddPostcode, readPostcode } from '@kontor/german/postcode';
import { checkSvnr, type SvnrProblem, type SvnrWarning, svnrWarning } from '@kontor/german/svnr';
import { checkUid, type UidProblem, uidWarning } from '@kontor/german/uid';
import { isBlank, visibleText } from '@kontor/german/visibleText';
import { type AddressDraft, isFilled, valueAt } from './draft.ts';
import { isSameAt, isSharedOtherwise } from './draftFields.ts';
import { type FieldPath, type FieldValues, factsOf, fieldPaths } from './fields.ts';
import { pathsOfStep, type StepName, stepOf } from './steps.ts';

/** Why a field cannot be taken. */
export type FieldProblem =
	| 'missing'
	| 'tooLong'
	| 'cardFormat'
	| 'hvnrFormat'
	| 'exitBeforeEntry'
	| 'sharedDiffers'
	| BicProblem
	| DateProblem
	| EmailProblem
	| IbanProblem
	| NumberProblem
	| SvnrProblem
	| UidProblem;

/** What is odd about a field that is taken all the same. */
export type FieldWarning =
	| 'representationEnded'
	| SvnrWarning
	| IbanWarning
	| UidProblem
	| 'bicAbroad'
	| 'emailTypo'
	| 'phoneUnread'
	| 'zipFormat'
	| 'zipMissing'
	| 'cityMissing'
	| 'insurerMissing'
	| 'contactMissing';

/** A field and what is wrong with it. */
export interface Finding<Code> {
	readonly path: FieldPath;
	readonly code: Code;
}

/** What a check knows beside the draft. */
export interface CheckContext {
	/** Today in Vienna, `YYYY-MM-DD`. */
	readonly today: string;
	/** The address is made with all its parts at once: what several of them share has to be the same in each. */
	readonly isNew?: boolean | undefined;
}

const LINE_LENGTH = 200;

/** Fields that are needed as soon as a field is filled whose name begins so: who is it that the others speak of? */
const needers: Partial<Record<FieldPath, string>> = {
	'contact.adultRepresentation': 'contact.representation',
	'mainInsured.lastname': 'mainInsured.',
};

/** The limits of whole numbers; all others only may not be negative. */
const integerLimits: Partial<Record<FieldPath, { min: string; max: string }>> = {
	// The year of an exemption by reaching the Rezeptgebührenobergrenze, which exists since 2008.
	'patient.regojahr': { min: '2008', max: '2100' },
	'supplierDelivery.decimalPlaces': { min: '0', max: '4' },
};

/** Percentages; a discount of more than everything is none. */
const percentages: ReadonlySet<FieldPath> = new Set(['companyDelivery.discount', 'supplierPayment.discount']);

/** The limits a number is checked against, for its input too. */
export function limitsOf(path: FieldPath): NumberLimits {
	if (factsOf(path).kind === 'integer') return { min: '0', max: '2147483647', ...integerLimits[path], decimals: 0 };
	if (percentages.has(path)) return { min: '0', max: '100', decimals: 2 };
	return { min: '0', max: '999999999', decimals: path === 'contact.creditLimit' ? 2 : 4 };
}

/** Whether the number of a field is a year, which has no groups: `2026`, never `2.026`. */
export function isYear(path: FieldPath): boolean {
	return path === 'patient.regojahr';
}

/** What is wrong with one field of a draft, or null; a field that the draft does not ask for is never wrong. */
export function checkField(draft: AddressDraft, path: FieldPath, context: CheckContext): FieldProblem | null {
	if (stepOf(draft, path) === null) return null;
	if (!isFilled(draft, path)) return isMissing(draft, path) ? 'missing' : null;
	return checkKind(draft, path, context.today) ?? checkAgainst(draft, path, context);
}

/** What is wrong in some fields of a draft, in their order. */
export function checkFields(
	draft: AddressDraft,
	paths: readonly FieldPath[],
	context: CheckContext,
): Finding<FieldProblem>[] {
	return paths.flatMap((path) => {
		const code = checkField(draft, path, context);
		return code === null ? [] : [{ path, code }];
	});
}

/** What is wrong in a step, in the order of its fields. */
export function checkStep(draft: AddressDraft, step: StepName, context: CheckContext): Finding<FieldProblem>[] {
	return checkFields(draft, pathsOfStep(draft, step), context);
}

/** What is odd in a draft and never blocks, in the order of its fields; a field that is wrong is not odd as well. */
export function warningsOf(
	draft: AddressDraft,
	context: CheckContext,
	paths: readonly FieldPath[] = fieldPaths,
): Finding<FieldWarning>[] {
	return paths.flatMap((path) => {
		if (stepOf(draft, path) === null || checkField(draft, path, context) !== null) return [];
		const code = warningOf(draft, path, context.today);
		return code === null ? [] : [{ path, code }];
	});
}

/** What has become odd by changing `before` into `draft`: the warnings to be confirmed before it is saved. */
export function newWarnings(
	before: AddressDraft,
	draft: AddressDraft,
	context: CheckContext,
	paths: readonly FieldPath[],
): Finding<FieldWarning>[] {
	const known = warningsOf(before, context, paths);
	return warningsOf(draft, context, paths).filter(
		({ path, code }) =>
			!isSameAt(before, draft, path) || !known.some((warning) => warning.path === path && warning.code === code),
	);
}

function isMissing(draft: AddressDraft, path: FieldPath): boolean {
	if (factsOf(path).isRequired) return true;
	const needing = needers[path];
	return needing !== undefined && fieldPaths.some((other) => other.startsWith(needing) && isFilled(draft, other));
}

function checkKind(draft: AddressDraft, path: FieldPath, today: string): FieldProblem | null {
	const { kind, max = LINE_LENGTH } = factsOf(path);
	const checkLength = (value: string) => (isTooLong(value, max) ? 'tooLong' : null);
	const checkRows = (rows: FieldValues['rows']) => {
		if (rows.some(({ code, text }) => isBlank(text) || (code === '' && path === 'insurer.parameters')))
			return 'missing';
		return rows.map(({ text }) => checkLength(text)).find(Boolean) ?? null;
	};
	const checks: { [K in keyof FieldValues]?: (value: FieldValues[K]) => FieldProblem | null } = {
		text: checkLength,
		phone: checkLength,
		lines: checkLength,
		rows: checkRows,
		email: checkEmail,
		uid: checkUid,
		iban: checkIban,
		bic: checkBic,
		date: (value) => checkDate(value),
		pastDate: (value) => checkDate(value, { max: today }),
		decimal: (value) => checkNumber(value, limitsOf(path)),
		integer: (value) => checkNumber(value, limitsOf(path)),
		svnr: ({ svnr, svnrDat }) =>
			svnr.length === 4 ? checkSvnr(svnr + svnrDat, { isZeroAllowed: true }) : 'svnrFormat',
	};
	// The kind of a field is what its value is made of.
	const check = checks[kind] as ((value: unknown) => FieldProblem | null) | undefined;
	return check?.(valueAt(draft, path)) ?? null;
}

/** Whether a text has more characters than can be stored, as people and databases count them. */
export function isTooLong(text: string, max: number): boolean {
	return [...text].length > max;
}

/** The rules of single fields. */
function checkAgainst(draft: AddressDraft, path: FieldPath, { isNew }: CheckContext): FieldProblem | null {
	const { employee, patient, doctor } = draft;
	if (isNew && isSharedOtherwise(draft, path)) return 'sharedDiffers';
	switch (path) {
		case 'employee.exitDate':
			return isCalendarDate(employee.entryDate) && employee.exitDate < employee.entryDate ? 'exitBeforeEntry' : null;
		case 'patient.europeInsuranceCard':
			return /^[0-9]{20}$/.test(withoutBlanks(patient.europeInsuranceCard)) ? null : 'cardFormat';
		case 'doctor.hvnr':
			return /^[0-9]{6}$/.test(withoutBlanks(doctor.hvnr)) ? null : 'hvnrFormat';
		default:
			return null;
	}
}

/** A number without the blanks that people part it with. */
export function withoutBlanks(text: string): string {
	return visibleText(text).replace(/\s/g, '');
}

function warningOf(draft: AddressDraft, path: FieldPath, today: string): FieldWarning | null {
	const { person, contact, patient, employee, mainInsured, supplierPayment, insurer } = draft;
	switch (path) {
		case 'contact.zip':
			return oddZip(contact);
		case 'contact.city':
			return isBlank(contact.city) ? 'cityMissing' : null;
		case 'contact.tel':
			if (isBlank(contact.tel + contact.mobile + contact.email)) return 'contactMissing';
			return oddPhone(contact.tel);
		case 'contact.mobile':
			return oddPhone(contact.mobile);
		case 'contact.email':
			return suggestEmail(contact.email) === null ? null : 'emailTypo';
		case 'patient.svnr':
			return svnrWarning(patient.svnr.svnrDat, person.dateOfBirth || undefined);
		case 'employee.svnr':
			return svnrWarning(employee.svnr.svnrDat, person.dateOfBirth || undefined);
		case 'mainInsured.svnr':
			return svnrWarning(mainInsured.svnr.svnrDat);
		case 'patient.healthInsuranceCompany':
			return patient.healthInsuranceCompany === '' ? 'insurerMissing' : null;
		case 'contact.representationValidTo':
			return isCalendarDate(contact.representationValidTo) && contact.representationValidTo < today
				? 'representationEnded'
				: null;
		case 'company.uid':
		case 'supplier.uid':
		case 'insurer.uid':
			return uidWarning(String(valueAt(draft, path)));
		case 'supplierPayment.iban':
			return oddIban(supplierPayment.iban);
		case 'insurer.iban':
			return oddIban(insurer.iban);
		case 'insurer.bic':
			return isBicAbroad(insurer.bic, insurer.iban) ? 'bicAbroad' : null;
		case 'supplierPayment.bic':
			return isBicAbroad(supplierPayment.bic, supplierPayment.iban) ? 'bicAbroad' : null;
		default:
			return null;
	}
}

function oddIban(iban: string): IbanWarning | null {
	return isBlank(iban) ? null : ibanWarning(iban);
}

function oddPhone(number: string): FieldWarning | null {
	return !isBlank(number) && normalizePhone(number).e164 === null ? 'phoneUnread' : null;
}

function oddZip({ zip, city, street, country }: AddressDraft['contact']): FieldWarning | null {
	if (readPostcode(zip, country).postcode === '') return isBlank(city + street) ? null : 'zipMissing';
	return isOddPostcode(zip, country) ? 'zipFormat' : null;
}
