import { can } from '@kontor/domain/permissions';
import type { RouteMatch } from '@kontor/domain/routes';
import { Select } from '@kontor/ui/Select';
import { defaultTableView } from '@kontor/ui/Table';
import { useEffect, useRef } from 'react';
import { useDocumentFilters } from '../../../data/documents.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { readFilter } from '../../../kit/list/listFilter.ts';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { DocumentSums } from './DocumentSums.tsx';
import {
	type DocumentListFilter,
	documentFields,
	documentViews,
	filterOfSaved,
	hrefOfDocuments,
} from './documentFilter.ts';
import { documentList } from './documentList.tsx';
import { SavedFilters } from './SavedFilters.tsx';

const viewLabels: Readonly<Record<DocumentListFilter['view'], string>> = {
	all: 'Alle',
	open: 'Offen',
	mine: 'Meine',
	overdue: 'Überfällig',
	withoutPrescription: 'Ohne Verordnung',
	thisWeek: 'Diese Woche zu liefern',
};

/** Number, customer, state and amounts fit beside each other; the others can be shown. */
const usualView = { ...defaultTableView, hidden: ['city', 'delivery'] };

/** The list of all documents, searched and narrowed. */
export function DocumentsScreen({ match }: { match: RouteMatch<'documents'> }) {
	useDefaultFilter(Object.values(match.query).every((value) => value === undefined));
	return (
		<ListScreen
			kind={documentList}
			title="Dokumente"
			query={match.query}
			initialView={usualView}
			actions={<SavedFilters filter={readFilter(documentFields, match.query)} />}
			besideSearch={(filter, change) => <View filter={filter} onChange={change} />}
			footer={(filter) => <DocumentSums filter={filter} />}
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

function View({ filter, onChange }: { filter: DocumentListFilter; onChange: (filter: DocumentListFilter) => void }) {
	const mayReadHealth = can(useSubject(), 'health');
	const offered = documentViews.filter((view) => view !== 'withoutPrescription' || mayReadHealth);
	return (
		<Select
			label="Ansicht"
			isLabelHidden
			placeholder={null}
			options={offered.map((value) => ({ value, label: viewLabels[value] }))}
			value={filter.view}
			onValueChange={(value) => {
				const view = documentViews.find((known) => known === value) ?? 'all';
				onChange({ ...filter, view });
			}}
		/>
	);
}
