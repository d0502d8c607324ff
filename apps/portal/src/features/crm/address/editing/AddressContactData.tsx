import type { Model } from '@kontor/api-client/types';
import { type AddressDraft, isFilled, valueAt, withValue } from '@kontor/domain/wizard/draft';
import type { RoleName } from '@kontor/domain/wizard/roles';
import { styled } from 'styled-components';
import { useHost } from '../../../../host/host.tsx';
import { complementOf, forgetComplement } from '../../../../screen/complement.ts';
import { AddressRoles } from '../roles/AddressRoles.tsx';
import { formOf, pathsOfSection } from './addressSections.ts';
import { SectionEditor } from './SectionEditor.tsx';

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
	const { drafts } = useHost();
	return (
		<Sections>
			<SectionEditor
				address={address}
				section="contactData"
				withheld={withheld}
				proposed={complemented(address, withheld)}
				onSaved={() => {
					if (complementOf(address.lfdnr) !== null) drafts.erase();
					forgetComplement();
				}}
			/>
			<SectionEditor address={address} section="relations" withheld={withheld} title="Beziehungen" />
			<AddressRoles address={address} withheld={withheld} onFillIn={onFillIn} />
		</Sections>
	);
}

/** The address with what it lacks and the wizard knows; null where there is nothing to add. */
function complemented(address: Model<'Address'>, withheld: AddressDraft['withheld']): AddressDraft | null {
	const known = complementOf(address.lfdnr);
	if (known === null) return null;
	const own = formOf(address, withheld);
	const lacking = pathsOfSection('contactData', own).filter((path) => !isFilled(own, path) && isFilled(known, path));
	return lacking.reduce((draft, path) => withValue(draft, path, valueAt(known, path)), own);
}

const Sections = styled.div`
	display: grid;
	gap: var(--k-space-4);
	max-width: 52rem;
`;
