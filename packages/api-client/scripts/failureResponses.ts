/** A failure that every operation answers in the same form, by the status it comes with. */
const failures: Readonly<Record<string, { name: string; description: string }>> = {
	400: { name: 'BadRequest', description: 'The request is malformed; `fields` says where.' },
	401: { name: 'Unauthorized', description: 'The bearer is missing, expired or revoked; renew it once and try again.' },
	403: { name: 'Forbidden', description: 'The caller lacks the permission that the operation names.' },
	404: { name: 'NotFound', description: 'There is no such record, or none that the caller may see.' },
	409: { name: 'Conflict', description: 'The request contradicts what is there now.' },
	413: { name: 'ContentTooLarge', description: 'The body is larger than the server takes.' },
	415: { name: 'UnsupportedMediaType', description: 'The body is of a media type that the operation does not read.' },
	422: { name: 'UnprocessableContent', description: 'A rule of the domain is broken; `fields` says which and where.' },
	429: { name: 'TooManyRequests', description: 'Too many requests; `Retry-After` says for how many seconds to wait.' },
	500: { name: 'InternalServerError', description: 'The server failed; its log names the request by `requestId`.' },
	503: {
		name: 'ServiceUnavailable',
		description: 'The server cannot answer now; `Retry-After` says for how many seconds to wait.',
	},
};

interface Operation {
	operationId?: string;
	summary?: string;
	responses?: Record<string, unknown>;
}

interface Contract {
	paths: Record<string, Record<string, Operation>>;
	components: { schemas: Record<string, unknown>; responses?: Record<string, unknown> };
}

/**
 * Moves the failures that operations share to `components.responses`, each once; throws where two operations answer one
 * status in different forms. A lost update (412) stays where it is: it holds the record of its operation, and so does a
 * conflict (409) that says what is in the way, and a broken rule (422) that says how far it would be kept.
 */
export function shareFailures(contract: Contract): void {
	const shared: Record<string, unknown> = {};
	const texts = new Map<string, string>();
	for (const { operationId, responses = {} } of operationsOf(contract)) {
		for (const [status, response] of Object.entries(responses)) {
			const failure = failures[status];
			if (failure === undefined || isDetailed(status, response)) continue;
			const text = JSON.stringify(response);
			if ((texts.get(status) ?? text) !== text)
				throw new Error(`${operationId} answers ${status} in another form than the other operations`);
			texts.set(status, text);
			shared[failure.name] = { ...(response as object), description: failure.description };
			responses[status] = { $ref: `#/components/responses/${failure.name}` };
		}
	}
	const sorted = Object.entries(shared).sort(([a], [b]) => a.localeCompare(b, 'en'));
	contract.components.responses = Object.fromEntries(sorted);
}

function isDetailed(status: string, response: unknown): boolean {
	return (status === '409' || status === '422') && !JSON.stringify(response).includes('"#/components/schemas/Problem"');
}

/** Gives each operation without a summary the words of its name: `listContactPersons` reads "List contact persons". */
export function addSummaries(contract: Contract): void {
	for (const operation of operationsOf(contract)) {
		const words = (operation.operationId ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
		operation.summary ??= words.charAt(0).toUpperCase() + words.slice(1);
	}
}

function operationsOf(contract: Contract): Operation[] {
	return Object.values(contract.paths).flatMap((item) => Object.values(item));
}
