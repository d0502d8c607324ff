import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from '../messages/messages.ts';
import { Canvas, Page, PageText } from './PdfViewer.styles.ts';
import type { PdfDocument, PdfPageSize } from './pdfDocument.ts';

interface PdfPageProps {
	pdf: PdfDocument;
	number: number;
	zoom: number;
	/** The size of the first page, until this one tells its own. */
	expectedSize: PdfPageSize;
	onFailed: () => void;
}

/** One page: as large as it will be from the start, drawn while it is in sight or near, empty again far away. */
export function PdfPage({ pdf, number, zoom, expectedSize, onFailed }: PdfPageProps) {
	const frame = useRef<HTMLElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const text = useRef<HTMLDivElement>(null);
	const [size, setSize] = useState(expectedSize);
	const [isNear, setIsNear] = useState(false);
	const fail = useEffectEvent(onFailed);

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
		pdf
			.sizeOf(number)
			.then((known) => {
				if (leaving.signal.aborted) return;
				setSize(known);
				return pdf.draw(number, zoom, target, leaving.signal);
			})
			.catch(() => !leaving.signal.aborted && fail());
		return () => {
			leaving.abort();
			// A page far away keeps no pixels: a long document would fill the memory.
			target.canvas.width = 0;
			target.text.replaceChildren();
		};
	}, [pdf, number, zoom, isNear]);

	return (
		<Page
			ref={frame}
			data-page={number}
			aria-label={messages.PdfViewer.page(number, pdf.pageCount)}
			style={{ width: size.width * zoom, height: size.height * zoom }}
		>
			<Canvas ref={canvas} aria-hidden="true" />
			<PageText ref={text} />
		</Page>
	);
}
