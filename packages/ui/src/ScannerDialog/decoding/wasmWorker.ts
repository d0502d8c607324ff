import { serveFrames } from './frames.ts';
import { prepareWasm, readWithWasm } from './wasmReader.ts';

const wasmUrl = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

serveFrames(() => prepareWasm({ wasmUrl }), readWithWasm);
