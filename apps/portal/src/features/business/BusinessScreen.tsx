import { can } from '@kontor/domain/permissions';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Suspense } from 'react';
import type { Loaded } from '../../data/api.tsx';
import { type BusinessDocument, useBusinessDocument, useDefaultDocument } from '../../data/business.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { useSubject } from '../../screen/CurrentUser.tsx';
import { Failure } from '../../screen/Failure.tsx';
import { BeginDocument, typeToBegin } from './begin/BeginDocument.tsx';

const Editor = lazyChunk(async () => (await import('./editor/DraftEditor.tsx')).DraftEditor);
const Issued = lazyChunk(async () => (await import('./IssuedDocument.tsx')).IssuedDocument);

/** Working on documents: a stored draft, or a new one for a customer, with the article it begins with. */
export function BusinessScreen({ match }: { match: RouteMatch<'business'> }) {
	const { wf_cid = '', lfdnr = '', typeId = '10', article = '' } = match.query;
	if (/^[1-9][0-9]{0,8}$/.test(wf_cid)) return <Stored key={wf_cid} wfCid={Number(wf_cid)} />;
	const customer = /^[1-9][0-9]{0,8}$/.test(lfdnr) ? Number(lfdnr) : null;
	const type = typeToBegin(typeId);
	return customer === null ? (
		<BeginDocument typeId={type} article={article} />
	) : (
		<New key={`${customer} ${type}`} customer={customer} typeId={type} article={article} />
	);
}

function New({ customer, typeId, article }: { customer: number; typeId: string; article: string }) {
	return <Opened document={useDefaultDocument(customer, Number(typeId))} begin={article} />;
}

function Stored({ wfCid }: { wfCid: number }) {
	return <Opened document={useBusinessDocument(wfCid)} begin="" />;
}

function Opened({ document, begin }: { document: Loaded<BusinessDocument>; begin: string }) {
	const subject = useSubject();
	if (document.status === 'failed') {
		return document.problem.status === 404 ? (
			<Page title="Beleg nicht gefunden">
				<EmptyState action={<LinkButton href={hrefOf('business')}>Neuer Beleg</LinkButton>}>
					Diesen Beleg oder Kunden gibt es nicht.
				</EmptyState>
			</Page>
		) : (
			<Page title="Business">
				<Failure {...document} />
			</Page>
		);
	}
	if (document.status === 'loading') {
		return (
			<Page title={null}>
				<Loading>
					<SkeletonText lines={8} />
				</Loading>
			</Page>
		);
	}
	const isRead = document.data.rank > 10 || !can(subject, 'prices');
	return (
		<Suspense fallback={null}>
			{isRead ? <Issued document={document.data} /> : <Editor document={document.data} begin={begin} />}
		</Suspense>
	);
}
