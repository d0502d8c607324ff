/** Keys a hardware scanner typed so far, and when the last one came (milliseconds). */
export interface Wedge {
	readonly text: string;
	readonly at: number;
}

/** Nothing typed. */
export const emptyWedge: Wedge = { text: '', at: Number.NEGATIVE_INFINITY };

/** What one key means. */
export interface WedgeStep {
	readonly wedge: Wedge;
	/** The whole code once its end key came. */
	readonly code: string | null;
	/** Too fast for a hand: the key must not press buttons or leave the field. */
	readonly isMachine: boolean;
}

/** Scanners type a key every few milliseconds; a hand leaves more than this between two keys. */
const GAP_MS = 50;

const SHORTEST = 4;

/**
 * Tells a hardware scanner in keyboard mode from a hand: at least four characters, each within 50 ms of the one before,
 * then Enter or Tab. `key` is the key of the event (Shift and the like are passed over), `at` its time in milliseconds.
 */
export function nextWedge(
	wedge: Wedge,
	{ key, isControl }: { key: string; isControl: boolean },
	at: number,
): WedgeStep {
	const isFast = at - wedge.at <= GAP_MS;
	if (key === 'Enter' || key === 'Tab') {
		const isCode = isFast && wedge.text.length >= SHORTEST;
		return { wedge: emptyWedge, code: isCode ? wedge.text : null, isMachine: isCode };
	}
	const character = isControl ? controlCharacter(key) : key;
	if (character === null || [...character].length !== 1) return { wedge, code: null, isMachine: false };
	const text = isFast ? wedge.text + character : character;
	return { wedge: { text, at }, code: null, isMachine: text.length > 1 };
}

// Scanners send the separator of GS1 codes as Ctrl+].
function controlCharacter(key: string): string | null {
	return key === ']' ? '\u001d' : null;
}
