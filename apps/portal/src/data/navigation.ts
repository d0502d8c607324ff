import type { Model } from '@kontor/api-client/types';
import { useGet } from './api.tsx';

const master = { isBackground: true, isMaster: true };
const none: readonly never[] = [];

/** The launcher's groups in their order; empty while they are unknown. */
export function useCategories(): readonly Model<'Category'>[] {
	const categories = useGet('/v1/categories', {}, master);
	return categories.status === 'ready' ? categories.data : none;
}

/** The statistics the server lists for this user; empty while they are unknown or without the statistics app. */
export function useStatisticSubApps(hasStatistics: boolean): readonly Model<'StatisticSubApp'>[] {
	const subApps = useGet(hasStatistics ? '/v1/statisticSubApps' : null, {}, master);
	return subApps.status === 'ready' ? subApps.data : none;
}
