/** The database could not be opened; the message is meant for the operator, the code for programs. */
export class DatabaseStartError extends Error {
	readonly code:
		| 'NO_BINARIES'
		| 'FOLDER_UNUSABLE'
		| 'WRONG_VERSION'
		| 'DID_NOT_START'
		| 'UNREACHABLE'
		| 'TOO_OLD'
		| 'USERS_ALIKE';

	constructor(code: DatabaseStartError['code'], message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = 'DatabaseStartError';
		this.code = code;
	}
}

/**
 * What a failed query means for the caller: `unavailable` may succeed when tried again (answer 503), `conflict` broke a
 * unique or foreign key (409), `invalid` held a value that PostgreSQL cannot store (400), `broken` is a fault of ours (500).
 */
export type DatabaseFailure = 'unavailable' | 'conflict' | 'invalid' | 'broken';

/** Sorts an error of a query, a transaction or the pool into one of the four kinds; `broken` for everything unknown. */
export function databaseFailure(error: unknown): DatabaseFailure {
	if (!(error instanceof Error)) return 'broken';
	const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
	if (socketCodes.has(code) || driverMessages.test(error.message)) return 'unavailable';
	if (!/^[0-9A-Z]{5}$/.test(code)) return 'broken';
	if (unavailableStates.has(code) || unavailableClasses.has(code.slice(0, 2))) return 'unavailable';
	if (conflictStates.has(code)) return 'conflict';
	return invalidStates.has(code) ? 'invalid' : 'broken';
}

/** Whether a transaction was given up because it raced with another one: tried again it finds the way free. */
export function isLostRace(error: unknown): boolean {
	return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}

const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND']);

// The driver raises these without a code.
const driverMessages =
	/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/;

// Connection lost, resources or disk used up, system error of the server.
const unavailableClasses = new Set(['08', '53', '58']);

// Rollback of a race, lock not available, statement timeout, shutdown and start, read-only after a fail-over.
const unavailableStates = new Set(['40001', '40P01', '55P03', '57014', '57P01', '57P02', '57P03', '57P05', '25006']);

const conflictStates = new Set(['23505', '23503', '23P01']);

const invalidStates = new Set(['22021', '22P05', '22003', '22P02', '22001', '22007', '22008', '23514', '23502']);
