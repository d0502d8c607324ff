import { writeSync } from 'node:fs';

/**
 * Writes lines of the log to a file descriptor that may fail (a closed pipe, a full disk): the server goes on without
 * them, and says how many were lost once lines can be written again. A stream of Node would stay broken for ever.
 */
export function createLogOutput(descriptor: number): (lines: string) => void {
	let lost = 0;

	return (lines) => {
		try {
			if (lost > 0) {
				const notice = { time: new Date().toISOString(), level: 'warn', event: 'logLinesLost', lines: lost };
				writeAll(descriptor, `${JSON.stringify(notice)}\n`);
				lost = 0;
			}
			writeAll(descriptor, lines);
		} catch {
			lost += lines.split('\n').length - 1;
		}
	};
}

function writeAll(descriptor: number, text: string): void {
	const bytes = Buffer.from(text);
	for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
}
