import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Timeline } from '@kontor/ui/Timeline';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAddressInteractions } from '../../../data/addresses.ts';
import { Failure } from '../../../screen/Failure.tsx';
import { ListProblem } from '../ListProblem.tsx';
import { byMonth, interactionEntry } from './interactionEntries.tsx';

const STEP = 100;

/** The interactions of an address in one line of time, newest first. */
export function AddressInteractions({ lfdnr }: { lfdnr: number }) {
	return (
		<Narrow>
			<Card title="Interaktionen">
				<Interactions lfdnr={lfdnr} />
			</Card>
		</Narrow>
	);
}

function Interactions({ lfdnr }: { lfdnr: number }) {
	const list = useAddressInteractions(lfdnr);
	const [count, setCount] = useState(STEP);
	if (list.first.status === 'failed') return <Failure {...list.first} />;
	if (list.first.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={10} />
			</Loading>
		);
	}
	const { total } = list.first.data;
	if (total === 0) return <EmptyState>Keine Einträge gefunden.</EmptyState>;
	const wanted = Math.min(count, total);
	const rows = Array.from({ length: wanted }, (_, index) => list.rowAt(index)).filter((row) => row !== undefined);

	function showMore(): void {
		setCount(count + STEP);
		list.onRangeNeeded(count, Math.min(count + STEP, total));
	}

	return (
		<Stack>
			<Timeline label="Verlauf" groups={byMonth(rows.map((row) => interactionEntry(row, true)))} />
			<ListProblem list={list} />
			{rows.length < total && (
				<Button onClick={showMore} isPending={rows.length < wanted && list.problem === null}>
					Ältere anzeigen
				</Button>
			)}
		</Stack>
	);
}

const Narrow = styled.div`
	max-width: 52rem;
`;

const Stack = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--k-space-4);

	> section {
		width: 100%;
	}
`;
