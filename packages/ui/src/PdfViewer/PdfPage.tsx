import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { pdfMessages } from '../messages/pdfMessages.ts';
import { Canvas, PageFrame, PageText, Paper } from './PdfViewer.styles.ts';
import type { PdfDocument, PdfPageSize } from './pdfDocument.ts';

interface PdfPageProps {
	pdf: PdfDocument;
	number: number;
	zoom: number;
	/** What is known of its size by now. */
	size: PdfPageSize;
	onSize: (number: number, size: PdfPageSize) => void;
	/** Its text lies over its picture now. */
	onDrawn: () => void;
}

/** One page: as large as it will be from the start, drawn while it is in sight or near, empty again far away. */
export function PdfPage({ pdf, number, zoom, size, onSize, onDrawn }: PdfPageProps) {
	const frame = useRef<HTMLElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const text = useRef<HTMLDivElement>(null);
	const [isNear, setIsNear] = useState(false);
	const [problem, setProblem] = useState<'partial' | 'failed' | null>(null);
	const tellSize = useEffectEvent((known: PdfPageSize) => onSize(number, known));
	const tellDrawn = useEffectEvent(onDrawn);

	useEffect(() => {
		if (!frame.current) return;
		const sight = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
			root: frame.current.parentElement?.parentElement ?? null,
			rootMargin: '100% 0px',
		});
		sight.observe(frame.current);
		return () => sight.disconnect();
	}, []);

	useEffect(() => {
		if (!isNear || !canvas.current || !text.current) return;
		const target = { canvas: canvas.current, text: text.current };
		const leaving = new AbortController();
		async function draw(): Promise<void> {
			tellSize(await pdf.sizeOf(number));
			if (leaving.signal.aborted) return;
			const drawing = await pdf.draw(number, zoom, target, leaving.signal);
			if (drawing === 'aborted') return;
			setProblem(drawing === 'partial' ? 'partial' : null);
			tellDrawn();
		}
		draw().catch(() => !leaving.signal.aborted && setProblem('failed'));
		return () => {
			leaving.abort();
			// A page far away keeps no pixels: a long document would fill the memory.
			target.canvas.width = 0;
			target.text.replaceChildren();
		};
	}, [pdf, number, zoom, isNear]);

	useEffect(() => (isNear ? () => pdf.release(number) : undefined), [pdf, number, isNear]);

	return (
		<PageFrame ref={frame} data-page={number} aria-label={pdfMessages.page(number, pdf.pageCount)}>
			{problem === 'partial' && <Banner tone="warning">{pdfMessages.pagePartial(number)}</Banner>}
			{problem === 'failed' && <Banner tone="error">{pdfMessages.pageFailed(number)}</Banner>}
			<Paper hidden={problem === 'failed'} style={{ width: size.width * zoom, height: size.height * zoom }}>
				<Canvas ref={canvas} aria-hidden="true" />
				<PageText ref={text} data-page-text />
			</Paper>
		</PageFrame>
	);
}
