import type { Model } from '@kontor/api-client/types';
import { appCategories } from '@kontor/domain/permissions';
import { useGet } from './api.tsx';

const master = { isBackground: true, isMaster: true };
const none: readonly never[] = [];

const knownCategories = appCategories.map(({ id, label }) => ({ id, bezeichnung: label }));

/** The launcher's groups in their order: the known ones where the server's cannot be read, so that the apps stay in reach. */
export function useCategories(): readonly Model<'Category'>[] {
	const categories = useGet('/v1/categories', {}, master);
	if (categories.status === 'failed') return knownCategories;
	return categories.status === 'ready' ? categories.data : none;
}

/** The statistics the server lists for this user; empty while they are unknown or without the statistics app. */
export function useStatisticSubApps(hasStatistics: boolean): readonly Model<'StatisticSubApp'>[] {
	const subApps = useGet(hasStatistics ? '/v1/statisticSubApps' : null, {}, master);
	return subApps.status === 'ready' ? subApps.data : none;
}
