import { isHealthFile } from '@kontor/german/fileContent';
import { type Api, serve } from '../contract/contract.ts';
import type { CrmParts } from '../crm/crm.routes.ts';
import { createPatientAccess } from '../crm/patientAccess.ts';
import { Problem } from '../problem.ts';
import { serveWrite } from '../writes/writes.ts';
import { createAttachment, deleteAttachment, listAttachments, readAttachment } from './attachments.ts';

/** Serves the files of addresses; each look into a patient's files leaves an audit entry. */
export function attachmentRoutes(api: Api, { db, audit, writes }: CrmParts): void {
	const access = createPatientAccess(audit);
	serve(api, 'listAttachments', async ({ path }, context) => {
		const files = await listAttachments(db, context.session, path.id);
		return access.handOut(files, 'listAttachments', path.id, context);
	});
	serve(api, 'getAttachment', async ({ path }, context) => {
		const file = await access.handOut(
			await readAttachment(db, context.session, path),
			'getAttachment',
			path.id,
			context,
		);
		if (file === undefined) throw new Problem('notFound');
		if (isHealthFile(file.kind)) await access.noteHealth('getAttachment', path.id, context);
		return file;
	});
	serveWrite(api, writes, 'createAttachment', createAttachment);
	serveWrite(api, writes, 'deleteAttachment', deleteAttachment);
}
