import type { Model } from '@kontor/api-client/types';
import { formatGermanDate } from '@kontor/german/date';
import { regroupPhone } from '@kontor/german/phone';

type Address = Model<'Address'>;

/** A field in which two addresses differ, with what stands in each. */
export interface MergeDifference {
	readonly field: Model<'MergeField'>;
	readonly label: string;
	readonly own: string;
	readonly other: string;
}

const fields: readonly { field: Model<'MergeField'>; label: string; shown: (address: Address) => string }[] = [
	{ field: 'salutation', label: 'Anrede', shown: ({ salutation }) => salutation },
	{ field: 'titles', label: 'Titel', shown: (one) => [one.titleBefore, one.titleAfter].filter(Boolean).join(', ') },
	{ field: 'name', label: 'Name', shown: ({ name }) => name },
	{ field: 'dateOfBirth', label: 'Geburtsdatum', shown: ({ dateOfBirth }) => formatGermanDate(dateOfBirth ?? '') },
	{
		field: 'address',
		label: 'Anschrift',
		shown: ({ address: { street, zip, city, country } }) =>
			[street, `${zip} ${city}`.trim(), street + city === '' || country === 'AT' ? '' : country]
				.filter(Boolean)
				.join(', '),
	},
	{
		field: 'tel',
		label: 'Telefon',
		shown: ({ tel, telNote }) => [regroupPhone(tel), telNote].filter(Boolean).join(', '),
	},
	{
		field: 'mobile',
		label: 'Mobil',
		shown: ({ mobile, mobileNote }) => [regroupPhone(mobile), mobileNote].filter(Boolean).join(', '),
	},
	{ field: 'email', label: 'E-Mail', shown: ({ email }) => email },
	{ field: 'note', label: 'Notiz', shown: ({ note }) => note },
];

/** The fields in which two addresses differ, in the order of reading; the gender goes with the salutation. */
export function differencesOf(own: Address, other: Address): MergeDifference[] {
	return fields
		.map(({ field, label, shown }) => ({ field, label, own: shown(own).trim(), other: shown(other).trim() }))
		.filter((one) => one.own !== one.other);
}

/** Fields proposed to be taken from the other address: those the address that stays lacks. */
export function proposedFields(differences: readonly MergeDifference[]): Model<'MergeField'>[] {
	return differences.filter(({ own, other }) => own === '' && other !== '').map(({ field }) => field);
}

/** Fields to be sent for the chosen ones: with the salutation goes the gender, where the address that stays has none. */
export function sentFields(chosen: readonly Model<'MergeField'>[], own: Address): Model<'MergeField'>[] {
	const withGender = own.gender === null || chosen.includes('salutation');
	return withGender && own.person ? [...chosen, 'gender'] : [...chosen];
}
