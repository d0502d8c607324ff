import { formatPhone, normalizePhone, telHref } from '@kontor/domain/phone';
import { Link } from '@kontor/ui/Link';
import { Private } from './privacy/Private.tsx';
import { usePrivacy } from './privacy/privacy.tsx';

/** A phone number to read and to call; as it was typed where it cannot be read, nothing where there is none. */
export function PhoneLink({ number, isQuiet = false }: { number: string; isQuiet?: boolean }) {
	const { isHidden } = usePrivacy();
	if (number.trim() === '') return null;
	if (isHidden) return <Private>{number}</Private>;
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
