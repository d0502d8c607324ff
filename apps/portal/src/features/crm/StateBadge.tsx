import { Badge, type BadgeTone } from '@kontor/ui/Badge';

/** What the states of documents mean; all others are steps on the way. */
const tones: Readonly<Record<string, BadgeTone>> = {
	bewilligt: 'success',
	angenommen: 'success',
	geliefert: 'success',
	bezahlt: 'success',
	erledigt: 'success',
	gemahnt: 'warning',
	abgelehnt: 'error',
};

/** The state of a document. */
export function StateBadge({ state }: { state: string }) {
	return <Badge tone={tones[state] ?? 'neutral'}>{state}</Badge>;
}
