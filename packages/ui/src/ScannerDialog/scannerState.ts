import { type BarcodeFormat, barcodeKey, checkBarcode, gs1Of, gtinOf } from '@kontor/german/barcode';
import { findGs1, type Gs1 } from '@kontor/german/gs1';
import { expandUpcE, toGtin14 } from '@kontor/german/gtin';
import type { CameraProblem, CameraView } from './camera.ts';
import type { CodeBox, Sighting } from './decoder.ts';

/** After each detection the scanner looks away for this long, in milliseconds (spec.md, section 9). */
export const PAUSE_MS = 600;

/** Reads are remembered for this long, in milliseconds. */
export const MEMORY_MS = 1500;

/** A code has left the view when it was missing for this long, in milliseconds, and in this many frames. */
export const ABSENCE = { ms: 800, frames: 8 } as const;

/** How a code came in. */
export type ScanSource = 'camera' | 'hardware' | 'manual';

/** A code taken: printed form, its kind where known, and the 14 digits of the article where it names one. */
export interface ScannedCode {
	readonly text: string;
	readonly format: BarcodeFormat | null;
	readonly gtin: string | null;
	/** What a GS1 code says about the pack: article, batch, expiry, serial number; else null. */
	readonly gs1: Gs1 | null;
	readonly source: ScanSource;
}

/** A code typed by hand or by a hardware scanner; its kind is not known, so only its digits tell whether it is a GTIN. */
export function typedCode(text: string, source: 'hardware' | 'manual'): ScannedCode {
	const trimmed = text.trim();
	const gs1 = findGs1(trimmed, presentYear());
	const gtin = toGtin14(trimmed) ?? toGtin14(expandUpcE(trimmed) ?? '') ?? gs1?.gtin ?? null;
	return { text: trimmed, format: null, gtin, gs1, source };
}

/** By which the years of expiry dates, which have two digits, are told. */
function presentYear(): number {
	return new Date().getFullYear();
}

/** What a decoder may be unable to read: a format, or of Code 128 what GS1 makes of it. */
export type UnreadableFormat = BarcodeFormat | 'gs1_128';

/** What the running camera offers. */
export type CameraOffer = Pick<CameraView, 'lensId' | 'lenses' | 'hasTorch' | 'zoom'>;

/** Where the dialog stands. */
export type ScannerPhase =
	| { readonly kind: 'starting' }
	| { readonly kind: 'scanning'; readonly camera: CameraOffer; readonly isLit: boolean; readonly zoom: number | null }
	/** The page is in the background, the camera released. */
	| { readonly kind: 'away' }
	| { readonly kind: 'failed'; readonly problem: CameraProblem; readonly message: string };

/** A code already taken that has not left the view yet. */
interface Lock {
	readonly key: string;
	readonly format: BarcodeFormat;
	readonly box: CodeBox;
	readonly seenAt: number;
	readonly misses: number;
}

interface Candidate {
	readonly key: string;
	readonly barcode: Sighting;
	readonly at: number;
	readonly frame: number;
}

/** The whole state of one opened dialog; times are milliseconds of one clock. */
export interface ScannerState {
	readonly phase: ScannerPhase;
	/** Asked-for formats the decoder at hand cannot read, and whether GS1-128 is one of them. */
	readonly unreadable: readonly UnreadableFormat[];
	/** The newest code and how many there were; `isRepeat` once it still lies there after the pause. */
	readonly last: { readonly code: ScannedCode; readonly count: number; readonly isRepeat: boolean } | null;
	readonly pausedUntil: number;
	/** Frames looked at so far. */
	readonly frames: number;
	readonly candidates: readonly Candidate[];
	readonly locks: readonly Lock[];
}

/** What happens to a dialog. */
export type ScannerEvent =
	| { readonly kind: 'starting' }
	| { readonly kind: 'started'; readonly camera: CameraOffer; readonly unreadable: readonly UnreadableFormat[] }
	| {
			readonly kind: 'frame';
			readonly at: number;
			readonly sightings: readonly Sighting[];
			readonly itfLengths?: readonly number[] | undefined;
	  }
	| { readonly kind: 'entered'; readonly code: ScannedCode }
	| { readonly kind: 'lit'; readonly isLit: boolean }
	| { readonly kind: 'zoomed'; readonly zoom: number }
	| { readonly kind: 'left' }
	| { readonly kind: 'failed'; readonly problem: CameraProblem; readonly message: string };

/** A dialog just opened. */
export const openedScanner: ScannerState = {
	phase: { kind: 'starting' },
	unreadable: [],
	last: null,
	pausedUntil: 0,
	frames: 0,
	candidates: [],
	locks: [],
};

