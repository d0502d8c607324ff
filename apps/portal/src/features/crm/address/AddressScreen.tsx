import type { Model } from '@kontor/api-client/types';
import { ageOn } from '@kontor/domain/date';
import { viennaToday } from '@kontor/domain/dateTime';
import { can } from '@kontor/domain/permissions';
import { normalizePhone, telHref } from '@kontor/domain/phone';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { rolesOf } from '@kontor/domain/wizard/roles';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Tabs } from '@kontor/ui/Tabs';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useAddress } from '../../../data/addresses.ts';
import { useNoteOpened } from '../../../data/dashboard.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useClock } from '../../../host/clock.tsx';
import { trailTo } from '../../../kit/list/resultTrail.ts';
import { useGo } from '../../../location.ts';
import { BrokenScreen } from '../../../screen/BrokenScreen.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { ErrorBoundary } from '../../../screen/ErrorBoundary.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { useLeave } from '../../../screen/leaving/leaving.tsx';
import { OpenRecord } from '../../../screen/privacy/privacy.tsx';
import { useAddressName } from '../../../screen/RouteExtrasProvider.tsx';
import { AddressWalk } from '../results/lazyAddressWalk.ts';
import type { CrmFilter } from '../search/addressFilter.ts';
import { TypeBadges } from '../TypeBadges.tsx';
import { AddressMenu } from './AddressMenu.tsx';
import { AddressOverview } from './AddressOverview.tsx';
import { roleLabels } from './roleLabels.ts';

const AddressDocuments = lazyChunk(async () => (await import('./AddressDocuments.tsx')).AddressDocuments);
const AddressSheet = lazyChunk(async () => (await import('./AddressSheet.tsx')).AddressSheet);
const AddressTasks = lazyChunk(async () => (await import('./AddressTasks.tsx')).AddressTasks);
const AddressContactPersons = lazyChunk(
	async () => (await import('../contactPersons/AddressContactPersons.tsx')).AddressContactPersons,
);
const AddressGroups = lazyChunk(async () => (await import('../customerGroups/AddressGroups.tsx')).AddressGroups);
const AddressInteractions = lazyChunk(
	async () => (await import('../interactions/AddressInteractions.tsx')).AddressInteractions,
);

/** Everything about one address, in tabs; the query `tab` selects one. */
export function AddressScreen({ match }: { match: RouteMatch<'crmAddress'> }) {
	const { lfdnr } = match.params;
	if (lfdnr === 0) return <NoSuchAddress />;
	return (
		<OpenRecord>
			<KnownAddress key={lfdnr} lfdnr={lfdnr} tab={match.query.tab ?? 'overview'} />
		</OpenRecord>
	);
}

function KnownAddress({ lfdnr, tab }: { lfdnr: number; tab: string }) {
	const address = useAddress(lfdnr);
	const data = address.status === 'ready' ? address.data : null;
	useNoteOpened('ADDRESS', data === null ? null : String(lfdnr));
	useAddressName(data?.name);
	const trail = trailTo<CrmFilter>('crm', lfdnr);
	const [isPrinting, setPrinting] = useState(false);

	if (address.status === 'failed') {
		return address.problem.status === 404 ? (
			<NoSuchAddress />
		) : (
			<Page title={`Adresse ${lfdnr}`}>
				<Failure {...address} />
			</Page>
		);
	}
	return (
		<Page
			breadcrumbs={
				trail !== null && (
					<Suspense fallback={null}>
						<AddressWalk trail={trail} tab={tab} />
					</Suspense>
				)
			}
			title={data === null ? null : data.name}
			subtitle={<Subtitle lfdnr={lfdnr} address={data} />}
			badges={data && <TypeBadges names={data.addressTypes} />}
			actions={data && <ContactActions address={data} onPrint={() => setPrinting(true)} />}
		>
			<OpenTab data-printing={isPrinting || undefined}>
				<AddressTabs lfdnr={lfdnr} address={data} tab={tab} />
			</OpenTab>
			{isPrinting && data !== null && (
				<Suspense fallback={null}>
					<AddressSheet address={data} onDone={() => setPrinting(false)} />
				</Suspense>
			)}
		</Page>
	);
}

