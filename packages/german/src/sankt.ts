const spellings = ['st', 'sankt', 'skt'] as const;

/** "Sankt" in any writing as a word of a folded text, with its dot. */
const sankt = /(?<![\p{L}\p{N}])(?:sankt|skt|st)(?![\p{L}\p{N}])\.?/gu;

/** A folded text in which each writing of "Sankt" is `st`: "sankt polten", "skt. polten" and "st. polten" give `st polten`. */
export function shortSankt(folded: string): string {
	return folded.replace(sankt, 'st');
}

/** Whether a folded word is "Sankt" in any of its writings. */
export function isSankt(folded: string): boolean {
	return shortSankt(folded) === 'st';
}

/** A folded text with its other writings of "Sankt"; none for a text without that word. */
export function otherSankt(folded: string): string[] {
	return spellings.map((spelling) => folded.replace(sankt, spelling)).filter((text) => text !== folded);
}
