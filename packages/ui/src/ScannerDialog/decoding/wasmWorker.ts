import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { serveFrames } from './frames.ts';
import { prepareWasm, readWithWasm } from './wasmReader.ts';

serveFrames(() => prepareWasm({ wasmUrl: new URL(wasmUrl, import.meta.url).href }), readWithWasm);
