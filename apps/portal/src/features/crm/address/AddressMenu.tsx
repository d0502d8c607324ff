import type { Model } from '@kontor/api-client/types';
import { formatPersonName } from '@kontor/domain/name';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { vCardOf } from '@kontor/domain/vcard';
import { Button } from '@kontor/ui/Button';
import { Menu } from '@kontor/ui/Menu';
import { saveFile } from '@kontor/ui/saveFile';
import { useToast } from '@kontor/ui/Toast';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useCountries } from '../../../data/addresses.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';

/** Props of AddressMenu. */
export interface AddressMenuProps {
	address: Model<'Address'>;
	/** The whole address is to be printed. */
	onPrint: () => void;
}

/** What can be done with an address as a whole: copy it, print it, take it into an address book. */
export function AddressMenu({ address, onPrint }: AddressMenuProps) {
	const toasts = useToast();
	const mayTasks = can(useSubject(), 'tasks');
	const countries = useCountries();
	const country =
		(countries.status === 'ready' &&
			countries.data.find(({ code }) => code === address.address.country)?.bezeichnung) ||
		address.address.country;

	async function copy(text: string, what: string): Promise<void> {
		try {
			await navigator.clipboard.writeText(text);
			toasts.show({ tone: 'success', text: `${what} kopiert.` });
		} catch {
			toasts.show({ tone: 'error', text: 'Der Browser lässt das Kopieren nicht zu.' });
		}
	}

	function download(): void {
		const file = new Blob([vCardOf({ ...address, ...address.address, country })], { type: 'text/vcard' });
		saveFile(file, address.name, 'vcf');
	}

	const number = address.tel || address.mobile;
	return (
		<Menu
			align="end"
			entries={[
				...(mayTasks ? [{ id: 'task', label: 'Aufgabe erstellen', href: newTaskHref(address.lfdnr) }] : []),
				{
					id: 'address',
					label: 'Anschrift kopieren',
					onAction: () => void copy(blockOf(address, country), 'Anschrift'),
				},
				{
					id: 'tel',
					label: 'Telefonnummer kopieren',
					isDisabled: number === '',
					onAction: () => void copy(number, 'Telefonnummer'),
				},
				{
					id: 'email',
					label: 'E-Mail-Adresse kopieren',
					isDisabled: address.email === '',
					onAction: () => void copy(address.email, 'E-Mail-Adresse'),
				},
				{ id: 'vcard', label: 'Als vCard speichern', onAction: download },
				{ id: 'print', label: 'Drucken', onAction: onPrint },
			]}
			trigger={(props) => (
				<Button {...props} icon={<Ellipsis size={16} aria-hidden="true" />} label="Weitere Aktionen" />
			)}
		/>
	);
}

function newTaskHref(lfdnr: number): string {
	return hrefOf('taskNew', {}, { object: `ADDRESS:${lfdnr}` });
}

/** The block of a letter: name, street, place, and the country in capitals where it is abroad (ÖNORM A 1080). */
function blockOf(address: Model<'Address'>, country: string): string {
	const { street, zip, city, country: code } = address.address;
	const name = address.person ? formatPersonName(address) : address.name;
	return [name, street, `${zip} ${city}`.trim(), code === 'AT' ? '' : country.toLocaleUpperCase('de-AT')]
		.filter(Boolean)
		.join('\n');
}
