import { widgets as knownWidgets } from '@kontor/domain/widgets';
import type { Answer } from '../contract/contract.ts';

type Settings = Answer<'getUserSettings'>;

const views = ['day', 'week', 'month'] as const;
/** Stored settings as the contract shows them; what an older version stored in another shape counts as not set. */
export function readSettings(stored: ReadonlyMap<string, unknown>): Settings {
	const columns = listOf(stored.get('WEB_crm'), 'columns');
	const view = views.find((name) => name === fieldOf(stored.get('WEB_cal'), 'view'));
	const widgets = listOf(stored.get('WEB_dashboard'), 'widgets');
	return {
		WEB_crm: columns && { columns },
		WEB_cal: view === undefined ? null : { view },
		WEB_dashboard: widgets && { widgets: knownWidgets.map(({ id }) => id).filter((id) => widgets.includes(id)) },
	};
}

function listOf(value: unknown, field: string): string[] | null {
	const list = fieldOf(value, field);
	return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list.slice(0, 40) : null;
}

function fieldOf(value: unknown, field: string): unknown {
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
}