/** The next state; the same object where nothing changes. `last.count` grows by one with each code taken. */
export function nextScannerState(state: ScannerState, event: ScannerEvent): ScannerState {
	switch (event.kind) {
		case 'starting':
			return { ...state, phase: { kind: 'starting' }, candidates: [] };
		case 'started': {
			const { camera, unreadable } = event;
			const phase = { kind: 'scanning', camera, isLit: false, zoom: camera.zoom?.value ?? null } as const;
			return { ...state, phase, unreadable };
		}
		case 'frame':
			return state.phase.kind === 'scanning' && event.at >= state.pausedUntil ? looked(state, event) : state;
		case 'entered':
			return taken(state, event.code);
		case 'lit':
			return inScanning(state, { isLit: event.isLit });
		case 'zoomed':
			return inScanning(state, { zoom: event.zoom });
		case 'left':
			return state.phase.kind === 'failed' ? state : { ...state, phase: { kind: 'away' }, candidates: [] };
		case 'failed':
			return { ...state, phase: { kind: 'failed', problem: event.problem, message: event.message }, candidates: [] };
	}
}

function inScanning(state: ScannerState, change: { isLit: boolean } | { zoom: number }): ScannerState {
	return state.phase.kind === 'scanning' ? { ...state, phase: { ...state.phase, ...change } } : state;
}

function taken(state: ScannerState, code: ScannedCode): ScannerState {
	return { ...state, last: { code, count: (state.last?.count ?? 0) + 1, isRepeat: false } };
}

type FrameEvent = Extract<ScannerEvent, { kind: 'frame' }>;

function looked(state: ScannerState, { at, sightings, itfLengths }: FrameEvent): ScannerState {
	const believed = sightings.filter((sighting) => checkBarcode(sighting, itfLengths) === null);
	const locks = state.locks.map((lock) => watched(lock, believed, at)).filter((lock) => isStillThere(lock, at));
	const frame = state.frames + 1;
	const earlier = state.candidates.filter((candidate) => at - candidate.at <= MEMORY_MS);
	const fresh = believed
		.map((sighting) => ({ key: barcodeKey(sighting), barcode: sighting, at, frame }))
		.filter(({ key }) => !locks.some((lock) => lock.key === key));
	const candidates = [...earlier, ...fresh];
	const agreed = fresh.find(
		(read) => earlier.some((other) => agrees(read, other)) && !isPartOfLonger(read.barcode, candidates, locks),
	);
	if (!agreed) return { ...state, frames: frame, candidates, locks, last: lastAfter(state, locks, believed) };

	const { key, barcode } = agreed;
	const { text, format } = barcode;
	const gs1 = gs1Of(barcode, presentYear());
	const code = { text, format, gtin: gtinOf(barcode), gs1, source: 'camera' } as const;
	const lock = { key, format: barcode.format, box: barcode.box, seenAt: at, misses: 0 };
	return taken({ ...state, frames: frame, pausedUntil: at + PAUSE_MS, candidates: [], locks: [...locks, lock] }, code);
}

// A QR code corrects itself; bars have a check digit at best, so they must be read in two frames in a row.
function agrees(read: Candidate, other: Candidate): boolean {
	const isSelfCorrecting = read.barcode.format === 'qr_code' || read.barcode.format === 'micro_qr_code';
	return other.key === read.key && (isSelfCorrecting || other.frame === read.frame - 1);
}

function watched(lock: Lock, believed: readonly Sighting[], at: number): Lock {
	const again = believed.find((sighting) => barcodeKey(sighting) === lock.key);
	if (again) return { ...lock, box: again.box, seenAt: at, misses: 0 };
	// The decoder reports one code a frame: another code elsewhere says nothing about this one, one in its place does.
	const isHidden = believed.length > 0 && !believed.some((sighting) => overlaps(sighting.box, lock.box));
	return isHidden ? lock : { ...lock, misses: lock.misses + 1 };
}

function isStillThere({ seenAt, misses }: Lock, at: number): boolean {
	return at - seenAt < ABSENCE.ms || misses < ABSENCE.frames;
}

function overlaps(a: CodeBox, b: CodeBox): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// A crease in an EAN-13 can read as a valid EAN-8 or UPC-E, before the long one is taken and after.
function isPartOfLonger({ format, box }: Sighting, candidates: readonly Candidate[], locks: readonly Lock[]): boolean {
	if (format !== 'ean_8' && format !== 'upc_e') return false;
	const isLong = (other: BarcodeFormat) => other === 'ean_13' || other === 'upc_a';
	return (
		candidates.some(({ barcode }) => isLong(barcode.format)) ||
		locks.some((lock) => isLong(lock.format) && overlaps(lock.box, box))
	);
}

function lastAfter(state: ScannerState, locks: readonly Lock[], believed: readonly Sighting[]): ScannerState['last'] {
	const { last } = state;
	if (last?.code.source !== 'camera') return last;
	const key = last.code.gs1 === null ? (last.code.gtin ?? last.code.text) : last.code.text;
	if (!locks.some((lock) => lock.key === key)) return last.isRepeat ? { ...last, isRepeat: false } : last;
	if (last.isRepeat || !believed.some((sighting) => barcodeKey(sighting) === key)) return last;
	return { ...last, isRepeat: true };
}
