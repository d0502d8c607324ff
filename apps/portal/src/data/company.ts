import type { Model } from '@kontor/api-client/types';
import { useGet } from './api.tsx';

/** Whose portal this is; null while it is unknown. Needs no session. */
export function useCompany(): Model<'Company'> | null {
	const company = useGet('/v1/company', {}, { isBackground: true, isMaster: true });
	return company.status === 'ready' ? company.data : null;
}
