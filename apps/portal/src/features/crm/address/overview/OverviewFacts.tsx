import type { Model } from '@kontor/api-client/types';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { type Description, DescriptionList } from '@kontor/ui/DescriptionList';
import { Link } from '@kontor/ui/Link';
import { Skeleton } from '@kontor/ui/Skeleton';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAddressTypes, useCountries, useGenders } from '../../../../data/addresses.ts';
import { lazyChunk } from '../../../../host/chunks.ts';
import { useAfterRender } from '../../../../host/useAfterRender.ts';
import { useLeave } from '../../../../screen/leaving/leaving.tsx';
import { PhoneLink } from '../../../../screen/PhoneLink.tsx';

const EditedValue = lazyChunk(async () => (await import('./EditedValue.tsx')).EditedValue);

/** Props of OverviewFacts. */
export interface OverviewFactsProps {
	/** Null while it is loading. */
	address: Model<'Address'> | null;
	/** A number is being called. */
	onCall: (number: string) => void;
}

/** Contact and person of an address; a value is edited where it stands. */
export function OverviewFacts({ address, onCall }: OverviewFactsProps) {
	const arePlacesLoading = useCountries().status === 'loading';
	const areNamesLoading = [useGenders().status, useAddressTypes().status].includes('loading');
	const editing = useEditing(address);
	return (
		<>
			<Card title="Kontakt">
				<Facts>
					<DescriptionList
						items={useContactFacts(address, editing, onCall)}
						isLoading={address === null || arePlacesLoading}
					/>
				</Facts>
			</Card>
			<Card title={address?.person === false ? 'Stammdaten' : 'Person'}>
				<Facts>
					<DescriptionList items={useMasterFacts(address, editing)} isLoading={address === null || areNamesLoading} />
				</Facts>
			</Card>
		</>
	);
}

/** Makes a fact that is edited where it stands. */
type Editing = (term: string, path: FieldPath, value: ReactNode) => Description;

function useEditing(address: Model<'Address'> | null): Editing {
	const [edited, setEdited] = useState<FieldPath | null>(null);
	const leave = useLeave();
	const afterRender = useAfterRender();
	const pencils = useRef(new Map<FieldPath, HTMLButtonElement>());
	return (term, path, value) => {
		if (address === null) return { term, value: '' };
		if (path === edited) {
			const form = (
				<Suspense fallback={<Skeleton />}>
					<EditedValue
						key={path}
						address={address}
						path={path}
						onDone={() => {
							setEdited(null);
							afterRender(() => pencils.current.get(path)?.focus());
						}}
					/>
				</Suspense>
			);
			return { term, value: form };
		}
		const pencil = (
			<Button
				ref={(button) => {
					if (button) pencils.current.set(path, button);
					else pencils.current.delete(path);
				}}
				size="compact"
				variant="quiet"
				icon={<Pencil />}
				label={`${term} bearbeiten`}
				onClick={() => leave(() => setEdited(path))}
			/>
		);
		return {
			term,
			value: (
				<Fact>
					<span>{value || <Nothing />}</span>
					{pencil}
				</Fact>
			),
		};
	};
}

function useContactFacts(
	address: Model<'Address'> | null,
	editable: Editing,
	onCall: (number: string) => void,
): Description[] {
	const countries = useCountries();
	const { street = '', zip = '', city = '', country = '' } = address?.address ?? {};
	const countryName =
		countries.status === 'ready' ? countries.data.find(({ code }) => code === country)?.bezeichnung : undefined;
	return [
		editable('Straße', 'contact.street', street),
		editable('PLZ und Ort', 'contact.zip', `${zip} ${city}`.trim()),
		editable('Land', 'contact.country', countryName ?? country),
		editable('Telefon', 'contact.tel', withNote(onCall, address?.tel, address?.telNote)),
		editable('Mobil', 'contact.mobile', withNote(onCall, address?.mobile, address?.mobileNote)),
		editable(
			'E-Mail',
			'contact.email',
			address?.email && <Link href={`mailto:${encodeURIComponent(address.email)}`}>{address.email}</Link>,
		),
	];
}

function useMasterFacts(address: Model<'Address'> | null, editable: Editing): Description[] {
	const genders = useGenders();
	const types = useAddressTypes();
	const typeNames =
		types.status === 'ready'
			? types.data
					.filter(({ fldName }) => address?.addressTypes.includes(fldName))
					.map(({ bezeichnung }) => bezeichnung)
					.join(', ')
			: '';
	const common = [{ term: 'Typ', value: typeNames }];
	if (address?.person === false) return common;
	const gender = genders.status === 'ready' && genders.data.find(({ lfdnr }) => lfdnr === address?.gender)?.bezeichnung;
	return [
		editable('Anrede', 'person.salutation', address?.salutation),
		editable('Titel', 'person.titleBefore', address?.titleBefore),
		editable('Titel nachgestellt', 'person.titleAfter', address?.titleAfter),
		editable('Vorname', 'person.firstname', address?.firstname),
		editable('Nachname', 'person.lastname', address?.lastname),
		editable('Geschlecht', 'person.gender', gender || (address === null ? '' : 'unbekannt')),
		...common,
	];
}

function withNote(onCall: (number: string) => void, number = '', note = ''): ReactNode {
	if (number.trim() === '') return note;
	return (
		<>
			<PhoneLink number={number} onCall={onCall} />
			{note !== '' && <Quiet> {note}</Quiet>}
		</>
	);
}

function Nothing() {
	return (
		<>
			<span aria-hidden="true">–</span>
			<VisuallyHidden>keine Angabe</VisuallyHidden>
		</>
	);
}

/* A value that is on its way has the height of one that can be edited. */
const Facts = styled.div`
	dd {
		min-height: calc(var(--k-control-height-compact) - 2 * var(--k-space-half));
	}
`;

const Fact = styled.span`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: 0 var(--k-space-1);
	margin-block: calc(-1 * var(--k-space-half));
	min-height: 1.75rem;

	> span {
		overflow-wrap: anywhere;
	}
	> button:not(:hover, :focus-visible) {
		color: var(--k-color-text-muted);
	}
`;

const Quiet = styled.span`
	color: var(--k-color-text-muted);
`;
