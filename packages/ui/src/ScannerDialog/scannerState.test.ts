import { describe, expect, test } from 'vitest';
import type { Sighting } from './decoder.ts';
import {
	ABSENCE,
	MEMORY_MS,
	nextScannerState,
	openedScanner,
	PAUSE_MS,
	type ScannerEvent,
	type ScannerState,
	typedCode,
} from './scannerState.ts';

const camera = { lensId: 'rear', lenses: [], hasTorch: true, zoom: { min: 1, max: 4, step: 0.1, value: 1 } };
const started: ScannerEvent = { kind: 'started', camera, unreadable: [] };
const scanning = nextScannerState(openedScanner, started);

const middle = { left: 0.4, top: 0.4, right: 0.6, bottom: 0.6 };
const corner = { left: 0.05, top: 0.05, right: 0.2, bottom: 0.2 };
const ean: Sighting = { format: 'ean_13', text: '9012345678906', box: middle };
const qr: Sighting = { format: 'qr_code', text: 'https://example.org', box: middle };
const other: Sighting = { format: 'code_128', text: 'Charge 12', box: middle };

/** Plays frames 60 ms apart from `from` on. */
function played(state: ScannerState, frames: readonly (readonly Sighting[])[], from = 0): ScannerState {
	return frames.reduce(
		(before, sightings, index) => nextScannerState(before, { kind: 'frame', at: from + index * 60, sightings }),
		state,
	);
}

function repeated(sightings: readonly Sighting[], times: number): (readonly Sighting[])[] {
	return Array.from({ length: times }, () => sightings);
}

const count = (state: ScannerState) => state.last?.count ?? 0;

describe('two frames must agree', () => {
	test('one frame alone is not believed', () => expect(count(played(scanning, [[ean]]))).toBe(0));

	test('two equal frames are, once', () => {
		const state = played(scanning, [[ean], [ean]]);
		expect(state.last).toEqual({
			code: { text: '9012345678906', format: 'ean_13', gtin: '09012345678906', gs1: null, source: 'camera' },
			count: 1,
			isRepeat: false,
		});
	});

	test('of bars the two frames follow each other: a frame that shows nothing between them starts anew', () => {
		expect(count(played(scanning, [[ean], [], [ean], [], [ean]]))).toBe(0);
		expect(count(played(scanning, [[ean], [], [ean], [ean]]))).toBe(1);
	});

	test('a QR code corrects itself, so frames may lie between', () =>
		expect(count(played(scanning, [[qr], [], [], [qr]]))).toBe(1));

	test('the same code twice in one frame is one frame', () => expect(count(played(scanning, [[ean, ean]]))).toBe(0));

	test('two different reads do not agree', () => expect(count(played(scanning, [[ean], [other]]))).toBe(0));

	test('a read of long ago does not count', () => {
		const state = played(scanning, [[qr]]);
		expect(count(played(state, [[qr]], MEMORY_MS + 1))).toBe(0);
		expect(count(played(state, [[qr]], MEMORY_MS))).toBe(1);
	});

	test('UPC-A and EAN-13 with a leading zero are the same article, so they agree', () => {
		const upcA: Sighting = { format: 'upc_a', text: '042100005264', box: middle };
		const ean13: Sighting = { format: 'ean_13', text: '0042100005264', box: middle };
		expect(played(scanning, [[upcA], [ean13]]).last?.code.gtin).toBe('00042100005264');
	});
});

