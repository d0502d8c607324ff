import type { Model } from '@kontor/api-client/types';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyChunk } from '../../../host/chunks.ts';
import { Together } from '../../../screen/arriving/Together.tsx';
import { AddressWarnings } from './AddressWarnings.tsx';
import { OverviewFacts } from './overview/OverviewFacts.tsx';

const AddressHistory = lazyChunk(async () => (await import('./AddressHistory.tsx')).AddressHistory);
const Merges = lazyChunk(async () => (await import('../merge/Merges.tsx')).Merges);
const OpenWork = lazyChunk(async () => (await import('./overview/OpenWork.tsx')).OpenWork);
const RelatedAddresses = lazyChunk(async () => (await import('./overview/RelatedAddresses.tsx')).RelatedAddresses);

/** Props of AddressOverview. */
export interface AddressOverviewProps {
	lfdnr: number;
	/** Null while it is loading. */
	address: Model<'Address'> | null;
	/** A number is being called. */
	onCall: (number: string) => void;
}

/** The facts of an address, what is to be done, and what happened last. */
export function AddressOverview({ lfdnr, address, onCall }: AddressOverviewProps) {
	return (
		<>
			<Suspense fallback={null}>
				<Merges lfdnr={lfdnr} />
			</Suspense>
			{address !== null && <AddressWarnings address={address} />}
			<Grid>
				<Column>
					<OverviewFacts address={address} onCall={onCall} />
					<Suspense fallback={null}>
						<RelatedAddresses lfdnr={lfdnr} />
					</Suspense>
				</Column>
				<Column>
					<Together>
						<OpenWork lfdnr={lfdnr} />
						<AddressHistory lfdnr={lfdnr} />
					</Together>
				</Column>
			</Grid>
		</>
	);
}

const Grid = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
	max-width: 76rem;
`;

const Column = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;
