import type { Answer, Method, PathOf } from '@kontor/api-client/types';

/** What a story's server does instead of answering. */
export type Trouble =
	/** Never answers. */
	| 'pending'
	/** Cannot be reached. */
	| 'network'
	/** Answers something else than the contract says. */
	| 'garbage'
	/** Refuses with this status. */
	| {
			readonly refuses: number;
			/** What is stored now, of a lost update (412). */
			readonly current?: object;
			/** Further fields of the problem of this operation. */
			readonly saying?: object;
	  };

/** How one operation is answered; later ones win over earlier ones. */
export interface Reply {
	readonly method: Method;
	/** As the contract writes it, with `{id}`. */
	readonly path: string;
	readonly answer: (request: Request) => Promise<Response>;
}

/** Answers an operation with data of the contract, with what a function makes of the request, or not at all. */
export function reply<M extends Method, P extends PathOf<M>>(
	method: M,
	path: P,
	answer:
		| Answer<M, P>
		| Trouble
		| { readonly toBody: (body: unknown) => Answer<M, P> }
		| { readonly toUrl: (url: URL) => Answer<M, P> | null },
): Reply {
	return {
		method,
		path,
		async answer(request) {
			if (answer === 'pending') return new Promise<Response>(() => {});
			if (answer === 'network') throw new TypeError('Failed to fetch');
			if (answer === 'garbage') return new Response('<html>');
			if (isRefusal(answer))
				return refusal(answer.refuses, { ...(answer.current && { current: answer.current }), ...answer.saying });
			const data = answersUrl(answer)
				? answer.toUrl(new URL(request.url))
				: answersBody(answer)
					? answer.toBody(await bodyOf(request))
					: answer;
			if (data === null) return refusal(404);
			return data === undefined ? new Response(null, { status: 204 }) : Response.json(data);
		},
	};
}

/** Answers an operation badly as often as asked, then like `then`. */
export function failingFirst(times: number, trouble: Reply, then: Reply): Reply {
	let calls = 0;
	return {
		...then,
		answer(request) {
			calls += 1;
			return (calls > times ? then : trouble).answer(request);
		},
	};
}

/** A fetch that knows these replies and refuses everything else as not found. */
export function fetchFrom(replies: readonly Reply[]): (request: Request) => Promise<Response> {
	return async (request) => {
		const path = new URL(request.url).pathname.replace(/^.*?(?=\/v1\/)/, '');
		const ofMethod = replies.filter(({ method }) => method.toUpperCase() === request.method);
		const known =
			ofMethod.findLast((candidate) => candidate.path === path) ??
			ofMethod.findLast((candidate) => matches(candidate.path, path));
		return known ? known.answer(request) : refusal(404);
	};
}

function matches(pattern: string, path: string): boolean {
	const wanted = pattern.split('/');
	const given = path.split('/');
	return wanted.length === given.length && wanted.every((part, index) => part.startsWith('{') || part === given[index]);
}

async function bodyOf(request: Request): Promise<unknown> {
	const text = await request.text();
	return text === '' ? undefined : JSON.parse(text);
}

function isRefusal(answer: unknown): answer is { refuses: number; current?: object; saying?: object } {
	return typeof answer === 'object' && answer !== null && 'refuses' in answer;
}

function answersBody(answer: unknown): answer is { toBody: (body: unknown) => unknown } {
	return typeof answer === 'object' && answer !== null && 'toBody' in answer;
}

function answersUrl(answer: unknown): answer is { toUrl: (url: URL) => unknown } {
	return typeof answer === 'object' && answer !== null && 'toUrl' in answer;
}

function refusal(status: number, saying: object = {}): Response {
	const title = status === 404 ? 'Dieser Eintrag wurde nicht gefunden.' : 'Der Server kann gerade nicht antworten.';
	const problem = {
		type: '/problems/story',
		title,
		status,
		code: 'story',
		requestId: 'a1b2c3d4-17',
		...saying,
	};
	return new Response(JSON.stringify(problem), {
		status,
		headers: { 'Content-Type': 'application/problem+json' },
	});
}
