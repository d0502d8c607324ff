import type { BarcodeFormat } from '@kontor/german/barcode';
import { type Camera, type CameraProblem, type CameraView, problemOf } from './camera.ts';
import type { Decoder, OpenDecoder } from './decoder.ts';
import type { ScannerEvent, UnreadableFormat } from './scannerState.ts';

/** Frames are looked at no more often than this, in milliseconds, so that the phone stays cool. */
const FRAME_GAP_MS = 50;

/** A picture that ends sooner than this after its start is in other hands, in milliseconds. */
const STOLEN_MS = 2000;

/** What a session works with. */
export interface SessionParts {
	video: HTMLVideoElement;
	camera: Camera;
	openDecoder: OpenDecoder;
	formats: readonly BarcodeFormat[];
	itfLengths: readonly number[] | undefined;
	lensId: string | null;
	send: (event: ScannerEvent) => void;
	/** Whether frames count at this moment; they do not in the pause after a detection. */
	isLooking: (at: number) => boolean;
	/** Milliseconds of one steady clock. */
	now: () => number;
}

/** Camera and decoder of one opened dialog, from opening to `close`. */
export interface ScannerSession {
	/** Starts anew, with another lens if one is named. */
	restart(lensId?: string): void;
	setTorch(isOn: boolean): void;
	setZoom(value: number): void;
	/** Ends everything at once; a picture that arrives later ends on arrival. */
	close(): void;
}

/**
 * Runs camera and decoder and tells what happens through `send`. The camera is let go while the page is in the background
 * and taken again on return, when the device took the picture away, and when a refused permission is given after all.
 */
export function openSession(parts: SessionParts): ScannerSession {
	const { video, camera, send, now } = parts;
	const closed = new AbortController();
	let attempt = new AbortController();
	let view: CameraView | null = null;
	let decoder: Promise<Decoder> | null = null;
	let { lensId } = parts;
	let problem: CameraProblem | null = null;

	function releaseCamera(): void {
		attempt.abort();
		view?.close();
		view = null;
		video.srcObject = null;
	}

	function releaseDecoder(): void {
		decoder?.then(
			(ready) => ready.close(),
			() => undefined,
		);
		decoder = null;
	}

	function fail(what: CameraProblem, message: string): void {
		releaseCamera();
		if (what === 'other') releaseDecoder();
		problem = what;
		send({ kind: 'failed', problem: what, message });
	}

	async function start(): Promise<void> {
		releaseCamera();
		problem = null;
		if (closed.signal.aborted || document.hidden) return;
		attempt = new AbortController();
		const { signal } = attempt;
		send({ kind: 'starting' });
		try {
			decoder ??= parts.openDecoder(parts.formats);
			// It is awaited only once there is a picture; until then its failure is nobody's.
			decoder.catch(() => undefined);
			const startedAt = now();
			const onEnded = () => (now() - startedAt > STOLEN_MS ? start() : fail('busy', ''));
			const opened = await camera.open({ lensId, signal, onEnded });
			if (signal.aborted) return opened.close();
			view = opened;
			video.srcObject = opened.stream;
			// Not every refusal to play is a failure: the element plays by itself as soon as it may.
			await video.play().catch(() => undefined);
			const ready = await decoder;
			if (signal.aborted) return;
			send({ kind: 'started', camera: opened, unreadable: unreadableBy(ready, parts.formats) });
			await readFrames(ready, signal);
		} catch (error) {
			if (!signal.aborted) fail(problemOf(error), error instanceof Error ? error.message : String(error));
		}
	}

	async function readFrames(ready: Decoder, signal: AbortSignal): Promise<void> {
		let last = Number.NEGATIVE_INFINITY;
		while (!signal.aborted) {
			await nextFrame(video, signal);
			const begun = now();
			if (signal.aborted || begun - last < FRAME_GAP_MS || !parts.isLooking(begun)) continue;
			last = begun;
			const sightings = await ready.decode(video);
			if (!signal.aborted) send({ kind: 'frame', at: now(), sightings, itfLengths: parts.itfLengths });
		}
	}

	function change(made: Promise<void> | undefined, event: ScannerEvent): void {
		made?.then(
			() => send(event),
			// The lens refused; the switch stays where it was.
			() => undefined,
		);
	}

	const { signal } = closed;
	document.addEventListener(
		'visibilitychange',
		() => {
			if (problem) return;
			if (!document.hidden) return void start();
			releaseCamera();
			send({ kind: 'left' });
		},
		{ signal },
	);
	signal.addEventListener(
		'abort',
		camera.onGranted(() => problem === 'denied' && start()),
	);
	start();

	return {
		restart(wanted) {
			if (wanted !== undefined) lensId = wanted;
			start();
		},
		setTorch: (isLit) => change(view?.setTorch(isLit), { kind: 'lit', isLit }),
		setZoom: (zoom) => change(view?.setZoom(zoom), { kind: 'zoomed', zoom }),
		close() {
			closed.abort();
			releaseCamera();
			releaseDecoder();
		},
	};
}

function unreadableBy({ formats, losesFnc1 }: Decoder, wanted: readonly BarcodeFormat[]): UnreadableFormat[] {
	const missing = wanted.filter((format) => !formats.includes(format));
	const isGs1Lost = losesFnc1 === true && wanted.includes('code_128') && formats.includes('code_128');
	return isGs1Lost ? [...missing, 'gs1_128'] : missing;
}

function nextFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		function done(): void {
			signal.removeEventListener('abort', done);
			resolve();
		}
		signal.addEventListener('abort', done);
		if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(done);
		else setTimeout(done, FRAME_GAP_MS);
	});
}
