import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { formatCount } from '@kontor/german/number';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import Users from 'lucide-react/icons/users';
import { styled } from 'styled-components';
import { useDocumentCounts, useDocumentFilters } from '../../../data/documents.ts';
import { ViewBar, ViewGroup, ViewTab } from '../../../kit/list/views/ViewTabs.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { type DocumentListFilter, documentViews, filterOfSaved, hrefOfDocuments, isChanged } from './documentFilter.ts';

const viewLabels: Readonly<Record<DocumentListFilter['view'], string>> = {
	all: 'Alle',
	open: 'Offen',
	mine: 'Meine',
	overdue: 'Überfällig',
	withoutPrescription: 'Ohne Verordnung',
	thisWeek: 'Diese Woche zu liefern',
};

/** The server counts no further. */
const countedTo = 1_000;

/** Tabs of the most used views and the saved searches, each with its number of documents. */
export function DocumentTabs({ filter }: { filter: DocumentListFilter }) {
	const mayReadHealth = can(useSubject(), 'health');
	const saved = useDocumentFilters();
	const counts = useDocumentCounts();
	const known = saved.status === 'ready' ? saved.data : [];
	const found = counts.status === 'ready' ? counts.data : null;
	const open = known.find(({ id }) => id === filter.saved);
	// Within what is narrowed a number of the whole view would mislead.
	const isNarrowed = filter.q.trim() !== '' || filter.f.length > 0;
	const base = open === undefined ? filter : { ...filter, q: '', f: [] };
	const own = known.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));

	return (
		<ViewBar>
			<ViewGroup aria-label="Ansichten">
				{documentViews
					.filter((view) => view !== 'withoutPrescription' || mayReadHealth)
					.map((view) => (
						<ViewTab
							key={view}
							href={hrefOfDocuments({ ...base, view, saved: null, gone: [] })}
							isChosen={open === undefined && filter.view === view}
						>
							{viewLabels[view]}
							<Count of={(isNarrowed && open === undefined) || found === null ? null : countOfView(found, view)} />
						</ViewTab>
					))}
			</ViewGroup>
			{known.length > 0 && (
				<ViewGroup aria-label="Gespeicherte Filter">
					{own.map((entry) => (
						<ViewTab
							key={entry.id}
							href={hrefOfDocuments(filterOfSaved(entry))}
							isChosen={entry === open}
							icon={entry.isShared ? <Users size={14} aria-hidden="true" /> : undefined}
						>
							{entry.name}
							{entry.isShared && <VisuallyHidden> (geteilt)</VisuallyHidden>}
							{entry === open && isChanged(filter, entry) && <Changed>geändert</Changed>}
							<Count of={found?.filters.find(({ id }) => id === entry.id)?.count ?? null} />
						</ViewTab>
					))}
				</ViewGroup>
			)}
		</ViewBar>
	);
}

function countOfView({ views }: Model<'DocumentCounts'>, view: DocumentListFilter['view']): number | null {
	return views.find((known) => known.view === view)?.count ?? null;
}

function Count({ of: count }: { of: number | null }) {
	if (count === null) return null;
	return <small>{count >= countedTo ? `über ${formatCount(countedTo - 1)}` : formatCount(count)}</small>;
}

const Changed = styled.small`
	color: var(--k-color-text-muted);
	font-style: italic;
`;
