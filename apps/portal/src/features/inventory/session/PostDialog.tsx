import { asProblem } from '@kontor/api-client/problem';
import { formatCount, formatEuro } from '@kontor/german/number';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type CountSession, useCountSums, useCountWrites } from '../../../data/inventory.ts';
import { Failure, sentenceOf } from '../../../screen/Failure.tsx';
import { blockLabels } from '../countWords.ts';
import { signedFigure } from './signedFigure.ts';

/** Props of PostDialog. */
export interface PostDialogProps {
	session: CountSession;
	onClose: () => void;
}

/** Posts a count: says what will be posted, and by name what cannot be. */
export function PostDialog({ session, onClose }: PostDialogProps) {
	const { lfdnr, version } = session;
	const lines = useCountSums(lfdnr);
	const writes = useCountWrites(lfdnr);
	const toasts = useToast();
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const page = lines.status === 'ready' ? lines.data : null;
	const blocked = page?.rows ?? [];

	async function post(): Promise<void> {
		setBusy(true);
		setFailure(null);
		try {
			await writes.post(
				version,
				blocked.map(({ artNr }) => artNr),
			);
			toasts.show({ tone: 'success', text: 'Die Inventur ist gebucht.' });
			onClose();
		} catch (error) {
			setFailure(sentenceOf(asProblem(error)));
		} finally {
			setBusy(false);
		}
	}

	return (
		<Dialog
			isOpen
			title="Inventur buchen"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Schließen</Button>
					<Button variant="primary" isPending={isBusy} disabled={page === null} onClick={() => void post()}>
						{blocked.length === 0 ? 'Buchen' : `Ohne ${blocked.length === 1 ? 'diesen' : 'diese'} buchen`}
					</Button>
				</>
			}
		>
			<Parts>
				{failure !== null && <Banner tone="error">{failure}</Banner>}
				{lines.status === 'loading' && (
					<Loading label="Die Differenzen werden geladen.">
						<SkeletonText lines={4} />
					</Loading>
				)}
				{lines.status === 'failed' && <Failure {...lines} />}
				{page !== null && (
					<p>
						{formatCount(page.sums.different)} Artikel weichen ab: {signedFigure(page.sums.surplus)} zu viel,{' '}
						{signedFigure(page.sums.shortage)} zu wenig
						{page.sums.value !== undefined && `, im Wert von ${formatEuro(page.sums.value)}`}. Jede Differenz wird zum
						Zeitpunkt ihrer Zählung gebucht; nicht gezählte Artikel bleiben, wie sie sind.
					</p>
				)}
				{blocked.length > 0 && (
					<>
						<Banner tone="warning">
							{blocked.length === 1 ? 'Dieser Artikel kann' : `Diese ${formatCount(blocked.length)} Artikel können`}{' '}
							noch nicht gebucht werden:
						</Banner>
						<List>
							{blocked.map(({ artNr, articleDescription, block }) => (
								<li key={artNr}>
									{articleDescription} ({artNr}): {block !== null && blockLabels[block]}
								</li>
							))}
						</List>
					</>
				)}
			</Parts>
		</Dialog>
	);
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-3);
`;

const List = styled.ul`
	margin: 0;
	padding-inline-start: var(--k-space-5);
`;
