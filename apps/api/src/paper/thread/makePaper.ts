import { type CheckWanted, drawSheet, type Logos } from './drawSheet.ts';
import { layOut } from './layOut.ts';
import { type MadePaper, openPdf } from './openPdf.ts';
import type { PaperWish } from './sheet.ts';
import { sheetOf } from './sheetOf.ts';

export type { MadePaper } from './openPdf.ts';

/** Input for a paper; the same input gives the same bytes. */
export interface PaperOrder {
	/** One behind the other, in this order. */
	readonly wishes: readonly PaperWish[];
	readonly logos: Logos;
	/** Milliseconds since 1970, for the properties of the file. */
	readonly madeAt: number;
}

/** Makes a PDF: A4, tagged, its font within. `checkWanted` is asked again and again and may throw. */
export async function makePaper({ wishes, logos, madeAt }: PaperOrder, checkWanted: CheckWanted): Promise<MadePaper> {
	const sheets = wishes.map(sheetOf);
	const [first] = sheets;
	const title = sheets.length === 1 && first !== undefined ? first.title : `${sheets.length} Dokumente`;
	const { pen, typeface, root, finish } = openPdf(title, madeAt);
	let pages = 0;
	for (const sheet of sheets) {
		checkWanted();
		const laid = layOut(sheet, typeface);
		drawSheet(pen, root, laid, logos, checkWanted);
		pages += laid.pages.length;
	}
	return finish(pages);
}
