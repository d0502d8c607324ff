import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { filledIn, type Suggested } from '@kontor/domain/wizard/suggestions';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePlaces } from '../../../../../data/newAddress.ts';
import type { FieldExtras } from '../../../addressForm/PartFields.tsx';

/**
 * Offers the places of the postcode that is being entered. Once it is another one than before, its only place stands there
 * in the stead of the old one; of several the user says which. What is typed is never touched.
 */
export function usePlaceSuggestion(
	form: UseFormReturn<AddressDraft>,
	base: AddressDraft,
	{ isAsked }: { isAsked: boolean },
): FieldExtras {
	const [zip, country] = useWatch({ control: form.control, name: ['contact.zip', 'contact.country'] });
	const places = usePlaces(zip, isAsked ? country : '');
	const suggested = useRef<Suggested>({ 'contact.city': base.contact.city });
	const isOther = zip.trim() !== base.contact.zip.trim();
	const ofZip = places === null || places.length === 0 ? null : (places.length === 1 && places[0]?.city) || '';
	const cityOfZip = isOther ? ofZip : base.contact.city;
	const fillIn = useEffectEvent((city: string) => {
		if (!isAsked) return;
		const next = filledIn(form.getValues(), suggested.current, { 'contact.city': city });
		suggested.current = next.suggested;
		form.setValue('contact.city', next.draft.contact.city, { shouldDirty: true });
	});
	useEffect(() => {
		if (cityOfZip !== null) fillIn(cityOfZip);
	}, [cityOfZip]);
	if (!isAsked) return {};
	return {
		'contact.city': {
			proposals: places?.map(({ city }) => city) ?? [],
			hint: places !== null && places.length > 1 ? `${places.length} Orte mit dieser PLZ` : undefined,
		},
	};
}
