import { can, type Subject } from '@kontor/domain/permissions';
import { type DocumentExportColumn, documentExportColumns } from '@kontor/domain/trade/documentExport';
import { CSV_START, type CsvCell, formatCsvRow } from '@kontor/german/csv';
import { formatGermanDate } from '@kontor/german/date';
import { type RawBuilder, sql } from 'kysely';
import type { RecordAudit } from '../auth/audit.ts';
import type { FileInPieces, Input } from '../contract/contract.ts';
import { Problem } from '../problem.ts';
import type { HeavyRead } from '../reads/reads.ts';
import type { WholeFiles } from '../reads/wholeFiles.ts';
import { checkFilter, documentsOf } from './documentFilter.ts';
import { checkOrder, labelOf, orderOf, showsPrices } from './documentList.ts';

/** Dependencies of the export of a search. */
export interface DocumentExportParts {
	readonly audit: RecordAudit;
	readonly files: WholeFiles;
}

type Wanted = Input<'exportDocuments'>['body'];

const AT_ONCE = 1_000;

/** All documents of a search as a file; a column or condition its user has no right to is refused, not left out in silence. */
export async function exportDocuments(
	{ audit, files }: DocumentExportParts,
	read: HeavyRead,
	today: string,
	wanted: Wanted,
): Promise<FileInPieces> {
	const { session, ip, requestId } = read;
	const { subject } = session;
	checkFilter(wanted, subject);
	checkOrder(wanted, subject);
	const keys = [...new Set(wanted.columns)];
	if (
		documentExportColumns.some(({ key, rights }) => keys.includes(key) && !rights.every((right) => can(subject, right)))
	)
		throw new Problem('forbidden', { fields: { 'body.columns': 'notAllowed' } });
	return files.send(read, async function* write() {
		const who = { userId: session.userId, sessionId: session.sessionId, remote: ip, requestId };
		// Which columns left the house, never what was searched for.
		await audit({ action: 'documentsExported', subject: `documents ${keys.join(',')}`, ...who });
		let lines = CSV_START + formatCsvRow(keys.map(headOf));
		for await (const rows of walkDocuments(read, today, wanted, keys)) {
			for (const row of rows) lines += formatCsvRow(keys.map((key) => cells[key].cell(row[key] ?? null)));
			yield lines;
			lines = '';
		}
		if (lines !== '') yield lines;
	});
}

type Row = Partial<Record<DocumentExportColumn, string | null>>;

/** The rows in the order of the list, from a cursor. */
async function* walkDocuments(
	{ db, session }: HeavyRead,
	today: string,
	wanted: Wanted,
	keys: readonly DocumentExportColumn[],
): AsyncGenerator<Row[], void> {
	const columns = sql.join(keys.map((key) => sql`${readOf(key, session.subject)} as ${sql.ref(key)}`));
	const transaction = await db.startTransaction().setAccessMode('read only').execute();
	try {
		await sql`
			declare walk no scroll cursor for select ${columns}
			from documents
			join document_types types on types.id = documents.document_type_id
			join addresses customer on customer.lfdnr = documents.address_lfdnr
			where ${documentsOf(wanted, { session, today })} order by ${orderOf(wanted, session.subject)}`.execute(
			transaction,
		);
		for (;;) {
			const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from walk`.execute(transaction);
			if (rows.length === 0) break;
			yield rows;
		}
	} finally {
		await transaction.rollback().execute();
	}
}

/** A column that tells prices is empty in documents of which its reader sees none. */
function readOf(key: DocumentExportColumn, subject: Subject): RawBuilder<unknown> {
	const { read } = cells[key];
	const column = documentExportColumns.find((known) => known.key === key);
	const tellsPrices = column?.rights.some((right) => right === 'prices') === true;
	return tellsPrices ? sql`case when ${showsPrices(subject)} then ${read} end` : read;
}

interface Column {
	/** Read under the column's own name, as a text. */
	readonly read: RawBuilder<unknown>;
	readonly cell: (value: string | null) => CsvCell;
}

const text = (value: string | null): CsvCell => value;
const code = (value: string | null): CsvCell => (value === null || value === '' ? null : { code: value });
const decimal = (value: string | null): CsvCell => (value === null ? null : { decimal: value });
const day = (value: string | null): CsvCell => (value === null ? null : formatGermanDate(value));

/** As in the document itself: without a carrier it tells nothing of health. */
function ofHealth(read: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`case when documents.insurance_lfdnr is not null then ${read} end`;
}

const cells: Readonly<Record<DocumentExportColumn, Column>> = {
	nr: { read: sql`documents.nr`, cell: code },
	type: { read: sql`types.bezeichnung`, cell: text },
	name: { read: sql`documents.name`, cell: text },
	customerNumber: { read: sql`documents.address_lfdnr::text`, cell: decimal },
	customer: { read: sql`customer.display_name`, cell: text },
	plz: { read: sql`customer.plz`, cell: code },
	city: { read: sql`customer.city`, cell: text },
	date: { read: sql`documents.date`, cell: day },
	delivery: { read: sql`documents.delivery_date`, cell: day },
	preferred: { read: sql`documents.preferred_date`, cell: day },
	due: { read: sql`documents.due_date`, cell: day },
	state: { read: sql`documents.state`, cell: text },
	net: { read: sql`documents.net::text`, cell: decimal },
	vat: { read: sql`documents.vat::text`, cell: decimal },
	gross: { read: sql`documents.gross::text`, cell: decimal },
	open: { read: sql`documents.open_amount::text`, cell: decimal },
	orderReference: { read: sql`documents.order_reference`, cell: code },
	insurance: {
		read: ofHealth(sql`(select display_name from addresses where lfdnr = documents.insurance_lfdnr)`),
		cell: text,
	},
	prescriptionState: { read: ofHealth(labelOf('prescriptionState', 'documents.prescription_state')), cell: text },
	careType: { read: ofHealth(labelOf('careType', 'documents.care_type')), cell: text },
	patientShare: { read: ofHealth(sql`documents.patient_share::text`), cell: decimal },
	carrierShare: { read: ofHealth(sql`documents.carrier_share::text`), cell: decimal },
};

function headOf(key: DocumentExportColumn): string {
	return documentExportColumns.find((column) => column.key === key)?.label ?? key;
}
