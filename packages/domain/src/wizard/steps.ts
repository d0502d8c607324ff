import { type AddressDraft, type AddressFlag, emptyDraft, isFilled, valueAt, withValue } from './draft.ts';
import { type FieldPath, factsOf, fieldPaths, type PartName, partOf } from './fields.ts';

/** A step of the way to a new address. */
export type StepName =
	| 'type'
	| 'general'
	| 'patient'
	| 'employee'
	| 'doctor'
	| 'company'
	| 'supplier'
	| 'healthInsurance'
	| 'summary';

/** What an address is, which decides what is asked. */
export type AddressChoice = Pick<AddressDraft, 'kind' | 'flags' | 'withheld'>;

/** Another choice by the user. */
export type Rechoice = Pick<AddressDraft, 'kind' | 'flags'>;

/** The steps that a flag brings, in their order, and the parts that are asked there. */
const flagSteps = [
	{ flag: 'isPatient', step: 'patient', parts: ['patient', 'mainInsured'] },
	{ flag: 'isEmployee', step: 'employee', parts: ['employee'] },
	{ flag: 'isDoctor', step: 'doctor', parts: ['doctor'] },
	{ flag: 'isCompany', step: 'company', parts: ['company', 'companyDelivery'] },
	{ flag: 'isSupplier', step: 'supplier', parts: ['supplier', 'supplierDelivery', 'supplierPayment'] },
	{
		flag: 'isHealthInsuranceCompany',
		step: 'healthInsurance',
		parts: ['insurer', 'insurerAccounting', 'insurerControl'],
	},
] as const satisfies readonly { flag: AddressFlag; step: StepName; parts: readonly PartName[] }[];

/** The fields that not every address is asked for. */
const conditions: Partial<Record<FieldPath, (choice: AddressChoice) => boolean>> = {
	'contact.residence': ({ flags }) => !flags.includes('isResidence'),
	'contact.adultRepresentation': isRepresented,
	'contact.representationKind': isRepresented,
	'contact.representationScope': isRepresented,
	'contact.representationValidTo': isRepresented,
};

function isRepresented({ flags }: AddressChoice): boolean {
	return !flags.includes('isAdultRepresentation');
}

/** The steps of a draft in their order: flags without data of their own, or with data its user may not see, bring none. */
export function stepsOf(choice: AddressChoice): readonly StepName[] {
	const chosen = flagSteps.filter(({ flag }) => choice.flags.includes(flag)).map(({ step }) => step);
	return ['type', 'general', ...chosen.filter((step) => pathsOfStep(choice, step).length > 0), 'summary'];
}

/** The step after this one, itself if it is the last; the first if the draft does not have it (any more). */
export function nextStep(draft: AddressChoice, step: StepName): StepName {
	const steps = stepsOf(draft);
	return steps[steps.indexOf(step) + 1] ?? step;
}

/** The step before this one, itself if it is the first. */
export function previousStep(draft: AddressChoice, step: StepName): StepName {
	const steps = stepsOf(draft);
	return steps[steps.indexOf(step) - 1] ?? step;
}

/** The parts that a step asks for, in their order. */
export function partsOfStep({ kind }: Pick<AddressChoice, 'kind'>, step: StepName): readonly PartName[] {
	if (step === 'general') return [kind, 'contact'];
	return flagSteps.find((row) => row.step === step)?.parts ?? [];
}

/** The step a field is asked in; null where an address of this choice is not asked for it. */
export function stepOf(choice: AddressChoice, path: FieldPath): StepName | null {
	const { right } = factsOf(path);
	if (right !== undefined && choice.withheld.includes(right)) return null;
	if (conditions[path]?.(choice) === false) return null;
	const part = partOf(path);
	if (partsOfStep(choice, 'general').includes(part)) return 'general';
	return flagSteps.find(({ flag, parts }) => choice.flags.includes(flag) && isPartOf(parts, part))?.step ?? null;
}

function isPartOf(parts: readonly PartName[], part: PartName): boolean {
	return parts.includes(part);
}

/** The fields that a step asks for, in their order. */
export function pathsOfStep(choice: AddressChoice, step: StepName): readonly FieldPath[] {
	return fieldPaths.filter((path) => stepOf(choice, path) === step);
}

/** The filled fields that another choice of kind and flags would no longer ask for: ask before they are emptied. */
export function lostBy(draft: AddressDraft, choice: Rechoice): readonly FieldPath[] {
	const next = { ...draft, ...choice };
	return fieldPaths.filter(
		(path) => isFilled(draft, path) && stepOf(draft, path) !== null && stepOf(next, path) === null,
	);
}

/** The draft with another kind and other flags; what they no longer ask for is emptied. */
export function rechosen(draft: AddressDraft, choice: Rechoice): AddressDraft {
	const next = { ...draft, ...choice };
	const empty = emptyDraft();
	return fieldPaths
		.filter((path) => stepOf(next, path) === null)
		.reduce((result, path) => withValue(result, path, valueAt(empty, path)), next);
}
