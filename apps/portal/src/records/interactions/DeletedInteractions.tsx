import { ApiProblem } from '@kontor/api-client/problem';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { Accordion } from '@kontor/ui/Accordion';
import { Badge } from '@kontor/ui/Badge';
import { Button } from '@kontor/ui/Button';
import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDeletedInteractions, useInteractionWrites } from '../../data/interactions.ts';
import { sentenceOf } from '../../screen/Failure.tsx';

/** What was deleted in the last 30 days, each entry to be put back; nothing where there is none. */
export function DeletedInteractions({ address }: { address: number }) {
	const deleted = useDeletedInteractions(address);
	const writes = useInteractionWrites({ address });
	const toasts = useToast();
	const [restoring, setRestoring] = useState<number | null>(null);
	if (deleted.status !== 'ready' || deleted.data.length === 0) return null;

	async function restore(id: number): Promise<void> {
		if (restoring !== null) return;
		setRestoring(id);
		try {
			await writes.restore(id);
		} catch (error) {
			toasts.show({
				tone: 'error',
				text: 'Der Eintrag konnte nicht wiederhergestellt werden.',
				...(error instanceof ApiProblem && { detail: sentenceOf(error) }),
			});
		} finally {
			setRestoring(null);
		}
	}

	return (
		<div>
			<Accordion
				sections={[
					{
						key: 'deleted',
						title: 'Gelöscht in den letzten 30 Tagen',
						meta: <Badge>{String(deleted.data.length)}</Badge>,
						children: (
							<List>
								{deleted.data.map((entry) => (
									<li key={entry.lfdnr}>
										<span>
											<strong>{entry.subject}</strong>
											<Quiet>
												{formatGermanDateTime(entry.dateTime)} · gelöscht von {entry.deletedBy},{' '}
												{formatGermanDateTime(entry.deleted)}
											</Quiet>
										</span>
										<Button
											size="compact"
											isPending={restoring === entry.lfdnr}
											aria-label={`„${entry.subject}“ wiederherstellen`}
											onClick={() => void restore(entry.lfdnr)}
										>
											Wiederherstellen
										</Button>
									</li>
								))}
							</List>
						),
					},
				]}
			/>
		</div>
	);
}

const List = styled.ul`
	display: grid;
	gap: var(--k-space-3);
	padding: 0;
	list-style: none;

	li {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: var(--k-space-2) var(--k-space-3);
	}

	strong {
		font-weight: var(--k-font-weight-medium);
		overflow-wrap: anywhere;
	}
`;

const Quiet = styled.span`
	display: block;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;
