import type { ApiProblem } from '@kontor/api-client/problem';
import type { Answer, Model } from '@kontor/api-client/types';
import type { ComboBoxItem } from '@kontor/ui/ComboBox';
import { type Loaded, useApi, useGet, useWrite } from './api.tsx';
import { lostUpdateOf } from './lostUpdate.ts';

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
const ARTICLES = '/v1/business/document/{id}/articles';
const stale = [DOCUMENT, UPGRADES, ARTICLES, '/v1/crm/documents/{id}', '/v1/crm/addresses/{id}/documents'] as const;

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

/** Options for issuing a document other than today under the next number. */
export interface IssueWish {
	readonly date?: string;
	readonly asConfirmation?: boolean;
}

/** Stored version, if storing a draft was refused because somebody else has stored it meanwhile; else null. */
export function storedDraftOf(error: unknown): BusinessDocument | null {
	return lostUpdateOf(error, 'put', DOCUMENT);
}

/** Why a follow-up was refused: who was faster, and what is still open of positions of which more was asked for. */
export interface UpgradeRefusal {
	readonly drawnBy: Model<'DrawnBy'> | null;
	readonly open: readonly Model<'OpenQuantity'>[];
}

/** Facts that the refusal of a follow-up has beside its sentence. */
export function upgradeRefusalOf({ problem }: ApiProblem): UpgradeRefusal {
	// The contract gives a 409 and a 422 of this operation these; the general type of a problem does not know them.
	const { drawnBy = null, open = [] } = (problem ?? {}) as Partial<UpgradeRefusal>;
	return { drawnBy, open };
}

/** The articles of a stored document as its positions would take them now; of none that is not stored. */
export function useDocumentArticles(wfCid: number | null): Loaded<readonly BusinessArticle[]> {
	return useGet(wfCid === null ? null : ARTICLES, { path: { id: wfCid ?? 0 } }, { isBackground: true });
}

/** Writes to documents; each rejects with `ApiProblem`. A `key` names an attempt: sent again, it counts once. */
export interface BusinessWrites {
	create(customer: number, typeId: number, entry: BusinessEntry, key: string): Promise<BusinessDocument>;
	change(wfCid: number, version: number, entry: BusinessEntry): Promise<BusinessDocument>;
	remove(wfCid: number): Promise<void>;
	/** Dates it today, or on an earlier day; an invoice over nothing becomes a confirmation. */
	issue(wfCid: number, version: number, wish?: IssueWish): Promise<BusinessDocument>;
	/** Notes who took the goods over. */
	handOver(wfCid: number, signedBy: string, key: string): Promise<BusinessDocument>;
	/** Says how far the document has come, as somebody has heard. */
	setState(wfCid: number, version: number, rank: number): Promise<BusinessDocument>;
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
	const setState = useWrite('patch', '/v1/business/document/{id}/state', stale);
	const handOver = useWrite('post', '/v1/business/document/{id}/delivery', stale);
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
		issue: (wfCid, version, { date, asConfirmation = false } = {}) =>
			issue({
				...at(wfCid, version),
				query: { ...(date !== undefined && { date }), ...(asConfirmation && { asConfirmation: 'true' as const }) },
			}),
		handOver: (id, signedBy, key) => handOver({ path: { id }, header: { 'Idempotency-Key': key }, body: { signedBy } }),
		setState: (wfCid, version, rank) => setState({ ...at(wfCid, version), body: { rank } }),
		cancel: (wfCid, version) => cancel(at(wfCid, version)),
		pay: (id, body, key) => pay({ path: { id }, header: { 'Idempotency-Key': key }, body }),
		upgrade: (id, body, key) => upgrade({ path: { id }, header: { 'Idempotency-Key': key }, body }),
	};
}

/** Finds articles for a position of a document of a type. */
export function useArticleChoices(customerId: number, documentTypeId: number) {
	const { client } = useApi();
	return async (q: string, signal?: AbortSignal): Promise<readonly BusinessArticle[]> => {
		if (q.trim() === '') return [];
		const query = { q: q.trim(), customerId, documentTypeId };
		return client.request('get', '/v1/business/articles', { query }, signal === undefined ? {} : { signal });
	};
}

/** Finds devices for a position by name or serial number. */
export function useObjectChoices(): (query: string, signal: AbortSignal) => Promise<readonly ComboBoxItem[]> {
	const { client } = useApi();
	return async (q, signal) => {
		if (q.trim() === '') return [];
		const found = await client.request(
			'get',
			'/v1/crm/document/information/objects/search',
			{ query: { q: q.trim() } },
			{ signal },
		);
		return found.map(({ id, bezeichnung, serialNumber }) => ({
			key: String(id),
			label: `${bezeichnung} ${serialNumber}`,
		}));
	};
}
