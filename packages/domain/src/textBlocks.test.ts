import { expect, test } from 'vitest';
import { textBlocks, textSpans } from './textBlocks.ts';

const plain = (text: string) => [{ text, href: null }];

test('paragraphs, lists and lines are read, and no other sign means anything', () => {
	expect(
		textBlocks('Erste Zeile\r\nzweite <b>Zeile</b>\n\n# kein Titel\n- eins\n\n- zwei\n1. drei\n2) vier\nEnde'),
	).toEqual([
		{ kind: 'paragraph', lines: [plain('Erste Zeile'), plain('zweite <b>Zeile</b>')] },
		{ kind: 'paragraph', lines: [plain('# kein Titel')] },
		{ kind: 'bullets', items: [plain('eins'), plain('zwei')] },
		{ kind: 'numbers', items: [plain('drei'), plain('vier')] },
		{ kind: 'paragraph', lines: [plain('Ende')] },
	]);
	expect(textBlocks(' \n')).toEqual([]);
});

test.each([
	['siehe https://example.at/a?b=1.', ['siehe ', 'https://example.at/a?b=1', '.']],
	['(http://example.at)', ['(', 'http://example.at', ')']],
	['https://example.at/x_(y)', ['https://example.at/x_(y)']],
	['javascript:alert(1) www.example.at', ['javascript:alert(1) www.example.at']],
	['', []],
])('web addresses in %j', (line, pieces) => {
	const spans = textSpans(line);
	expect(spans.map(({ text }) => text)).toEqual(pieces);
	for (const { text, href } of spans) expect(href).toBe(/^https?:/.test(text) ? text : null);
});
