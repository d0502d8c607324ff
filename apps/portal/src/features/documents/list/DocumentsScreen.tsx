import { can } from '@kontor/domain/permissions';
import type { RouteMatch } from '@kontor/domain/routes';
import { defaultTableView } from '@kontor/ui/Table';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type DocumentRow, useDocumentFilters } from '../../../data/documents.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { readFilter } from '../../../kit/list/listFilter.ts';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { DocumentSums } from './DocumentSums.tsx';
import { DocumentTabs } from './DocumentTabs.tsx';
import { documentFields, filterOfSaved, hrefOfDocuments } from './documentFilter.ts';
import { documentList, documentListWithoutPrices } from './documentList.tsx';
import { SavedFilters } from './SavedFilters.tsx';

const SelectionActions = lazyChunk(async () => (await import('./SelectionActions.tsx')).SelectionActions);

/** Number, customer, state and amounts fit beside each other; the others can be shown. */
const usualView = { ...defaultTableView, hidden: ['city', 'delivery'] };

/** The list of all documents, searched and narrowed. */
export function DocumentsScreen({ match }: { match: RouteMatch<'documents'> }) {
	const seesPrices = can(useSubject(), 'prices');
	useDefaultFilter(Object.values(match.query).every((value) => value === undefined));
	return (
		<ListScreen
			kind={seesPrices ? documentList : documentListWithoutPrices}
			title="Dokumente"
			query={match.query}
			initialView={usualView}
			actions={<SavedFilters filter={readFilter(documentFields, match.query)} />}
			above={(filter) => <DocumentTabs filter={filter} />}
			selection={useSelection(match.query)}
			footer={(filter) => seesPrices && <DocumentSums filter={filter} />}
		/>
	);
}

/** A plain address opens the user's own default, once. */
function useDefaultFilter(isPlain: boolean): void {
	const filters = useDocumentFilters();
	const go = useGo();
	const isDecided = useRef(!isPlain);
	const saved = filters.status === 'ready' ? filters.data.find(({ isDefault }) => isDefault) : undefined;
	useEffect(() => {
		if (isDecided.current || filters.status !== 'ready') return;
		isDecided.current = true;
		if (saved !== undefined) go(hrefOfDocuments(filterOfSaved(saved)), { replace: true });
	}, [filters.status, saved, go]);
}

/** The chosen documents; another list begins with none. */
function useSelection(query: RouteMatch<'documents'>['query']) {
	const listKey = JSON.stringify(query);
	const [state, setState] = useState<{ listKey: string; selected: ReadonlySet<string> }>({
		listKey,
		selected: new Set(),
	});
	const selected = useMemo(() => (state.listKey === listKey ? state.selected : new Set<string>()), [state, listKey]);
	return {
		keyOf: ({ wf_cid }: DocumentRow) => wf_cid,
		selected,
		onChange: (next: ReadonlySet<string>) => setState({ listKey, selected: next }),
		actions: (
			<Suspense fallback={null}>
				<SelectionActions selected={selected} />
			</Suspense>
		),
	};
}
