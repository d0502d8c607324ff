import type { Model } from '@kontor/api-client/types';
import { useApi } from './api.tsx';

/** Record a scanned code opens. */
export type ScanHit = Model<'ScanHit'>;

/** Asks what a scanned code stands for, among articles, documents and addresses. */
export function useFindScanned(): (code: string) => Promise<Model<'ScanHits'>> {
	const { client } = useApi();
	return (code) => client.request('post', '/v1/scan', { body: { code } });
}
