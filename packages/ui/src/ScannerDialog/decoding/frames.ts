import type { BarcodeFormat } from '@kontor/german/barcode';
import type { Pixels, Sighting } from './sighting.ts';

/** What a frame travels as: by reference where the browser can, so that nothing is copied on the main thread. */
export type Frame = VideoFrame | ImageBitmap | ImageData;

/** To a decoder's worker: what to look for, or the next frame to look at. */
export type WorkerRequest =
	| { kind: 'formats'; formats: readonly BarcodeFormat[] }
	| { kind: 'frame'; id: number; frame: Frame };

/** From a decoder's worker: ready, unable to work at all, or what the frame `id` showed. */
export type WorkerAnswer =
	| { kind: 'ready' }
	| { kind: 'unable'; message: string }
	| { kind: 'sightings'; id: number; sightings: readonly Sighting[] }
	| { kind: 'broken'; id: number; message: string };

/** The picture a video shows at this moment, or null while it shows none. */
export async function grabFrame(video: HTMLVideoElement): Promise<Frame | null> {
	if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
	if (typeof OffscreenCanvas === 'undefined') return paintedHere(video);
	return typeof VideoFrame === 'undefined' ? createImageBitmap(video) : new VideoFrame(video);
}

/** Runs a decoder inside a worker: `prepare` once, then `read` for each frame that arrives. */
export function serveFrames(
	prepare: () => Promise<void>,
	read: (pixels: Pixels, formats: readonly BarcodeFormat[]) => Promise<readonly Sighting[]>,
): void {
	let formats: readonly BarcodeFormat[] = [];
	const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
	const context = canvas?.getContext('2d', { willReadFrequently: true }) ?? null;

	function pixelsOf(frame: Frame): Pixels {
		if (frame instanceof ImageData) return frame;
		if (!canvas || !context) throw new Error('No canvas in this worker');
		const { width, height } = sizeOf(frame);
		if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
		context.drawImage(frame, 0, 0);
		frame.close();
		return context.getImageData(0, 0, width, height);
	}

	async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
		if (request.kind === 'frame') {
			try {
				const sightings = await read(pixelsOf(request.frame), formats);
				return { kind: 'sightings', id: request.id, sightings };
			} catch (error) {
				return { kind: 'broken', id: request.id, message: messageOf(error) };
			}
		}
		formats = request.formats;
		try {
			await prepare();
			return { kind: 'ready' };
		} catch (error) {
			return { kind: 'unable', message: messageOf(error) };
		}
	}

	addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => postMessage(await answer(data)));
}

function sizeOf(frame: VideoFrame | ImageBitmap): { width: number; height: number } {
	return 'displayWidth' in frame ? { width: frame.displayWidth, height: frame.displayHeight } : frame;
}

function paintedHere(video: HTMLVideoElement): ImageData | null {
	const canvas = document.createElement('canvas');
	canvas.width = video.videoWidth;
	canvas.height = video.videoHeight;
	const context = canvas.getContext('2d');
	context?.drawImage(video, 0, 0);
	return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
