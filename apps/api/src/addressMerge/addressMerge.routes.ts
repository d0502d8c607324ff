import { type Api, serve } from '../contract/contract.ts';
import type { CrmParts } from '../crm/crm.routes.ts';
import { createPatientAccess } from '../crm/patientAccess.ts';
import { serveWrite } from '../writes/writes.ts';
import { findMergedInto, listMerges, mergeAddresses, undoMerge } from './addressMerge.ts';

/** Serves the merging of two addresses that are one, and taking them apart again. */
export function addressMergeRoutes(api: Api, { db, audit, writes }: CrmParts): void {
	const access = createPatientAccess(audit);
	serveWrite(api, writes, 'mergeAddresses', mergeAddresses);
	serveWrite(api, writes, 'undoMerge', undoMerge);
	serve(api, 'getMergedInto', async ({ path }, context) => {
		const survivor = await findMergedInto(db, context.session, path.id);
		return access.handOut(survivor, 'getMergedInto', path.id, context);
	});
	serve(api, 'listMerges', async ({ path }, context) => {
		const merges = await listMerges(db, context.session, path.id);
		return access.handOut(merges, 'listMerges', path.id, context);
	});
}
