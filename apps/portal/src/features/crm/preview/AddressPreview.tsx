import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { ageOn, formatGermanDate } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Link } from '@kontor/ui/Link';
import { Loading, Skeleton, SkeletonText } from '@kontor/ui/Skeleton';
import { Timeline } from '@kontor/ui/Timeline';
import { styled } from 'styled-components';
import { type AddressRow, usePeekedAddress } from '../../../data/addresses.ts';
import { usePeekedInteractions } from '../../../data/interactions.ts';
import { useClock } from '../../../host/clock.tsx';
import type { PreviewProps } from '../../../kit/list/ListScreen.tsx';
import { PreviewFrame, PreviewParts, useSettledRecord } from '../../../kit/list/PreviewFrame.tsx';
import { byMonth, interactionEntry } from '../../../records/interactions/interactionEntries.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { PhoneLink } from '../../../screen/PhoneLink.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { TypeBadges } from '../TypeBadges.tsx';

/** An address in short, beside its list. */
export function AddressPreview({ row, ...frame }: PreviewProps<AddressRow>) {
	const { lfdnr } = row;
	return (
		<PreviewFrame {...frame} label={`Adresse ${lfdnr}`} href={hrefOf('crmAddress', { lfdnr })}>
			<Content row={row} />
		</PreviewFrame>
	);
}

function Content({ row }: { row: AddressRow }) {
	const lfdnr = useSettledRecord(row.lfdnr);
	const address = usePeekedAddress(lfdnr);
	return (
		<PreviewParts>
			<div>
				<h2>
					<Private spoken="Name verborgen">{row.name}</Private>
				</h2>
				<Quiet>
					Kundennr. {row.lfdnr}
					{address.status === 'ready' && <Age address={address.data} />}
				</Quiet>
				<TypeBadges names={row.addressTypes} />
			</div>
			{address.status === 'failed' ? (
				<Failure {...address} />
			) : (
				<Contact row={row} address={address.status === 'ready' ? address.data : null} />
			)}
			<section>
				<h3>Letzte Interaktionen</h3>
				<Interactions lfdnr={lfdnr} />
			</section>
		</PreviewParts>
	);
}

function Age({ address }: { address: Model<'Address'> }) {
	const clock = useClock();
	if (address.dateOfBirth === null) return null;
	const age = ageOn(address.dateOfBirth, viennaToday(clock()));
	return (
		<>
			{' · '}
			<Private>{`${formatGermanDate(address.dateOfBirth)}${age === null ? '' : ` (${age} Jahre)`}`}</Private>
		</>
	);
}

/** What the row knows stands at once, the rest when it has come. */
function Contact({ row, address }: { row: AddressRow; address: Model<'Address'> | null }) {
	const rest = address === null ? <Skeleton width="9rem" /> : null;
	// The row has the number to call, which may be the mobile one.
	const landline = address?.tel ?? (row.tel === row.mobile ? '' : row.tel);
	const mobile = address?.mobile ?? row.mobile;
	return (
		<DescriptionList
			items={[
				{ term: 'Straße', value: row.kdStrasse && <Private>{row.kdStrasse}</Private> },
				{ term: 'PLZ und Ort', value: `${row.kdPlz} ${row.kdOrt}`.trim() },
				{ term: 'Telefon', value: landline && <PhoneLink number={landline} /> },
				{ term: 'Mobil', value: mobile && <PhoneLink number={mobile} /> },
				{ term: 'E-Mail', value: rest ?? (address?.email && <Private>{<Mail email={address.email} />}</Private>) },
			]}
		/>
	);
}

function Mail({ email }: { email: string }) {
	return <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>;
}

function Interactions({ lfdnr }: { lfdnr: number | null }) {
	const list = usePeekedInteractions(lfdnr);
	if (list.status === 'failed') return <Failure {...list} />;
	if (list.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={5} />
			</Loading>
		);
	}
	if (list.data.rows.length === 0) return <EmptyState>Keine Einträge gefunden.</EmptyState>;
	const entries = list.data.rows.map((row) => {
		const entry = interactionEntry(row, false);
		return { ...entry, title: <Private>{entry.title}</Private> };
	});
	return <Timeline label="Letzte Interaktionen" level={4} groups={byMonth(entries)} />;
}

const Quiet = styled.div`
	margin-bottom: var(--k-space-2);
	color: var(--k-color-text-muted);
`;
