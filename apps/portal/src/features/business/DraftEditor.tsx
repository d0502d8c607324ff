import { ApiProblem } from '@kontor/api-client/problem';
import { hrefOf } from '@kontor/domain/routes';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Checkbox } from '@kontor/ui/Checkbox';
import { Link } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { TextField } from '@kontor/ui/TextField';
import { useToast } from '@kontor/ui/Toast';
import { below } from '@kontor/ui/theme';
import { Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type BusinessDocument, useBusinessWrites } from '../../data/business.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { useKeptEntry } from '../../kit/draft/useKeptEntry.ts';
import { useGo } from '../../location.ts';
import { sentenceOf } from '../../screen/Failure.tsx';
import { DraftAmounts } from './DraftAmounts.tsx';
import { DraftLines } from './DraftLines.tsx';
import { type Draft, draftOf, entryOf, problemOf, readDraft } from './draftLines.ts';

const ConfirmDialog = lazyChunk(async () => (await import('@kontor/ui/AlertDialog')).ConfirmDialog);

/** A document while it is worked on: positions by keys, amounts beside them, kept until it is stored. */
export function DraftEditor({ document }: { document: BusinessDocument }) {
	const { wf_cid, customerId, typeId, documentHead } = document;
	const place = wf_cid === null ? `business/new-${customerId}-${typeId}` : `business/${wf_cid}`;
	const kept = useKeptEntry(place, readDraft);
	const [draft, setDraft] = useState<Draft>(() => draftOf(document));
	// The version these entries began with: what is stored since is somebody else's.
	const [version, setVersion] = useState(document.version);
	const [isOutdated, setOutdated] = useState(false);
	const [isRestored, setRestored] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [busy, setBusy] = useState<'save' | 'issue' | null>(null);
	const [isAsked, setAsked] = useState(false);
	const key = useRef(crypto.randomUUID().replaceAll('-', ''));
	const writes = useBusinessWrites();
	const toasts = useToast();
	const go = useGo();
	const { restored } = kept;

	useEffect(() => {
		if (restored === undefined || restored === null) return;
		setDraft({ foot: restored.foot, lines: restored.lines });
		setVersion(restored.version);
		setRestored(true);
	}, [restored]);

	function change(next: Draft): void {
		setDraft(next);
		kept.keep({ ...next, version });
	}

	const changeFoot = (foot: Partial<Draft['foot']>) => change({ ...draft, foot: { ...draft.foot, ...foot } });
	const wrong = draft.lines.findIndex((line) => problemOf(line) !== null);

	async function store(): Promise<BusinessDocument | null> {
		if (wrong !== -1) {
			const line = draft.lines[wrong];
			setProblem(`Position ${wrong + 1}: ${line && problemOf(line)}`);
			return null;
		}
		const entry = entryOf(draft);
		const stored =
			wf_cid === null
				? await writes.create(customerId, typeId, entry, key.current)
				: await writes.change(Number(wf_cid), version, entry);
		kept.forget();
		setRestored(false);
		setDraft(draftOf(stored));
		setVersion(stored.version);
		return stored;
	}

	async function attempt(kind: 'save' | 'issue', work: () => Promise<void>): Promise<void> {
		setBusy(kind);
		setProblem(null);
		try {
			await work();
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			if (error.status === 412) setOutdated(true);
			else setProblem(sentenceOf(error));
			// Without an answer it may be stored: the next attempt is the same one.
			if (error.status > 0) key.current = crypto.randomUUID().replaceAll('-', '');
		} finally {
			setBusy(null);
		}
	}

	function takeTheirs(): void {
		setDraft(draftOf(document));
		keepMine();
		kept.forget();
	}

	function keepMine(): void {
		setVersion(document.version);
		setOutdated(false);
		kept.keep({ ...draft, version: document.version });
	}

	const save = () =>
		attempt('save', async () => {
			const stored = await store();
			if (stored === null) return;
			toasts.show({ tone: 'success', text: 'Der Entwurf ist gespeichert.' });
			go(hrefOf('business', {}, { wf_cid: stored.wf_cid ?? '' }), { replace: true });
		});

	const issue = () =>
		attempt('issue', async () => {
			setAsked(false);
			const stored = await store();
			if (stored === null) return;
			const issued = await writes.issue(Number(stored.wf_cid), stored.version);
			toasts.show({ tone: 'success', text: `${documentHead.documentType} ${issued.nr} ist ausgestellt.` });
			go(hrefOf('crmAddressDocumentDetailed', { lfdnr: customerId, wf_cid: issued.wf_cid ?? '' }), { replace: true });
		});

	return (
		<Page
			title={`${documentHead.documentType} (Entwurf)`}
			subtitle={<Link href={hrefOf('crmAddress', { lfdnr: customerId })}>{documentHead.customer.name}</Link>}
			actions={
				<>
					<Button isPending={busy === 'save'} onClick={() => void save()}>
						Entwurf speichern
					</Button>
					<Button variant="primary" isPending={busy === 'issue'} onClick={() => setAsked(true)}>
						Ausstellen
					</Button>
				</>
			}
		>
			{problem !== null && <Banner tone="error">{problem}</Banner>}
			{isOutdated && (
				<>
					<Banner tone="warning">Jemand anderer hat diesen Entwurf inzwischen gespeichert.</Banner>
					<Choice>
						<Button disabled={document.version === version} onClick={takeTheirs}>
							Neue Fassung laden
						</Button>
						<Button disabled={document.version === version} onClick={keepMine}>
							Meine Fassung behalten
						</Button>
					</Choice>
				</>
			)}
			{isRestored && <Banner tone="info">Ihre nicht gespeicherten Eingaben von vorhin sind wieder da.</Banner>}
			<Columns>
				<DraftLines draft={draft} customer={customerId} onChange={(lines) => change({ ...draft, lines })} />
				<Side>
					<DraftAmounts draft={draft} document={document} />
					<TextField
						label="Bestellnummer des Kunden"
						maxLength={54}
						value={draft.foot.orderReference}
						onValueChange={(orderReference) => changeFoot({ orderReference })}
					/>
					<TextField
						label="Bemerkung (intern)"
						maxLength={2000}
						value={draft.foot.remark}
						onValueChange={(remark) => changeFoot({ remark })}
					/>
					<Checkbox
						label="Preise inklusive USt."
						checked={draft.foot.isGross}
						onCheckedChange={(isGross) => changeFoot({ isGross })}
					/>
				</Side>
			</Columns>
			<Suspense fallback={null}>
				{isAsked && (
					<ConfirmDialog
						isOpen
						title={`${documentHead.documentType} ausstellen?`}
						confirmLabel="Ausstellen"
						onConfirm={issue}
						onClose={() => setAsked(false)}
					>
						Der Beleg bekommt das heutige Datum und eine Nummer. Danach kann er nicht mehr geändert werden.
					</ConfirmDialog>
				)}
			</Suspense>
		</Page>
	);
}

const Columns = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-5);
	grid-template-columns: minmax(0, 1fr) 18rem;

	${below.lg} {
		grid-template-columns: minmax(0, 1fr);
	}
`;

const Choice = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-3);
`;

const Side = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;