describe('what breaks the rule of its format is never taken', () => {
	test.each<[string, Sighting]>([
		['EAN-13 with a wrong check digit', { ...ean, text: '9012345678905' }],
		['ITF of a length that is not allowed', { format: 'itf', text: '0002216887', box: middle }],
		['ITF-14 with a wrong check digit', { format: 'itf', text: '30712345000011', box: middle }],
		['an empty QR code', { format: 'qr_code', text: '', box: middle }],
	])('%s', (_, sighting) => expect(count(played(scanning, repeated([sighting], 5)))).toBe(0));

	test('an ITF length is allowed when the owner says so', () => {
		const itf: Sighting = { format: 'itf', text: '0002216887', box: middle };
		const frame = (at: number) => ({ kind: 'frame', at, sightings: [itf], itfLengths: [10] }) as const;
		expect(count(nextScannerState(nextScannerState(scanning, frame(0)), frame(60)))).toBe(1);
	});

	test.each<[string, Sighting]>([
		['EAN-8', { format: 'ean_8', text: '96385074', box: middle }],
		['UPC-E', { format: 'upc_e', text: '04252614', box: middle }],
	])('a short %s is not believed where a long code was just seen: it is a crease in that one', (_, short) => {
		expect(count(played(scanning, [[ean], [short], [short]]))).toBe(0);
		expect(count(played(scanning, [[short], [short]]))).toBe(1);
		const read = played(scanning, [[ean], [short], [short], [ean], [ean]]);
		expect(read.last?.code.text).toBe('9012345678906');
		expect(count(played(read, [[short], [short], [ean], [short], [short], [], [ean], [short], [short]], 840))).toBe(1);
		expect(count(played(read, [[{ ...short, box: corner }], [{ ...short, box: corner }]], 840))).toBe(2);
		expect(count(played(read, repeated([short], 40), 840))).toBe(2);
	});
});

describe('after a detection the scanner pauses for 0.6 seconds', () => {
	test('the pause is the one of the specification', () => expect(PAUSE_MS).toBe(600));

	test('no frame counts in the pause, the first one after it does', () => {
		const read = played(scanning, [[ean], [ean]]);
		const paused = played(read, repeated([other], 9), 60 + 40);
		expect(count(paused)).toBe(1);
		expect(count(played(paused, [[other], [other]], 60 + PAUSE_MS))).toBe(2);
	});
});

describe('a code stays locked until it has left the view', () => {
	const read = played(scanning, [[ean], [ean]]);
	const after = 60 + PAUSE_MS;

	test('as long as it lies there it is taken once, and the user is told', () => {
		const state = played(read, repeated([ean], 200), after);
		expect(count(state)).toBe(1);
		expect(state.last?.isRepeat).toBe(true);
	});

	test('frames in which the decoder misses it do not make it leave', () => {
		const flickering = Array.from({ length: 200 }, (_, index) => (index % ABSENCE.frames === 0 ? [ean] : []));
		expect(count(played(read, flickering, after))).toBe(1);
	});

	test('once it was gone it is taken again', () => {
		const gone = played(read, repeated([], 20), after);
		expect(gone.locks).toEqual([]);
		const again = played(gone, [[ean], [ean]], after + 20 * 60);
		expect(count(again)).toBe(2);
		expect(again.last?.isRepeat).toBe(false);
	});

	test('gone means long enough as well as in enough frames', () => {
		const slow = nextScannerState(read, { kind: 'frame', at: after + 5000, sightings: [] });
		expect(slow.locks).toHaveLength(1);
		const fast = repeated([], ABSENCE.frames).reduce(
			(state, sightings, index) => nextScannerState(state, { kind: 'frame', at: after + index, sightings }),
			read,
		);
		expect(fast.locks).toHaveLength(1);
	});

	test('another code is taken at once', () =>
		expect(played(read, [[other], [other]], after).last?.code.text).toBe('Charge 12'));

	test('another code beside it does not hide that it is still there', () => {
		const beside: Sighting = { ...other, box: corner };
		const both = played(read, repeated([beside], 60), after);
		expect(count(both)).toBe(2);
		expect(count(played(both, [[ean], [ean]], after + 60 * 60))).toBe(2);
	});

	test('another code in its place shows that it is gone', () => {
		const replaced = played(read, repeated([other], 60), after);
		expect(count(played(replaced, [[ean], [ean]], after + 60 * 60))).toBe(3);
	});

	test('coming back from the background does not make it new', () => {
		const back = [{ kind: 'left' }, { kind: 'starting' }, started] as const;
		const state = back.reduce<ScannerState>(nextScannerState, read);
		expect(count(played(state, repeated([ean], 10), after))).toBe(1);
	});

	test('the notice that it still lies there goes when it goes', () => {
		const told = played(read, repeated([ean], 3), after);
		expect(told.last?.isRepeat).toBe(true);
		expect(played(told, repeated([], 20), after + 3 * 60).last?.isRepeat).toBe(false);
	});
});

