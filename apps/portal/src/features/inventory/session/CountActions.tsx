import { asProblem } from '@kontor/api-client/problem';
import { nextSessionStates } from '@kontor/domain/count/review';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { ConfirmDialog } from '@kontor/ui/AlertDialog';
import { Button } from '@kontor/ui/Button';
import { LinkButton } from '@kontor/ui/Link';
import { MenuButton } from '@kontor/ui/Menu';
import { saveFile } from '@kontor/ui/saveFile';
import { useToast } from '@kontor/ui/Toast';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { Suspense, useState } from 'react';
import { type CountSession, useCountProtocol, useCountWrites } from '../../../data/inventory.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';

const PostDialog = lazyChunk(async () => (await import('./PostDialog.tsx')).PostDialog);

type Goal = 'review' | 'counting' | 'released' | 'cancelled';

const words: Readonly<Record<Goal, { label: string; done: string }>> = {
	review: { label: 'Zählung beenden', done: 'Die Zählung ist beendet.' },
	counting: { label: 'Weiterzählen lassen', done: 'Es wird wieder gezählt.' },
	released: { label: 'Freigeben', done: 'Die Inventur ist freigegeben. Jemand anderer kann sie jetzt buchen.' },
	cancelled: { label: 'Inventur abbrechen', done: 'Die Inventur ist abgebrochen.' },
};

/** Actions on a count in its state, and its protocol. */
export function CountActions({ session }: { session: CountSession }) {
	const { lfdnr, state, version, title, isOwnRelease } = session;
	const subject = useSubject();
	const writes = useCountWrites(lfdnr);
	const protocol = useCountProtocol();
	const toasts = useToast();
	const [isBusy, setBusy] = useState(false);
	const [isPosting, setPosting] = useState(false);
	const [isCancelling, setCancelling] = useState(false);
	const mayLead = can(subject, 'countLead');
	const mayPost = can(subject, 'countPost') && state === 'released';
	const next = mayLead ? nextSessionStates[state] : [];
	const main = ({ counting: 'review', review: 'released' } as const)[state as 'counting' | 'review'];

	async function run(work: () => Promise<unknown>, done: string | null): Promise<void> {
		setBusy(true);
		try {
			await work();
			if (done !== null) toasts.show({ tone: 'success', text: done });
		} catch (error) {
			toasts.show({ tone: 'error', text: sentenceOf(asProblem(error)) });
		} finally {
			setBusy(false);
		}
	}

	const go = (goal: Goal) => void run(() => writes.changeState(version, goal), words[goal].done);
	const others = (['counting', 'review', 'cancelled'] as const).filter((goal) => next.includes(goal) && goal !== main);

	return (
		<>
			{mayLead && (
				<MenuButton
					icon={<Ellipsis size={16} aria-hidden="true" />}
					label="Weitere Aktionen"
					align="end"
					entries={[
						...(['pdf', 'csv'] as const).map((file) => ({
							id: file,
							label: `Protokoll als ${file.toUpperCase()}`,
							onAction: () =>
								void run(async () => saveFile(await protocol(lfdnr, file), `Inventur ${lfdnr} ${title}`, file), null),
						})),
						...others.map((goal) => ({
							id: goal,
							label: goal === 'review' ? 'Freigabe zurücknehmen' : words[goal].label,
							onAction: () => (goal === 'cancelled' ? setCancelling(true) : go(goal)),
						})),
					]}
				/>
			)}
			{(state === 'counting' || state === 'review') && (
				<LinkButton
					href={hrefOf('inventoryScan', {}, { session: String(lfdnr) })}
					icon={<ScanBarcode size={16} aria-hidden="true" />}
				>
					Zählen
				</LinkButton>
			)}
			{main !== undefined && next.includes(main) && (
				<Button variant="primary" isPending={isBusy} onClick={() => go(main)}>
					{words[main].label}
				</Button>
			)}
			{mayPost && (
				<Button
					variant="primary"
					isPending={isBusy}
					disabled={isOwnRelease}
					title={isOwnRelease ? 'Wer freigegeben hat, bucht nicht selbst.' : undefined}
					onClick={() => setPosting(true)}
				>
					Buchen
				</Button>
			)}
			<Suspense fallback={null}>
				{isPosting && <PostDialog session={session} onClose={() => setPosting(false)} />}
			</Suspense>
			<ConfirmDialog
				isOpen={isCancelling}
				title="Inventur abbrechen?"
				confirmLabel="Abbrechen"
				cancelLabel="Weiterführen"
				onClose={() => setCancelling(false)}
				onConfirm={() => {
					setCancelling(false);
					go('cancelled');
				}}
			>
				Das Gezählte bleibt im Protokoll, gebucht wird nichts.
			</ConfirmDialog>
		</>
	);
}
