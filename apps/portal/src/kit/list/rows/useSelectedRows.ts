import { useState } from 'react';

/** The rows of a list that are ticked, by their keys. */
export interface SelectedRows {
	readonly selected: ReadonlySet<string>;
	readonly choose: (next: ReadonlySet<string>) => void;
}

/** Which rows are ticked; a list of another filter begins with none. */
export function useSelectedRows(listKey: string): SelectedRows {
	const [state, setState] = useState<{ listKey: string; selected: ReadonlySet<string> }>({ listKey, selected: none });
	return {
		selected: state.listKey === listKey ? state.selected : none,
		choose: (selected) => setState({ listKey, selected }),
	};
}

const none: ReadonlySet<string> = new Set();
