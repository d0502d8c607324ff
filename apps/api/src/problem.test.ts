import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { errorFields } from './log.ts';
import { Problem, problemOf, renderProblem } from './problem.ts';

function databaseError(code: string): pg.DatabaseError {
	const error = new pg.DatabaseError('value "1234010180" of table addresses', 10, 'error');
	return Object.assign(error, {
		code,
		severity: 'ERROR',
		detail: 'Key (email)=(huber@example.at)',
		table: 'addresses',
	});
}

describe('an error becomes', () => {
	test.each([
		['40001', 503],
		['40P01', 503],
		['57014', 503],
		['57P01', 503],
		['08006', 503],
		['53300', 503],
		['23505', 409],
		['22021', 400],
		['42703', 500],
	])('of PostgreSQL with code %s status %i', (code, status) => {
		const problem = problemOf(databaseError(code));
		expect(problem.status).toBe(status);
		if (status === 503) expect(renderProblem(problem, 'x').headers['retry-after']).toBe('2');
	});

	test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
		'503 when the driver says: %s',
		(message) => {
			expect(problemOf(new Error(message)).status).toBe(503);
		},
	);

	test('500 for anything unknown, thrown values included', () => {
		for (const thrown of [new TypeError('x'), 'text', null, undefined, 7]) expect(problemOf(thrown).status).toBe(500);
	});

	test('an answer that repeats nothing of it', () => {
		const { body } = renderProblem(problemOf(databaseError('42703')), 'id-1');
		expect(body).not.toMatch(/1234010180|huber|addresses|at .*\.ts/);
	});

	test('a line of the log without the values of a row', () => {
		const line = JSON.stringify(errorFields(databaseError('42703')));
		expect(line).not.toMatch(/1234010180|huber/);
		expect(line).toContain('"code":"42703"');
		expect(line).toContain('"table":"addresses"');
	});
});

test('waiting is told in whole seconds, at least one', () => {
	const after = (retryAfter: number) =>
		renderProblem(new Problem('tooManyRequests', { retryAfter }), 'x').headers['retry-after'];
	expect([after(0.2), after(1), after(1.1), after(63.9)]).toEqual(['1', '1', '2', '64']);
});
