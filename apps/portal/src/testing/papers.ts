import { type Reply, reply } from './answers.ts';

const PRINT = '/v1/crm/documents/{wf_cid}/pdf';

// As the server makes it, so that designers see the paper that customers get.
const invoice = new URL('./invoice.pdf', import.meta.url).href;

async function sendInvoice(): Promise<Response> {
	const file = await fetch(invoice);
	return new Response(await file.blob(), { headers: { 'content-type': 'application/pdf' } });
}

/** A document that can be printed in four ways, each of which looks like the original. */
export const everydayPapers: readonly Reply[] = [
	reply('get', '/v1/crm/documents/{wf_cid}/printTypes', [
		{ printType: 'original', bezeichnung: 'Original' },
		{ printType: 'copy', bezeichnung: 'Duplikat' },
		{ printType: 'carrier', bezeichnung: 'Für den Kostenträger' },
		{ printType: 'worksheet', bezeichnung: 'Arbeitsblatt' },
	]),
	{ method: 'post', path: PRINT, answer: sendInvoice },
	{ method: 'post', path: '/v1/documents/pdf', answer: sendInvoice },
];

/** A server that does not make papers now; says why in a sentence. */
export function refusedPaper(status: number, code: string, title: string): Reply {
	const problem = { type: `/problems/${code}`, title, status, code, requestId: 'abc-1' };
	const headers = { 'content-type': 'application/problem+json', 'retry-after': '3' };
	return {
		method: 'post',
		path: PRINT,
		answer: async () => new Response(JSON.stringify(problem), { status, headers }),
	};
}
