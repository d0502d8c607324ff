import { ApiProblem } from '@kontor/api-client/problem';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { goodsMoveOf, isCancellable, isInvoice } from '@kontor/domain/trade/chain';
import { Button } from '@kontor/ui/Button';
import { LinkButton } from '@kontor/ui/Link';
import { MenuButton, type MenuEntry } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import { Suspense, useState } from 'react';
import { type Upgrade, useBusinessWrites, useUpgrades } from '../../../data/business.ts';
import type { DocumentDetail } from '../../../data/documents.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';

const ConfirmDialog = lazyChunk(async () => (await import('@kontor/ui/AlertDialog')).ConfirmDialog);
const UpgradeDialog = lazyChunk(async () => (await import('./UpgradeDialog.tsx')).UpgradeDialog);
const PaymentDialog = lazyChunk(async () => (await import('./PaymentDialog.tsx')).PaymentDialog);

/** Why a document cannot become another one now. */
const blocks: Readonly<Record<NonNullable<Upgrade['blocked']>, string>> = {
	draft: 'Der Beleg ist noch ein Entwurf.',
	cancelled: 'Der Beleg ist storniert.',
	refused: 'Der Beleg ist abgelehnt.',
	nothingOpen: 'Alles ist bereits übernommen.',
	notAllowed: 'Das ist für diese Belegart nicht vorgesehen.',
};

/** Why nobody can set a state now. */
const stateBlocks: Readonly<Record<NonNullable<DocumentDetail['nextStates'][number]['blocked']>, string>> = {
	draft: 'Der Beleg ist noch ein Entwurf.',
	cancelled: 'Der Beleg ist storniert.',
	followed: 'Der Status folgt aus den Folgebelegen.',
	notAllowed: 'Dazu fehlt Ihnen das Recht.',
};

/** Actions on a document: an appointment about it, and its next steps for users who work on documents. */
export function DocumentActions({ document }: { document: DocumentDetail }) {
	const subject = useSubject();
	return (
		<>
			{can(subject, 'calendar') && (
				<LinkButton href={hrefOf('calendar', {}, { new: `DOCUMENT:${document.wf_cid}` })}>
					Termin vereinbaren
				</LinkButton>
			)}
			{can(subject, 'business') && <Actions document={document} />}
		</>
	);
}

function Actions({ document }: { document: DocumentDetail }) {
	const { wf_cid, version, isIssued, rank, shortType, openAmount, addressLfdnr, nextStates } = document;
	const subject = useSubject();
	const mayIssue = can(subject, 'documentsIssue');
	const movesGoods = goodsMoveOf(shortType, false) !== null;
	const wfCid = Number(wf_cid);
	const upgrades = useUpgrades(wfCid);
	const writes = useBusinessWrites();
	const toasts = useToast();
	const go = useGo();
	const [chosen, setChosen] = useState<Upgrade | null>(null);
	const [asked, setAsked] = useState<'cancel' | 'delete' | 'pay' | null>(null);
	const isDraft = rank <= 10;
	const known = upgrades.status === 'ready' ? upgrades.data : [];

	/** False where it failed; the reason is told. */
	async function run(work: () => Promise<unknown>, text: string): Promise<boolean> {
		setAsked(null);
		try {
			await work();
			toasts.show({ tone: 'success', text });
			return true;
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			toasts.show({ tone: 'error', text: sentenceOf(error) });
			return false;
		}
	}

	async function remove(): Promise<void> {
		if (!(await run(() => writes.remove(wfCid), 'Der Entwurf ist gelöscht.'))) return;
		go(hrefOf('crmAddress', { lfdnr: addressLfdnr }, { tab: 'documents' }), { replace: true });
	}

	const more: MenuEntry[] = [
		...(isDraft
			? [{ id: 'delete', label: 'Entwurf löschen …', isDanger: true, onAction: () => setAsked('delete') }]
			: []),
		...(!isDraft && mayIssue && isCancellable(shortType) && rank < (movesGoods ? 99 : 80)
			? [{ id: 'cancel', label: 'Stornieren …', isDanger: true, onAction: () => setAsked('cancel') }]
			: []),
	];
	return (
		<>
			{more.length > 0 && (
				<MenuButton entries={more} align="end">
					Mehr
				</MenuButton>
			)}
			{!isDraft && mayIssue && nextStates.length > 0 && (
				<MenuButton
					align="end"
					entries={nextStates.map((next) => ({
						id: String(next.rank),
						label: next.state,
						isDisabled: next.blocked !== null,
						...(next.blocked !== null && { description: stateBlocks[next.blocked] }),
						onAction: () =>
							void run(() => writes.setState(wfCid, version, next.rank), `Der Beleg ist jetzt „${next.state}“.`),
					}))}
				>
					Status
				</MenuButton>
			)}
			{isIssued && isInvoice(shortType) && can(subject, 'prices') && (openAmount ?? '0.00') !== '0.00' && (
				<Button onClick={() => setAsked('pay')}>Zahlung erfassen</Button>
			)}
			{isDraft ? (
				<LinkButton variant="primary" href={hrefOf('business', {}, { wf_cid })}>
					Bearbeiten
				</LinkButton>
			) : (
				known.length > 0 && (
					<MenuButton
						variant="primary"
						align="end"
						entries={known.map((upgrade) => ({
							id: upgrade.shortType,
							label: upgrade.documentType,
							isDisabled: upgrade.blocked !== null,
							...(upgrade.blocked !== null && { description: blocks[upgrade.blocked] }),
							onAction: () => setChosen(upgrade),
						}))}
					>
						Übernehmen in
					</MenuButton>
				)
			)}
			<Suspense fallback={null}>
				{chosen !== null && <UpgradeDialog document={document} upgrade={chosen} onClose={() => setChosen(null)} />}
				{asked === 'pay' && openAmount !== null && (
					<PaymentDialog document={document} open={openAmount} onClose={() => setAsked(null)} />
				)}
				{asked === 'cancel' && (
					<ConfirmDialog
						isOpen
						title="Beleg stornieren?"
						confirmLabel="Stornieren"
						isDanger
						onConfirm={() => void run(() => writes.cancel(wfCid, version), 'Der Beleg ist storniert.')}
						onClose={() => setAsked(null)}
					>
						{movesGoods
							? 'Die Ware wird zurückgebucht, und im Ausgangsbeleg ist ihre Menge wieder offen.'
							: 'Was noch offen ist, wird aufgegeben. Bereits Geliefertes bleibt bestehen.'}
					</ConfirmDialog>
				)}
				{asked === 'delete' && (
					<ConfirmDialog
						isOpen
						title="Entwurf löschen?"
						confirmLabel="Löschen"
						isDanger
						onConfirm={() => void remove()}
						onClose={() => setAsked(null)}
					>
						Übernommene Mengen sind im Ausgangsbeleg wieder offen.
					</ConfirmDialog>
				)}
			</Suspense>
		</>
	);
}
