import { getDocument, PDFWorker, TextLayer } from 'pdfjs-dist';

/** Width and height of a page in CSS pixels at zoom 1. */
export interface PdfPageSize {
	width: number;
	height: number;
}

/** Where a page is drawn: its picture, and its text in the same places to select and to read out. */
export interface PdfPageTarget {
	canvas: HTMLCanvasElement;
	text: HTMLElement;
}

/** An open document. */
export interface PdfDocument {
	pageCount: number;
	/** Pages are counted from 1. */
	sizeOf: (page: number) => Promise<PdfPageSize>;
	/** Draws a page at a zoom; gives up without an error once the signal is aborted. */
	draw: (page: number, zoom: number, target: PdfPageTarget, signal: AbortSignal) => Promise<void>;
	close: () => void;
}

/** CSS pixels per point, the unit of a PDF. */
const pixelsPerPoint = 96 / 72;

/** More pixels than this some browsers refuse a canvas. */
const mostPixels = 16_000_000;

/** Reads a document in a worker of its own; rejects when it is none or needs a password. */
export async function openPdf(file: Blob): Promise<PdfDocument> {
	const port = await startWorker();
	const worker = PDFWorker.create({ port });
	const task = getDocument({ data: await file.arrayBuffer(), worker });

	function close(): void {
		void task.destroy().finally(() => {
			worker.destroy();
			port.terminate();
		});
	}

	try {
		const { numPages } = await task.promise;
		return { pageCount: numPages, sizeOf, draw, close };
	} catch (error) {
		close();
		throw error;
	}

	async function pageOf(page: number) {
		return (await task.promise).getPage(page);
	}

	async function sizeOf(page: number): Promise<PdfPageSize> {
		const { width, height } = (await pageOf(page)).getViewport({ scale: pixelsPerPoint });
		return { width, height };
	}

	async function draw(number: number, zoom: number, { canvas, text }: PdfPageTarget, signal: AbortSignal) {
		const page = await pageOf(number);
		if (signal.aborted) return;
		const viewport = page.getViewport({ scale: zoom * pixelsPerPoint });
		const wanted = window.devicePixelRatio || 1;
		const ratio = Math.min(wanted, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
		canvas.width = Math.floor(viewport.width * ratio);
		canvas.height = Math.floor(viewport.height * ratio);
		const picture = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
		text.replaceChildren();
		text.style.setProperty('--total-scale-factor', String(viewport.scale));
		const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
		signal.addEventListener('abort', () => {
			picture.cancel();
			layer.cancel();
		});
		try {
			await Promise.all([picture.promise, layer.render()]);
		} catch (error) {
			if (!signal.aborted) throw error;
		}
	}
}

async function startWorker(): Promise<Worker> {
	const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
	await new Promise((resolve, reject) => {
		port.addEventListener('message', resolve, { once: true });
		port.addEventListener('error', reject, { once: true });
	});
	return port;
}