describe('the phases of the dialog', () => {
	test('frames count only while scanning', () => {
		for (const event of [
			{ kind: 'starting' },
			{ kind: 'left' },
			{ kind: 'failed', problem: 'busy', message: '' },
		] as const) {
			expect(count(played(nextScannerState(scanning, event), repeated([ean], 3)))).toBe(0);
		}
	});

	test('a failure stays when the page goes to the background', () => {
		const failed = nextScannerState(scanning, { kind: 'failed', problem: 'denied', message: '' });
		expect(nextScannerState(failed, { kind: 'left' })).toBe(failed);
		expect(nextScannerState(failed, { kind: 'starting' }).phase.kind).toBe('starting');
	});

	test('light and zoom belong to the running camera', () => {
		const lit = nextScannerState(scanning, { kind: 'lit', isLit: true });
		expect(lit.phase).toMatchObject({ isLit: true, zoom: 1 });
		expect(nextScannerState(lit, { kind: 'zoomed', zoom: 2.5 }).phase).toMatchObject({ isLit: true, zoom: 2.5 });
		expect(nextScannerState(lit, started).phase).toMatchObject({ isLit: false, zoom: 1 });
		expect(nextScannerState(openedScanner, { kind: 'lit', isLit: true })).toBe(openedScanner);
	});

	test('typed codes are taken in every phase, each time', () => {
		const code = typedCode('96385074', 'hardware');
		const failed = nextScannerState(scanning, { kind: 'failed', problem: 'notFound', message: '' });
		const twice = [1, 2].reduce((state) => nextScannerState(state, { kind: 'entered', code }), failed);
		expect(twice.last).toEqual({ code, count: 2, isRepeat: false });
	});
});

describe('a typed code names an article where its digits do', () => {
	test.each([
		['9012345678906', '09012345678906'],
		['042100005264', '00042100005264'],
		[' 96385074\n', '00000096385074'],
		['04252614', '00042100005264'],
		['30712345000010', '30712345000010'],
		['9012345678905', null],
		['Charge 12', null],
	])('%j: %s', (text, gtin) => {
		expect(typedCode(text, 'manual')).toEqual({ text: text.trim(), format: null, gtin, gs1: null, source: 'manual' });
	});
});

describe('a GS1 code is taken apart on every way in', () => {
	const elements = { gtin: '09012345678906', batch: 'AB-12/3', expiry: '2027-12-31' };
	const raw = `010901234567890610AB-12/3\u001d17271231`;
	const printed = '(01)09012345678906(17)271231(10)AB-12/3';

	test.each([raw, `]C1${raw}`, printed, `]C1${printed}`])('by a hardware scanner and by hand: %j', (text) => {
		for (const source of ['hardware', 'manual'] as const) {
			expect(typedCode(text, source)).toMatchObject({ text, gtin: elements.gtin, gs1: elements });
		}
	});

	test('by the camera, and the next pack of the same article is another code', () => {
		const pack = (text: string): Sighting => ({ format: 'code_128', text, isGs1: true, box: middle });
		const first = played(scanning, repeated([pack(raw)], 2));
		expect(first.last?.code).toMatchObject({ text: raw, gtin: elements.gtin, gs1: elements, source: 'camera' });
		const next = raw.replace('AB-12/3', 'AB-12/4');
		const second = played(first, repeated([pack(next)], 2), PAUSE_MS + 200);
		expect([count(second), second.last?.code.gs1?.batch]).toEqual([2, 'AB-12/4']);
	});
});
