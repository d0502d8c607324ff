import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json)$/;
const MIN_BYTES = 512;

/** Puts a `.br` and a `.gz` beside each file of text, so that the server never compresses the same file twice. */
export function precompress(): Plugin {
	return {
		name: 'kontor:precompress',
		apply: 'build',
		async writeBundle({ dir }, bundle) {
			if (dir === undefined) return;
			await Promise.all(
				Object.keys(bundle)
					.filter((name) => compressible.test(name))
					.map((name) => compress(join(dir, name))),
			);
		},
	};
}

async function compress(path: string): Promise<void> {
	const content = await readFile(path);
	if (content.length < MIN_BYTES) return;
	const [br, gz] = await Promise.all([
		promisify(brotliCompress)(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		}),
		promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
	]);
	await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
