/** Ends an element of no fixed length in a GS1 code. */
const SEPARATOR = '\u001d';
const [first, second] = ['10AB-12Y"', '21z7/'];

/** Text of the code by which a scanner is tested, as it is printed below the bars. */
export const scannerTestText = `(10)${first.slice(2)}(21)${second.slice(2)}`;

/** Content of its bars, with the signs that begin and separate the elements. */
export const scannerTestCode = `${SEPARATOR}${first}${SEPARATOR}${second}`;

/** Settings a scanner shows by the way it types the test code. */
export interface ScannerFinding {
	/** `american`: its keyboard is set to English and the computer's to German. `swappedCase`: capitals are locked. */
	readonly layout: 'right' | 'american' | 'swappedCase';
	/** Sign in the place of the separator: itself, nothing, or another one. */
	readonly separator: 'right' | 'lost' | 'replaced';
	/** The sign that came in its place; empty for none. */
	readonly substitute: string;
}

/** Characters that an English keyboard types where a German one is expected. */
const american: Readonly<Record<string, string>> = { Y: 'Z', y: 'z', Z: 'Y', z: 'y', '-': 'ß', '/': '-', '"': 'Ä' };

const layouts = [
	['right', (text: string) => text],
	['american', (text: string) => [...text].map((character) => american[character] ?? character).join('')],
	['swappedCase', swapCase],
] as const;

const LONGEST_SUBSTITUTE = 4;

/** Compares what a scanner has typed of the test code with what it should have; null for another code. */
export function checkScanner(read: string): ScannerFinding | null {
	const text = read.replace(/^\]C1/i, '').replace(new RegExp(`^${SEPARATOR}`), '');
	for (const [layout, typed] of layouts) {
		const [start, end] = [typed(first), typed(second)];
		const between = text.length - start.length - end.length;
		if (between < 0 || between > LONGEST_SUBSTITUTE || !text.startsWith(start) || !text.endsWith(end)) continue;
		const substitute = text.slice(start.length, start.length + between);
		if (substitute === SEPARATOR) return { layout, separator: 'right', substitute: '' };
		return { layout, separator: substitute === '' ? 'lost' : 'replaced', substitute };
	}
	return null;
}

function swapCase(text: string): string {
	return [...text]
		.map((character) => (character === character.toUpperCase() ? character.toLowerCase() : character.toUpperCase()))
		.join('');
}
