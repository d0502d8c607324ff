import { checkUid, parseUid, uidWarning } from '@kontor/german/uid';
import { styled } from 'styled-components';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { messages } from '../messages/messages.ts';

/** Props of UidField; its value is the compact UID, or the text as typed where that is none. */
export interface UidFieldProps extends TypedFieldProps {}

const kind = {
	read(text: string) {
		const parsed = parseUid(text);
		return parsed.ok ? parsed.value : text.trim();
	},
	show: (value: string) => value,
	check: uidError,
};

/** The sentence for what is wrong with a UID, or undefined; the rule for forms: `rules={{ validate: uidError }}`. */
export function uidError(value: string): string | undefined {
	const problem = value === '' ? null : checkUid(value);
	return problem === null ? undefined : messages.UidField[problem];
}

/** The sentence for what is odd about a UID of another country, or undefined; it never keeps anybody from saving. */
function uidOddity(value: string): string | undefined {
	const oddity = uidWarning(value);
	return oddity === null ? undefined : messages.UidField.odd[oddity];
}

/** The UID (VAT number) of a business; one of another country than Austria is only warned about. */
export function UidField(props: UidFieldProps) {
	return <Capitals autoComplete="off" autoCapitalize="characters" {...props} kind={kind} warn={uidOddity} />;
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
