import { lazyChunk } from '../../../host/chunks.ts';

/** The way to the hits before and after the open one, loaded once somebody opens a hit. */
export const AddressWalk = lazyChunk(async () => (await import('./AddressWalk.tsx')).AddressWalk);
