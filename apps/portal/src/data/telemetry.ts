import { useEffect } from 'react';
import { useApi } from './api.tsx';

/** Tells the server when the user opens another app; null is no app. Failures are of no interest to the user. */
export function useAppAccess(appId: number | null): void {
	const { client } = useApi();
	useEffect(() => {
		if (appId === null) return;
		client.request('get', '/v1/telemetry/app-access', { query: { appId } }).catch(() => {});
	}, [client, appId]);
}
