import { fileNameOf } from '@kontor/german/fileName';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { pdfMessages } from '../messages/pdfMessages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Frame, Middle, Tool } from './PdfViewer.styles.ts';
import type { PdfDocument, PdfPageSize } from './pdfDocument.ts';
import { printPdf } from './printPdf.ts';

const loadPages = () => import('./PdfPages.tsx');
const PdfPages = lazy(async () => ({ default: (await loadPages()).PdfPages }));
const PdfPassword = lazy(async () => ({ default: (await import('./PdfPassword.tsx')).PdfPassword }));

/** Props of PdfViewer. */
export interface PdfViewerProps {
	/** The document, fetched by its owner with the rights of the user; null while it is on its way. */
	file: Blob | null;
	/** Names the document: "Rechnung 2026-004711". */
	title: string;
	/** What a download is called; the title by default. */
	fileName?: string;
}

type State =
	| { status: 'loading' }
	| { status: 'failed' }
	| { status: 'locked'; isWrong: boolean; isChecking: boolean; answer: (password: string) => void }
	| { status: 'ready'; pdf: PdfDocument; firstSize: PdfPageSize; wasLocked: boolean };

/** A4, for a document whose first page is damaged. */
const usualSize: PdfPageSize = { width: 794, height: 1123 };

const texts = pdfMessages;

/**
 * A PDF with its pages one below the other: zoom, print, download, text to select and to read out. It fills the height of
 * its container. The reader loads when the first document is shown; where it fails, the document can still be downloaded. A password is asked for here and stays with the reader.
 */
export function PdfViewer({ file, title, fileName = title }: PdfViewerProps) {
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<State>({ status: 'loading' });
	const address = useFileAddress(file);
	const endPrint = useRef<(() => void) | null>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads anew
	useEffect(() => {
		setState({ status: 'loading' });
		if (!file) return;
		const leaving = new AbortController();
		let wasLocked = false;
		/** The password goes straight to the reader and lives in memory alone. */
		function askPassword(isWrong: boolean): Promise<string> {
			wasLocked = true;
			return new Promise((resolve) => {
				if (leaving.signal.aborted) return;
				const locked = { status: 'locked', isWrong } as const;
				setState({
					...locked,
					isChecking: false,
					answer: (password) => {
						setState({ ...locked, isChecking: true, answer: () => {} });
						resolve(password);
					},
				});
			});
		}
		async function open(document: Blob): Promise<void> {
			const [{ openPdf }] = await Promise.all([import('./pdfDocument.ts'), loadPages()]);
			const pdf = await openPdf(document, askPassword, leaving.signal);
			const firstSize = await pdf.sizeOf(1).catch(() => usualSize);
			if (!leaving.signal.aborted) setState({ status: 'ready', pdf, firstSize, wasLocked });
		}
		open(file).catch(() => !leaving.signal.aborted && setState({ status: 'failed' }));
		return () => leaving.abort();
	}, [file, attempt]);

	useEffect(() => () => endPrint.current?.(), []);

	function print(): void {
		endPrint.current?.();
		if (address) endPrint.current = printPdf(address);
	}

	function download(): void {
		if (!address) return;
		const link = document.createElement('a');
		link.href = address;
		link.download = fileNameOf(fileName, 'pdf');
		link.click();
	}

	const save = <Tool icon={<Download />} label={texts.download} onClick={download} />;
	return (
		<Frame aria-label={title} aria-busy={state.status === 'loading' || undefined}>
			{state.status === 'loading' && (
				<Middle role="status">
					<Spinner />
					{texts.loading}
				</Middle>
			)}
			{state.status === 'failed' && (
				<Middle>
					<ErrorState onRetry={() => setAttempt(attempt + 1)}>{texts.failed}</ErrorState>
					{save}
				</Middle>
			)}
			{state.status === 'locked' && (
				<Suspense fallback={<Spinner />}>
					<PdfPassword isWrong={state.isWrong} isChecking={state.isChecking} actions={save} onPassword={state.answer} />
				</Suspense>
			)}
			{state.status === 'ready' && (
				<Suspense fallback={<Spinner />}>
					<PdfPages
						pdf={state.pdf}
						title={title}
						firstSize={state.firstSize}
						actions={
							<>
								<Tool icon={<Printer />} label={texts.print} onClick={print} />
								{save}
							</>
						}
						isFocused={state.wasLocked}
					/>
				</Suspense>
			)}
		</Frame>
	);
}

/** An address for a file that is good as long as the viewer shows it: print dialogs and new tabs read it late. */
function useFileAddress(file: Blob | null): string | null {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		if (!file) return;
		const made = URL.createObjectURL(file);
		setAddress(made);
		return () => {
			setAddress(null);
			URL.revokeObjectURL(made);
		};
	}, [file]);
	return address;
}
