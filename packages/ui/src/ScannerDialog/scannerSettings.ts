/** What a user chose for the scanner on this device. */
export interface ScannerSettings {
	/** The camera chosen by hand; null for the rear one. */
	readonly lensId: string | null;
	readonly hasSound: boolean;
	readonly hasVibration: boolean;
	/** Signs that a hardware scanner types in the place of the GS1 separator; empty for none. */
	readonly separator: string;
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
			separator: typeof stored.separator === 'string' && stored.separator.length <= 4 ? stored.separator : '',
		};
	} catch {
		return { lensId: null, hasSound: true, hasVibration: true, separator: '' };
	}
}

/** A code of a hardware scanner with the GS1 separator in the place of the signs that stand for it on this device. */
export function withSeparators(code: string): string {
	const { separator } = loadScannerSettings();
	return separator === '' ? code : code.replaceAll(separator, '\u001d');
}

/** Keeps the choices for next time, where the browser lets it. */
export function saveScannerSettings(settings: ScannerSettings): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(settings));
	} catch {
		// Without storage the choice holds until the dialog closes.
	}
}

/** Verdict on a code: it is taken, or somebody has to look. */
export type ScanVerdict = 'taken' | 'problem';

/** Tells the hand and the ear what became of a code; silent where the device cannot. */
export function giveFeedback({ hasSound, hasVibration }: ScannerSettings, verdict: ScanVerdict): void {
	const isTaken = verdict === 'taken';
	if (hasVibration) navigator.vibrate?.(isTaken ? 60 : [120, 80, 120]);
	if (!hasSound) return;
	beep(isTaken ? 1760 : 330, 0);
	if (!isTaken) beep(330, 0.16);
}

let audio: AudioContext | null = null;

/** A short tone, `wait` seconds from now. */
function beep(hertz: number, wait: number): void {
	if (typeof AudioContext === 'undefined') return;
	audio ??= new AudioContext();
	// Without a press on the page a browser keeps it suspended, and a later sound would come too late.
	if (audio.state === 'suspended') audio.resume().catch(() => undefined);
	if (audio.state !== 'running') return;
	const tone = audio.createOscillator();
	const volume = audio.createGain();
	const start = audio.currentTime + wait;
	tone.frequency.value = hertz;
	volume.gain.setValueAtTime(0.15, start);
	volume.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
	tone.connect(volume).connect(audio.destination);
	tone.start(start);
	tone.stop(start + 0.1);
}
