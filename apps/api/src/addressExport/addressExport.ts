import { type AddressExportColumn, addressExportColumns } from '@kontor/domain/addressExport';
import { can } from '@kontor/domain/permissions';
import { CSV_START, formatCsvRow } from '@kontor/german/csv';
import { sql } from 'kysely';
import type { RecordAudit } from '../auth/audit.ts';
import type { Api, FileInPieces, Input, SessionContext } from '../contract/contract.ts';
import { readFilter } from '../crm/addressSearch.ts';
import { listAddressTypes } from '../crm/crm.queries.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { type HeavyRead, type Reads, serveHeavyRead } from '../reads/reads.ts';
import type { WholeFiles } from '../reads/wholeFiles.ts';
import { auditPersonalNumbers } from '../search/personalNumbers.ts';
import { walkAddresses } from '../search/search.ts';
import { cellsOf, type ExportedAddress, readColumns } from './columns.ts';

// Read beside the columns, whatever they are: who was found has to be noted.
const FOUND = 'foundLfdnr';

/** What the export is served from. */
export interface ExportParts {
	readonly db: Db;
	readonly audit: RecordAudit;
	readonly reads: Reads;
	readonly files: WholeFiles;
}

/** Serves the whole result of a search as a file. It is one of the turns that its user has among all heavy reads. */
export function addressExportRoutes(api: Api, { db, audit, reads, files }: ExportParts): void {
	const send = async ({ body }: Input<'exportAddresses'>, context: HeavyRead): Promise<FileInPieces> => {
		const columns = [...new Set(body.columns)];
		await needRights(columns, context);
		return files.send(context, () => writeFile(body, columns, context));
	};
	serveHeavyRead(api, reads, 'exportAddresses', send, 'file');

	/** A column that its user has no right to is refused, not left out in silence. */
	async function needRights(columns: readonly AddressExportColumn[], context: SessionContext): Promise<void> {
		const refused = addressExportColumns.find(
			({ key, right }) => right !== null && columns.includes(key) && !can(context.session.subject, right),
		);
		if (refused === undefined) return;
		await audit({ action: 'forbidden', subject: `exportAddresses ${refused.key}`, ...whoOf(context) });
		throw new Problem('forbidden', { fields: { 'body.columns': 'notAllowed' } });
	}

	async function* writeFile(
		wanted: Input<'exportAddresses'>['body'],
		columns: readonly AddressExportColumn[],
		context: HeavyRead,
	): AsyncGenerator<string, void> {
		const { filter, sort } = readFilter(context.session, wanted);
		const types = new Map((await listAddressTypes(db)).map(({ fldName, bezeichnung }) => [fldName, bezeichnung]));
		await audit({ action: 'addressesExported', subject: subjectOf(columns), ...whoOf(context) });
		const read = sql`${readColumns(columns)}, lfdnr as ${sql.ref(FOUND)}`;
		const walk = { filter, sort, direction: wanted.direction, columns: read };
		let lines = CSV_START + formatCsvRow(columns.map(labelOf));
		for await (const addresses of walkAddresses<ExportedAddress>(context.db, context.session.firma, walk)) {
			const found = addresses.map((address) => Number(address[FOUND]));
			await auditPersonalNumbers({ db, audit }, wanted.name ?? '', found, 'exportAddresses', context);
			for (const address of addresses) lines += formatCsvRow(cellsOf(columns, address, types));
			yield lines;
			lines = '';
		}
		if (lines !== '') yield lines;
	}
}

function labelOf(column: AddressExportColumn): string {
	return addressExportColumns.find(({ key }) => key === column)?.label ?? column;
}

// Which columns left the house, never what was searched for.
function subjectOf(columns: readonly AddressExportColumn[]): string {
	return `addresses ${columns.join(',')}`;
}

function whoOf({ session, ip, requestId }: SessionContext) {
	return { userId: session.userId, sessionId: session.sessionId, remote: ip, requestId };
}
