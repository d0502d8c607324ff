import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { rolesOf } from '@kontor/domain/wizard/roles';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Tabs } from '@kontor/ui/Tabs';
import { useBelow } from '@kontor/ui/theme';
import ListPlus from 'lucide-react/icons/list-plus';
import Mail from 'lucide-react/icons/mail';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useAddress } from '../../../data/addresses.ts';
import { useNoteOpened } from '../../../data/dashboard.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { trailTo } from '../../../kit/list/resultTrail.ts';
import { useGo } from '../../../location.ts';
import { setErrand } from '../../../records/errands.ts';
import { BrokenScreen } from '../../../screen/BrokenScreen.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { ErrorBoundary } from '../../../screen/ErrorBoundary.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { useLeave } from '../../../screen/leaving/leaving.tsx';
import { OpenRecord } from '../../../screen/privacy/privacy.tsx';
import { useAddressName } from '../../../screen/RouteExtrasProvider.tsx';
import { ariaKeysOf, hintOf } from '../../../screen/shortcuts.ts';
import { AddressWalk } from '../results/lazyAddressWalk.ts';
import type { CrmFilter } from '../search/addressFilter.ts';
import { TypeBadges } from '../TypeBadges.tsx';
import { AddressOverview } from './AddressOverview.tsx';
import { AddressHead } from './head/AddressHead.tsx';
import { AddressMenu } from './head/AddressMenu.tsx';
import { CallActions, callableNumbers } from './head/CallActions.tsx';
import { PinnedNote } from './head/PinnedNote.tsx';
import { useHeadKeys } from './head/useHeadKeys.ts';
import { roleLabels } from './roleLabels.ts';

const AddressDocuments = lazyChunk(async () => (await import('./AddressDocuments.tsx')).AddressDocuments);
const AddressSheet = lazyChunk(async () => (await import('./AddressSheet.tsx')).AddressSheet);
const AddressTasks = lazyChunk(async () => (await import('./AddressTasks.tsx')).AddressTasks);
const AddressContactPersons = lazyChunk(
	async () => (await import('../contactPersons/AddressContactPersons.tsx')).AddressContactPersons,
);
const MergeDialog = lazyChunk(async () => (await import('../merge/MergeDialog.tsx')).MergeDialog);
const NoSuchAddress = lazyChunk(async () => (await import('./NoSuchAddress.tsx')).NoSuchAddress);
const DisclosureDialog = lazyChunk(async () => (await import('../disclosure/DisclosureDialog.tsx')).DisclosureDialog);
const RecordFiles = lazyChunk(async () => (await import('../../../records/files/RecordFiles.tsx')).RecordFiles);
const AddressFamily = lazyChunk(async () => (await import('./family/AddressFamily.tsx')).AddressFamily);
const AddressGroups = lazyChunk(async () => (await import('../customerGroups/AddressGroups.tsx')).AddressGroups);
const InteractionList = lazyChunk(
	async () => (await import('../../../records/interactions/InteractionList.tsx')).InteractionList,
);

