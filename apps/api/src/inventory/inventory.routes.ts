import type { RecordAudit } from '../auth/audit.ts';
import { type Api, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import type { Press } from '../paper/press.ts';
import { type Reads, serveHeavyRead } from '../reads/reads.ts';
import type { WholeFiles } from '../reads/wholeFiles.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { findCountArticle, listCountArticles } from './countArticles.ts';
import { listUnknownCodes, searchLines } from './lineList.ts';
import { postCount } from './posting.ts';
import { exportProtocol, printProtocol } from './protocol.ts';
import { askRecount, giveReason, setZero } from './reviewWrites.ts';
import { addScans, listScans } from './scans.ts';
import { findChoices, searchSessions } from './sessionList.ts';
import { findSession } from './sessionRead.ts';
import { changeState, createSession, joinSession } from './sessionWrites.ts';

/** Dependencies of the operations of counting; `now` in milliseconds since 1970. */
export interface InventoryParts {
	readonly db: Db;
	readonly writes: Writes;
	readonly reads: Reads;
	readonly files: WholeFiles;
	readonly audit: RecordAudit;
	/** Makes what is printed. */
	readonly press: Press;
	readonly now: () => number;
}

/** Serves counts of stock: sessions, the log of what was counted, review and posting. */
export function inventoryRoutes(api: Api, { db, writes, reads, files, audit, press, now }: InventoryParts): void {
	serve(api, 'getCountChoices', (_, { session }) => findChoices(db, session));
	serve(api, 'searchCountSessions', ({ body }, { session }) => searchSessions(db, session, body));
	serve(api, 'getCountSession', ({ path }, { session }) => findSession(db, session, path.lfdnr));
	serve(api, 'listCountArticles', ({ path }, { session }) => listCountArticles(db, session, path.lfdnr, now()));
	serve(api, 'findCountArticle', (input, { session }) => findCountArticle(db, session, input, now()));
	serve(api, 'listCountScans', ({ path, query }, { session }) =>
		listScans(db, session, path.lfdnr, query.after ?? '0'),
	);
	serve(api, 'listUnknownCodes', ({ path }, { session }) => listUnknownCodes(db, session, path.lfdnr));
	serveHeavyRead(api, reads, 'searchCountLines', ({ path, body }, read) =>
		searchLines(read.db, read.session, path.lfdnr, body),
	);
	serveHeavyRead(
		api,
		reads,
		'exportCountProtocol',
		({ path }, read) => exportProtocol(read, { audit, files }, path.lfdnr),
		'file',
	);

	serveHeavyRead(api, reads, 'printCountProtocol', ({ path }, read) =>
		printProtocol(read, { audit, press, now }, path.lfdnr),
	);

	serveWrite(api, writes, 'createCountSession', createSession);
	serveWrite(api, writes, 'joinCountSession', joinSession);
	serveWrite(api, writes, 'addCountScans', addScans);
	serveWrite(api, writes, 'askRecount', askRecount);
	serveWrite(api, writes, 'giveCountReason', giveReason);
	serveWrite(api, writes, 'setCountZero', setZero);
	serveWrite(api, writes, 'changeCountState', changeState);
	serveWrite(api, writes, 'postCount', postCount);
}
