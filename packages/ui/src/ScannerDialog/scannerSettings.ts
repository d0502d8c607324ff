/** What a user chose for the scanner on this device. */
export interface ScannerSettings {
	/** The camera chosen by hand; null for the rear one. */
	readonly lensId: string | null;
	readonly hasSound: boolean;
	readonly hasVibration: boolean;
}

const KEY = 'kontor.scanner';

/** The choices of last time; those of a new device where nothing or nonsense is stored. */
export function loadScannerSettings(): ScannerSettings {
	try {
		const stored: Partial<Record<keyof ScannerSettings, unknown>> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		return {
			lensId: typeof stored.lensId === 'string' ? stored.lensId : null,
			hasSound: stored.hasSound !== false,
			hasVibration: stored.hasVibration !== false,
		};
	} catch {
		return { lensId: null, hasSound: true, hasVibration: true };
	}
}

/** Keeps the choices for next time, where the browser lets it. */
export function saveScannerSettings(settings: ScannerSettings): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(settings));
	} catch {
		// Without storage the choice holds until the dialog closes.
	}
}

/** Tells the hand and the ear that a code was taken; silent where the device cannot. */
export function giveFeedback({ hasSound, hasVibration }: ScannerSettings): void {
	if (hasVibration) navigator.vibrate?.(60);
	if (hasSound) beep();
}

let audio: AudioContext | null = null;

function beep(): void {
	if (typeof AudioContext === 'undefined') return;
	audio ??= new AudioContext();
	// Without a press on the page a browser keeps it suspended, and a later sound would come too late.
	if (audio.state === 'suspended') audio.resume().catch(() => undefined);
	if (audio.state !== 'running') return;
	const tone = audio.createOscillator();
	const volume = audio.createGain();
	tone.frequency.value = 1760;
	volume.gain.setValueAtTime(0.15, audio.currentTime);
	volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.09);
	tone.connect(volume).connect(audio.destination);
	tone.start();
	tone.stop(audio.currentTime + 0.1);
}
