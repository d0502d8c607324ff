import { ApiProblem } from '@kontor/api-client/problem';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { grossOf, netOf } from '@kontor/domain/stock/prices';
import { viennaToday } from '@kontor/german/dateTime';
import { compareDecimals } from '@kontor/german/number';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Link } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { useToast } from '@kontor/ui/Toast';
import { below } from '@kontor/ui/theme';
import { type KeyboardEvent, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
	type BusinessArticle,
	type BusinessDocument,
	type IssueWish,
	storedDraftOf,
	useBusinessWrites,
	useDocumentArticles,
} from '../../../data/business.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useClock } from '../../../host/clock.tsx';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { DraftLines } from '../lines/DraftLines.tsx';
import { type DraftLine, priceFor, problemOf } from '../lines/draftLines.ts';
import { DraftAmounts } from './DraftAmounts.tsx';
import { DraftChecks } from './DraftChecks.tsx';
import { DraftFoot } from './DraftFoot.tsx';
import { DraftHead } from './DraftHead.tsx';
import { amountsOfDraft, checksOf, type Draft, entryOf, lotFor } from './draft.ts';
import { useDraft } from './useDraft.ts';

const IssueDialog = lazyChunk(async () => (await import('./IssueDialog.tsx')).IssueDialog);
const DraftConflicts = lazyChunk(async () => (await import('./DraftConflicts.tsx')).DraftConflicts);

