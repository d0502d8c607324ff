import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Select } from '@kontor/ui/Select';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { Loaded } from '../../data/api.tsx';
import { type BusinessDocument, useBusinessDocument, useDefaultDocument } from '../../data/business.ts';
import { useAddressChoices } from '../../data/documents.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { useGo } from '../../location.ts';
import { Failure } from '../../screen/Failure.tsx';

const Editor = lazyChunk(async () => (await import('./DraftEditor.tsx')).DraftEditor);

/** What can be begun from nothing; the others follow from a document. */
const types = [
	{ value: '10', label: 'Angebot' },
	{ value: '20', label: 'Auftrag' },
	{ value: '25', label: 'Lieferschein' },
	{ value: '30', label: 'Rechnung' },
	{ value: '15', label: 'Kostenvoranschlag' },
];

/** Working on documents: a stored draft, or a new one for a customer. */
export function BusinessScreen({ match }: { match: RouteMatch<'business'> }) {
	const { wf_cid = '', lfdnr = '', typeId = '10' } = match.query;
	if (/^[1-9][0-9]{0,8}$/.test(wf_cid)) return <Stored key={wf_cid} wfCid={Number(wf_cid)} />;
	const customer = /^[1-9][0-9]{0,8}$/.test(lfdnr) ? Number(lfdnr) : null;
	const type = types.some(({ value }) => value === typeId) ? typeId : '10';
	return customer === null ? (
		<Begin typeId={type} />
	) : (
		<New key={`${customer} ${type}`} customer={customer} typeId={type} />
	);
}

function Begin({ typeId }: { typeId: string }) {
	const go = useGo();
	const load = useAddressChoices();
	const [type, setType] = useState(typeId);
	const [customer, setCustomer] = useState<ComboBoxItem | null>(null);
	return (
		<Page title="Business">
			<Choices>
				<Select label="Belegart" placeholder={null} options={types} value={type} onValueChange={setType} />
				<ComboBox
					label="Kunde"
					hint="Name oder Nummer; die Auswahl öffnet den Beleg."
					load={load}
					value={customer}
					onValueChange={(item) => {
						setCustomer(item);
						if (item !== null) go(hrefOf('business', {}, { lfdnr: item.key, typeId: type }));
					}}
				/>
				<LinkButton href={hrefOf('documents', {}, { view: 'mine', f: 'statusTo~10' })}>Meine Entwürfe</LinkButton>
			</Choices>
		</Page>
	);
}

function New({ customer, typeId }: { customer: number; typeId: string }) {
	return <Opened document={useDefaultDocument(customer, Number(typeId))} />;
}

function Stored({ wfCid }: { wfCid: number }) {
	return <Opened document={useBusinessDocument(wfCid)} />;
}

function Opened({ document }: { document: Loaded<BusinessDocument> }) {
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
	const { rank, nr, customerId, wf_cid, documentHead } = document.data;
	if (rank > 10 && wf_cid !== null) {
		return (
			<Page title={`${documentHead.documentType} ${nr}`}>
				<EmptyState
					action={
						<LinkButton href={hrefOf('crmAddressDocumentDetailed', { lfdnr: customerId, wf_cid })}>
							Beleg ansehen
						</LinkButton>
					}
				>
					Dieser Beleg ist ausgestellt und kann nicht mehr geändert werden.
				</EmptyState>
			</Page>
		);
	}
	return (
		<Suspense fallback={null}>
			<Editor document={document.data} />
		</Suspense>
	);
}

const Choices = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--k-space-4);
	max-width: 40rem;

	> :nth-child(2) {
		width: 100%;
	}
`;
