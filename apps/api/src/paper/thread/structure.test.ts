import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, invoice } from '../testing/paperContents.ts';
import { makePaper } from './makePaper.ts';

/** An element of the structure, or, by its number, a piece of what is drawn. */
interface Node {
	readonly role?: string;
	readonly children?: readonly Node[];
	readonly type?: string;
	readonly id?: string;
}

/** Pages with their structure, the pieces that are drawn, and texts that lie outside of all of them. */
interface PageParts {
	readonly tree: Node;
	readonly drawn: readonly string[];
	readonly unmarked: string;
}

let pages: PageParts[] = [];
let task: ReturnType<typeof getDocument>;

beforeAll(async () => {
	const positions = Array.from({ length: 60 }, (_, index) => goods({ text: `Nr. ${index}` }));
	const order = {
		wishes: [{ content: invoice({ positions }), printType: 'original' as const }],
		logos: new Map(),
		madeAt: 0,
	};
	const { pdf } = await makePaper(order, () => {});
	task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
	const document = await task.promise;
	pages = [];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent({ includeMarkedContent: true });
		const drawn: string[] = [];
		let unmarked = '';
		let depth = 0;
		for (const item of items) {
			if ('str' in item) unmarked += depth === 0 ? item.str.trim() : '';
			else if (item.type === 'endMarkedContent') depth--;
			else {
				depth++;
				if (item.id) drawn.push(item.id);
			}
		}
		pages.push({ tree: (await page.getStructTree()) as Node, drawn, unmarked });
	}
});
afterAll(() => task.destroy());

/** Pairs of an element with the one that holds it, from the top down. */
function pairs(node: Node, parent = ''): [string, string][] {
	const role = node.role ?? '';
	return [
		...(role === '' ? [] : [[parent, role] as [string, string]]),
		...(node.children ?? []).flatMap((child) => pairs(child, role)),
	];
}

/** Pieces of what is drawn that the structure names, in the order it reads them. */
function read(node: Node): string[] {
	return [...(node.type === 'content' && node.id ? [node.id] : []), ...(node.children ?? []).flatMap(read)];
}

/** Roles that may hold an element of a table (ISO 32000, 14.8.4.3). */
const holders: Readonly<Record<string, readonly string[]>> = {
	TR: ['Table', 'THead', 'TBody', 'TFoot'],
	TH: ['TR'],
	TD: ['TR'],
};

describe('the structure of a paper of many pages', () => {
	test('has rows in tables alone, and cells in rows alone, on every page', () => {
		expect(pages.length).toBeGreaterThan(1);
		const wrong = pages
			.flatMap(({ tree }) => pairs(tree))
			.filter(([parent, role]) => holders[role]?.includes(parent) === false);
		expect(wrong).toEqual([]);
		expect(pages.every(({ tree }) => pairs(tree).some(([, role]) => role === 'TD'))).toBe(true);
	});

	test('has one heading, and it comes before the table', () => {
		const roles = pages.flatMap(({ tree }) => pairs(tree).map(([, role]) => role));
		expect(roles.filter((role) => /^H\d?$/.test(role))).toEqual(['H1']);
		expect(roles.indexOf('H1')).toBeLessThan(roles.indexOf('Table'));
	});

	test('reads each piece that is drawn once and none that is not, and no text lies outside of it', () => {
		for (const { tree, drawn, unmarked } of pages) {
			expect(read(tree).toSorted()).toEqual(drawn.toSorted());
			expect(new Set(drawn).size).toBe(drawn.length);
			expect(unmarked).toBe('');
		}
	});
});