function AddressTabs({ lfdnr, address, tab }: { lfdnr: number; address: Model<'Address'> | null; tab: string }) {
	const go = useGo();
	const leave = useLeave();
	const mayTasks = can(useSubject(), 'tasks');
	const tabs: { key: string; label: string; content: ReactNode }[] = [
		{ key: 'overview', label: 'Übersicht', content: <AddressOverview lfdnr={lfdnr} address={address} /> },
		...editableTabs(address),
		{ key: 'documents', label: 'Dokumente', content: <AddressDocuments lfdnr={lfdnr} /> },
		...(mayTasks ? [{ key: 'tasks', label: 'Aufgaben', content: <AddressTasks lfdnr={lfdnr} /> }] : []),
		{ key: 'interactions', label: 'Interaktionen', content: <AddressInteractions lfdnr={lfdnr} /> },
		{ key: 'contactPersons', label: 'Kontaktpersonen', content: <AddressContactPersons lfdnr={lfdnr} /> },
		{ key: 'customerGroups', label: 'Kundengruppen', content: <AddressGroups lfdnr={lfdnr} /> },
	];
	return (
		<Tabs
			label="Bereiche der Adresse"
			tabs={tabs.map(({ key, label, content }) => ({
				key,
				label,
				content: (
					<ErrorBoundary key={key} fallback={(error, retry) => <BrokenScreen error={error} retry={retry} />}>
						<Suspense fallback={<TabLoading />}>{content}</Suspense>
					</ErrorBoundary>
				),
			}))}
			selectedKey={tab}
			onSelect={(key) => {
				const query = key === 'overview' ? {} : { tab: key };
				leave(() => go(hrefOf('crmAddress', { lfdnr }, query), { replace: true }));
			}}
		/>
	);
}

function TabLoading() {
	return (
		<Loading>
			<SkeletonText lines={8} />
		</Loading>
	);
}

const EditableTab = lazyChunk(async () => (await import('./editing/EditableTab.tsx')).EditableTab);

/** Contact data, and each role the address has data of that the user may see. */
function editableTabs(address: Model<'Address'> | null) {
	if (address === null) return [];
	return (['contactData', ...rolesOf(address)] as const).map((shows) => ({
		key: shows,
		label: shows === 'contactData' ? 'Kontaktdaten' : roleLabels[shows],
		content: <EditableTab address={address} shows={shows} />,
	}));
}

function Subtitle({ lfdnr, address }: { lfdnr: number; address: Model<'Address'> | null }) {
	const clock = useClock();
	const age = address?.dateOfBirth ? ageOn(address.dateOfBirth, viennaToday(clock())) : null;
	return `Kundennr. ${lfdnr}${age === null ? '' : ` · ${age} Jahre`}`;
}

function ContactActions({ address, onPrint }: { address: Model<'Address'>; onPrint: () => void }) {
	const number = [address.tel, address.mobile].find((text) => text.trim() !== '');
	const phoneHref = number === undefined ? null : telHref(normalizePhone(number));
	return (
		<>
			<AddressMenu address={address} onPrint={onPrint} />
			{address.email !== '' && (
				<LinkButton href={`mailto:${encodeURIComponent(address.email)}`} icon={<Mail size={16} aria-hidden="true" />}>
					E-Mail
				</LinkButton>
			)}
			{phoneHref !== null && (
				<LinkButton href={phoneHref} icon={<Phone size={16} aria-hidden="true" />}>
					Anrufen
				</LinkButton>
			)}
		</>
	);
}

function NoSuchAddress() {
	return (
		<Page title="Adresse nicht gefunden">
			<EmptyState action={<LinkButton href={hrefOf('crm')}>Zur Adresssuche</LinkButton>}>
				Unter dieser Nummer gibt es keine Adresse.
			</EmptyState>
		</Page>
	);
}

/** The browser's own print takes the open tab, "Drucken" the whole address. */
const OpenTab = styled.div`
	display: contents;

	&[data-printing] {
		@media print {
			display: none;
		}
	}
`;
