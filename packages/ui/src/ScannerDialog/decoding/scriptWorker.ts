import { serveFrames } from './frames.ts';
import { readWithScript } from './scriptReader.ts';

serveFrames(async () => undefined, readWithScript);
