import type { Model } from '@kontor/api-client/types';
import { ageOn, formatGermanDate } from '@kontor/domain/date';
import { viennaToday } from '@kontor/domain/dateTime';
import { Card } from '@kontor/ui/Card';
import { type Description, DescriptionList } from '@kontor/ui/DescriptionList';
import { Link } from '@kontor/ui/Link';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { useAddressTypes, useCountries, useGenders } from '../../../data/addresses.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useClock } from '../../../host/clock.tsx';
import { PhoneLink } from '../../../screen/PhoneLink.tsx';
import { AddressHistory } from './AddressHistory.tsx';
import { AddressWarnings } from './AddressWarnings.tsx';

const OpenWork = lazyChunk(async () => (await import('./overview/OpenWork.tsx')).OpenWork);
const RelatedAddresses = lazyChunk(async () => (await import('./overview/RelatedAddresses.tsx')).RelatedAddresses);

/** The facts of an address, what is to be done, and what happened last. */
export function AddressOverview({ lfdnr, address }: { lfdnr: number; address: Model<'Address'> | null }) {
	const isLoading = address === null;
	const arePlacesLoading = useCountries().status === 'loading';
	const areNamesLoading = [useGenders().status, useAddressTypes().status].includes('loading');
	return (
		<>
			{address !== null && <AddressWarnings address={address} />}
			<Grid>
				<Column>
					<Card title="Kontakt">
						<DescriptionList items={useContactFacts(address)} isLoading={isLoading || arePlacesLoading} />
					</Card>
					<Card title={address?.person === false ? 'Stammdaten' : 'Person'}>
						<DescriptionList items={useMasterFacts(address)} isLoading={isLoading || areNamesLoading} />
					</Card>
					{address !== null && address.note !== '' && (
						<Card title="Notiz">
							<Note>{address.note}</Note>
						</Card>
					)}
					<Suspense fallback={null}>
						<RelatedAddresses lfdnr={lfdnr} />
					</Suspense>
				</Column>
				<Column>
					<Suspense fallback={null}>
						<OpenWork lfdnr={lfdnr} />
					</Suspense>
					<AddressHistory lfdnr={lfdnr} />
				</Column>
			</Grid>
		</>
	);
}

function useContactFacts(address: Model<'Address'> | null): Description[] {
	const countries = useCountries();
	const { street = '', zip = '', city = '', country = '' } = address?.address ?? {};
	const countryName =
		countries.status === 'ready' ? countries.data.find(({ code }) => code === country)?.bezeichnung : undefined;
	const place = `${zip} ${city}`.trim();
	return [
		{ term: 'Straße', value: street },
		{ term: 'PLZ und Ort', value: place },
		{ term: 'Land', value: countryName ?? country },
		{ term: 'Telefon', value: withNote(address?.tel, address?.telNote) },
		{ term: 'Mobil', value: withNote(address?.mobile, address?.mobileNote) },
		{
			term: 'E-Mail',
			value: address?.email && <Link href={`mailto:${encodeURIComponent(address.email)}`}>{address.email}</Link>,
		},
	];
}

function useMasterFacts(address: Model<'Address'> | null): Description[] {
	const genders = useGenders();
	const types = useAddressTypes();
	const clock = useClock();
	const typeNames =
		types.status === 'ready'
			? types.data
					.filter(({ fldName }) => address?.addressTypes.includes(fldName))
					.map(({ bezeichnung }) => bezeichnung)
					.join(', ')
			: '';
	const common = [
		{ term: 'Kundennr.', value: address?.lfdnr },
		{ term: 'Typ', value: typeNames },
	];
	if (address?.person === false) return [{ term: 'Name', value: address.name }, ...common];
	const age = address?.dateOfBirth ? ageOn(address.dateOfBirth, viennaToday(clock())) : null;
	const born = address?.dateOfBirth ? formatGermanDate(address.dateOfBirth) : '';
	const gender = genders.status === 'ready' && genders.data.find(({ lfdnr }) => lfdnr === address?.gender)?.bezeichnung;
	return [
		{ term: 'Anrede', value: address?.salutation },
		{ term: 'Titel', value: [address?.titleBefore, address?.titleAfter].filter(Boolean).join(', ') },
		{ term: 'Vorname', value: address?.firstname },
		{ term: 'Nachname', value: address?.lastname },
		{ term: 'Geburtsdatum', value: age === null ? born : `${born} (${age} Jahre)` },
		{ term: 'Geschlecht', value: gender || '' },
		...common,
	];
}

function withNote(number = '', note = ''): ReactNode {
	if (number.trim() === '') return note;
	return (
		<>
			<PhoneLink number={number} />
			{note !== '' && <Quiet> {note}</Quiet>}
		</>
	);
}

const Grid = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
	max-width: 76rem;
`;

const Column = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;

const Note = styled.p`
	max-width: var(--k-text-width);
	overflow-wrap: anywhere;
	white-space: pre-line;
`;

const Quiet = styled.span`
	color: var(--k-color-text-muted);
`;
