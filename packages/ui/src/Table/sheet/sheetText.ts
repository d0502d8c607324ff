/** What is put on the clipboard: for a spreadsheet, and for a letter. */
export interface SheetText {
	readonly plain: string;
	readonly html: string;
}

/** The cells of a sheet, heads included where there is more than one row, with a tab between two and a line for each row. */
export function sheetText(table: HTMLTableElement): SheetText {
	const lines = [...table.rows].map((row) => [...row.cells].map((cell) => ({ cell, text: textOf(cell) })));
	const plain = lines.map((line) => line.map(({ text }) => text).join('\t')).join('\r\n');
	const body = lines.map((line) => `<tr>${line.map(({ cell, text }) => htmlOf(cell, text)).join('')}</tr>`).join('');
	return { plain, html: `<meta charset="utf-8"><table>${body}</table>` };
}

/** Its words as they are read: what stands in boxes of its own is apart, and nothing breaks the cell. */
function textOf(cell: HTMLElement): string {
	const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
	let text = '';
	let before: Node | null = null;
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
		const isApart = before !== null && (isBoxed(node, before) || isBoxed(before, node));
		text += `${isApart ? ' ' : ''}${node.nodeValue ?? ''}`;
		before = node;
	}
	return text.replace(/\s+/g, ' ').trim();
}

/** Whether a text stands in a box that another one does not stand in; a marked part of a word is none. */
function isBoxed(node: Node, other: Node): boolean {
	for (let box = node.parentElement; box !== null && !box.contains(other); box = box.parentElement) {
		if (getComputedStyle(box).display !== 'inline') return true;
	}
	return false;
}

// A spreadsheet takes a phone number or a postcode for a number or a sum, unless it is told that it is a text.
function htmlOf({ dataset, tagName }: HTMLElement, text: string): string {
	const tag = tagName.toLowerCase();
	const style = tag === 'td' && dataset.kind !== 'number' ? ` style="mso-number-format:'\\@'"` : '';
	return `<${tag}${style}>${escaped(text)}</${tag}>`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
