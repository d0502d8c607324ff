import { viennaToday } from '@kontor/german/dateTime';
import { type Api, type OperationId, type SessionContext, serve } from '../contract/contract.ts';
import type { CrmParts } from '../crm/crm.routes.ts';
import { createPatientAccess } from '../crm/patientAccess.ts';
import { customerOf } from '../documents/documentCustomer.ts';
import { createInTurn } from '../paper/inTurn.ts';
import type { Press } from '../paper/press.ts';
import { serveHeavyRead } from '../reads/reads.ts';
import { serveWrite } from '../writes/writes.ts';
import { articlesFor, articlesOf } from './articleChoice.ts';
import { listUpgrades, upgradeDocument } from './chain/upgrades.ts';
import { cancelDocument, handOverDocument, setDocumentState } from './course.ts';
import { defaultDocument } from './drafts/defaultDocument.ts';
import { changeDraft, createDraft, deleteDraft } from './drafts/drafts.ts';
import { issueDocument } from './issue.ts';
import { payDocument } from './payments.ts';
import { findWorkingCopy, type WorkingCopy } from './workingCopy.ts';

/** Dependencies of the routes for work on documents: `press` makes the papers of issued ones. */
export interface BusinessParts extends CrmParts {
	readonly press: Press;
}

// Each takes a fraction of a second; who stood behind so many would wait for a minute.
const MOST_ISSUES = 200;

/** Serves working on documents: drafts, follow-ups, issuing, crediting, payments. */
export function businessRoutes(api: Api, { db, audit, writes, reads, now, press }: BusinessParts): void {
	const inTurn = createInTurn(MOST_ISSUES);
	const access = createPatientAccess(audit);

	/** Hands a working copy out once it is noted whose health it tells of. */
	async function noted(copy: WorkingCopy, operation: OperationId, context: SessionContext): Promise<WorkingCopy> {
		const { documentHeadExtended, customerExemption } = copy;
		if (documentHeadExtended.insuredData !== null || customerExemption !== null)
			await access.noteHealth(operation, copy.customerId, context);
		return copy;
	}

	async function notePatient(operation: OperationId, wfCid: number, context: SessionContext): Promise<void> {
		const customer = await customerOf(db, context.session, wfCid);
		if (customer?.isPatient) await access.note(operation, customer.lfdnr, context);
	}

	serve(api, 'getDefaultDocument', async ({ path, query }, context) => {
		const today = viennaToday(now());
		const copy = await defaultDocument(db, context.session, path.lfdnr, query.documentTypeId, today);
		return noted(copy, 'getDefaultDocument', context);
	});
	serve(api, 'getBusinessDocument', async ({ path }, context) => {
		await notePatient('getBusinessDocument', path.id, context);
		return noted(await findWorkingCopy(db, context.session, path.id), 'getBusinessDocument', context);
	});
	// It names what somebody was given.
	serve(api, 'listUpgrades', async ({ path }, context) => {
		await notePatient('listUpgrades', path.id, context);
		return listUpgrades(db, context.session, path.id);
	});
	serveHeavyRead(api, reads, 'listBusinessArticles', ({ query }, read) =>
		articlesFor(read.db, read.session, query, viennaToday(now())),
	);
	serve(api, 'listDocumentArticles', ({ path }, { session }) => articlesOf(db, session, path.id, viennaToday(now())));
	serveWrite(api, writes, 'createBusinessDocument', createDraft);
	serveWrite(api, writes, 'changeBusinessDocument', changeDraft);
	serveWrite(api, writes, 'deleteBusinessDocument', deleteDraft);
	serve(api, 'issueBusinessDocument', (input, context) =>
		inTurn(() =>
			writes.run({ id: 'issueBusinessDocument', input, context }, (write) =>
				issueDocument(input, write, { press, now: now() }),
			),
		),
	);
	serveWrite(api, writes, 'cancelBusinessDocument', cancelDocument);
	serveWrite(api, writes, 'payBusinessDocument', payDocument);
	serveWrite(api, writes, 'setDocumentState', setDocumentState);
	serveWrite(api, writes, 'handOverDocument', handOverDocument);
	serveWrite(api, writes, 'upgradeDocument', upgradeDocument);
}
