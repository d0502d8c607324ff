import { checkBic, isBicAbroad, parseBic } from '@kontor/german/bic';
import { styled } from 'styled-components';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { messages } from '../messages/messages.ts';

/** Props of BicField; its value is the compact BIC, or the text as typed where that is none. */
export interface BicFieldProps extends TypedFieldProps {
	/** The IBAN beside it; a BIC of another country is a warning where one of the two is Austrian. */
	iban?: string;
}

const kind = {
	read(text: string) {
		const parsed = parseBic(text);
		return parsed.ok ? parsed.value : text.trim();
	},
	show: (value: string) => value,
	check: bicError,
};

/** The sentence for what is wrong with a BIC, or undefined; the rule for forms: `rules={{ validate: bicError }}`. */
export function bicError(value: string): string | undefined {
	const problem = value === '' ? null : checkBic(value);
	return problem === null ? undefined : messages.BicField[problem];
}

/** The BIC of a bank. Browsers are told not to remember it. */
export function BicField({ iban = '', ...props }: BicFieldProps) {
	const warn = (value: string) =>
		checkBic(value) === null && isBicAbroad(value, iban) ? messages.BicField.abroad : undefined;
	return <Capitals autoComplete="off" autoCapitalize="characters" {...props} kind={kind} warn={warn} />;
}

const Capitals = styled(TypedField)`
	input {
		text-transform: uppercase;
	}

	input::placeholder {
		text-transform: none;
	}
`;
