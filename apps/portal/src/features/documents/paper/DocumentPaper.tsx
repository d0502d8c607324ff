import { EmptyState } from '@kontor/ui/EmptyState';
import { Select } from '@kontor/ui/Select';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { type PrintType, usePaper, usePrintTypes } from '../../../data/papers.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { Failure } from '../../../screen/Failure.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';

const PdfViewer = lazyChunk(async () => (await import('@kontor/ui/PdfViewer')).PdfViewer);

/** Props of DocumentPaper. */
export interface DocumentPaperProps {
	wfCid: number;
	/** Names the paper: "RE-2026-00400", or the draft. */
	title: string;
	/** A paper of before the last change is no more the paper of a draft; any number that changes with it. */
	version: number;
}

/** The paper of a document, in each of the ways it may be printed, to read, search, print and save. */
export function DocumentPaper({ wfCid, title, version }: DocumentPaperProps) {
	const types = usePrintTypes(wfCid);
	const { isHidden } = usePrivacy();
	if (isHidden) return <EmptyState>Im Diskretmodus ist das PDF ausgeblendet.</EmptyState>;
	if (types.status === 'failed') return <Failure {...types} />;
	if (types.status === 'loading') return <PaperLoading />;
	const [usual] = types.data;
	if (usual === undefined) return <EmptyState>Dieses Dokument kann nicht gedruckt werden.</EmptyState>;
	return (
		<KnownPaper key={wfCid} wfCid={wfCid} title={title} version={version} types={types.data} usual={usual.printType} />
	);
}

interface KnownPaperProps extends DocumentPaperProps {
	types: readonly { printType: PrintType; bezeichnung: string }[];
	usual: PrintType;
}

function KnownPaper({ wfCid, title, version, types, usual }: KnownPaperProps) {
	const [chosen, setChosen] = useState<PrintType>(usual);
	// What was chosen may be gone: a draft that has been issued meanwhile.
	const printType = types.some((type) => type.printType === chosen) ? chosen : usual;
	const paper = usePaper(wfCid, printType, version);
	const label = types.find((type) => type.printType === printType)?.bezeichnung ?? '';
	const name = printType === 'original' ? title : `${title} ${label}`;
	return (
		<Stack>
			{types.length > 1 && (
				<Select
					label="Druckart"
					placeholder={null}
					options={types.map((type) => ({ value: type.printType, label: type.bezeichnung }))}
					value={printType}
					onValueChange={(value) => setChosen(types.find((type) => type.printType === value)?.printType ?? usual)}
				/>
			)}
			{paper.status === 'failed' ? (
				<Failure {...paper} />
			) : (
				<Sheet>
					<Suspense fallback={<PaperLoading />}>
						<PdfViewer file={paper.status === 'ready' ? paper.data : null} title={name} />
					</Suspense>
				</Sheet>
			)}
		</Stack>
	);
}

function PaperLoading() {
	return (
		<Loading>
			<SkeletonText lines={12} />
		</Loading>
	);
}

const Stack = styled.div`
	display: grid;
	gap: var(--k-space-3);
	justify-items: start;

	> :last-child {
		width: 100%;
	}
`;

/* As high as the window leaves room for: a page of A4 is read without scrolling twice. */
const Sheet = styled.div`
	height: max(24rem, 100vh - 16rem);
`;
