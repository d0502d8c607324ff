import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { roleOf } from '@kontor/domain/wizard/addressFlags';
import type { RoleName } from '@kontor/domain/wizard/roles';
import { Loading, Skeleton } from '@kontor/ui/Skeleton';
import { useToast } from '@kontor/ui/Toast';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../../host/chunks.ts';
import { useGo } from '../../../../location.ts';
import { useLeave } from '../../../../screen/leaving/leaving.tsx';
import { FieldSourcesProvider } from '../../addressForm/fieldSources.tsx';
import { useWithheld } from '../../addressForm/useWithheld.ts';
import { useKeptDraft } from '../../newAddress/useKeptDraft.ts';
import { AddressContactData } from './AddressContactData.tsx';
import { useKeptNewRole } from './section/keptSection.ts';
import { SectionEditor } from './section/SectionEditor.tsx';
import { useSectionSources } from './useSectionSources.ts';

const ComplementDialog = lazyChunk(async () => (await import('./ComplementDialog.tsx')).ComplementDialog);

/** Props of EditableTab. */
export interface EditableTabProps {
	address: Model<'Address'>;
	/** The contact data, or the data of a role. */
	shows: 'contactData' | RoleName;
}

/** A tab of an address that is edited in place; a role that is added is entered in its place, and opened then. */
export function EditableTab({ address, shows: tab }: EditableTabProps) {
	const withheld = useWithheld();
	const go = useGo();
	const leave = useLeave();
	const [chosen, setChosen] = useState<RoleName | null>(null);
	const begun = useKeptNewRole(address.lfdnr);
	const added = chosen ?? (tab === 'contactData' ? (begun.restored ?? null) : null);
	const shows = added ?? tab;
	const kept = useKeptDraft();
	const [isComplemented, setComplemented] = useState(false);
	const isKnown = !isComplemented && kept.state?.complements === String(address.lfdnr);
	const known = isKnown ? kept.state : null;
	const toasts = useToast();
	const entered = (known?.draft.flags ?? []).flatMap((flag) => roleOf(flag) ?? []);
	const { sources, status } = useSectionSources(shows === 'contactData' ? entered : [shows, ...entered]);
	if (status === 'loading' || kept.state === null || begun.restored === undefined) {
		return (
			<Loading>
				<Skeleton shape="block" height="16rem" />
			</Loading>
		);
	}

	return (
		<FieldSourcesProvider value={sources}>
			{known !== null && (
				<Suspense fallback={null}>
					<ComplementDialog
						address={address}
						known={known.draft}
						withheld={withheld}
						onDone={() => {
							kept.forget();
							toasts.show({ tone: 'success', text: 'Ihre Eingabe ist in diese Adresse übernommen.' });
							setComplemented(true);
						}}
						onClose={() => {
							kept.keep({ ...known, complements: null });
							toasts.show({ tone: 'info', text: 'Ihr Entwurf bleibt unter „Neue Adresse“.' });
							setComplemented(true);
						}}
					/>
				</Suspense>
			)}
			{shows === 'contactData' && (
				<AddressContactData address={address} withheld={withheld} onFillIn={(role) => leave(() => setChosen(role))} />
			)}
			{shows !== 'contactData' && added === null && (
				<SectionEditor address={address} section={shows} withheld={withheld} />
			)}
			{added !== null && (
				<SectionEditor
					address={address}
					section={added}
					withheld={withheld}
					onSaved={() => go(hrefOf('crmAddress', { lfdnr: address.lfdnr }, { tab: added }), { replace: true })}
					onLeaveNew={() => {
						setChosen(null);
						begun.forget();
					}}
				/>
			)}
		</FieldSourcesProvider>
	);
}
