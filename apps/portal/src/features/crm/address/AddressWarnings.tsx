import type { Model } from '@kontor/api-client/types';
import { endingRepresentation } from '@kontor/domain/representation';
import { viennaToday } from '@kontor/german/dateTime';
import { Banner } from '@kontor/ui/Banner';
import { styled } from 'styled-components';
import { useClock } from '../../../host/clock.tsx';

/** What has to be seen to at this address before anything else. */
export function AddressWarnings({ address }: { address: Model<'Address'> }) {
	const clock = useClock();
	const { adultRepresentation, patient } = address;
	const days = endingRepresentation(adultRepresentation?.validTo ?? null, viennaToday(clock()));
	const lacksInsurer = patient !== undefined && patient.healthInsuranceCompany === null;
	if (days === null && !lacksInsurer) return null;
	return (
		<Warnings>
			{days !== null && <Banner tone="warning">{endSentence(days)}</Banner>}
			{lacksInsurer && <Banner tone="warning">Für diesen Patienten ist keine Krankenkasse eingetragen.</Banner>}
		</Warnings>
	);
}

function endSentence(days: number): string {
	if (days < 0) return 'Die Erwachsenenvertretung ist abgelaufen.';
	if (days === 0) return 'Die Erwachsenenvertretung endet heute.';
	return days === 1 ? 'Die Erwachsenenvertretung endet morgen.' : `Die Erwachsenenvertretung endet in ${days} Tagen.`;
}

const Warnings = styled.div`
	display: grid;
	gap: var(--k-space-2);
	max-width: 76rem;
	margin-bottom: var(--k-space-4);
`;
