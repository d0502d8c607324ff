import type { Model } from '@kontor/api-client/types';
import { addressLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { ageOn, formatGermanDate } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { Badge } from '@kontor/ui/Badge';
import { Card } from '@kontor/ui/Card';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Link } from '@kontor/ui/Link';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { styled } from 'styled-components';
import { useRelatedAddresses } from '../../../../data/addresses.ts';
import { useClock } from '../../../../host/clock.tsx';
import { Failure } from '../../../../screen/Failure.tsx';
import { PhoneLink } from '../../../../screen/PhoneLink.tsx';
import { Private } from '../../../../screen/privacy/Private.tsx';
import { OtherRecords, usePrivacy } from '../../../../screen/privacy/privacy.tsx';
import { RuledList } from '../../../../screen/RuledList.styles.ts';
import { relationLabels } from '../overview/relationLabels.ts';
import { type FamilyMember, familyOf } from './familyOf.ts';

/** The family of somebody: who lives at the same door, is insured with them, or represents them, each once. */
export function AddressFamily({ address }: { address: Model<'Address'> }) {
	const related = useRelatedAddresses(address.lfdnr);
	const { street, zip, city } = address.address;
	return (
		<Framed>
			<Card title="Familie" footer={<Quiet>{[street, `${zip} ${city}`.trim()].filter(Boolean).join(', ')}</Quiet>}>
				{related.status === 'failed' && <Failure {...related} />}
				{related.status === 'loading' && (
					<Loading>
						<SkeletonText lines={4} />
					</Loading>
				)}
				{related.status === 'ready' && <Members members={familyOf(related.data)} />}
			</Card>
		</Framed>
	);
}

function Members({ members }: { members: readonly FamilyMember[] }) {
	if (members.length === 0) {
		return <EmptyState>An dieser Anschrift wohnt sonst niemand, und niemand ist mitversichert.</EmptyState>;
	}
	return (
		<OtherRecords>
			<RuledList aria-label="Familie">
				{members.map((member) => (
					<Member key={member.lfdnr} member={member} />
				))}
			</RuledList>
		</OtherRecords>
	);
}

function Member({ member }: { member: FamilyMember }) {
	const { isDiscreet } = usePrivacy();
	const today = viennaToday(useClock()());
	const { lfdnr, name, dateOfBirth, tel, relations } = member;
	const age = dateOfBirth === null ? null : ageOn(dateOfBirth, today);
	return (
		<li>
			<Who>
				<Link href={hrefOf('crmAddress', { lfdnr })}>{addressLabel(name, lfdnr, isDiscreet)}</Link>
				{dateOfBirth !== null && (
					<Quiet>
						<Private>{`${formatGermanDate(dateOfBirth)}${age === null ? '' : ` (${age} Jahre)`}`}</Private>
					</Quiet>
				)}
			</Who>
			<Badges>
				{relations.map((relation) => (
					<Badge key={relation}>{relationLabels[relation]}</Badge>
				))}
			</Badges>
			<Phone>
				<PhoneLink number={tel} />
			</Phone>
		</li>
	);
}

const Framed = styled.div`
	max-width: 76rem;
`;

const Who = styled.div`
	display: grid;
	flex: 1 1 12rem;
	justify-items: start;
`;

const Phone = styled.span`
	white-space: nowrap;
`;

const Badges = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-1);
`;

const Quiet = styled.span`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;
