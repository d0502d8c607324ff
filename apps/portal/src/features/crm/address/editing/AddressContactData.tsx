import type { Model } from '@kontor/api-client/types';
import { type AddressDraft, isFilled, valueAt, withValue } from '@kontor/domain/wizard/draft';
import { styled } from 'styled-components';
import { useHost } from '../../../../host/host.tsx';
import { complementOf, forgetComplement } from '../../../../screen/complement.ts';
import { formOf, pathsOfSection } from './addressSections.ts';
import { SectionEditor } from './SectionEditor.tsx';

/** Props of AddressContactData. */
export interface AddressContactDataProps {
	address: Model<'Address'>;
	/** The rights the user does not have. */
	withheld: AddressDraft['withheld'];
}

/** Name, address and numbers, and what the address has to do with others. */
export function AddressContactData({ address, withheld }: AddressContactDataProps) {
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
`;
