import { Badge, type BadgeTone } from '@kontor/ui/Badge';

/** The state of a document, in the tone of its rank. */
export function DocumentBadge({ state, rank }: { state: string; rank: number }) {
	return <Badge tone={toneOf(rank, state)}>{state}</Badge>;
}

function toneOf(rank: number, state: string): BadgeTone {
	if (rank === 99 || rank === 80) return 'neutral';
	if (state === 'gemahnt') return 'error';
	if (rank >= 90 || rank === 50) return 'success';
	if (rank === 40 || rank === 85) return 'warning';
	return rank === 10 ? 'neutral' : 'info';
}
