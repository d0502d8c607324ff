import { isYear } from '@kontor/domain/wizard/checks';
import { type AddressDraft, valueAt } from '@kontor/domain/wizard/draft';
import { type FieldPath, type FieldValues, factsOf } from '@kontor/domain/wizard/fields';
import { formatGermanDate } from '@kontor/german/date';
import { formatIban } from '@kontor/german/iban';
import { showGermanNumber } from '@kontor/german/number';
import { regroupPhone } from '@kontor/german/phone';
import { formatSvnr } from '@kontor/german/svnr';
import type { FieldSources } from './fieldSources.tsx';

/** The value of a field as it is read, not as it is stored. */
export function shownValue(draft: AddressDraft, path: FieldPath, sources: FieldSources): string {
	const value: unknown = valueAt(draft, path);
	// The kind of a field is what its value is made of.
	const valueFor = <K extends keyof FieldValues>(_kind: K) => value as FieldValues[K];
	const labelOf = (code: string) => sources.options(path)?.find((option) => option.value === code)?.label ?? code;
	switch (factsOf(path).kind) {
		case 'flag':
			return valueFor('flag') ? 'Ja' : 'Nein';
		case 'date':
		case 'pastDate':
			return formatGermanDate(valueFor('date')) || valueFor('date');
		case 'decimal':
		case 'integer':
			return isYear(path) ? valueFor('integer') : showGermanNumber(valueFor('decimal'));
		case 'phone':
			return regroupPhone(valueFor('phone'));
		case 'svnr':
			return formatSvnr(valueFor('svnr'));
		case 'iban':
			return formatIban(valueFor('iban'));
		case 'ref':
			return valueFor('ref')?.label ?? '';
		case 'choice':
			return labelOf(valueFor('choice'));
		case 'choices':
			return valueFor('choices').map(labelOf).join(', ');
		case 'rows':
			return valueFor('rows')
				.map(({ code, text }) => (code === '' ? text : `${labelOf(code)}: ${text}`))
				.join(', ');
		default:
			return valueFor('text');
	}
}
