import { formatPhone, normalizePhone, telHref } from '@kontor/german/phone';
import { Link } from '@kontor/ui/Link';
import type { ReactNode } from 'react';
import { Private } from './privacy/Private.tsx';
import { usePrivacy } from './privacy/privacy.tsx';

/** Props of PhoneLink. */
export interface PhoneLinkProps {
	number: string;
	isQuiet?: boolean;
	/** Shows the number otherwise than as plain text, such as with a part marked. */
	mark?: (text: string) => ReactNode;
	/** The number is being called. */
	onCall?: (number: string) => void;
}

/** A phone number to read and to call; as it was typed where it cannot be read, nothing where there is none. */
export function PhoneLink({ number, isQuiet = false, mark = (text) => text, onCall }: PhoneLinkProps) {
	const { isHidden } = usePrivacy();
	if (number.trim() === '') return null;
	if (isHidden) return <Private>{number}</Private>;
	const phone = normalizePhone(number);
	const href = telHref(phone);
	const text = formatPhone(phone);
	return href === null ? (
		mark(text)
	) : (
		<Link href={href} isQuiet={isQuiet} onClick={() => onCall?.(text)}>
			{mark(text)}
		</Link>
	);
}
