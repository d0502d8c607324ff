import type { Model } from '@kontor/api-client/types';
import { addressLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { Link } from '@kontor/ui/Link';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRelatedAddresses } from '../../../../data/addresses.ts';
import { Failure } from '../../../../screen/Failure.tsx';
import { usePrivacy } from '../../../../screen/privacy/privacy.tsx';
import { NothingThere } from './NothingThere.tsx';
import { relationLabels } from './relationLabels.ts';

type Related = Model<'RelatedAddresses'>;

const SHOWN = 5;

/** Whom an address has to do with, seen from both sides: home, representation, and the family by its insurance. */
export function RelatedAddresses({ lfdnr }: { lfdnr: number }) {
	const related = useRelatedAddresses(lfdnr);
	if (related.status === 'ready' && related.data.length === 0) return <NothingThere title="Beziehungen" />;
	return (
		<Card title="Beziehungen">
			{related.status === 'failed' && <Failure {...related} />}
			{related.status === 'loading' && (
				<Loading>
					<SkeletonText lines={2} />
				</Loading>
			)}
			{related.status === 'ready' && (
				<DescriptionList
					items={related.data.map((group) => ({
						term: relationLabels[group.relation],
						value: <Others key={lfdnr} group={group} />,
					}))}
				/>
			)}
		</Card>
	);
}

function Others({ group: { relation, addresses, total } }: { group: Related }) {
	const { isDiscreet } = usePrivacy();
	const [isWhole, setWhole] = useState(false);
	const shown = isWhole ? addresses : addresses.slice(0, SHOWN);
	const rest = total - shown.length;
	return (
		<>
			<List>
				{shown.map(({ lfdnr, name, kdPlz, kdOrt }) => (
					<li key={lfdnr}>
						<Link href={hrefOf('crmAddress', { lfdnr })}>{addressLabel(name, lfdnr, isDiscreet)}</Link>{' '}
						<Quiet>{`${kdPlz} ${kdOrt}`.trim()}</Quiet>
					</li>
				))}
			</List>
			{!isWhole && rest > 0 && (
				<Button
					size="compact"
					variant="quiet"
					aria-label={`${relationLabels[relation]}: ${rest} weitere anzeigen`}
					onClick={() => setWhole(true)}
				>
					{`${rest} weitere`}
				</Button>
			)}
			{isWhole && rest > 0 && <Quiet>{`und ${rest} weitere`}</Quiet>}
		</>
	);
}

const List = styled.ul`
	padding: 0;
	list-style: none;

	/* Each name is far enough from the next one for a finger. */
	> li {
		line-height: 1.5rem;
	}
`;

const Quiet = styled.span`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;
