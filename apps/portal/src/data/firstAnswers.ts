import type { Client } from '@kontor/api-client/client';

/** Asks the first questions of a page while the code that will ask them is still on its way. */
export interface FirstAnswers {
	/** Calls the server; what has been asked ahead is answered by that, once. */
	readonly client: Client;
	/** Asks now and keeps the answer for whoever asks the same; a failure is theirs as well. */
	readonly ask: Client['request'];
	/** Drops what nobody has fetched: it belongs to whoever was signed in. */
	forget(): void;
}

/** A client whose first questions can be asked ahead. */
export function createFirstAnswers(inner: Client): FirstAnswers {
	const answers = new Map<string, Promise<unknown>>();
	// Method, path, input and answer are bound together by the type of `request`; a map of them cannot say that.
	const request = inner.request as (...call: Parameters<Client['request']>) => Promise<unknown>;

	function ask(...call: Parameters<Client['request']>): Promise<unknown> {
		const answer = request(...call);
		answer.catch(() => {});
		answers.set(keyOf(call), answer);
		return answer;
	}

	function fetchOrAsk(...call: Parameters<Client['request']>): Promise<unknown> {
		const key = keyOf(call);
		const answer = answers.get(key);
		answers.delete(key);
		return answer ?? request(...call);
	}

	return {
		client: { ...inner, request: fetchOrAsk as Client['request'] },
		ask: ask as Client['request'],
		forget: () => answers.clear(),
	};
}

function keyOf([method, path, input]: Parameters<Client['request']>): string {
	return JSON.stringify([method, path, input]);
}
