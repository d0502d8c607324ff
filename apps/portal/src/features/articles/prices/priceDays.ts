import type { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { dateError } from '@kontor/ui/DateField';
import { priceInTheWay } from '../../../data/articleWrites.ts';
import type { RecordKind } from '../../../kit/record/recordKind.ts';
import type { RecordForm } from '../../../kit/record/useRecordForm.ts';
import { daysOf } from './validity.tsx';

/** The limits of numbers of prices. */
export const priceLimits = { min: '0', decimals: 3 } as const;
export const quantityLimits = { min: '0.01', decimals: 2 } as const;
export const discountLimits = { min: '0', max: '100', decimals: 4 } as const;

interface Days {
	readonly validFrom: string;
	readonly validTo: string;
}

/** Why the days of a price cannot be saved: what has held stays, so a change begins or ends today or later. */
export function daysProblems(
	{ validFrom, validTo }: Days,
	validity: Model<'Validity'> | 'new',
	today: string,
): { validFrom: string | undefined; validTo: string | undefined } {
	return {
		validFrom: fromProblem(validFrom, validity, today),
		validTo: toProblem(validFrom, validTo, validity, today),
	};
}

function fromProblem(validFrom: string, validity: Model<'Validity'> | 'new', today: string): string | undefined {
	if (validity === 'now' || validity === 'past') return undefined;
	if (validFrom === '') return 'Kein Datum angegeben!';
	const wrong = dateError(validFrom);
	if (wrong !== undefined) return wrong;
	return validity === 'future' && validFrom < today ? 'Ein geänderter Preis gilt frühestens ab heute.' : undefined;
}

function toProblem(
	validFrom: string,
	validTo: string,
	validity: Model<'Validity'> | 'new',
	today: string,
): string | undefined {
	if (validTo === '') return undefined;
	const wrong = dateError(validTo);
	if (wrong !== undefined) return wrong;
	if (validFrom !== '' && validTo < validFrom) return 'Das Ende liegt vor dem Beginn.';
	return validity === 'now' && validTo < today ? 'Ein Preis, der heute gilt, endet frühestens heute.' : undefined;
}

/** A sentence for a price that holds on one of the days already; null for another refusal. */
export function overlapSentence(error: ApiProblem): { validFrom: string } | null {
	const other = priceInTheWay(error);
	return other && { validFrom: `Auf einen dieser Tage fällt schon ein Preis dieser Art: ${daysOf(other)}.` };
}

/** Props of the fields of a price by their names: of one that stays while a price is ended, and of a day. */
export function priceFields<Values extends Days & Readonly<Record<keyof Values, string>>>(
	{ labels }: RecordKind<Values>,
	form: RecordForm<Values>,
	idOf: (name: keyof Values & string) => string,
	isEnding: boolean,
) {
	const field = (name: keyof Values & string) => ({
		id: idOf(name),
		label: labels[name],
		value: form.draft.values[name],
		error: form.errors[name],
		onValueChange: (value: string) => form.set(name, value),
	});
	return {
		fixed: (name: keyof Values & string) => ({ ...field(name), readOnly: isEnding }),
		day: (name: 'validFrom' | 'validTo') => ({
			...field(name),
			value: form.draft.values[name] || null,
			onValueChange: (value: string | null) => form.set(name, value ?? ''),
		}),
	};
}
