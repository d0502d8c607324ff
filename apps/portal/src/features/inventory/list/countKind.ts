import type { Model } from '@kontor/api-client/types';
import { defaultLimits } from '@kontor/domain/count/review';
import { isBlank } from '@kontor/german/visibleText';
import { dateError } from '@kontor/ui/DateField';
import { numberError } from '@kontor/ui/NumberField';
import type { RecordDraft, RecordKind } from '../../../kit/record/recordKind.ts';

/** A new count as its form holds it; lists of codes joined by line breaks. */
export type CountValues = Readonly<
	Record<
		'title' | 'warehouse' | 'kind' | 'keyDate' | 'blind' | 'articleGroups' | 'shelves' | 'pieces' | 'percent' | 'value',
		string
	>
>;

/** The limits of its numbers. */
export const limitOfCount = { min: '0', decimals: 2 } as const;

/** Labels and rules of the form of a count. */
export const countKind: RecordKind<CountValues> = {
	labels: {
		title: 'Bezeichnung',
		warehouse: 'Lager',
		kind: 'Art',
		keyDate: 'Stichtag',
		blind: 'Erwartete Mengen',
		articleGroups: 'Artikelgruppen',
		shelves: 'Plätze',
		pieces: 'Nachzählen ab mehr als (Stück)',
		percent: 'Nachzählen ab mehr als (Prozent)',
		value: 'Nachzählen ab mehr als (Euro)',
	},
	shown: (_, value) => value,
	warn: () => ({}),
	check: (values) =>
		sentences({
			title: isBlank(values.title) ? 'Bitte geben Sie eine Bezeichnung ein.' : undefined,
			warehouse: values.warehouse === '' ? 'Bitte wählen Sie ein Lager.' : undefined,
			keyDate:
				values.kind !== 'keyDate'
					? undefined
					: values.keyDate === ''
						? 'Kein Datum angegeben!'
						: dateError(values.keyDate),
			pieces: numberError(values.pieces, limitOfCount),
			percent: numberError(values.percent, limitOfCount),
			value: numberError(values.value, limitOfCount),
		}),
};

/** A form to begin with: a blind count with the usual limits. */
export function newCount(): RecordDraft<CountValues> {
	const values: CountValues = {
		title: '',
		warehouse: '',
		kind: 'permanent',
		keyDate: '',
		blind: 'blind',
		articleGroups: '',
		shelves: '',
		pieces: defaultLimits.pieces ?? '',
		percent: defaultLimits.percent ?? '',
		value: defaultLimits.value ?? '',
	};
	return { lfdnr: null, version: null, base: values, values };
}

/** A list as a form holds it. */
export function codesOf(text: string): string[] {
	return text === '' ? [] : text.split('\n');
}

/** Request body of the typed values; a limit in euros only from users who may see costs. */
export function contentOf(values: CountValues, mayCosts: boolean): Model<'NewCountSession'> {
	return {
		title: values.title.trim(),
		warehouse: values.warehouse,
		kind: values.kind === 'keyDate' ? 'keyDate' : 'permanent',
		keyDate: values.kind === 'keyDate' ? values.keyDate : null,
		isBlind: values.blind === 'blind',
		articleGroups: codesOf(values.articleGroups),
		shelves: codesOf(values.shelves),
		limits: {
			pieces: values.pieces || null,
			percent: values.percent || null,
			...(mayCosts && { value: values.value || null }),
		},
	};
}

/** Of sentences about fields only those that there are. */
function sentences(
	all: { [Key in keyof CountValues]?: string | undefined },
): Partial<Record<keyof CountValues, string>> {
	return Object.fromEntries(Object.entries(all).filter(([, sentence]) => sentence !== undefined));
}
