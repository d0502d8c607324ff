import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareWasm } from '../decoding/wasmReader.ts';

/** Makes the reader ready from the installed file, as no server serves it here. */
export async function prepareBundledWasm(): Promise<void> {
	const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
	await prepareWasm({ wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) });
}
