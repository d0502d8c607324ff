import { formatCount } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import { isDialogOpen } from '@kontor/ui/KeyboardHelp';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { PagedList } from '../../data/pages.ts';
import { useGo } from '../../location.ts';
import { useLeave } from '../../screen/leaving/leaving.tsx';
import { ariaKeysOf, isPressed, writtenKeysOf } from '../../screen/shortcuts.ts';
import { keepTrail, type ResultTrail } from './resultTrail.ts';

/** Hits around the open one that are fetched ahead, so that steps seldom wait. */
const AHEAD = 10;

/** Props of ResultWalk. */
export interface ResultWalkProps<Row> {
	/** The list, as in `keepTrail`. */
	name: string;
	trail: ResultTrail;
	/** The hits of the trail's filter. */
	list: PagedList<Row>;
	recordOf: (row: Row) => string | number;
	/** Where a hit is opened. */
	hrefOf: (row: Row) => string;
}

/** Leads to the previous and the next hit of the list a record was opened from, by Alt and the page keys too. */
export function ResultWalk<Row>({ name, trail, list, recordOf, hrefOf }: ResultWalkProps<Row>) {
	const go = useGo();
	const leave = useLeave();
	const total = list.first.status === 'ready' ? list.first.data.total : null;
	const index = placeIn(list, trail, recordOf);
	// A step to a hit that is still on its way, counted from the open one; it is made when the hit arrives.
	const [wanted, setWanted] = useState<1 | -1 | null>(null);

	const fetchAhead = useEffectEvent(() => {
		if (total !== null) list.onRangeNeeded(Math.max(0, index - AHEAD), Math.min(total, index + AHEAD + 1));
	});
	useEffect(() => {
		// Once the length is known, and at each step.
		if (total !== null && index >= 0) fetchAhead();
	}, [total, index]);

	function step(by: 1 | -1): void {
		const row = list.rowAt(index + by);
		if (row === undefined) {
			if (total === null || (index + by >= 0 && index + by < total)) setWanted(by);
			return;
		}
		setWanted(null);
		leave(() => {
			keepTrail(name, { ...trail, record: recordOf(row), index: index + by });
			// In place of this one: the way back leads to the list, however far somebody has walked.
			go(hrefOf(row), { replace: true });
		});
	}

	const stepThatWaited = useEffectEvent(() => wanted !== null && step(wanted));
	const isHere = wanted !== null && list.rowAt(index + wanted) !== undefined;
	useEffect(() => {
		if (isHere) stepThatWaited();
	}, [isHere]);

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		const isNext = isPressed('nextHit', event);
		if (event.defaultPrevented || !(isNext || isPressed('previousHit', event))) return;
		if (isDialogOpen()) return;
		event.preventDefault();
		step(isNext ? 1 : -1);
	});
	// Before the hit is painted: whoever sees the walk may press its keys.
	useLayoutEffect(() => {
		const listen = (event: KeyboardEvent) => onKeyDown(event);
		document.addEventListener('keydown', listen);
		return () => document.removeEventListener('keydown', listen);
	}, []);

	if (total === null) return <Walk />;
	return (
		<Walk aria-label="Treffer der Suche">
			<Button
				variant="quiet"
				size="compact"
				icon={<ChevronLeft />}
				label="Vorheriger Treffer"
				title={`Vorheriger Treffer (${writtenKeysOf('previousHit').join('+')})`}
				aria-keyshortcuts={ariaKeysOf('previousHit')}
				aria-disabled={index === 0}
				isPending={index > 0 && isMissing(list, index - 1)}
				onClick={() => step(-1)}
			/>
			<span>
				{formatCount(index + 1)} von {formatCount(total)}
			</span>
			<Button
				variant="quiet"
				size="compact"
				icon={<ChevronRight />}
				label="Nächster Treffer"
				title={`Nächster Treffer (${writtenKeysOf('nextHit').join('+')})`}
				aria-keyshortcuts={ariaKeysOf('nextHit')}
				aria-disabled={index >= total - 1}
				isPending={index < total - 1 && isMissing(list, index + 1)}
				onClick={() => step(1)}
			/>
			{list.problem !== null && (
				<Button variant="quiet" size="compact" onClick={list.retry}>
					Weitere Treffer laden
				</Button>
			)}
		</Walk>
	);
}

/** Where the record is in the list now: somebody may have added or removed one before it. */
function placeIn<Row>(
	list: PagedList<Row>,
	{ index, record }: ResultTrail,
	recordOf: (row: Row) => string | number,
): number {
	const near = [0, 1, -1, 2, -2].map((by) => index + by);
	function isAt(place: number): boolean {
		const row = place < 0 ? undefined : list.rowAt(place);
		return row !== undefined && recordOf(row) === record;
	}
	return near.find(isAt) ?? index;
}

function isMissing(list: PagedList<unknown>, index: number): boolean {
	return list.problem === null && list.rowAt(index) === undefined;
}

const Walk = styled.nav`
	display: flex;
	align-items: center;
	gap: var(--k-space-1);
	min-height: var(--k-control-height-compact, 1.75rem);
	margin: calc(-1 * var(--k-space-2)) 0 calc(-1 * var(--k-space-3)) calc(-1 * var(--k-space-2));
	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;
`;
