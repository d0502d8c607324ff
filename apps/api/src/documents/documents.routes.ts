import { viennaToday } from '@kontor/domain/dateTime';
import { can } from '@kontor/domain/permissions';
import type { RecordAudit } from '../auth/audit.ts';
import { type Api, type SessionContext, serve } from '../contract/contract.ts';
import { createPatientAccess } from '../crm/patientAccess.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { type Reads, serveHeavyRead } from '../reads/reads.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { findDocument } from './documentDetail.ts';
import { searchDocuments } from './documentList.ts';
import { isHealthList, listInformation, picturesOf, searchObjects } from './informationLists.ts';
import { changeFilter, createFilter, deleteFilter, listFilters } from './savedFilters.ts';

/** What documents are served from; `now` in milliseconds since 1970. */
export interface DocumentParts {
	readonly db: Db;
	readonly audit: RecordAudit;
	readonly writes: Writes;
	readonly reads: Reads;
	readonly now: () => number;
}

/** Serves the search of documents with its saved filters and lists, and one document in full. */
export function documentRoutes(api: Api, { db, audit, writes, reads, now }: DocumentParts): void {
	const access = createPatientAccess(audit);

	/** Passes a refusal on once it is noted: to ask for what one may not see is seen. */
	async function noted<Result>(
		context: SessionContext,
		operation: string,
		work: () => Promise<Result>,
	): Promise<Result> {
		try {
			return await work();
		} catch (error) {
			if (error instanceof Problem && error.code === 'forbidden') {
				const { session, ip, requestId } = context;
				const who = { userId: session.userId, sessionId: session.sessionId, remote: ip, requestId };
				await audit({ action: 'forbidden', subject: operation, ...who });
			}
			throw error;
		}
	}

	serveHeavyRead(api, reads, 'searchDocuments', ({ body }, read) =>
		noted(read, 'searchDocuments', () =>
			searchDocuments(read.db, { session: read.session, today: viennaToday(now()) }, body),
		),
	);
	serve(api, 'listDocumentFilters', (_, { session }) => listFilters(db, session));
	serveWrite(api, writes, 'createDocumentFilter', createFilter);
	serveWrite(api, writes, 'changeDocumentFilter', changeFilter);
	serveWrite(api, writes, 'deleteDocumentFilter', deleteFilter);
	serve(api, 'listDocumentInformation', ({ path, query }, context) =>
		noted(context, `listDocumentInformation ${path.list}`, async () => {
			if (isHealthList(path.list) && !can(context.session.subject, 'health')) throw new Problem('forbidden');
			return listInformation(db, context.session, path.list, query);
		}),
	);
	serve(api, 'searchDocumentObjects', ({ query }, { session }) => searchObjects(db, session, query.q));
	serve(api, 'listDocumentObjectPictures', async ({ path }, { session }) => {
		const pictures = await picturesOf(db, session, path.x);
		if (pictures === undefined) throw new Problem('notFound');
		return pictures;
	});
	serve(api, 'getDocument', async ({ path }, context) => {
		const document = await findDocument(db, context.session, path.id);
		if (document === undefined) throw new Problem('notFound');
		if (document.isPatient) await access.note('getDocument', document.addressLfdnr, context);
		if (document.health !== null) await access.noteHealth('getDocument', document.addressLfdnr, context);
		return document;
	});
}
