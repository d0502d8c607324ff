import type { Answer, Model } from '@kontor/api-client/types';
import { type Loaded, useApi, useGet, useWrite } from './api.tsx';

/** A working copy of a document. */
export type BusinessDocument = Model<'BusinessDocument'>;

/** A working copy as it is stored. */
export type BusinessEntry = Model<'BusinessDocumentChange'>;

/** What a document may become. */
export type Upgrade = Model<'Upgrade'>;

/** An article as a position takes it. */
export type BusinessArticle = Model<'BusinessArticle'>;

const DOCUMENT = '/v1/business/document/{id}';
const UPGRADES = '/v1/business/document/{id}/upgrades';
const stale = [DOCUMENT, UPGRADES, '/v1/crm/documents/{id}', '/v1/crm/addresses/{id}/documents'] as const;

/** The working copy of a stored document. */
export function useBusinessDocument(wfCid: number): Loaded<BusinessDocument> {
	return useGet(DOCUMENT, { path: { id: wfCid } });
}

/** The working copy a new document of a customer begins with; null while customer or type are not chosen. */
export function useDefaultDocument(customer: number | null, typeId: number): Loaded<BusinessDocument> {
	const path = customer === null ? null : '/v1/business/document/default/{lfdnr}';
	return useGet(path, { path: { lfdnr: customer ?? 0 }, query: { documentTypeId: typeId } });
}

/** What a document may become, for who works on documents. */
export function useUpgrades(wfCid: number | null): Loaded<Answer<'get', typeof UPGRADES>> {
	return useGet(wfCid === null ? null : UPGRADES, { path: { id: wfCid ?? 0 } }, { isBackground: true });
}

/** Writes to documents; each rejects with `ApiProblem`. A `key` names an attempt: sent again, it counts once. */
export interface BusinessWrites {
	create(customer: number, typeId: number, entry: BusinessEntry, key: string): Promise<BusinessDocument>;
	change(wfCid: number, version: number, entry: BusinessEntry): Promise<BusinessDocument>;
	remove(wfCid: number): Promise<void>;
	issue(wfCid: number, version: number): Promise<BusinessDocument>;
	cancel(wfCid: number, version: number): Promise<BusinessDocument>;
	pay(wfCid: number, payment: Model<'PaymentEntry'>, key: string): Promise<BusinessDocument>;
	upgrade(wfCid: number, choice: Model<'UpgradeChoice'>, key: string): Promise<BusinessDocument>;
}

/** Works on documents. */
export function useBusinessWrites(): BusinessWrites {
	const post = useWrite('post', '/v1/business/document', stale);
	const put = useWrite('put', DOCUMENT, stale);
	const del = useWrite('delete', DOCUMENT, stale);
	const issue = useWrite('post', '/v1/business/document/{id}/issue', stale);
	const cancel = useWrite('post', '/v1/business/document/{id}/cancel', stale);
	const pay = useWrite('post', '/v1/business/document/{id}/payment', stale);
	const upgrade = useWrite('patch', '/v1/business/document/{id}/upgrade', stale);
	const at = (id: number, version: number) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
	return {
		create: (customerId, typeId, entry, key) =>
			post({ header: { 'Idempotency-Key': key }, body: { customerId, typeId, ...entry } }),
		change: (wfCid, version, body) => put({ ...at(wfCid, version), body }),
		remove: async (id) => {
			await del({ path: { id } });
		},
		issue: (wfCid, version) => issue(at(wfCid, version)),
		cancel: (wfCid, version) => cancel(at(wfCid, version)),
		pay: (id, body, key) => pay({ path: { id }, header: { 'Idempotency-Key': key }, body }),
		upgrade: (id, body, key) => upgrade({ path: { id }, header: { 'Idempotency-Key': key }, body }),
	};
}

/** Finds articles for a position. */
export function useArticleChoices(customerId: number) {
	const { client } = useApi();
	return async (q: string, signal: AbortSignal): Promise<readonly BusinessArticle[]> => {
		if (q.trim() === '') return [];
		return client.request('get', '/v1/business/articles', { query: { q: q.trim(), customerId } }, { signal });
	};
}
