import { asProblem } from '@kontor/api-client/problem';
import { hrefOf } from '@kontor/domain/routes';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTaskWrites } from '../../../data/taskWrites.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';

/** A task that was deleted and can still be brought back. */
export function DeletedTask({ lfdnr }: { lfdnr: number }) {
	const writes = useTaskWrites();
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);

	async function restore(): Promise<void> {
		setBusy(true);
		setFailure(null);
		try {
			await writes.restore(lfdnr);
		} catch (error) {
			setFailure(sentenceOf(asProblem(error)));
		} finally {
			setBusy(false);
		}
	}

	return (
		<Page title="Aufgabe gelöscht" subtitle={`Aufgabe ${lfdnr}`}>
			<div role="status">{failure !== null && <Banner tone="error">{failure}</Banner>}</div>
			<EmptyState
				action={
					<Actions>
						<Button variant="primary" isPending={isBusy} onClick={() => void restore()}>
							Wiederherstellen
						</Button>
						<LinkButton href={hrefOf('tasks')}>Zu den Aufgaben</LinkButton>
					</Actions>
				}
			>
				Diese Aufgabe wurde gelöscht. 30 Tage lang lässt sie sich wiederherstellen.
			</EmptyState>
		</Page>
	);
}

const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	justify-content: center;
	gap: var(--k-space-2);
`;
