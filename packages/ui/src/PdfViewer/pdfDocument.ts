import {
	getDocument,
	PasswordResponses,
	type PDFDocumentLoadingTask,
	type PDFPageProxy,
	PDFWorker,
	TextLayer,
} from 'pdfjs-dist';
import { losesParts } from './lostParts.ts';
import { readerFilesAt } from './readerFiles/ReaderFiles.ts';

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

/** How a page was drawn: not, as it was given up; without parts that cannot be read; or whole. */
export type PdfPageDrawing = 'aborted' | 'partial' | 'whole';

/** An open document. */
export interface PdfDocument {
	pageCount: number;
	/** Pages are counted from 1; rejects when the page cannot be read. */
	sizeOf: (page: number) => Promise<PdfPageSize>;
	/** The texts of a page in the order they are written; rejects when the page cannot be read. */
	textsOf: (page: number) => Promise<readonly string[]>;
	/** Draws a page at a zoom; gives up without an error once the signal is aborted. */
	draw: (page: number, zoom: number, target: PdfPageTarget, signal: AbortSignal) => Promise<PdfPageDrawing>;
	/** Lets go of the pictures of a page that is far away. */
	release: (page: number) => void;
}

/** Asks for the password of a document, and again after a wrong one. */
export type AskPassword = (isWrong: boolean) => Promise<string>;

/** CSS pixels per point, the unit of a PDF. */
const pixelsPerPoint = 96 / 72;

/** More pixels than this some browsers refuse a canvas. */
const mostPixels = 16_000_000;

/** Reads a document in a worker of its own until the signal is aborted; rejects when it is none. */
export async function openPdf(file: Blob, askPassword: AskPassword, signal: AbortSignal): Promise<PdfDocument> {
	const { port, hasComplained, readerAddresses } = await startWorker();
	const BinaryDataFactory = readerFilesAt(readerAddresses);
	const worker = PDFWorker.create({ port });
	const tasks: PDFDocumentLoadingTask[] = [];
	let password: string | undefined;
	let strictTask: Promise<PDFDocumentLoadingTask> | undefined;

	async function start(isStrict: boolean): Promise<PDFDocumentLoadingTask> {
		const task = getDocument({
			data: await file.arrayBuffer(),
			worker,
			BinaryDataFactory,
			useWorkerFetch: false,
			// Fonts that a document does not bring along come from us: they look alike everywhere, and none is missing.
			useSystemFonts: false,
			stopAtErrors: isStrict,
			...(password === undefined ? {} : { password }),
		});
		tasks.push(task);
		return task;
	}

	function close(): void {
		signal.removeEventListener('abort', close);
		void Promise.allSettled(tasks.map((task) => task.destroy())).finally(() => {
			worker.destroy();
			port.terminate();
		});
	}

	try {
		signal.addEventListener('abort', close);
		signal.throwIfAborted();
		const task = await start(false);
		task.onPassword = (answer: (password: string) => void, reason: number) => {
			void askPassword(reason === PasswordResponses.INCORRECT_PASSWORD).then((given) => {
				password = given;
				answer(given);
			});
		};
		const document = await task.promise;
		return { pageCount: document.numPages, sizeOf, textsOf, draw, release };

		async function sizeOf(page: number): Promise<PdfPageSize> {
			const { width, height } = (await document.getPage(page)).getViewport({ scale: pixelsPerPoint });
			return { width, height };
		}

		async function textsOf(page: number): Promise<readonly string[]> {
			const { items } = await (await document.getPage(page)).getTextContent();
			return items.flatMap((item) => ('str' in item ? [item.str] : []));
		}

		async function draw(number: number, zoom: number, target: PdfPageTarget, leaving: AbortSignal) {
			const page = await document.getPage(number);
			if (leaving.aborted) return 'aborted';
			try {
				await drawPage(page, zoom * pixelsPerPoint, target, leaving);
				return (await losesParts(page)) || (hasComplained() && (await leavesOut(page))) ? 'partial' : 'whole';
			} catch (error) {
				if (leaving.aborted) return 'aborted';
				throw error;
			}
		}

		function release(number: number): void {
			document.getPage(number).then(
				(page) => page.cleanup(),
				() => {},
			);
		}
	} catch (error) {
		close();
		throw error;
	}

	/**
	 * The reader leaves out what it cannot read and only complains, without a word on which page. A second, strict reading
	 * stops there, and so comes to fewer operations.
	 */
	async function leavesOut(page: PDFPageProxy): Promise<boolean> {
		strictTask ??= start(true);
		try {
			const strict = await (await strictTask).promise;
			const strictPage = await strict.getPage(page.pageNumber);
			const [wanted, drawn] = await Promise.all([strictPage.getOperatorList(), page.getOperatorList()]);
			return wanted.fnArray.length < drawn.fnArray.length;
		} catch {
			return true;
		}
	}
}

async function drawPage(page: PDFPageProxy, scale: number, { canvas, text }: PdfPageTarget, leaving: AbortSignal) {
	const viewport = page.getViewport({ scale });
	const wanted = window.devicePixelRatio || 1;
	const ratio = Math.min(wanted, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
	canvas.width = Math.floor(viewport.width * ratio);
	canvas.height = Math.floor(viewport.height * ratio);
	const picture = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
	text.replaceChildren();
	text.style.setProperty('--total-scale-factor', String(viewport.scale));
	const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
	leaving.addEventListener('abort', () => {
		picture.cancel();
		layer.cancel();
	});
	await Promise.all([picture.promise, layer.render()]);
}

interface StartedWorker {
	port: Worker;
	hasComplained: () => boolean;
	readerAddresses: Readonly<Record<string, string>>;
}

async function startWorker(): Promise<StartedWorker> {
	const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
	let complaints = 0;
	const readerAddresses = await new Promise<StartedWorker['readerAddresses']>((resolve, reject) => {
		port.addEventListener('message', ({ data }) => {
			if (data?.readerAddresses) resolve(data.readerAddresses);
			if (data === 'complaint') complaints += 1;
		});
		port.addEventListener('error', reject, { once: true });
	});
	return { port, hasComplained: () => complaints > 0, readerAddresses };
}
