import { checkEmail, parseEmail, suggestEmail } from '@kontor/german/email';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { messages } from '../messages/messages.ts';

/** Props of EmailField; its value is the address, or the text as typed where that is none. */
export interface EmailFieldProps extends TypedFieldProps {}

const kind = {
	read(text: string) {
		const parsed = parseEmail(text);
		return parsed.ok ? parsed.value : text.trim();
	},
	show: (value: string) => value,
	check: emailError,
};

/** The sentence for what is wrong with an address, or undefined; the rule for forms: `rules={{ validate: emailError }}`. */
export function emailError(value: string): string | undefined {
	const problem = value === '' ? null : checkEmail(value);
	return problem === null ? undefined : messages.EmailField[problem];
}

/** An e-mail address; a slip in a frequent domain is asked about. */
export function EmailField(props: EmailFieldProps) {
	// Not of type "email", whose text a browser trims and rewrites behind everybody's back.
	return (
		<TypedField inputMode="email" autoComplete="email" autoCapitalize="none" {...props} kind={kind} warn={suggestion} />
	);
}

function suggestion(value: string, replace: (text: string) => void): ReactNode {
	const address = suggestEmail(value);
	if (address === null) return undefined;
	return (
		<span>
			{messages.EmailField.suggestion}{' '}
			<Button size="compact" variant="quiet" onClick={() => replace(address)}>
				{address}
			</Button>
		</span>
	);
}
