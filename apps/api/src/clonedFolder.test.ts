import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const scripts = join(import.meta.dirname, '../../../scripts');
const room = mkdtempSync(join(tmpdir(), 'kontor-cloned-'));
afterAll(() => rmSync(room, { recursive: true }));

test.each(['C# Projekte', 'Kontor?'])(
	'a clone in a folder that the bundler cannot read (%s) is told so in one sentence, before anything is built',
	(name) => {
		const clone = join(room, name);
		mkdirSync(clone);
		for (const script of ['start.mjs', 'toolchain.mjs']) cpSync(join(scripts, script), join(clone, 'scripts', script));
		const { status, stderr } = spawnSync(process.execPath, [join(clone, 'scripts/start.mjs')], { encoding: 'utf8' });
		expect(status).toBe(1);
		expect(stderr.trim().split('\n')).toEqual([
			`Kontor cannot be built in ${clone}: please move it to a folder without "${name.includes('#') ? '#' : '?'}" in its path.`,
		]);
	},
);
