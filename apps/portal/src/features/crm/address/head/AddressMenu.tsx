import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { formatPersonName } from '@kontor/german/name';
import { vCardOf } from '@kontor/german/vcard';
import { Button } from '@kontor/ui/Button';
import { Menu } from '@kontor/ui/Menu';
import { saveFile } from '@kontor/ui/saveFile';
import { useToast } from '@kontor/ui/Toast';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useCountries } from '../../../../data/addresses.ts';
import { useSubject } from '../../../../screen/CurrentUser.tsx';
import { type ShortcutName, writtenKeysOf } from '../../../../screen/shortcuts.ts';

/** Props of AddressMenu. */
export interface AddressMenuProps {
	address: Model<'Address'>;
	/** The whole address is to be printed. */
	onPrint: () => void;
	/** The contact data are to be edited. */
	onEdit: () => void;
	/** All that is stored about somebody is to be handed out; nothing for who is no person. */
	onDisclose: () => void;
	/** The address is to be made one with another. */
	onMerge: () => void;
}

/** What can be done with an address as a whole: copy it, print it, take it into an address book. */
export function AddressMenu({ address, onPrint, onEdit, onDisclose, onMerge }: AddressMenuProps) {
	const toasts = useToast();
	const subject = useSubject();
	const mayTasks = can(subject, 'tasks');
	const mayCalendar = can(subject, 'calendar');
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
				{ id: 'edit', label: 'Bearbeiten', shortcut: keysOf('edit'), onAction: onEdit },
				...(address.email === ''
					? []
					: [{ id: 'mail', label: 'E-Mail schreiben', href: `mailto:${encodeURIComponent(address.email)}` }]),
				...mapEntry(address),
				...(mayTasks
					? [
							{
								id: 'task',
								label: 'Aufgabe erstellen',
								shortcut: keysOf('beginTask'),
								href: newTaskHref(address.lfdnr),
							},
						]
					: []),
				...(mayCalendar
					? [{ id: 'appointment', label: 'Termin vereinbaren', href: newAppointmentHref(address.lfdnr) }]
					: []),
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
				{ id: 'print', label: 'Drucken', shortcut: keysOf('print'), onAction: onPrint },
				...(address.person ? [{ id: 'disclosure', label: 'Auskunft speichern …', onAction: onDisclose }] : []),
				...(can(subject, 'merge') ? [{ id: 'merge', label: 'Zusammenführen …', onAction: onMerge }] : []),
			]}
			trigger={(props) => (
				<Button {...props} icon={<Ellipsis size={16} aria-hidden="true" />} label="Weitere Aktionen" />
			)}
		/>
	);
}

function keysOf(name: ShortcutName): string {
	return writtenKeysOf(name).join('+');
}

/** Where the address is on a map, which opens beside the portal; only street and place are told. */
function mapEntry({ address: { street, zip, city, country } }: Model<'Address'>) {
	if (street === '' && city === '') return [];
	const place = [street, `${zip} ${city}`.trim(), country].filter(Boolean).join(', ');
	const href = `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
	return [
		{
			id: 'map',
			label: 'Auf der Karte zeigen',
			onAction: () => void window.open(href, '_blank', 'noopener,noreferrer'),
		},
	];
}

function newTaskHref(lfdnr: number): string {
	return hrefOf('taskNew', {}, { object: `ADDRESS:${lfdnr}` });
}

function newAppointmentHref(lfdnr: number): string {
	return hrefOf('calendar', {}, { new: `ADDRESS:${lfdnr}` });
}

/** The block of a letter: name, street, place, and the country in capitals where it is abroad (ÖNORM A 1080). */
function blockOf(address: Model<'Address'>, country: string): string {
	const { street, zip, city, country: code } = address.address;
	const name = address.person ? formatPersonName(address) : address.name;
	return [name, street, `${zip} ${city}`.trim(), code === 'AT' ? '' : country.toLocaleUpperCase('de-AT')]
		.filter(Boolean)
		.join('\n');
}
