// Nothing in the contract nests deeper than ten levels.
const MAX_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether a JSON text nests deeper than any request of the contract. Parsing half a million brackets holds up the event
 * loop for half a second; counting them takes a few milliseconds.
 */
export function isTooDeep(json: Uint8Array): boolean {
	let depth = 0;
	let isInText = false;
	for (let i = 0; i < json.length; i++) {
		const byte = json[i];
		if (isInText) {
			if (byte === BACKSLASH) i++;
			else if (byte === QUOTE) isInText = false;
		} else if (byte === QUOTE) isInText = true;
		else if (byte === 0x5b || byte === 0x7b) {
			if (++depth > MAX_DEPTH) return true;
		} else if (byte === 0x5d || byte === 0x7d) depth--;
	}
	return false;
}
