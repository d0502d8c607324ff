import { formatCount } from '@kontor/german/number';
import { Badge } from '@kontor/ui/Badge';
import { Button } from '@kontor/ui/Button';
import { styled } from 'styled-components';
import type { CountLogState } from './log/countLog.ts';

/** Props of SyncBadge. */
export interface SyncBadgeProps {
	state: CountLogState;
	isOffline: boolean;
	onSync: () => void;
}

/** Number of entries waiting to be sent to the server, which happens automatically. */
export function SyncBadge({ state, isOffline, onSync }: SyncBadgeProps) {
	const unkept = state.entries.filter(({ status }) => status === 'unkept').length;
	const waiting = state.entries.filter(({ status }) => status === 'kept').length;
	const refused = state.entries.filter(({ status }) => status === 'refused').length;
	const words = `${waiting === 1 ? 'Ein Eintrag wartet' : `${formatCount(waiting)} Einträge warten`}`;
	const isCut = isOffline || state.problem === 'network';
	return (
		<Row role="status" data-waiting={waiting}>
			{unkept > 0 && (
				<Badge tone="warning">
					{state.isFull ? `${formatCount(unkept)} nur auf dieser Seite` : `${formatCount(unkept)} werden gespeichert`}
				</Badge>
			)}
			{unkept === 0 && waiting === 0 && !isCut && <Badge tone="success">Alles übertragen</Badge>}
			{unkept === 0 && waiting === 0 && isCut && <Badge tone="warning">Keine Verbindung</Badge>}
			{waiting > 0 && <Badge tone={isCut ? 'warning' : 'info'}>{isCut ? `Keine Verbindung, ${words}` : words}</Badge>}
			{refused > 0 && <Badge tone="error">{`${formatCount(refused)} nicht angenommen`}</Badge>}
			{waiting > 0 && !isOffline && state.problem !== null && (
				<Button size="compact" onClick={onSync}>
					Jetzt übertragen
				</Button>
			)}
		</Row>
	);
}

const Row = styled.span`
	display: inline-flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;
