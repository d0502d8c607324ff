import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { Loading, Skeleton } from '@kontor/ui/Skeleton';
import { saveFile } from '@kontor/ui/saveFile';
import Download from 'lucide-react/icons/download';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Attachment, useAttachmentFile } from '../../data/attachments.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { Failure } from '../../screen/Failure.tsx';
import { blobOf } from './fileContent.ts';

const PdfViewer = lazyChunk(async () => (await import('@kontor/ui/PdfViewer')).PdfViewer);

/** A file of an address to be looked at: a PDF by its pages, a picture as it is. */
export function FilePreview({ lfdnr, file, onClose }: { lfdnr: number; file: Attachment; onClose: () => void }) {
	const loaded = useAttachmentFile(lfdnr, file.lfdnr);
	const content = loaded.status === 'ready' ? loaded.data.content : null;
	const blob = useMemo(
		() => (content === null ? null : blobOf(content, file.contentType)),
		[content, file.contentType],
	);
	const isPdf = file.contentType === 'application/pdf';
	return (
		<Dialog
			isOpen
			size="lg"
			title={file.name}
			onClose={onClose}
			actions={
				<Button
					icon={<Download size={16} aria-hidden="true" />}
					disabled={blob === null}
					onClick={() => blob && saveFile(blob, file.name, endingOf(file))}
				>
					Herunterladen
				</Button>
			}
		>
			<Sheet>
				{loaded.status === 'failed' && <Failure {...loaded} />}
				{loaded.status === 'loading' && (
					<Loading>
						<Skeleton shape="block" height="20rem" />
					</Loading>
				)}
				{blob !== null &&
					(isPdf ? (
						<Suspense fallback={null}>
							<PdfViewer file={blob} title={file.name} />
						</Suspense>
					) : (
						<Picture file={blob} name={file.name} />
					))}
			</Sheet>
		</Dialog>
	);
}

function Picture({ file, name }: { file: Blob; name: string }) {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		const url = URL.createObjectURL(file);
		setAddress(url);
		return () => URL.revokeObjectURL(url);
	}, [file]);
	return address === null ? null : <img src={address} alt={name} />;
}

function endingOf({ name }: Attachment): string {
	return name.slice(name.lastIndexOf('.') + 1);
}

const Sheet = styled.div`
	display: grid;
	min-height: 20rem;
	height: min(70vh, 56rem);
	overflow: auto;

	> img {
		max-width: 100%;
		margin: auto;
	}
`;
