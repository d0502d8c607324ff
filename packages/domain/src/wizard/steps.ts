import { type AddressDraft, type AddressFlag, emptyDraft, isFilled, valueAt, withValue } from './draft.ts';
import { type FieldPath, fieldPaths, type PartName, partOf } from './fields.ts';

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

/** The fields that only a person, or only what is not itself one, is asked for. */
const conditions: Partial<Record<FieldPath, (draft: AddressDraft) => boolean>> = {
	'contact.telNote': ({ kind }) => kind === 'person',
	'contact.mobileNote': ({ kind }) => kind === 'person',
	'contact.residence': ({ flags }) => !flags.includes('isResidence'),
	'contact.adultRepresentation': ({ flags }) => !flags.includes('isAdultRepresentation'),
};

/** The steps of a draft in their order; flags without data of their own bring none. */
export function stepsOf({ flags }: Pick<AddressDraft, 'flags'>): readonly StepName[] {
	return [
		'type',
		'general',
		...flagSteps.filter(({ flag }) => flags.includes(flag)).map(({ step }) => step),
		'summary',
	];
}

/** The step after this one, itself if it is the last; the first if the draft does not have it (any more). */
export function nextStep(draft: AddressDraft, step: StepName): StepName {
	const steps = stepsOf(draft);
	return steps[steps.indexOf(step) + 1] ?? step;
}

/** The step before this one, itself if it is the first. */
export function previousStep(draft: AddressDraft, step: StepName): StepName {
	const steps = stepsOf(draft);
	return steps[steps.indexOf(step) - 1] ?? step;
}

/** The parts that a step asks for, in their order. */
export function partsOfStep({ kind }: Pick<AddressDraft, 'kind'>, step: StepName): readonly PartName[] {
	if (step === 'general') return [kind, 'contact'];
	return flagSteps.find((row) => row.step === step)?.parts ?? [];
}

/** The step a field is asked in; null where the draft does not ask for it. */
export function stepOf(draft: AddressDraft, path: FieldPath): StepName | null {
	if (conditions[path]?.(draft) === false) return null;
	return stepsOf(draft).find((step) => partsOfStep(draft, step).includes(partOf(path))) ?? null;
}

/** The fields that a step asks for, in their order. */
export function pathsOfStep(draft: AddressDraft, step: StepName): readonly FieldPath[] {
	return fieldPaths.filter((path) => stepOf(draft, path) === step);
}

/** The filled fields that another choice of kind and flags would no longer ask for: ask before they are emptied. */
export function lostBy(draft: AddressDraft, choice: Pick<AddressDraft, 'kind' | 'flags'>): readonly FieldPath[] {
	const next = { ...draft, ...choice };
	return fieldPaths.filter(
		(path) => isFilled(draft, path) && stepOf(draft, path) !== null && stepOf(next, path) === null,
	);
}

/** The draft with another kind and other flags; what they no longer ask for is emptied. */
export function rechosen(draft: AddressDraft, choice: Pick<AddressDraft, 'kind' | 'flags'>): AddressDraft {
	const next = { ...draft, ...choice };
	const empty = emptyDraft();
	return fieldPaths
		.filter((path) => stepOf(next, path) === null)
		.reduce((result, path) => withValue(result, path, valueAt(empty, path)), next);
}
