/** How bad it is; `silent` as a threshold logs nothing. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** What may stand in a line: no bodies, no header values, no query values, no names of patients. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one JSON object per line: `time` (UTC), `level`, `event` and the fields. */
export interface Log {
	debug(event: string, fields?: LogFields): void;
	info(event: string, fields?: LogFields): void;
	warn(event: string, fields?: LogFields): void;
	error(event: string, fields?: LogFields): void;
	/** Writes out what is still held back. */
	flush(): void;
}

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/**
 * A log that hands whole lines to `write`. Lines of one turn of the event loop go out together, since a write each would
 * cost more than most requests.
 */
export function createLog(threshold: LogLevel, write: (lines: string) => void): Log {
	let held = '';

	function flush(): void {
		if (held === '') return;
		const lines = held;
		held = '';
		write(lines);
	}

	function at(level: LogLevel): (event: string, fields?: LogFields) => void {
		if (order.indexOf(level) < order.indexOf(threshold)) return () => {};
		return (event, fields) => {
			if (held === '') setImmediate(flush);
			// JSON escapes line breaks, so no value can forge a line.
			held += `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
		};
	}

	return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), flush };
}

/**
 * The loggable part of an error: its name, code and where it was thrown. Messages of PostgreSQL and of
 * JSON.parse quote values, so of those only the code, table and constraint are kept.
 */
export function errorFields(error: unknown): LogFields {
	if (!(error instanceof Error)) return { error: typeof error };
	const { code, table, constraint, routine, severity } = error as Error & Record<string, unknown>;
	const quotesValues = typeof severity === 'string' || error instanceof SyntaxError;
	const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
	return {
		error: error.name,
		...(!quotesValues && { message: error.message }),
		...(typeof code === 'string' && { code }),
		...(typeof table === 'string' && { table }),
		...(typeof constraint === 'string' && { constraint }),
		...(typeof routine === 'string' && { routine }),
		stack: frames.slice(0, 12).join('\n'),
	};
}

/** A path fit for the log: its first part alone, since later ones and the query may hold names, numbers or tokens. */
export function loggablePath(url: string): string {
	const [first = '', ...rest] = (url.split(/[?#]/, 1)[0] ?? '').split('/').slice(1);
	const head = /^[a-z][a-z0-9-]{0,20}$/.test(first) || first === '' ? first : '*';
	return rest.length === 0 ? `/${head}` : `/${head}/*`;
}
