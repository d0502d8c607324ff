import { can } from '@kontor/domain/permissions';
import { viennaToday } from '@kontor/german/dateTime';
import type { RecordAudit } from '../auth/audit.ts';
import { type Api, serve } from '../contract/contract.ts';
import { pageOf } from '../crm/addressParts.ts';
import { listSubjects } from '../crm/interactions.ts';
import { createPatientAccess } from '../crm/patientAccess.ts';
import type { Db } from '../database/database.ts';
import { Problem } from '../problem.ts';
import { type Reads, serveHeavyRead } from '../reads/reads.ts';
import type { WholeFiles } from '../reads/wholeFiles.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { countDocuments } from './documentCounts.ts';
import { customerOf } from './documentCustomer.ts';
import { findDocument } from './documentDetail.ts';
import { exportDocuments } from './documentExport.ts';
import {
	changeDocumentInteraction,
	createDocumentInteraction,
	deleteDocumentInteraction,
	listDocumentInteractions,
} from './documentInteractions.ts';
import { searchDocuments } from './documentList.ts';
import { isHealthList, listInformation, picturesOf, searchObjects } from './informationLists.ts';
import { changeFilter, createFilter, deleteFilter, listFilters } from './savedFilters.ts';

/** What documents are served from; `now` in milliseconds since 1970. */
export interface DocumentParts {
	readonly db: Db;
	readonly audit: RecordAudit;
	readonly writes: Writes;
	readonly reads: Reads;
	readonly files: WholeFiles;
	readonly now: () => number;
}

/** Serves the search of documents with its saved filters and lists, and one document in full. */
export function documentRoutes(api: Api, { db, audit, writes, reads, files, now }: DocumentParts): void {
	const access = createPatientAccess(audit);

	serveHeavyRead(api, reads, 'searchDocuments', ({ body }, read) =>
		searchDocuments(read.db, { session: read.session, today: viennaToday(now()) }, body),
	);
	serveHeavyRead(api, reads, 'countDocuments', (_, read) => countDocuments(read, viennaToday(now())));
	serveHeavyRead(
		api,
		reads,
		'exportDocuments',
		({ body }, read) => exportDocuments({ audit, files }, read, viennaToday(now()), body),
		'file',
	);
	serve(api, 'listDocumentFilters', (_, { session }) => listFilters(db, session));
	serveWrite(api, writes, 'createDocumentFilter', createFilter);
	serveWrite(api, writes, 'changeDocumentFilter', changeFilter);
	serveWrite(api, writes, 'deleteDocumentFilter', deleteFilter);
	serve(api, 'listDocumentInformation', ({ path, query }, context) => {
		if (isHealthList(path.list) && !can(context.session.subject, 'health')) throw new Problem('forbidden');
		return listInformation(db, context.session, path.list, query);
	});
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
	serve(api, 'listDocumentInteractionSubjects', async ({ path }, { session }) => {
		if ((await customerOf(db, session, path.id)) === undefined) throw new Problem('notFound');
		return listSubjects(db);
	});
	serve(api, 'listDocumentInteractions', async ({ path, query }, context) => {
		const customer = await customerOf(db, context.session, path.id);
		if (customer === undefined) throw new Problem('notFound');
		if (customer.isPatient) await access.note('listDocumentInteractions', customer.lfdnr, context);
		return listDocumentInteractions(db, context.session, path.id, pageOf(query));
	});
	serveWrite(api, writes, 'createDocumentInteraction', createDocumentInteraction);
	serveWrite(api, writes, 'changeDocumentInteraction', changeDocumentInteraction);
	serveWrite(api, writes, 'deleteDocumentInteraction', deleteDocumentInteraction);
}
