import { type PrintType, printTellsOfHealth, printTypesOf } from '@kontor/domain/paper/printTypes';
import type { RecordAudit } from '../auth/audit.ts';
import { type Api, type OperationId, type SessionContext, serve } from '../contract/contract.ts';
import { createPatientAccess } from '../crm/patientAccess.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { type HeavyRead, type Reads, serveHeavyRead } from '../reads/reads.ts';
import { findContents, findPdf, keepOriginal } from './originals.ts';
import type { PaperContent } from './paperContent.ts';
import type { PaperReader, Press } from './press.ts';
import { findPrintable, labelOfPrint, mayPrint, offeredTypes, type Printable } from './printable.ts';
import { readLogos, readPapers } from './readPaper.ts';

/** Dependencies of the routes for papers; `now` in milliseconds since 1970. */
export interface PaperParts {
	readonly db: Db;
	readonly audit: RecordAudit;
	readonly reads: Reads;
	/** Makes what is printed; documents that are issued have a press of their own. */
	readonly press: Press;
	readonly now: () => number;
}

// What a thread makes in some seconds.
const MOST_POSITIONS = 3_000;

/** Serves documents as PDF: one in each of its ways, or several as one file. */
export function paperRoutes(api: Api, { db, audit, reads, press, now }: PaperParts): void {
	const access = createPatientAccess(audit);

	serve(api, 'listPrintTypes', async ({ path }, { session }) => {
		const document = await needPrintable(db, session.firma, path.wf_cid);
		return offeredTypes(session.subject, document).map((printType) => ({
			printType,
			bezeichnung: labelOfPrint(printType, document),
		}));
	});
	serveHeavyRead(api, reads, 'getDocumentPdf', async ({ path }, read) => {
		const document = await needPrintable(read.db, read.session.firma, path.wf_cid);
		return printOne(document, printTypesOf(document)[0] ?? 'original', 'getDocumentPdf', read);
	});
	serveHeavyRead(api, reads, 'printDocument', async ({ path, body }, read) => {
		const document = await needPrintable(read.db, read.session.firma, path.wf_cid);
		return printOne(document, body.printType, 'printDocument', read);
	});
	serveHeavyRead(api, reads, 'printDocuments', async ({ body }, read) => {
		const wanted = [...new Set(body.documents)];
		const found = await findPrintable(read.db, read.session.firma, wanted);
		const known = new Set(found.map(({ wfCid }) => wfCid));
		const missing = wanted.findIndex((wfCid) => !known.has(wfCid));
		if (missing !== -1) throw new Problem('notFound', { fields: { [`body.documents.${missing}`]: 'notFound' } });
		const wishes = found.map((document) => ({ document, printType: usualFor(document, body.printType ?? 'original') }));
		for (const { document, printType } of wishes) needAccess(document, printType, read);
		if (found.reduce((sum, { positions }) => sum + positions, 0) > MOST_POSITIONS) throw new Problem('paperTooLarge');
		for (const { document, printType } of wishes) await noteAccess(document, printType, 'printDocuments', read);
		const contents = await contentsOf(wanted, read);
		return make(
			wishes.flatMap(({ document: { wfCid }, printType }) => {
				const content = contents.get(wfCid);
				return content === undefined ? [] : [{ content, printType }];
			}),
			read,
		);
	});

	async function printOne(document: Printable, printType: PrintType, operation: OperationId, read: HeavyRead) {
		needAccess(document, printType, read);
		await noteAccess(document, printType, operation, read);
		if (printType === 'draft' || (printType === 'worksheet' && printTypesOf(document)[0] === 'draft')) {
			const [content] = await readPapers(read.db, read.session.firma, [document.wfCid]);
			return make(content === undefined ? [] : [{ content, printType }], read);
		}
		const original = (await findPdf(read.db, document.wfCid)) ?? (await keepLate(document, read));
		if (printType === 'original') return original;
		const contents = await findContents(read.db, [document.wfCid]);
		return make(
			contents.map((content) => ({ content, printType })),
			read,
		);
	}

	/** From the time before papers were kept: it is made at the first look, and stays so. */
	async function keepLate({ wfCid }: Printable, read: HeavyRead): Promise<Uint8Array> {
		const [content] = await readPapers(read.db, read.session.firma, [wfCid]);
		if (content === undefined) throw new Problem('notFound');
		await keepOriginal(db, press, content, readerOf(read), now());
		const kept = await findPdf(read.db, wfCid);
		if (kept === undefined) throw new Problem('notFound');
		return kept;
	}

	/** Contents of documents: as they were issued, or as they are now. */
	async function contentsOf(wfCids: readonly number[], read: HeavyRead): Promise<Map<number, PaperContent>> {
		const stored = await findContents(read.db, wfCids);
		const known = new Set(stored.map(({ wfCid }) => wfCid));
		const others = wfCids.filter((wfCid) => !known.has(wfCid));
		const live = others.length === 0 ? [] : await readPapers(read.db, read.session.firma, others);
		return new Map([...stored, ...live].map((content) => [content.wfCid, content]));
	}

	async function make(
		wishes: readonly { content: PaperContent; printType: PrintType }[],
		read: HeavyRead,
	): Promise<Uint8Array> {
		const logos = await readLogos(
			read.db,
			wishes.map(({ content }) => content),
		);
		const order = { wishes, logos: new Map(logos.map(({ sha256, bytes }) => [sha256, bytes])), madeAt: now() };
		return (await press.make(order, readerOf(read))).pdf;
	}

	/** Refuses a way of printing that there is not, and what the reader may not see. */
	function needAccess(document: Printable, printType: PrintType, { session }: SessionContext): void {
		if (!printTypesOf(document).includes(printType)) throw new Problem('printTypeUnknown');
		if (!mayPrint(session.subject, printType, document)) throw new Problem('forbidden');
	}

	async function noteAccess(
		document: Printable,
		printType: PrintType,
		operation: OperationId,
		context: SessionContext,
	) {
		if (document.isPatient) await access.note(operation, document.addressLfdnr, context);
		if (printTellsOfHealth(printType, document)) await access.noteHealth(operation, document.addressLfdnr, context);
	}
}

async function needPrintable(db: Db, firma: number, wfCid: number): Promise<Printable> {
	const [document] = await findPrintable(db, firma, [wfCid]);
	if (document === undefined) throw new Problem('notFound');
	return document;
}

/** In a pile a draft is printed as a draft. */
function usualFor(document: Printable, printType: PrintType): PrintType {
	return printType === 'original' ? (printTypesOf(document)[0] ?? printType) : printType;
}

function readerOf(read: HeavyRead): PaperReader {
	return { userId: read.session.userId, left: read.whenLeft() };
}
