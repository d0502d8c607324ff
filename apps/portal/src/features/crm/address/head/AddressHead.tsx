import type { Model } from '@kontor/api-client/types';
import { addressLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { ageOn, formatGermanDate } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { formatSvnr } from '@kontor/german/svnr';
import { Link } from '@kontor/ui/Link';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useClock } from '../../../../host/clock.tsx';
import { usePrivacy } from '../../../../screen/privacy/privacy.tsx';

/** Facts the counter asks for first, in one line under the name: birth, insurance, exemption, representative. */
export function AddressHead({ address }: { address: Model<'Address'> }) {
	const clock = useClock();
	const { isDiscreet } = usePrivacy();
	const today = viennaToday(clock());
	const { lfdnr, dateOfBirth, patient, references, adultRepresentation } = address;
	const insurer = patient?.references.find((reference) => reference.lfdnr === patient.healthInsuranceCompany);
	const representative = references.find((reference) => reference.lfdnr === adultRepresentation?.key);
	const isRepresented =
		adultRepresentation !== null && !(adultRepresentation.validTo && adultRepresentation.validTo < today);
	const age = dateOfBirth === null ? null : ageOn(dateOfBirth, today);
	const svnr = patient === undefined ? '' : formatSvnr(patient);
	const facts: { term: string; value: ReactNode }[] = [
		{ term: 'Kundennr.', value: lfdnr },
		...(address.person
			? [
					{
						term: 'Geboren',
						value:
							dateOfBirth === null
								? 'unbekannt'
								: `${formatGermanDate(dateOfBirth)}${age === null ? '' : ` (${age} Jahre)`}`,
					},
				]
			: []),
		...(patient === undefined
			? []
			: [
					{ term: 'SVNR', value: svnr === '' ? 'unbekannt' : svnr },
					{ term: 'Krankenkasse', value: insurer?.name ?? 'unbekannt' },
					{ term: 'Gebührenbefreit', value: exemption(patient, today) },
				]),
		...(isRepresented && representative
			? [
					{
						term: 'Vertreten durch',
						value: (
							<Link href={hrefOf('crmAddress', { lfdnr: representative.lfdnr })}>
								{addressLabel(representative.name, representative.lfdnr, isDiscreet)}
							</Link>
						),
					},
				]
			: []),
	];
	return (
		<Facts aria-label="Auf einen Blick">
			{facts.map(({ term, value }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</Facts>
	);
}

/** Exempt by the flag, or for the year in which the REGO was reached; each of those ends with its year. */
function exemption({ isFeeReady, regojahr }: Model<'StoredPatientPart'>, today: string): string {
	if (isFeeReady) return 'Ja';
	if (regojahr !== null && String(regojahr) === today.slice(0, 4)) return `REGO ${regojahr}`;
	return 'Nein';
}

const Facts = styled.dl`
	display: flex;
	flex-wrap: wrap;
	gap: 0 var(--k-space-4);
	margin: 0;

	> div {
		display: flex;
		gap: var(--k-space-1);
	}
	dd {
		margin: 0;
		color: var(--k-color-text);
		font-variant-numeric: tabular-nums;
	}
`;
