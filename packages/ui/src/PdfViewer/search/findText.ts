/** A place in texts that follow each other: which one, and after how many of its letters. */
export interface TextPlace {
	readonly text: number;
	readonly offset: number;
}

/** Where something was found, `to` not within. */
export interface TextFinding {
	readonly from: TextPlace;
	readonly to: TextPlace;
}

/**
 * Where words are found in texts that follow each other, as a page of a PDF has them: large and small letters are one, and
 * blanks count nothing, since a PDF ends its texts anywhere. Findings do not lie on each other.
 */
export function findText(texts: readonly string[], wanted: string): readonly TextFinding[] {
	const needle = [...fold(wanted)].join('');
	if (needle === '') return [];
	let letters = '';
	const places: TextPlace[] = [];
	for (const [text, content] of texts.entries()) {
		let offset = 0;
		for (const letter of content) {
			for (const part of fold(letter)) {
				letters += part;
				for (let unit = 0; unit < part.length; unit++) places.push({ text, offset });
			}
			offset += letter.length;
		}
	}
	const findings: TextFinding[] = [];
	for (let at = letters.indexOf(needle); at !== -1; at = letters.indexOf(needle, at + needle.length)) {
		const from = places[at];
		const last = places[at + needle.length - 1];
		if (from === undefined || last === undefined) break;
		findings.push({ from, to: { text: last.text, offset: last.offset + 1 } });
	}
	return findings;
}

function fold(text: string): string {
	return text.normalize('NFC').toLowerCase().replace(/\s/g, '');
}
