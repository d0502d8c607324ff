import { defaultTableView, type TableView } from '@kontor/ui/Table';
import { useState } from 'react';
import { useHost } from '../host/host.tsx';
import { useCurrentUser } from './CurrentUser.tsx';

/**
 * Columns, widths and density of a table as this user left them in this browser, and how to change them. `initial` is
 * what stands until the user changes something.
 */
export function useTableView(
	table: string,
	initial: TableView = defaultTableView,
): [view: TableView, setView: (view: TableView) => void] {
	const { settings } = useHost();
	const { user } = useCurrentUser();
	const key = `kontor.table.${table}.${user.userId}`;
	const [view, setView] = useState(() => readView(settings.getItem(key)));
	return [
		view ?? initial,
		(next) => {
			settings.setItem(key, JSON.stringify(next));
			setView(next);
		},
	];
}

function readView(text: string | null): TableView | null {
	if (text === null) return null;
	try {
		const { hidden, widths, density } = JSON.parse(text) as Partial<Record<keyof TableView, unknown>>;
		return {
			hidden: Array.isArray(hidden) ? hidden.filter((column) => typeof column === 'string') : defaultTableView.hidden,
			widths: Object.fromEntries(Object.entries(widths ?? {}).filter(([, width]) => typeof width === 'number')),
			density: density === 'compact' ? 'compact' : 'regular',
		};
	} catch {
		return null;
	}
}
