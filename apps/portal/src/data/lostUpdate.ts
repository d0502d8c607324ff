import { ApiProblem } from '@kontor/api-client/problem';
import type { paths } from '@kontor/api-client/schema.gen';

type PathWith<M extends 'put' | 'patch' | 'delete'> = {
	[P in keyof paths]: paths[P][M] extends { responses: { 412: unknown } } ? P : never;
}[keyof paths];

type Current<M extends 'put' | 'patch' | 'delete', P extends PathWith<M>> = paths[P][M] extends {
	responses: { 412: { content: { 'application/problem+json': { current: infer Record } } } };
}
	? Record
	: never;

/** What is stored now, if a write was refused because somebody else has changed the record meanwhile (412); else null. */
export function lostUpdateOf<M extends 'put' | 'patch' | 'delete', P extends PathWith<M>>(
	error: unknown,
	_method: M,
	_path: P,
): Current<M, P> | null {
	if (!(error instanceof ApiProblem) || error.status !== 412) return null;
	const { problem } = error;
	// The contract gives a 412 of this operation its record; the general type of a problem does not know it.
	return problem !== null && 'current' in problem ? (problem.current as Current<M, P>) : null;
}
