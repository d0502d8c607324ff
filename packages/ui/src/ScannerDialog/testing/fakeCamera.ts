import { type Camera, createCamera } from '../camera.ts';

/** Size of the pictures the fake camera gives until it shows others, in pixels. */
export const frameSize = { width: 1280, height: 720 } as const;

/** What a fake camera can do and how it fails. */
export interface FakeCameraOptions {
	/** Names of the errors the next requests end with, one each; null for a request that succeeds. */
	failures?: (string | null)[];
	message?: string;
	/** Holds every request back until it resolves: the user has not answered yet. */
	permission?: Promise<void>;
	lenses?: { deviceId: string; label: string }[];
	torch?: boolean;
	zoom?: { min: number; max: number; step: number };
	isSecure?: boolean;
	isSupported?: boolean;
}

/** A camera of real pixels: what is painted on its canvas is what the dialog sees. */
export interface FakeCamera {
	readonly camera: Camera;
	/**
	 * Shows a picture as its whole frame, or nothing but a grey wall. A picture may be several of one size, which follow
	 * each other as a hand trembles.
	 */
	show(...pictures: HTMLCanvasElement[]): void;
	/** Every request for a stream, as asked. */
	readonly requests: MediaStreamConstraints[];
	/** Wishes made of running tracks, such as the torch. */
	readonly wishes: unknown[];
	/** Tracks ever given out, and those of them still live. */
	givenTracks(): number;
	liveTracks(): number;
	/** Frames painted so far. */
	painted(): number;
	/** Ends the running tracks as a device does that is pulled out. */
	unplug(): void;
}

/** Makes a fake camera whose stream comes from a canvas. */
export function createFakeCamera(options: FakeCameraOptions = {}): FakeCamera {
	const { failures = [], message = '', permission, torch, zoom, isSecure = true, isSupported = true } = options;
	const lenses = options.lenses ?? [{ deviceId: 'rear', label: 'Rückkamera' }];
	const canvas = document.createElement('canvas');
	Object.assign(canvas, frameSize);
	const context = canvas.getContext('2d', { alpha: false });
	const requests: MediaStreamConstraints[] = [];
	const wishes: unknown[] = [];
	const tracks = new Set<MediaStreamTrack>();
	let pictures: HTMLCanvasElement[] = [];
	let turn = 0;

	function paint(): void {
		if (!context || liveTracks() === 0) return;
		turn += 1;
		const picture = pictures[turn % Math.max(1, pictures.length)];
		// A canvas sends a frame only when it changes; a wall in two shades of the same grey keeps the stream running.
		context.fillStyle = turn % 2 === 0 ? '#808080' : '#818181';
		context.fillRect(0, 0, canvas.width, canvas.height);
		if (picture) context.drawImage(picture, 0, 0);
		requestAnimationFrame(paint);
	}

	async function getUserMedia(constraints: MediaStreamConstraints = {}): Promise<MediaStream> {
		requests.push(constraints);
		await permission;
		const failure = failures.shift();
		if (failure) throw new DOMException(message, failure);
		const stream = canvas.captureStream(30);
		for (const track of stream.getVideoTracks()) {
			tracks.add(track);
			const lensId = exactLens(constraints) ?? lenses[0]?.deviceId ?? '';
			Object.assign(track, {
				getCapabilities: () => ({ torch, zoom }),
				getSettings: () => ({ deviceId: lensId, zoom: zoom?.min }),
				applyConstraints: async (wish: unknown) => void wishes.push(wish),
			});
		}
		requestAnimationFrame(paint);
		return stream;
	}

	async function enumerateDevices(): Promise<MediaDeviceInfo[]> {
		return lenses.map((lens) => ({ ...lens, kind: 'videoinput', groupId: '', toJSON: () => lens }));
	}

	function liveTracks(): number {
		return [...tracks].filter(({ readyState }) => readyState === 'live').length;
	}

	const media = isSupported ? { getUserMedia, enumerateDevices } : null;
	return {
		camera: createCamera({ media, isSecure }),
		show(...shown) {
			pictures = shown;
			const { width, height } = shown[0] ?? canvas;
			if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
		},
		requests,
		wishes,
		givenTracks: () => tracks.size,
		liveTracks,
		painted: () => turn,
		unplug() {
			for (const track of tracks) {
				track.stop();
				track.dispatchEvent(new Event('ended'));
			}
		},
	};
}

function exactLens({ video }: MediaStreamConstraints): string | undefined {
	const wanted = typeof video === 'object' ? video.deviceId : undefined;
	return typeof wanted === 'object' && 'exact' in wanted ? String(wanted.exact) : undefined;
}
