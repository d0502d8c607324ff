import type { Model } from './types.ts';

/** The contract's error body (RFC 9457). */
export type Problem = Model<'Problem'>;

/**
 * Why a call failed: `refused` = the server said so with a Problem, `network` = no whole answer arrived,
 * `garbage` = an answer that is not of the contract.
 */
export type ProblemKind = 'refused' | 'network' | 'garbage';

interface ProblemFacts {
	status?: number;
	problem?: Problem;
	retryAfterMs?: number | null;
	cause?: unknown;
}

/** The one error a call fails with; an aborted call fails with the `AbortError` of its signal instead. */
export class ApiProblem extends Error {
	override readonly name = 'ApiProblem';
	readonly kind: ProblemKind;
	/** Status of the answer; 0 where none arrived. */
	readonly status: number;
	/** The server's words; null unless the call was `refused`. */
	readonly problem: Problem | null;
	/** Milliseconds the server asks to wait before the next try. */
	readonly retryAfterMs: number | null;

	constructor(kind: ProblemKind, { status = 0, problem, retryAfterMs = null, cause }: ProblemFacts = {}) {
		super(problem?.title ?? `${kind} ${status}`, { cause });
		this.kind = kind;
		this.status = status;
		this.problem = problem ?? null;
		this.retryAfterMs = retryAfterMs;
	}
}

/** The error for an answer outside 2xx whose body has been read. */
export function problemOf(response: Response, body: unknown): ApiProblem {
	const facts = { status: response.status, retryAfterMs: retryAfter(response) };
	return isProblem(body) ? new ApiProblem('refused', { ...facts, problem: body }) : new ApiProblem('garbage', facts);
}

/** What a call failed with, as the one error calls fail with: anything else is a fault in reading its answer. */
export function asProblem(error: unknown): ApiProblem {
	return error instanceof ApiProblem ? error : new ApiProblem('garbage', { cause: error });
}

/** Whether an error only says that its call was given up on purpose. */
export function isAbort(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'AbortError';
}

function isProblem(body: unknown): body is Problem {
	if (typeof body !== 'object' || body === null) return false;
	const { title, code, status } = body as Partial<Record<keyof Problem, unknown>>;
	return typeof title === 'string' && typeof code === 'string' && typeof status === 'number';
}

function retryAfter(response: Response): number | null {
	const seconds = response.headers.get('Retry-After');
	return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null;
}
