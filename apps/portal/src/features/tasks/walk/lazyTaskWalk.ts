import { lazyChunk } from '../../../host/chunks.ts';

/** The way to the tasks before and after the open one, loaded once somebody opens one from a list. */
export const TaskWalk = lazyChunk(async () => (await import('./TaskWalk.tsx')).TaskWalk);
