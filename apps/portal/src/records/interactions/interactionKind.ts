import type { Model } from '@kontor/api-client/types';
import {
	checkInteraction,
	type InteractionField,
	type InteractionProblem,
	interactionLengths,
	interactionWarnings,
} from '@kontor/domain/records/interaction';
import { formatGermanDate } from '@kontor/german/date';
import { dateOf, timeOf, viennaTime, viennaToday } from '@kontor/german/dateTime';
import { dateError } from '@kontor/ui/DateField';
import { timeError, timeOddity } from '@kontor/ui/TimeField';
import type { Interaction, InteractionContent } from '../../data/interactions.ts';
import type { RecordDraft, RecordKind } from '../../kit/record/recordKind.ts';
import { channels } from './channels.tsx';

/** An interaction as its form holds it. */
export type InteractionValues = Readonly<Record<'channel' | 'subject' | 'text' | 'date' | 'time', string>>;

/** A form in which nothing is entered. */
export const emptyInteraction: InteractionValues = { channel: 'phone', subject: '', text: '', date: '', time: '' };

/** What a form knows of interactions; `today` is `YYYY-MM-DD`. */
export function interactionKind(today: string): RecordKind<InteractionValues> {
	return {
		labels: { channel: 'Kontaktart', subject: 'Betreff', date: 'Datum', time: 'Uhrzeit', text: 'Text' },
		shown(field, value) {
			if (field === 'channel') return isChannel(value) ? channels[value].label : value;
			return field === 'date' ? formatGermanDate(value) : value;
		},
		check(values) {
			const found = Object.entries(checkInteraction(values, { today })) as [InteractionField, InteractionProblem][];
			return Object.fromEntries(found.map(([field, code]) => [field, sentenceOf(field, code, values, today)]));
		},
		warn(values) {
			const found = Object.entries(interactionWarnings(values));
			return Object.fromEntries(found.map(([field, code]) => [field, timeOddity(code)]));
		},
	};
}

function sentenceOf(
	field: InteractionField,
	code: InteractionProblem,
	{ date, time }: InteractionValues,
	today: string,
): string | undefined {
	if (code === 'timeSkipped') return timeOddity(code);
	if (code === 'tooLong')
		return `Höchstens ${field === 'text' ? interactionLengths.text : interactionLengths.subject} Zeichen.`;
	switch (field) {
		case 'date':
			return dateError(date, { isRequired: true, max: today });
		case 'time':
			return timeError(time, { isRequired: true });
		default:
			return 'Bitte geben Sie einen Betreff ein.';
	}
}

/** A new interaction, of now: `nowMs` in milliseconds since 1970. */
export function newInteraction(nowMs: number): RecordDraft<InteractionValues> {
	const base = { ...emptyInteraction, date: viennaToday(nowMs), time: viennaTime(nowMs) };
	return { lfdnr: null, version: null, base, values: base };
}

/** An interaction to be edited. */
export function draftOfInteraction(interaction: Interaction): RecordDraft<InteractionValues> {
	const base = valuesOf(interaction);
	return { lfdnr: interaction.lfdnr, version: interaction.version, base, values: base };
}

/** What a form holds of an interaction. */
export function valuesOf({ channel, subject, text, dateTime }: Interaction): InteractionValues {
	return { channel, subject, text, date: dateOf(dateTime) ?? '', time: timeOf(dateTime) ?? '' };
}

/** What is sent of a form that `check` has let through. */
export function contentOf({ channel, subject, text, date, time }: InteractionValues): InteractionContent {
	return {
		channel: isChannel(channel) ? channel : 'other',
		subject: subject.trim(),
		text,
		dateTime: `${date}T${time}:00`,
	};
}

function isChannel(value: string): value is Model<'InteractionChannel'> {
	return Object.hasOwn(channels, value);
}
