import {
	type PrintableDocument,
	type PrintType,
	printHasPrices,
	printTellsOfHealth,
	printTypesOf,
} from '@kontor/domain/paper/printTypes';
import { can, type Subject } from '@kontor/domain/permissions';
import { isInvoice, seesPrices } from '@kontor/domain/trade/chain';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A document as far as printing asks, before anything of it is read. */
export interface Printable extends PrintableDocument {
	readonly wfCid: number;
	readonly addressLfdnr: number;
	readonly isPatient: boolean;
	readonly positions: number;
}

/** Documents of the firma in the order they are named; those that there are not are left out. */
export async function findPrintable(db: Db, firma: number, wfCids: readonly number[]): Promise<Printable[]> {
	const { rows } = await sql<Printable>`
		select documents.wf_cid as "wfCid", short_type as "shortType", state_rank as rank, address_lfdnr as "addressLfdnr",
			insurance_lfdnr is not null as "isInsured", kd_patient as "isPatient",
			(select count(*)::integer from document_positions lines where lines.wf_cid = documents.wf_cid) as positions
		from unnest(${wfCids}::integer[]) with ordinality as wanted (wf_cid, place)
		join documents using (wf_cid)
		join document_types on document_types.id = document_type_id
		join addresses on lfdnr = address_lfdnr
		where documents.firma = ${firma} order by place`.execute(db);
	return rows;
}

/** True if somebody may see a print: one that shows health data, prices or costs only with the right to them. */
export function mayPrint(subject: Subject, printType: PrintType, document: PrintableDocument): boolean {
	if (printHasPrices(printType, document.shortType) && !seesPrices(subject, document.shortType)) return false;
	return can(subject, 'health') || !printTellsOfHealth(printType, document);
}

/** The ways in which somebody may print a document, the usual one first. */
export function offeredTypes(subject: Subject, document: PrintableDocument): PrintType[] {
	return printTypesOf(document).filter((type) => mayPrint(subject, type, document));
}

const labels: Readonly<Record<PrintType, string>> = {
	original: 'Original',
	copy: 'Kopie',
	draft: 'Entwurf',
	carrier: 'Für den Kostenträger',
	withPrices: 'Mit Preisen',
	withoutPrices: 'Ohne Preise',
	worksheet: 'Arbeitsblatt',
};

/** The German name of a way to print a document. */
export function labelOfPrint(printType: PrintType, { shortType }: PrintableDocument): string {
	return printType === 'copy' && (isInvoice(shortType) || shortType === 'GU') ? 'Duplikat' : labels[printType];
}
