import type { Answer } from '../contract/contract.ts';
import type { Write } from '../writes/writes.ts';

type Kind = Answer<'getDocument'>['events'][number]['kind'];

/** Notes in the history of a document what was done to it, and by whom. */
export async function noteEvent({ db, session }: Write, wfCid: number, kind: Kind, from = '', to = ''): Promise<void> {
	await db
		.insertInto('document_events')
		.values({ wf_cid: wfCid, user_id: session.userId, author: session.username, kind, from_text: from, to_text: to })
		.execute();
}
