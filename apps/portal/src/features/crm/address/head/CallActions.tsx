import { formatPhone, normalizePhone, telHref } from '@kontor/german/phone';
import { Button } from '@kontor/ui/Button';
import { LinkButton } from '@kontor/ui/Link';
import { Menu } from '@kontor/ui/Menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';

/** A number of an address that can be called. */
export interface CallableNumber {
	readonly label: string;
	/** As it is read. */
	readonly text: string;
	readonly href: string;
}

/** The numbers that can be called, landline first; one that stands in both fields once. */
export function callableNumbers({ tel, mobile }: { tel: string; mobile: string }): CallableNumber[] {
	const numbers = [
		{ label: 'Telefon', typed: tel },
		{ label: 'Mobil', typed: mobile },
	].flatMap(({ label, typed }): CallableNumber[] => {
		const phone = normalizePhone(typed);
		const href = telHref(phone);
		return href === null ? [] : [{ label, text: formatPhone(phone), href }];
	});
	return numbers.filter(({ href }, index) => numbers.findIndex((other) => other.href === href) === index);
}

/** Calls the one number there is, or asks which of two. */
export function CallActions({ numbers, onCall }: { numbers: CallableNumber[]; onCall: (number: string) => void }) {
	const icon = <Phone size={16} aria-hidden="true" />;
	const [only, second] = numbers;
	if (only === undefined) return null;
	if (second === undefined) {
		return (
			<LinkButton href={only.href} icon={icon} onClick={() => onCall(only.text)}>
				Anrufen
			</LinkButton>
		);
	}
	return (
		<Menu
			align="end"
			entries={numbers.map(({ label, text, href }) => ({
				id: label,
				label: `${label} ${text}`,
				onAction: () => {
					onCall(text);
					window.location.assign(href);
				},
			}))}
			trigger={(props) => (
				<Button {...props} icon={icon}>
					Anrufen
					<ChevronDown size={16} aria-hidden="true" />
				</Button>
			)}
		/>
	);
}
