import { normalizePhone } from '@kontor/german/phone';
import { TypedField, type TypedFieldProps } from '../Field/TypedField.tsx';
import { messages } from '../messages/messages.ts';

/**
 * Props of PhoneField; its value is the number as typed, `normalizePhone` of `@kontor/german/phone` tells E.164 and
 * extension.
 */
export interface PhoneFieldProps extends TypedFieldProps {}

const kind = { read: (text: string) => text.trim(), show: (value: string) => value };

/** A phone number, kept as it is typed: one that cannot be read is a warning and never blocks. */
export function PhoneField(props: PhoneFieldProps) {
	return <TypedField autoComplete="tel" {...props} type="tel" kind={kind} warn={oddity} />;
}

function oddity(value: string): string | undefined {
	return normalizePhone(value).e164 === null ? messages.PhoneField.unread : undefined;
}
