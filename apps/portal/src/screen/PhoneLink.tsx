import { formatPhone, normalizePhone, telHref } from '@kontor/domain/phone';
import { Link } from '@kontor/ui/Link';

/** A phone number to read and to call; as it was typed where it cannot be read, nothing where there is none. */
export function PhoneLink({ number, isQuiet = false }: { number: string; isQuiet?: boolean }) {
	if (number.trim() === '') return null;
	const phone = normalizePhone(number);
	const href = telHref(phone);
	const text = formatPhone(phone);
	return href === null ? (
		text
	) : (
		<Link href={href} isQuiet={isQuiet}>
			{text}
		</Link>
	);
}
