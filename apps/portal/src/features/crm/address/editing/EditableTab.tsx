import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import type { RoleName } from '@kontor/domain/wizard/roles';
import { Loading, Skeleton } from '@kontor/ui/Skeleton';
import { useState } from 'react';
import { type NewAddressLists, useNewAddressLists } from '../../../../data/newAddress.ts';
import { useGo } from '../../../../location.ts';
import { useLeave } from '../../../../screen/leaving/leaving.tsx';
import { FieldSourcesProvider } from '../../addressForm/fieldSources.tsx';
import { useAddressSources } from '../../addressForm/useAddressSources.ts';
import { useWithheld } from '../../addressForm/useWithheld.ts';
import { AddressContactData } from './AddressContactData.tsx';
import { SectionEditor } from './SectionEditor.tsx';

/** Props of EditableTab. */
export interface EditableTabProps {
	address: Model<'Address'>;
	/** The contact data, or the data of a role. */
	shows: 'contactData' | RoleName;
}

/** The list of choices that each tab needs beside the general one. */
const ownList = {
	contactData: 'general',
	patient: 'patient',
	employee: 'employee',
	doctor: 'doctor',
	company: 'company',
	supplier: 'supplier',
	healthInsuranceCompany: 'insurer',
} as const satisfies Record<EditableTabProps['shows'], keyof NewAddressLists>;

/** A tab of an address that is edited in place; a role that is added is entered in its place, and opened then. */
export function EditableTab({ address, shows: tab }: EditableTabProps) {
	const withheld = useWithheld();
	const go = useGo();
	const leave = useLeave();
	const [added, setAdded] = useState<RoleName | null>(null);
	const shows = added ?? tab;
	const lists = useNewAddressLists({
		patient: shows === 'patient',
		employee: shows === 'employee',
		doctor: shows === 'doctor',
		company: shows === 'company',
		supplier: shows === 'supplier',
		insurer: shows === 'healthInsuranceCompany',
		ownContributionGroup: '',
	});
	const sources = useAddressSources(lists);
	const own = lists[ownList[shows]];
	// Without the lists a choice would be read as the code it is stored by.
	if (lists.general.status === 'loading' || own.status === 'loading') {
		return (
			<Loading>
				<Skeleton shape="block" height="16rem" />
			</Loading>
		);
	}
	return (
		<FieldSourcesProvider value={sources}>
			{shows === 'contactData' && (
				<AddressContactData address={address} withheld={withheld} onFillIn={(role) => leave(() => setAdded(role))} />
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
					onLeaveNew={() => setAdded(null)}
				/>
			)}
		</FieldSourcesProvider>
	);
}
