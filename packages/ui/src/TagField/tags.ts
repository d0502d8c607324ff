/** The tags in a pasted or typed text: parted by line breaks, tabs, semicolons and commas, blanks around them gone. */
export function splitTags(text: string): string[] {
	return text
		.split(/[\r\n\t;,]+/u)
		.map((tag) => tag.replace(/\s+/gu, ' ').trim())
		.filter((tag) => tag !== '');
}

/** What adding does: the tags after it, which were new, and the first that was there already. */
export interface AddedTags {
	tags: string[];
	added: string[];
	known: string | null;
}

/** Adds tags at the end, each once; case and the way an umlaut was composed make no difference. */
export function addTags(tags: readonly string[], candidates: readonly string[]): AddedTags {
	const seen = new Map(tags.map((tag) => [comparable(tag), tag]));
	const added: string[] = [];
	let known: string | null = null;
	for (const tag of candidates) {
		const same = seen.get(comparable(tag));
		if (same === undefined) {
			added.push(tag);
			seen.set(comparable(tag), tag);
		} else known ??= same;
	}
	return { tags: [...tags, ...added], added, known };
}

function comparable(tag: string): string {
	return tag.normalize('NFC').toLocaleLowerCase('de-AT');
}
