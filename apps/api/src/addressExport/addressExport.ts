import { type AddressExportColumn, addressExportColumns } from '@kontor/domain/addressExport';
import { CSV_START, formatCsvRow } from '@kontor/domain/csv';
import { can } from '@kontor/domain/permissions';
import { sql } from 'kysely';
import type { RecordAudit } from '../auth/audit.ts';
import type { Api, FileInPieces, Input, SessionContext } from '../contract/contract.ts';
import { readFilter } from '../crm/addressSearch.ts';
import { listAddressTypes } from '../crm/crm.queries.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { type HeavyRead, type Reads, serveHeavyRead } from '../reads/reads.ts';
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
	/** Connections to the database, of which exports together hold at most half. */
	readonly poolSize: number;
	/** Longest time a file may take its reader, who is cut off then. */
	readonly seconds: number;
}

/**
 * Serves the whole result of a search as a file, of any length, from a memory that does not grow with it; one at a time
 * for each user, since each holds a connection for as long as its reader takes. It is one of the turns that its user has
 * among all heavy reads.
 */
export function addressExportRoutes(api: Api, { db, audit, reads, poolSize, seconds }: ExportParts): void {
	const maxRunning = Math.floor(poolSize / 2);
	const running = new Set<number>();

	const send = async ({ body }: Input<'exportAddresses'>, context: HeavyRead): Promise<FileInPieces> => {
		const columns = [...new Set(body.columns)];
		await needRights(columns, context);
		const { userId } = context.session;
		if (running.has(userId) || running.size >= maxRunning) throw new Problem('tooManyExports', { retryAfter: 10 });
		running.add(userId);
		const deadline = new AbortController();
		const timer = setTimeout(() => deadline.abort(), seconds * 1000);
		const file = writeFile(body, columns, context, () => {
			clearTimeout(timer);
			running.delete(userId);
		});
		try {
			// What fails before the first line is told as a problem; later only breaking off can tell it.
			return startedWith(await file.next(), file, deadline.signal);
		} catch (error) {
			await file.return();
			throw error;
		}
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
		end: () => void,
	): AsyncGenerator<string, void> {
		try {
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
		} finally {
			end();
		}
	}
}

/** The pieces of a file whose first was read already; who stops early stops the reading too. */
function startedWith(
	first: IteratorResult<string, void>,
	rest: AsyncGenerator<string, void>,
	signal: AbortSignal,
): FileInPieces {
	let pending: IteratorResult<string, void> | null = first;
	return {
		signal,
		async next() {
			const piece = pending ?? (await rest.next());
			pending = null;
			return piece;
		},
		return: () => rest.return(),
		[Symbol.asyncIterator]() {
			return this;
		},
	};
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
