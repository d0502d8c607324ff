import { can } from '@kontor/domain/permissions';
import { type ArticleExportColumn, articleExportColumns } from '@kontor/domain/stock/articleExport';
import { CSV_START, type CsvCell, formatCsvRow } from '@kontor/german/csv';
import type { RecordAudit } from '../../auth/audit.ts';
import type { Answer, FileInPieces, Input } from '../../contract/contract.ts';
import { Problem } from '../../problem.ts';
import type { HeavyRead } from '../../reads/reads.ts';
import type { WholeFiles } from '../../reads/wholeFiles.ts';
import { allArticles } from './articleList.ts';
import { type ArticleReader, readRows } from './articleRows.ts';

type Row = Answer<'searchArticles'>['rows'][number];

const AT_ONCE = 1_000;

// Where a file ends; the portal says so.
const MOST = 50_000;

/** Audit log and slots that files of articles need. */
export interface ArticleExportParts {
	readonly audit: RecordAudit;
	readonly files: WholeFiles;
}

/**
 * All articles of a filter as a file, in the order of the list. A column its user has no right to is refused, not left out
 * in silence.
 */
export async function exportArticles(
	{ audit, files }: ArticleExportParts,
	read: HeavyRead,
	reader: ArticleReader,
	{ columns, ...wanted }: Input<'exportArticles'>['body'],
): Promise<FileInPieces> {
	const { session, ip, requestId, db } = read;
	const who = { userId: session.userId, sessionId: session.sessionId, remote: ip, requestId };
	const chosen = articleExportColumns.filter(({ key }) => columns.includes(key));
	const refused = chosen.find(({ right }) => right !== null && !can(session.subject, right));
	if (refused !== undefined) {
		await audit({ action: 'forbidden', subject: `exportArticles ${refused.key}`, ...who });
		throw new Problem('forbidden', { fields: { 'body.columns': 'notAllowed' } });
	}
	const inOrder = [...new Set(columns)];
	return files.send(read, async function* write() {
		const ids = await allArticles(db, reader, wanted, MOST);
		await audit({ action: 'articlesExported', subject: `articles ${inOrder.join(',')}`, ...who });
		let lines =
			CSV_START + formatCsvRow(inOrder.map((key) => chosen.find((column) => column.key === key)?.label ?? key));
		for (let offset = 0; offset < ids.length; offset += AT_ONCE) {
			const rows = await readRows(db, reader, ids.slice(offset, offset + AT_ONCE));
			for (const row of rows) lines += formatCsvRow(inOrder.map((key) => cells[key](row)));
			yield lines;
			lines = '';
		}
		if (lines !== '') yield lines;
	});
}

const decimal = (value: string | null | undefined): CsvCell => (value == null ? null : { decimal: value });

const cells: Readonly<Record<ArticleExportColumn, (row: Row) => CsvCell>> = {
	artNr: ({ artNr }) => ({ code: artNr }),
	artNr2: ({ artNr2 }) => (artNr2 === '' ? null : { code: artNr2 }),
	articleDescription: ({ articleDescription }) => articleDescription,
	gtin: ({ gtin }) => (gtin === '' ? null : { code: gtin }),
	articleType: ({ articleType }) => articleType?.bezeichnung ?? null,
	articleCategory: ({ articleCategory }) => articleCategory?.bezeichnung ?? null,
	articleGroup: ({ articleGroup }) => articleGroup?.bezeichnung ?? null,
	unit: ({ unit }) => unit,
	isActive: ({ isActive }) => (isActive ? 'Ja' : 'Nein'),
	netPrice: ({ netPrice }) => decimal(netPrice),
	grossPrice: ({ grossPrice }) => decimal(grossPrice),
	inventory: ({ inventory }) => decimal(inventory),
	reserved: ({ reserved }) => decimal(reserved),
	available: ({ available }) => decimal(available),
	dep: ({ dep }) => decimal(dep),
};
