import { type AddressDraft, valueAt } from '@kontor/domain/wizard/draft';
import { filledIn, type Suggested } from '@kontor/domain/wizard/suggestions';
import { readPostcode } from '@kontor/german/postcode';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useNewAddressCalls, usePlaces, useStreets } from '../../../data/newAddress.ts';
import type { FieldExtras } from '../addressForm/PartFields.tsx';

/** Fills in what follows from what was typed, never over it, and tells the fields what to offer. */
export function useSuggestions(
	form: UseFormReturn<AddressDraft>,
	suggested: { current: Suggested },
	onChange: () => void,
): FieldExtras {
	const [zip, country, street] = useWatch({
		control: form.control,
		name: ['contact.zip', 'contact.country', 'contact.street'],
	});
	const places = usePlaces(zip, country);
	const streets = useStreets(zip, street);
	const { genderOf } = useNewAddressCalls();
	const askedName = useRef('');

	function fillIn(proposals: Suggested): void {
		const before = form.getValues();
		const next = filledIn(before, suggested.current, proposals);
		if (next.draft === before) return;
		suggested.current = next.suggested;
		for (const path of Object.keys(proposals) as (keyof Suggested)[]) {
			form.setValue(path, valueAt(next.draft, path) as never, { shouldDirty: true });
		}
		onChange();
	}
	const fillInLater = useEffectEvent(fillIn);

	// An unknown postcode takes back what an earlier one had suggested; one with several places is for the user to say.
	const cityOfZip = places === null ? null : (places.length === 1 && places[0]?.city) || '';
	useEffect(() => {
		if (cityOfZip !== null) fillInLater({ 'contact.city': cityOfZip });
	}, [cityOfZip]);

	const streetCity = streets.find((known) => known.street !== '' && street.startsWith(known.street))?.city ?? '';
	useEffect(() => {
		if (streetCity !== '') fillInLater({ 'contact.city': streetCity });
	}, [streetCity]);

	// The sign before a postcode says the country.
	function takeSign(): void {
		const { zip: typed, country: chosen } = form.getValues('contact');
		const read = readPostcode(typed, chosen);
		if (read.country === null) return;
		form.setValue('contact.zip', read.postcode, { shouldDirty: true });
		if (read.country !== chosen) form.setValue('contact.country', read.country, { shouldDirty: true });
		onChange();
	}

	async function suggestGender(): Promise<void> {
		const { salutation, firstname } = form.getValues('person');
		const name = `${salutation} ${firstname}`.trim();
		if (name === askedName.current || name === '') return;
		askedName.current = name;
		const gender = await genderOf(name.slice(0, 200)).catch(() => null);
		// A newer name has been asked about meanwhile.
		if (askedName.current === name) fillIn({ 'person.gender': gender === null ? '' : String(gender) });
	}

	return {
		'person.salutation': { onLeave: () => void suggestGender() },
		'person.firstname': { onLeave: () => void suggestGender() },
		'contact.zip': { onLeave: takeSign },
		'contact.city': {
			proposals: places?.map(({ city }) => city) ?? [],
			hint: places !== null && places.length > 1 ? `${places.length} Orte mit dieser PLZ` : undefined,
		},
		'contact.street': { proposals: streets.map((known) => known.street) },
	};
}
