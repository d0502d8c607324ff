import { viennaToday } from '@kontor/domain/dateTime';
import { type Api, type OperationId, type SessionContext, serve } from '../contract/contract.ts';
import type { CrmParts } from '../crm/crm.routes.ts';
import { createPatientAccess } from '../crm/patientAccess.ts';
import { serveHeavyRead } from '../reads/reads.ts';
import { serveWrite } from '../writes/writes.ts';
import { articlesFor } from './articleChoice.ts';
import { changeDraft, createDraft, defaultDocument, deleteDraft } from './drafts.ts';
import { cancelDocument, issueDocument, payDocument } from './issue.ts';
import { listUpgrades, upgradeDocument } from './upgrades.ts';
import { findWorkingCopy, type WorkingCopy } from './workingCopy.ts';

/** Serves working on documents: drafts, follow-ups, issuing, crediting, payments. */
export function businessRoutes(api: Api, { db, audit, writes, reads, now }: CrmParts): void {
	const access = createPatientAccess(audit);

	/** Hands a working copy out once it is noted whose health it tells of. */
	async function noted(copy: WorkingCopy, operation: OperationId, context: SessionContext): Promise<WorkingCopy> {
		if (copy.documentHeadExtended.insuredData !== null) await access.noteHealth(operation, copy.customerId, context);
		return copy;
	}

	serve(api, 'getDefaultDocument', async ({ path, query }, context) => {
		const today = viennaToday(now());
		const copy = await defaultDocument(db, context.session, path.lfdnr, query.documentTypeId, today);
		return noted(copy, 'getDefaultDocument', context);
	});
	serve(api, 'getBusinessDocument', async ({ path }, context) =>
		noted(await findWorkingCopy(db, context.session, path.id), 'getBusinessDocument', context),
	);
	serve(api, 'listUpgrades', ({ path }, { session }) => listUpgrades(db, session, path.id));
	serveHeavyRead(api, reads, 'listBusinessArticles', ({ query }, read) =>
		articlesFor(read.db, read.session, query.q, query.customerId, viennaToday(now())),
	);
	serveWrite(api, writes, 'createBusinessDocument', createDraft);
	serveWrite(api, writes, 'changeBusinessDocument', changeDraft);
	serveWrite(api, writes, 'deleteBusinessDocument', deleteDraft);
	serveWrite(api, writes, 'issueBusinessDocument', issueDocument);
	serveWrite(api, writes, 'cancelBusinessDocument', cancelDocument);
	serveWrite(api, writes, 'payBusinessDocument', payDocument);
	serveWrite(api, writes, 'upgradeDocument', upgradeDocument);
}
