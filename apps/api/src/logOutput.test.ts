import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLogOutput } from './logOutput.ts';

test('a log that cannot be written is no error, and what was lost is said once it can', () => {
	const folder = mkdtempSync(join(tmpdir(), 'kontor-log-'));
	const path = join(folder, 'log');
	writeFileSync(path, '');
	// The output keeps its number; what lies behind it changes as on a disk that fills up and is emptied again.
	const readOnly = openSync(path, 'r');
	const write = createLogOutput(readOnly);
	expect(() => write('eins\nzwei\n')).not.toThrow();
	closeSync(readOnly);
	const writable = openSync(path, 'a');
	expect(writable).toBe(readOnly);
	write('drei\n');
	write('vier\n');
	closeSync(writable);
	const [notice = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
	expect(JSON.parse(notice)).toMatchObject({ level: 'warn', event: 'logLinesLost', lines: 2 });
	expect(lines).toEqual(['drei', 'vier']);
	rmSync(folder, { recursive: true });
});
