import { checkIban, formatIban, ibanLength, ibanWarning, parseIban } from '@kontor/german/iban';
import { styled } from 'styled-components';
import { retype } from '../Field/retype.ts';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { messages } from '../messages/messages.ts';
import { groupIban } from './groupIban.ts';

/** Props of IbanField; its value is the compact IBAN, or the text as typed where that is none. */
export interface IbanFieldProps extends TypedFieldProps {}

const kind = {
	read(text: string) {
		const parsed = parseIban(text);
		return parsed.ok ? parsed.value : text.trim();
	},
	show: (value: string) => (checkIban(value) === null ? formatIban(value) : value),
	check: ibanError,
};

/** The sentence for what is wrong with an IBAN, or undefined; the rule for forms: `rules={{ validate: ibanError }}`. */
export function ibanError(value: string): string | undefined {
	const problem = value === '' ? null : checkIban(value);
	if (problem === null) return undefined;
	// A missing digit is found sooner by counting than by comparing.
	const counted = problem === 'ibanCharacters' ? undefined : lengthSentence(value.replace(/\s/g, '').toUpperCase());
	return counted ?? messages.IbanField[problem];
}

/** An IBAN, in groups of four while it is typed. Browsers are told not to remember it. */
export function IbanField(props: IbanFieldProps) {
	return <Capitals autoComplete="off" autoCapitalize="characters" {...props} kind={kind} warn={oddity} shape={group} />;
}

function oddity(value: string): string | undefined {
	if (checkIban(value) !== null) return undefined;
	const problem = ibanWarning(value);
	return problem === 'ibanCountry' ? messages.IbanField.ibanCountry(value.slice(0, 2)) : lengthSentence(value);
}

function lengthSentence(compact: string): string | undefined {
	const country = compact.slice(0, 2);
	const length = ibanLength(country);
	if (length === null || length === compact.length) return undefined;
	return messages.IbanField.ibanCountryLength(country, length, compact.length);
}

function group(input: HTMLInputElement, before: string, inputType: string | undefined): void {
	const caret = input.selectionEnd ?? input.value.length;
	const grouped = groupIban({ text: input.value, caret }, before, inputType);
	if (grouped) retype(input, grouped.text, grouped.caret);
}

const Capitals = styled(TypedField)`
	input {
		text-transform: uppercase;
		font-variant-numeric: tabular-nums;
	}

	input::placeholder {
		text-transform: none;
	}
`;
