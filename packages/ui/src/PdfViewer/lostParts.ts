import type { PDFPageProxy } from 'pdfjs-dist';

/**
 * Whether pictures or fonts of a drawn page could not be read. pdf.js draws the page without them and says so nowhere but
 * in what it keeps for the page: no data for a picture, a sentence in place of a font.
 */
export async function losesParts(page: PDFPageProxy): Promise<boolean> {
	if (lostIn(page.objs).length > 0) return true;
	// What several pages share is kept for all of them; the operations of this one tell whether it is among its users.
	const lost = lostIn(page.commonObjs);
	if (lost.length === 0) return false;
	const { argsArray }: { argsArray: unknown[] } = await page.getOperatorList();
	return argsArray.some((args) => Array.isArray(args) && lost.some((name) => args.includes(name)));
}

function lostIn(objects: PDFPageProxy['objs']): string[] {
	const entries: Iterable<unknown[]> = objects;
	return [...entries].filter(([, data]) => data === null || typeof data === 'string').map(([name]) => String(name));
}
