import { addressLabel } from '@kontor/domain/privacy';
import { type ComboBoxItem, MultiSelect } from '@kontor/ui/MultiSelect';
import { useCallback } from 'react';
import { type Appointment, type CalendarLists, useCalendarSearches } from '../../../data/calendar.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';

interface Item<Meaning> extends ComboBoxItem {
	readonly meaning: Meaning;
}

interface PickerProps<Meaning> {
	id: string;
	value: readonly Meaning[];
	error?: string | undefined;
	onValueChange: (value: Meaning[]) => void;
}

const kinds = { PERSON: 'Person', ROOM: 'Raum', DEVICE: 'Gerät' } as const;

/** Chooses people, rooms and devices; those of the location come first. */
export function ResourcePicker(props: PickerProps<number> & { lists: CalendarLists; location: number | null }) {
	const { lists, location, value, onValueChange, ...field } = props;
	const itemOf = ({ lfdnr, bezeichnung, kind, location: place, active }: CalendarLists['resources'][number]) => {
		const name = lists.locations.find((one) => one.lfdnr === place)?.bezeichnung;
		const description = [kinds[kind], name, active ? '' : 'inaktiv'].filter(Boolean).join(' · ');
		return { key: String(lfdnr), label: bezeichnung, description, meaning: lfdnr };
	};
	const offered = lists.resources.filter(({ active }) => active);
	const near = offered.filter((resource) => resource.location === location);
	const far = offered.filter((resource) => resource.location !== location);
	return (
		<MultiSelect
			{...field}
			label="Personen, Räume, Geräte"
			placeholder="Name"
			options={[...near, ...far].map(itemOf)}
			value={value.map((lfdnr) => {
				const known = lists.resources.find((resource) => resource.lfdnr === lfdnr);
				return known ? itemOf(known) : { key: String(lfdnr), label: `Ressource ${lfdnr}`, meaning: lfdnr };
			})}
			onValueChange={(items) => onValueChange(items.map(({ meaning }) => meaning))}
		/>
	);
}

type Address = Appointment['addresses'][number];

/** Chooses who comes. */
export function AddressPicker({ value, onValueChange, ...field }: PickerProps<Address>) {
	const { addresses } = useCalendarSearches();
	const { isHidden } = usePrivacy();
	const itemOf = (address: Address): Item<Address> => ({
		key: String(address.lfdnr),
		label: addressLabel(address.name ?? `Adresse ${address.lfdnr}`, address.lfdnr, isHidden),
		description: isHidden ? '' : address.tel,
		meaning: address,
	});
	const load = useCallback(
		async (text: string, signal: AbortSignal) => (await addresses(text, signal)).map(itemOf),
		[addresses, isHidden],
	);
	return (
		<MultiSelect
			{...field}
			label="Patient oder Kunde"
			placeholder="Name, Nummer …"
			minLength={3}
			load={load}
			value={value.map(itemOf)}
			onValueChange={(items) => onValueChange(items.map(({ meaning }) => meaning))}
		/>
	);
}

type CalendarObject = Appointment['objects'][number];

/** Chooses articles that are needed. */
export function ObjectPicker({ value, onValueChange, ...field }: PickerProps<CalendarObject>) {
	const { objects } = useCalendarSearches();
	const load = useCallback(
		async (text: string, signal: AbortSignal) => (await objects(text, signal)).map(objectItem),
		[objects],
	);
	return (
		<MultiSelect
			{...field}
			label="Artikel"
			placeholder="Name oder Nummer"
			minLength={3}
			load={load}
			value={value.map(objectItem)}
			onValueChange={(items) => onValueChange(items.map(({ meaning }) => meaning))}
		/>
	);
}

function objectItem(object: CalendarObject): Item<CalendarObject> {
	return { key: object.id, label: object.name, description: object.id, meaning: object };
}

type CalendarDocument = Appointment['documents'][number];

/** Chooses among the documents of who comes. */
export function DocumentPicker(props: PickerProps<CalendarDocument> & { addresses: readonly number[] }) {
	const { addresses, value, onValueChange, ...field } = props;
	const { documents } = useCalendarSearches();
	const { isHidden } = usePrivacy();
	const key = addresses.join();
	const itemOf = (document: CalendarDocument): Item<CalendarDocument> => ({
		key: document.wf_cid,
		label: isHidden || document.name === null ? `Dokument ${document.wf_cid}` : document.name,
		meaning: document,
	});
	const load = useCallback(
		async (text: string) => {
			const found = key === '' ? [] : await documents(key.split(',').map(Number));
			const wanted = text.toLocaleLowerCase('de-AT');
			return found.map(itemOf).filter(({ label }) => label.toLocaleLowerCase('de-AT').includes(wanted));
		},
		[key, isHidden],
	);
	if (addresses.length === 0) return null;
	return (
		<MultiSelect
			{...field}
			label="Dokumente"
			placeholder="Dokument der Adresse"
			load={load}
			value={value.map(itemOf)}
			onValueChange={(items) => onValueChange(items.map(({ meaning }) => meaning))}
		/>
	);
}
