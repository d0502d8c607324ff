/** Why there is no picture, in the cases of spec.md, section 8. */
export type CameraProblem = 'denied' | 'notFound' | 'insecure' | 'busy' | 'overconstrained' | 'unsupported' | 'other';

/** One camera of the device, named as the device names it, perhaps not at all. */
export interface Lens {
	readonly id: string;
	readonly label: string;
}

/** A running camera. */
export interface CameraView {
	readonly stream: MediaStream;
	/** The camera in use and all there are. */
	readonly lensId: string | null;
	readonly lenses: readonly Lens[];
	readonly hasTorch: boolean;
	/** The zoom the lens offers, in its own measure; null where it has none. */
	readonly zoom: { readonly min: number; readonly max: number; readonly step: number; readonly value: number } | null;
	setTorch(isOn: boolean): Promise<void>;
	setZoom(value: number): Promise<void>;
	/** Ends every track; nothing stays live. */
	close(): void;
}

/** Opens cameras, one after the other; an app may bring its own. */
export interface Camera {
	/** The wanted lens, else the rear camera. `signal` gives up at any time; `onEnded` tells of a picture taken away. */
	open(wish: { lensId: string | null; signal: AbortSignal; onEnded: () => void }): Promise<CameraView>;
	/** Calls back whenever the user grants the permission; returns how to stop that. */
	onGranted(callback: () => void): () => void;
}

// No type library knows the torch and zoom of a track yet.
type Extended<T> = T & { torch?: boolean; zoom?: { min: number; max: number; step?: number }; focusMode?: string[] };

const size = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** Where cameras come from; the browser unless given. */
export interface CameraSource {
	media?: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | null;
	isSecure?: boolean;
}

/** Cameras through `getUserMedia`, asked for one at a time. */
export function createCamera({
	media = globalThis.navigator?.mediaDevices,
	isSecure = globalThis.isSecureContext,
}: CameraSource = {}): Camera {
	let turn: Promise<unknown> = Promise.resolve();

	async function firstStream(lensId: string | null, signal: AbortSignal): Promise<MediaStream> {
		if (!isSecure) throw new DOMException('HTTPS', 'InsecureContextError');
		if (!media?.getUserMedia) throw new DOMException('getUserMedia', 'NotSupportedError');
		// Labels are in the user's language and strict wishes fail on some phones: wishes first, then whatever there is.
		const rear: MediaTrackConstraints = { facingMode: { ideal: 'environment' } };
		const wishes = [...(lensId ? [{ deviceId: { exact: lensId }, ...size }] : []), { ...rear, ...size }, rear, true];
		let failure: unknown;
		for (const video of wishes) {
			signal.throwIfAborted();
			try {
				return await media.getUserMedia({ video, audio: false });
			} catch (error) {
				failure = error;
				if (problemOf(error) === 'denied') break;
			}
		}
		throw failure;
	}

	async function view(stream: MediaStream, onEnded: () => void): Promise<CameraView> {
		const [track] = stream.getVideoTracks();
		if (!track) throw new DOMException('No picture', 'NotFoundError');
		const devices = (await media?.enumerateDevices()) ?? [];
		const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
		const offered: Extended<object> = track.getCapabilities?.() ?? {};
		const current: { deviceId?: string; zoom?: number } = track.getSettings();
		const { zoom } = offered;
		let isLit = false;
		let isOpen = true;
		track.addEventListener('ended', () => isOpen && onEnded());
		const set = (wish: object) => track.applyConstraints({ advanced: [wish] });
		if (offered.focusMode?.includes('continuous')) set({ focusMode: 'continuous' }).catch(() => undefined);

		return {
			stream,
			lensId: current.deviceId ?? null,
			lenses: cameras.map(({ deviceId, label }) => ({ id: deviceId, label })),
			hasTorch: offered.torch === true,
			zoom: zoom && zoom.max > zoom.min ? { step: 0.1, ...zoom, value: current.zoom ?? zoom.min } : null,
			async setTorch(isOn) {
				await set({ torch: isOn });
				isLit = isOn;
			},
			setZoom: (value) => set({ zoom: value }),
			close() {
				isOpen = false;
				if (!isLit) return stopTracks(stream);
				// Some phones keep the light burning when the track ends first; a phone that never answers must not keep it live.
				const end = () => stopTracks(stream);
				const late = setTimeout(end, 500);
				set({ torch: false })
					.catch(() => undefined)
					.then(end)
					.finally(() => clearTimeout(late));
			},
		};
	}

	async function open({ lensId, signal, onEnded }: Parameters<Camera['open']>[0]): Promise<CameraView> {
		const stream = await firstStream(lensId, signal);
		const opened = await view(stream, onEnded).catch((error: unknown) => {
			stopTracks(stream);
			throw error;
		});
		// Closed while the user was still being asked: the late picture ends at once.
		if (signal.aborted) opened.close();
		signal.throwIfAborted();
		return opened;
	}

	return {
		open(wish) {
			const opening = turn.then(() => open(wish));
			turn = opening.catch(() => undefined);
			return opening;
		},
		onGranted(callback) {
			const ended = new AbortController();
			globalThis.navigator?.permissions?.query({ name: 'camera' }).then(
				(status) => {
					const listen = () => status.state === 'granted' && callback();
					if (!ended.signal.aborted) status.addEventListener('change', listen, { signal: ended.signal });
				},
				() => undefined,
			);
			return () => ended.abort();
		},
	};
}

/** The case an error of a camera belongs to. */
export function problemOf(error: unknown): CameraProblem {
	return problems[error instanceof Error ? error.name : ''] ?? 'other';
}

const problems: Record<string, CameraProblem> = {
	NotAllowedError: 'denied',
	PermissionDeniedError: 'denied',
	NotFoundError: 'notFound',
	DevicesNotFoundError: 'notFound',
	SecurityError: 'denied',
	InsecureContextError: 'insecure',
	NotReadableError: 'busy',
	TrackStartError: 'busy',
	AbortError: 'busy',
	OverconstrainedError: 'overconstrained',
	ConstraintNotSatisfiedError: 'overconstrained',
	NotSupportedError: 'unsupported',
};

function stopTracks(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}
