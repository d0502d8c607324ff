/** A piece of a line: plain text, or a web address that can be followed. */
export interface TextSpan {
	readonly text: string;
	/** Null for plain text. */
	readonly href: string | null;
}

/** A piece of a plain text that people have given a shape: a paragraph in its lines, or a list. */
export type TextBlock =
	| { readonly kind: 'paragraph'; readonly lines: readonly (readonly TextSpan[])[] }
	| { readonly kind: 'bullets' | 'numbers'; readonly items: readonly (readonly TextSpan[])[] };

const BULLET = /^\s*[-*•]\s+(?=\S)/;
const NUMBER = /^\s*[0-9]{1,3}[.)]\s+(?=\S)/;

/**
 * Reads paragraphs (parted by an empty line), lists (`- `, `* `, `1. `) and web addresses out of plain text, and nothing
 * else: no other sign means anything.
 */
export function textBlocks(text: string): TextBlock[] {
	const blocks: { kind: TextBlock['kind']; lines: string[] }[] = [];
	let isNew = true;
	for (const line of text.split(/\r\n|\r|\n/)) {
		if (line.trim() === '') {
			isNew = true;
			continue;
		}
		const kind = kindOf(line);
		const last = blocks.at(-1);
		const content = kind === 'paragraph' ? line : line.replace(kind === 'bullets' ? BULLET : NUMBER, '');
		// An empty line between two entries of a list does not part the list.
		if (last !== undefined && last.kind === kind && !(isNew && kind === 'paragraph')) last.lines.push(content);
		else blocks.push({ kind, lines: [content] });
		isNew = false;
	}
	return blocks.map(({ kind, lines }) => {
		const spans = lines.map(textSpans);
		return kind === 'paragraph' ? { kind, lines: spans } : { kind, items: spans };
	});
}

/** The pieces of one line. */
export function textSpans(line: string): TextSpan[] {
	const spans: TextSpan[] = [];
	let from = 0;
	for (const { 0: found, index } of line.matchAll(/https?:\/\/[^\s<>"'„“]+/giu)) {
		const href = withoutTail(found);
		if (index > from) spans.push({ text: line.slice(from, index), href: null });
		spans.push({ text: href, href });
		from = index + href.length;
	}
	if (from < line.length) spans.push({ text: line.slice(from), href: null });
	return spans;
}

function kindOf(line: string): TextBlock['kind'] {
	if (BULLET.test(line)) return 'bullets';
	return NUMBER.test(line) ? 'numbers' : 'paragraph';
}

/** What ends a sentence does not belong to the address in it, nor does a bracket that opened before it. */
function withoutTail(address: string): string {
	const bare = address.replace(/[.,;:!?]+$/, '');
	return bare.endsWith(')') && !bare.includes('(') ? withoutTail(bare.slice(0, -1)) : bare;
}
