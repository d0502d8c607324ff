/** Somebody a text can mention. */
export interface Mentioned {
	readonly userId: number;
	/** The name of today. */
	readonly name: string;
}

/** A piece of a text, in order. */
export type MentionPart =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'mention'; readonly userId: number; readonly name: string };

const TOKEN = /@\[([1-9][0-9]{0,8})\]/g;
const WORD = /[\p{L}\p{N}_]/u;

/** A stored text in pieces: `@[7]` is the person 7 by the name of today; one nobody knows stays text. */
export function mentionParts(stored: string, people: readonly Mentioned[]): MentionPart[] {
	const parts: MentionPart[] = [];
	let from = 0;
	for (const match of stored.matchAll(TOKEN)) {
		const person = people.find(({ userId }) => userId === Number(match[1]));
		if (person === undefined) continue;
		if (match.index > from) parts.push({ kind: 'text', text: stored.slice(from, match.index) });
		parts.push({ kind: 'mention', userId: person.userId, name: person.name });
		from = match.index + match[0].length;
	}
	if (from < stored.length) parts.push({ kind: 'text', text: stored.slice(from) });
	return parts;
}

/** A stored text as it stands in a field: `@[7]` reads `@Name`. */
export function typedMentions(stored: string, people: readonly Mentioned[]): string {
	return mentionParts(stored, people)
		.map((part) => (part.kind === 'text' ? part.text : `@${part.name}`))
		.join('');
}

/**
 * A typed text as it is stored: only the names of people who were chosen from the list become `@[7]`. A name somebody only
 * typed stays text, as does an `@` within an e-mail address, the full stop behind a name, and a typed `@[7]`.
 */
export function storedMentions(typed: string, chosen: readonly Mentioned[]): string {
	// The longer name first: "anna-maria" is not "anna" with something behind it.
	const people = [...chosen].sort((one, other) => other.name.length - one.name.length);
	let stored = '';
	for (let index = 0; index < typed.length; ) {
		const isSign = typed[index] === '@' && beginsMention(typed.slice(0, index));
		const rest = typed.slice(index + 1);
		const person = isSign ? people.find(({ name }) => rest.startsWith(name) && isEnd(rest.slice(name.length))) : null;
		if (person) {
			stored += `@[${person.userId}]`;
			index += 1 + person.name.length;
		} else {
			stored += typed[index] === '@' && /^\[[0-9]/.test(rest) ? '@ ' : typed[index];
			index += 1;
		}
	}
	return stored;
}

/** What is being typed behind an `@` at the caret, to look names up by; null where nobody is being mentioned. */
export function mentionAt(typed: string, caret: number): { readonly from: number; readonly query: string } | null {
	const before = typed.slice(0, caret);
	const from = before.lastIndexOf('@');
	if (from < 0 || !beginsMention(before.slice(0, from))) return null;
	const query = before.slice(from + 1);
	return /^[\p{L}\p{N}_.-]{0,40}$/u.test(query) ? { from, query } : null;
}

/** Behind a letter, a digit or one of the signs of e-mail addresses an `@` mentions nobody. */
function beginsMention(before: string): boolean {
	return !/[\p{L}\p{N}_.%+-]$/u.test(before);
}

function isEnd(after: string): boolean {
	const [first = '', second = ''] = after;
	return !WORD.test(first) && !(/[.@-]/.test(first) && WORD.test(second));
}
