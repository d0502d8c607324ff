import { MenuButton, type MenuEntry } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import { Suspense, useState } from 'react';
import { type CrmView, useCrmViews } from '../../../data/crmViews.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { queryOfFilter, readFilter } from '../../../kit/list/listFilter.ts';
import { ViewBar, ViewGroup, ViewTab } from '../../../kit/list/views/ViewTabs.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { addressFields, type CrmFilter, hrefOfList } from './addressFilter.ts';

const NameDialog = lazyChunk(async () => (await import('../../../kit/list/views/NameDialog.tsx')).NameDialog);

/** Gives a search of the address list a name and takes it away again; it goes with the user, not with the computer. */
export function SaveView({ filter }: { filter: CrmFilter }) {
	const views = useCrmViews();
	const toasts = useToast();
	const [isNaming, setNaming] = useState(false);
	const query = queryText(filter);
	const open = views.known.find((view) => queryText(filterOfView(view)) === query);

	async function remove(view: CrmView): Promise<void> {
		const outcome = await views.remove(view.name);
		if (outcome.kind !== 'saved') toasts.show({ tone: 'error', text: sentenceOf(outcome.problem) });
		else {
			toasts.show({
				tone: 'success',
				text: `Der Filter „${view.name}“ ist gelöscht.`,
				action: { label: 'Rückgängig', onAction: () => void views.add(view) },
			});
		}
	}

	const entries: MenuEntry[] = [
		{
			id: 'save',
			label: 'Als neuen Filter speichern …',
			isDisabled: query === '' || open !== undefined,
			...(query === '' && { description: 'Suchen oder filtern Sie zuerst.' }),
			onAction: () => setNaming(true),
		},
		...(open === undefined
			? []
			: [{ id: 'delete', label: `„${open.name}“ löschen`, isDanger: true, onAction: () => void remove(open) }]),
	];
	return (
		<>
			<MenuButton entries={entries} align="end">
				Filter speichern
			</MenuButton>
			{isNaming && (
				<Suspense fallback={null}>
					<NameDialog
						taken={views.known.map(({ name }) => name)}
						onSave={async (name) => {
							const outcome = await views.add({ name, query });
							return outcome.kind === 'saved' ? null : sentenceOf(outcome.problem);
						}}
						onClose={() => setNaming(false)}
					/>
				</Suspense>
			)}
		</>
	);
}

/** The searches with a name as tabs above the list; nothing where there are none. */
export function SavedViews({ filter }: { filter: CrmFilter }) {
	const { known } = useCrmViews();
	const query = queryText(filter);
	if (known.length === 0) return null;
	return (
		<ViewBar>
			<ViewGroup aria-label="Gespeicherte Filter">
				<ViewTab href={hrefOfList(readFilter(addressFields, {}))} isChosen={query === ''}>
					Alle
				</ViewTab>
				{known.map((view) => (
					<ViewTab
						key={view.name}
						href={hrefOfList(filterOfView(view))}
						isChosen={query !== '' && queryText(filterOfView(view)) === query}
					>
						{view.name}
					</ViewTab>
				))}
			</ViewGroup>
		</ViewBar>
	);
}

function queryText(filter: CrmFilter): string {
	const filled = Object.entries(queryOfFilter(addressFields, filter)).filter(([, value]) => value !== '');
	return new URLSearchParams(filled).toString();
}

function filterOfView({ query }: CrmView): CrmFilter {
	return readFilter(addressFields, Object.fromEntries(new URLSearchParams(query)));
}
