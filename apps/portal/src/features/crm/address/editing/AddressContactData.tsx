import type { Model } from '@kontor/api-client/types';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import type { RoleName } from '@kontor/domain/wizard/roles';
import { styled } from 'styled-components';
import { AddressRoles } from '../roles/AddressRoles.tsx';
import { SectionEditor } from './section/SectionEditor.tsx';

/** Props of AddressContactData. */
export interface AddressContactDataProps {
	address: Model<'Address'>;
	/** The rights the user does not have. */
	withheld: AddressDraft['withheld'];
	/** A role is to be added, whose data have to be entered first. */
	onFillIn: (role: RoleName) => void;
}

/** Name, address and numbers, what the address has to do with others, and what it is. */
export function AddressContactData({ address, withheld, onFillIn }: AddressContactDataProps) {
	return (
		<Sections>
			<SectionEditor address={address} section="contactData" withheld={withheld} />
			<SectionEditor address={address} section="relations" withheld={withheld} title="Beziehungen" />
			<AddressRoles address={address} withheld={withheld} onFillIn={onFillIn} />
		</Sections>
	);
}

const Sections = styled.div`
	display: grid;
	gap: var(--k-space-4);
	max-width: 76rem;
`;