/** A document while it is worked on: positions by keys, amounts and warnings beside them, kept until it is stored. */
export function DraftEditor({ document, begin }: { document: BusinessDocument; begin: string }) {
	const { wf_cid, customerId, typeId, documentHead } = document;
	const place = wf_cid === null ? `business/new-${customerId}-${typeId}` : `business/${wf_cid}`;
	const state = useDraft(place, document);
	const { draft, version, change, conflicts } = state;
	const [problem, setProblem] = useState<string | null>(null);
	const [busy, setBusy] = useState<'save' | 'issue' | null>(null);
	const [isAsked, setAsked] = useState(false);
	const key = useRef(newKey());
	const subject = useSubject();
	const writes = useBusinessWrites();
	const toasts = useToast();
	const clock = useClock();
	const go = useGo();
	const [found, setFound] = useState<ReadonlyMap<string, BusinessArticle>>(new Map());
	const stored = useDocumentArticles(wf_cid === null ? null : Number(wf_cid));
	const known = stored.status === 'ready' ? stored.data : null;
	const articles = useMemo(
		() => new Map([...(known ?? []).map((article) => [article.articleNumber, article] as const), ...found]),
		[known, found],
	);
	// A key shows in its field at once; what hundreds of lines come to follows as soon as nothing is typed.
	const seen = useDeferredValue(draft);
	const amounts = useMemo(() => amountsOfDraft(seen), [seen]);
	const checks = useMemo(() => checksOf(document, seen, amounts.gross, articles), [document, seen, amounts, articles]);

	const changeFoot = useCallback(
		(foot: Partial<Draft['foot']>) =>
			change((now) => {
				const isTurned = foot.isGross !== undefined && foot.isGross !== now.foot.isGross;
				const lines = isTurned ? now.lines.map((line) => turned(line, foot.isGross === true, articles)) : now.lines;
				return { ...now, lines, foot: { ...now.foot, ...foot } };
			}),
		[change, articles],
	);
	const changeHead = useCallback(
		(head: Partial<Draft['head']>) => change((now) => ({ ...now, head: { ...now.head, ...head } })),
		[change],
	);

	/** Reason why the draft cannot be stored, in a sentence. */
	function wrong(): string | null {
		const index = draft.lines.findIndex((line) => problemOf(line) !== null);
		const line = draft.lines[index];
		if (line !== undefined) return `Position ${index + 1}: ${problemOf(line)}`;
		return conflicts.length > 0 ? 'Bitte wählen Sie zuerst, was gelten soll.' : null;
	}

	async function store(): Promise<BusinessDocument | null> {
		const sentence = wrong();
		setProblem(sentence);
		if (sentence !== null) return null;
		const entry = entryOf(state.latest());
		const saved =
			wf_cid === null
				? await writes.create(customerId, typeId, entry, key.current)
				: await writes.change(Number(wf_cid), version, entry);
		state.stored(saved);
		return saved;
	}

	async function attempt(kind: 'save' | 'issue', work: () => Promise<void>): Promise<void> {
		if (busy !== null) return;
		setBusy(kind);
		setProblem(null);
		try {
			await work();
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			const theirs = storedDraftOf(error);
			if (theirs !== null) state.mergeWith(theirs);
			else setProblem(sentenceOf(error));
			// Without an answer it may be stored: the next attempt is the same one.
			if (error.status > 0) key.current = newKey();
		} finally {
			setBusy(null);
		}
	}

	const save = () =>
		attempt('save', async () => {
			const saved = await store();
			if (saved === null) return;
			toasts.show({ tone: 'success', text: 'Der Entwurf ist gespeichert.' });
			go(hrefOf('business', {}, { wf_cid: saved.wf_cid ?? '' }), { replace: true });
		});

	const issue = (wish: IssueWish) =>
		attempt('issue', async () => {
			setAsked(false);
			const saved = await store();
			if (saved === null) return;
			const issued = await writes.issue(Number(saved.wf_cid), saved.version, wish);
			const name = issued.nr === '' ? issued.documentHead.documentType : `${documentHead.documentType} ${issued.nr}`;
			toasts.show({ tone: 'success', text: `${name} ist ausgestellt.` });
			// What is issued is printed next.
			go(hrefOf('crmAddressDocumentDetailed', { lfdnr: customerId, wf_cid: issued.wf_cid ?? '' }, { tab: 'pdf' }), {
				replace: true,
			});
		});

	function ask(): void {
		const sentence = wrong();
		const [worst] = checksOf(document, draft, amountsOfDraft(draft).gross, articles);
		setProblem(sentence ?? (worst?.isBlocking ? 'So kann der Beleg nicht ausgestellt werden.' : null));
		if (sentence === null && !worst?.isBlocking) setAsked(true);
	}

	function handleKeys(event: KeyboardEvent): void {
		if (event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey) || event.key !== 's') return;
		event.preventDefault();
		void save();
	}

	return (
		<Page
			title={`${documentHead.documentType} (Entwurf)`}
			subtitle={<Link href={hrefOf('crmAddress', { lfdnr: customerId })}>{documentHead.customer.name}</Link>}
			actions={
				<>
					<Button isPending={busy === 'save'} onClick={() => void save()}>
						Entwurf speichern
					</Button>
					{can(subject, 'documentsIssue') && (
						<Button variant="primary" isPending={busy === 'issue'} onClick={ask}>
							Ausstellen
						</Button>
					)}
				</>
			}
		>
			{problem !== null && <Banner tone="error">{problem}</Banner>}
			<Suspense fallback={null}>{state.isMerged && <DraftConflicts state={state} />}</Suspense>
			{state.isRestored && <Banner tone="info">Ihre nicht gespeicherten Eingaben von vorhin sind wieder da.</Banner>}
			<Columns onKeyDown={handleKeys}>
				<Main>
					<DraftLines
						document={document}
						lines={draft.lines}
						amounts={amounts.lines}
						isGross={draft.foot.isGross}
						checks={checks}
						articles={articles}
						onArticle={(article) => setFound((before) => new Map(before).set(article.articleNumber, article))}
						onChange={(make) => change((now) => ({ ...now, lines: make(now.lines) }))}
						onTakeBack={state.takeBack}
						lotFor={(article) => lotFor(document, draft, article)}
						begin={begin}
					/>
					<DraftHead document={document} head={draft.head} foot={draft.foot} onHead={changeHead} onFoot={changeFoot} />
					<DraftFoot document={document} foot={draft.foot} onFoot={changeFoot} />
				</Main>
				<Side>
					<DraftAmounts draft={seen} document={document} amounts={amounts} isMarginShown={can(subject, 'costs')} />
					<DraftChecks checks={checks} />
				</Side>
			</Columns>
			<Suspense fallback={null}>
				{isAsked && (
					<IssueDialog
						document={document}
						gross={amounts.gross}
						warnings={checks}
						today={viennaToday(clock())}
						mayDateBack={can(subject, 'documentsBackdate')}
						onIssue={(wish) => void issue(wish)}
						onClose={() => setAsked(false)}
					/>
				)}
			</Suspense>
		</Page>
	);
}

function newKey(): string {
	return crypto.randomUUID().replaceAll('-', '');
}

/** A line whose price holds the tax now, or no longer: the list's own price where it is from there, else worked out. */
function turned(line: DraftLine, isGross: boolean, articles: ReadonlyMap<string, BusinessArticle>): DraftLine {
	if (line.kind !== 'article' || line.price === '' || compareDecimals(line.price, '0') === 0) return line;
	const article = articles.get(line.articleNumber ?? '');
	if (article !== undefined && line.source !== '' && line.source !== 'eingegeben') {
		return { ...line, ...priceFor(article, line.unit, line.quantity, isGross) };
	}
	const price = isGross ? grossOf(line.price, line.vatRate) : netOf(line.price, line.vatRate);
	return { ...line, price: price.replace(/\.?0+$/, '') };
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

const Main = styled.div`
	display: grid;
	gap: var(--k-space-5);
	min-width: 0;
`;

const Side = styled.div`
	display: grid;
	position: sticky;
	top: var(--k-space-4);
	gap: var(--k-space-4);
`;
