import { lazyChunk } from '../../../host/chunks.ts';

/** The way to the hits before and after the open one, loaded once somebody opens a hit. */
export const DocumentWalk = lazyChunk(async () => (await import('./DocumentWalk.tsx')).DocumentWalk);
