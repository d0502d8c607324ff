import type { Model } from '@kontor/api-client/types';
import type { RoleName } from '@kontor/domain/wizard/roles';
import { useNewAddressLists } from '../../../../data/newAddress.ts';
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

/** A tab of an address that is edited in place. */
export function EditableTab({ address, shows }: EditableTabProps) {
	const withheld = useWithheld();
	const sources = useAddressSources(
		useNewAddressLists({
			patient: shows === 'patient',
			employee: shows === 'employee',
			doctor: shows === 'doctor',
			company: shows === 'company',
			supplier: shows === 'supplier',
			insurer: shows === 'healthInsuranceCompany',
			ownContributionGroup: '',
		}),
	);
	return (
		<FieldSourcesProvider value={sources}>
			{shows === 'contactData' ? (
				<AddressContactData address={address} withheld={withheld} />
			) : (
				<SectionEditor address={address} section={shows} withheld={withheld} />
			)}
		</FieldSourcesProvider>
	);
}