/** Everything about one address, in tabs; the query `tab` selects one. */
export function AddressScreen({ match }: { match: RouteMatch<'crmAddress'> }) {
	const { lfdnr } = match.params;
	if (lfdnr === 0) return <NoSuchAddress lfdnr={null} />;
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
	const [called, setCalled] = useState<string | null>(null);
	const [dialog, setDialog] = useState<'merge' | 'disclosure' | null>(null);
	const begin = useBegin(lfdnr);
	const mayTasks = can(useSubject(), 'tasks');
	useHeadKeys({
		beginInteraction: data ? () => begin('interaction') : undefined,
		beginTask: data && mayTasks ? () => begin('task') : undefined,
		edit: data ? () => begin('edit') : undefined,
		print: data ? () => setPrinting(true) : undefined,
	});

	if (address.status === 'failed') {
		return address.problem.status === 404 ? (
			<NoSuchAddress lfdnr={lfdnr} />
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
			subtitle={data === null ? <HeadLoading lfdnr={lfdnr} /> : <AddressHead address={data} />}
			badges={data && <TypeBadges names={data.addressTypes} />}
			actions={
				data && (
					<ContactActions
						isEditable={tab === 'contactData' || isRole(tab)}
						address={data}
						onPrint={() => setPrinting(true)}
						onCall={setCalled}
						onBegin={begin}
						onDisclose={() => setDialog('disclosure')}
						onMerge={() => setDialog('merge')}
					/>
				)
			}
		>
			{called !== null && (
				<Called ref={focusOnButton}>
					<Banner
						tone="info"
						action={{
							label: 'Gespräch erfassen',
							onAction: () => {
								setCalled(null);
								begin('interaction', { number: called });
							},
						}}
						onDismiss={() => setCalled(null)}
					>
						Anruf an {called}
					</Banner>
				</Called>
			)}
			{data !== null && <PinnedNote address={data} onEdit={() => begin('edit', { field: 'contact.note' })} />}
			{/* What the tabs show is asked for at once, but they stand below a head of unknown height, and some depend on it. */}
			<OpenTab data-printing={isPrinting || undefined} hidden={data === null}>
				<AddressTabs lfdnr={lfdnr} address={data} tab={tab} onCall={setCalled} />
			</OpenTab>
			{dialog !== null && data !== null && (
				<Suspense fallback={null}>
					{dialog === 'merge' && <MergeDialog address={data} onClose={() => setDialog(null)} />}
					{dialog === 'disclosure' && <DisclosureDialog address={data} onClose={() => setDialog(null)} />}
				</Suspense>
			)}
			{isPrinting && data !== null && (
				<Suspense fallback={null}>
					<AddressSheet address={data} onDone={() => setPrinting(false)} />
				</Suspense>
			)}
		</Page>
	);
}

interface AddressTabsProps {
	lfdnr: number;
	address: Model<'Address'> | null;
	tab: string;
	onCall: (number: string) => void;
}

function AddressTabs({ lfdnr, address, tab, onCall }: AddressTabsProps) {
	const go = useGo();
	const leave = useLeave();
	const mayTasks = can(useSubject(), 'tasks');
	const tabs: { key: string; label: string; content: ReactNode }[] = [
		{
			key: 'overview',
			label: 'Übersicht',
			content: <AddressOverview lfdnr={lfdnr} address={address} onCall={onCall} />,
		},
		...editableTabs(address),
		...(address?.person ? [{ key: 'family', label: 'Familie', content: <AddressFamily address={address} /> }] : []),
		{ key: 'documents', label: 'Dokumente', content: <AddressDocuments lfdnr={lfdnr} /> },
		{ key: 'files', label: 'Dateien', content: <RecordFiles lfdnr={lfdnr} /> },
		...(mayTasks ? [{ key: 'tasks', label: 'Aufgaben', content: <AddressTasks lfdnr={lfdnr} /> }] : []),
		{ key: 'interactions', label: 'Interaktionen', content: <InteractionList address={lfdnr} /> },
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

/** Below the number nothing stands yet: the facts of the head take as many lines as they need, and the tabs follow. */
function HeadLoading({ lfdnr }: { lfdnr: number }) {
	return (
		<>
			Kundennr. {lfdnr}
			<TabLoading />
		</>
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

type Begin = (kind: 'interaction' | 'edit' | 'task', about?: { number?: string; field?: string }) => void;

/** Begins something in the tab where it is done. */
function useBegin(lfdnr: number): Begin {
	const go = useGo();
	const leave = useLeave();
	return (kind, about = {}) =>
		leave(() => {
			if (kind === 'task') return go(hrefOf('taskNew', {}, { object: `ADDRESS:${lfdnr}` }));
			setErrand({ lfdnr, kind, ...about, ...(about.number !== undefined && { isCall: true }) });
			const tab = kind === 'interaction' ? 'interactions' : 'contactData';
			go(hrefOf('crmAddress', { lfdnr }, { tab }), { replace: true });
		});
}

interface ContactActionsProps {
	address: Model<'Address'>;
	onPrint: () => void;
	onCall: (number: string) => void;
	onBegin: Begin;
	onDisclose: () => void;
	onMerge: () => void;
	/** The open tab has a button of its own to edit it. */
	isEditable: boolean;
}

function ContactActions({ address, isEditable, onCall, onBegin, ...ofMenu }: ContactActionsProps) {
	const mayTasks = can(useSubject(), 'tasks');
	// On a phone the others are in the menu.
	const isPhone = useBelow('sm');
	return (
		<>
			<AddressMenu {...ofMenu} address={address} onEdit={() => onBegin('edit')} />
			{!isPhone && address.email !== '' && (
				<LinkButton href={`mailto:${encodeURIComponent(address.email)}`} icon={<Mail size={16} aria-hidden="true" />}>
					E-Mail
				</LinkButton>
			)}
			{!isPhone && mayTasks && (
				<LinkButton
					href={hrefOf('taskNew', {}, { object: `ADDRESS:${address.lfdnr}` })}
					title={hintOf('beginTask')}
					aria-keyshortcuts={ariaKeysOf('beginTask')}
					icon={<ListPlus size={16} aria-hidden="true" />}
				>
					Aufgabe
				</LinkButton>
			)}
			{!isPhone && !isEditable && (
				<Button
					icon={<Pencil size={16} aria-hidden="true" />}
					title={hintOf('edit')}
					aria-keyshortcuts={ariaKeysOf('edit')}
					onClick={() => onBegin('edit')}
				>
					Bearbeiten
				</Button>
			)}
			<Button
				icon={<MessageSquarePlus size={16} aria-hidden="true" />}
				title={hintOf('beginInteraction')}
				aria-keyshortcuts={ariaKeysOf('beginInteraction')}
				onClick={() => onBegin('interaction')}
			>
				Interaktion
			</Button>
			<CallActions numbers={callableNumbers(address)} onCall={onCall} />
		</>
	);
}

/** Whoever has called notes the talk by Enter. */
function focusOnButton(frame: HTMLElement | null): void {
	frame?.querySelector('button')?.focus();
}

function isRole(tab: string): boolean {
	return Object.hasOwn(roleLabels, tab);
}

/** The browser's own print takes the open tab, "Drucken" the whole address. */
const OpenTab = styled.div`
	display: contents;

	&[hidden] {
		display: none;
	}
	&[data-printing] {
		@media print {
			display: none;
		}
	}
`;

const Called = styled.div`
	max-width: 76rem;
	margin-bottom: var(--k-space-4);
`;
