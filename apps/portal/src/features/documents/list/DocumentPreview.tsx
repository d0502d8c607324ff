import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { formatEuro, formatGermanNumber, showGermanNumber } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { type DocumentRow, usePeekedDocument } from '../../../data/documents.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import type { PreviewProps } from '../../../kit/list/ListScreen.tsx';
import { PreviewFrame, PreviewParts, useSettledRecord } from '../../../kit/list/PreviewFrame.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { DocumentBadge } from '../DocumentBadge.tsx';

const DocumentPaper = lazyChunk(async () => (await import('../paper/DocumentPaper.tsx')).DocumentPaper);

/** A document in short, beside its list; its paper, once it is asked for, goes along from line to line. */
export function DocumentPreview({ row, ...frame }: PreviewProps<DocumentRow>) {
	const [showsPaper, setShowsPaper] = useState(false);
	const { wf_cid, addressLfdnr } = row;
	const href = hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid });
	return (
		<PreviewFrame {...frame} label={`${row.shortType} ${row.nr}`} href={href}>
			<PreviewParts>
				<div>
					<h2>{row.nr || `Entwurf ${wf_cid}`}</h2>
					<DocumentBadge state={row.state} rank={row.rank} />
				</div>
				<DescriptionList
					items={[
						{ term: 'Kunde', value: <Private>{row.addressName}</Private> },
						{ term: 'Datum', value: formatGermanDate(row.date) },
						...(row.gross === null ? [] : [{ term: 'Brutto', value: formatEuro(row.gross) }]),
						...(row.openAmount === null ? [] : [{ term: 'Offen', value: formatEuro(row.openAmount) }]),
					]}
				/>
				<Button size="compact" aria-expanded={showsPaper} onClick={() => setShowsPaper(!showsPaper)}>
					{showsPaper ? 'PDF schließen' : 'PDF anzeigen'}
				</Button>
				{showsPaper && <Paper row={row} />}
				<section>
					<h3>Positionen</h3>
					<Positions row={row} />
				</section>
			</PreviewParts>
		</PreviewFrame>
	);
}

function Paper({ row }: { row: DocumentRow }) {
	const settled = useSettledRecord(Number(row.wf_cid));
	const waiting = (
		<Loading>
			<SkeletonText lines={8} />
		</Loading>
	);
	if (settled === null) return waiting;
	return (
		<Suspense fallback={waiting}>
			<DocumentPaper wfCid={settled} title={row.nr || `Entwurf ${row.wf_cid}`} version={0} />
		</Suspense>
	);
}

function Positions({ row }: { row: DocumentRow }) {
	const document = usePeekedDocument(useSettledRecord(Number(row.wf_cid)));
	if (document.status === 'failed') return <Failure {...document} />;
	if (document.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={4} />
			</Loading>
		);
	}
	if (document.data.positions.length === 0) return 'Keine Positionen';
	return (
		<List>
			{document.data.positions.map(({ id, text, quantity, amount, kind }) => (
				<li key={id}>
					<Private>{text}</Private>
					{kind === 'article' && (
						<span>
							{showGermanNumber(quantity.replace(/\.?0+$/, '') || '0')} ×
							{amount !== null && ` · ${formatGermanNumber(amount, 2)}`}
						</span>
					)}
				</li>
			))}
		</List>
	);
}

const List = styled.ul`
	display: grid;
	gap: var(--k-space-2);

	li {
		display: flex;
		justify-content: space-between;
		gap: var(--k-space-3);
	}
	span {
		color: var(--k-color-text-muted);
		font-variant-numeric: tabular-nums;
		white-space: nowrap;
	}
`;
