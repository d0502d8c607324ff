import { countReasons } from '@kontor/domain/count/review';
import { can } from '@kontor/domain/permissions';
import { CSV_START, type CsvCell, formatCsvRow } from '@kontor/german/csv';
import { formatGermanDate } from '@kontor/german/date';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { showGermanNumber } from '@kontor/german/number';
import type { RecordAudit } from '../auth/audit.ts';
import type { Answer, FileInPieces } from '../contract/contract.ts';
import type { Press } from '../paper/press.ts';
import type { HeavyRead } from '../reads/reads.ts';
import type { WholeFiles } from '../reads/wholeFiles.ts';
import { wireLines } from './lineList.ts';
import { readLines } from './lines.ts';
import { findSession } from './sessionRead.ts';
import { sessionRow } from './sessionRow.ts';

type Line = Answer<'searchCountLines'>['rows'][number];

interface Column {
	readonly label: string;
	/** Share of the width of a printed page, relative to the other columns. */
	readonly share: number;
	readonly isFigure?: true;
	readonly needsCosts?: true;
	readonly cell: (line: Line) => CsvCell;
}

const states: Readonly<Record<Line['state'], string>> = {
	untouched: 'nicht gezählt',
	counted: 'gezählt',
	equal: 'gleich',
	different: 'abweichend',
	unknown: 'offen',
};

const decimal = (value: string | null | undefined): CsvCell => (value == null ? null : { decimal: value });

const columns: readonly Column[] = [
	{ label: 'Platz', share: 6, cell: ({ shelf }) => shelf },
	{ label: 'Artikelnummer', share: 9, cell: ({ artNr }) => ({ code: artNr }) },
	{ label: 'Bezeichnung', share: 22, cell: ({ articleDescription }) => articleDescription },
	{ label: 'Einheit', share: 7, cell: ({ unit }) => unit },
	{ label: 'Stand', share: 9, cell: ({ state }) => states[state] },
	{ label: 'Zählung', share: 6, isFigure: true, cell: ({ round }) => decimal(String(round)) },
	{ label: 'Gezählt', share: 7, isFigure: true, cell: ({ counted }) => decimal(counted) },
	{ label: 'Buchbestand', share: 8, isFigure: true, cell: ({ book }) => decimal(book) },
	{ label: 'Differenz', share: 7, isFigure: true, cell: ({ difference }) => decimal(difference) },
	{ label: 'Wert der Differenz', share: 9, isFigure: true, needsCosts: true, cell: ({ value }) => decimal(value) },
	{
		label: 'Gezählt am',
		share: 10,
		cell: ({ countedAt }) => (countedAt === null ? null : formatGermanDateTime(countedAt)),
	},
	{ label: 'Gezählt von', share: 9, cell: ({ counters }) => counters.map(({ name }) => name).join(', ') },
	{ label: 'Grund', share: 9, cell: ({ reason }) => countReasons.find(({ key }) => key === reason)?.label ?? null },
	{ label: 'Anmerkung', share: 12, cell: ({ reasonNote }) => reasonNote },
	{ label: 'Gebucht', share: 6, cell: ({ isPosted }) => (isPosted ? 'Ja' : 'Nein') },
];

// Lines that are written with one turn of the event loop.
const AT_ONCE = 1_000;

/** The protocol of a count as a spreadsheet opens it: what was counted, by whom and when, beside the book. */
export function exportProtocol(
	read: HeavyRead,
	{ audit, files }: { audit: RecordAudit; files: WholeFiles },
	lfdnr: number,
): Promise<FileInPieces> {
	return files.send(read, async function* write() {
		const { lines, shown } = await protocolLines(read, lfdnr);
		await noteExport(read, audit, lfdnr);
		yield CSV_START + formatCsvRow(shown.map(({ label }) => label));
		for (let offset = 0; offset < lines.length; offset += AT_ONCE) {
			const rows = lines.slice(offset, offset + AT_ONCE);
			yield rows.map((line) => formatCsvRow(shown.map(({ cell }) => cell(line)))).join('');
		}
	});
}

/** The same as a PDF, with room for the signatures of who has counted and who has posted. */
export async function printProtocol(
	read: HeavyRead,
	{ audit, press, now }: { audit: RecordAudit; press: Press; now: () => number },
	lfdnr: number,
): Promise<Uint8Array> {
	const { lines, shown } = await protocolLines(read, lfdnr);
	const count = await findSession(read.db, read.session, lfdnr);
	const order = {
		title: `Inventurprotokoll ${lfdnr}: ${count.title}`,
		facts: [
			`${count.warehouse.bezeichnung}, ${count.keyDate === null ? 'laufende Inventur' : `Stichtag ${formatGermanDate(count.keyDate)}`}, ${count.isBlind ? 'blind gezählt' : 'offen gezählt'}`,
			`Begonnen ${moment(count.createdAt, count.createdBy)}${count.releasedAt === null ? '' : `, freigegeben ${moment(count.releasedAt, count.releasedBy)}`}${count.postedAt === null ? ', nicht gebucht' : `, gebucht ${moment(count.postedAt, count.postedBy)}`}`,
			`${count.progress.counted} von ${count.progress.articles} Artikeln gezählt; nicht gezählte sind nicht 0.`,
		],
		columns: shown.map(({ label, share, isFigure }) => ({
			label,
			share,
			align: isFigure === true ? ('right' as const) : ('left' as const),
		})),
		rows: lines.map((line) => shown.map(({ cell }) => printed(cell(line)))),
		closing: ['Gezählt:', 'Geprüft:', 'Gebucht:'],
		madeAt: now(),
	};
	const { pdf } = await press.make(order, { userId: read.session.userId, left: read.whenLeft() });
	await noteExport(read, audit, lfdnr);
	return pdf;
}

async function protocolLines({ db, session }: HeavyRead, lfdnr: number) {
	const row = await sessionRow(db, session, lfdnr);
	const lines = await wireLines(db, session, row, await readLines(db, row));
	return {
		lines: lines.toSorted((one, other) => compare(one.shelf, other.shelf) || compare(one.artNr, other.artNr)),
		shown: columns.filter(({ needsCosts }) => needsCosts !== true || can(session.subject, 'costs')),
	};
}

function noteExport({ session, ip, requestId }: HeavyRead, audit: RecordAudit, lfdnr: number): Promise<void> {
	const who = { userId: session.userId, sessionId: session.sessionId, remote: ip, requestId };
	return audit({ action: 'countExported', subject: `count/${lfdnr}`, ...who });
}

function moment(at: string, by: string | null): string {
	return `${formatGermanDateTime(at)}${by === null ? '' : ` von ${by}`}`;
}

function printed(cell: CsvCell): string {
	if (cell === null || typeof cell === 'string') return cell ?? '';
	return 'decimal' in cell ? showGermanNumber(cell.decimal, cell.decimal.includes('.') ? 2 : 0) : cell.code;
}

function compare(one: string, other: string): number {
	return one < other ? -1 : Number(one > other);
}
