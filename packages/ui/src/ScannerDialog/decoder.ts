import { type BarcodeFormat, barcodeFormats } from '@kontor/german/barcode';
import { grabFrame, type WorkerAnswer, type WorkerRequest } from './decoding/frames.ts';
import type { Sighting } from './decoding/sighting.ts';

export type { CodeBox, Sighting } from './decoding/sighting.ts';

/** Finds barcodes in the picture a video shows; an app may bring its own. */
export interface Decoder {
	/** The formats it can read. */
	readonly formats: readonly BarcodeFormat[];
	/**
	 * Whether it loses the FNC1 of Code 128, by which GS1-128 parts its elements: batch and date would run together, so the
	 * dialog says that it cannot read GS1-128.
	 */
	readonly losesFnc1?: boolean;
	/** The codes in the current picture; printed forms, unchecked. */
	decode(video: HTMLVideoElement): Promise<readonly Sighting[]>;
	close(): void;
}

/** Makes a decoder ready for the given formats; rejects when there is none to be had. */
export type OpenDecoder = (formats: readonly BarcodeFormat[]) => Promise<Decoder>;

/** What is read where WebAssembly is forbidden. */
export const scriptFormats: readonly BarcodeFormat[] = barcodeFormats.filter(
	(format) => format !== 'upc_e' && format !== 'micro_qr_code',
);

/**
 * The library's own decoder, in a worker of its own and loaded only now: ZXing in WebAssembly, and where that is
 * forbidden `openScriptDecoder`.
 */
export const openDecoder: OpenDecoder = async (formats) => {
	try {
		const worker = new Worker(new URL('./decoding/wasmWorker.ts', import.meta.url), { type: 'module' });
		return await inWorker(worker, formats);
	} catch {
		return openScriptDecoder(formats);
	}
};

/** A decoder without WebAssembly, in a worker too: slower, reads less, knows only `scriptFormats`, and no GS1-128. */
export const openScriptDecoder: OpenDecoder = async (formats) => {
	const readable = formats.filter((format) => scriptFormats.includes(format));
	const worker = new Worker(new URL('./decoding/scriptWorker.ts', import.meta.url), { type: 'module' });
	return { ...(await inWorker(worker, readable)), losesFnc1: true };
};

type Waiting = { resolve: (sightings: readonly Sighting[]) => void; reject: (error: Error) => void };

function inWorker(worker: Worker, formats: readonly BarcodeFormat[]): Promise<Decoder> {
	const waiting = new Map<number, Waiting>();
	let lastId = 0;

	function send(request: WorkerRequest, transfer: Transferable[] = []): void {
		worker.postMessage(request, transfer);
	}

	async function decode(video: HTMLVideoElement): Promise<readonly Sighting[]> {
		const frame = await grabFrame(video);
		if (!frame) return [];
		const id = ++lastId;
		return new Promise((resolve, reject) => {
			waiting.set(id, { resolve, reject });
			send({ kind: 'frame', id, frame }, [frame instanceof ImageData ? frame.data.buffer : frame]);
		});
	}

	function close(): void {
		worker.terminate();
		for (const { resolve } of waiting.values()) resolve([]);
		waiting.clear();
	}

	return new Promise((resolve, reject) => {
		function fail(message: string): void {
			const error = new Error(message);
			for (const each of waiting.values()) each.reject(error);
			waiting.clear();
			worker.terminate();
			reject(error);
		}
		worker.onerror = (event) => fail(event.message);
		worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
			if (data.kind === 'ready') return resolve({ formats, decode, close });
			if (data.kind === 'unable') return fail(data.message);
			const answered = waiting.get(data.id);
			waiting.delete(data.id);
			if (data.kind === 'broken') answered?.reject(new Error(data.message));
			else answered?.resolve(data.sightings);
		};
		send({ kind: 'formats', formats });
	});
}
