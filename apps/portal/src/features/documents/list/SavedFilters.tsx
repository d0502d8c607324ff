import { ApiProblem } from '@kontor/api-client/problem';
import { MenuButton, type MenuEntry } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import { Suspense, useState } from 'react';
import { type SavedFilter, useDocumentFilters, useFilterWrites } from '../../../data/documents.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { useGo } from '../../../location.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { contentOf, type DocumentListFilter, filterOfSaved, hrefOfDocuments, isChanged } from './documentFilter.ts';

const SavedFilterDialog = lazyChunk(async () => (await import('./SavedFilterDialog.tsx')).SavedFilterDialog);

/** Keeps the search under a name: saved, brought up to date, renamed, shared, opened with, and deleted, which can be taken back. */
export function SavedFilters({ filter }: { filter: DocumentListFilter }) {
	const filters = useDocumentFilters();
	const go = useGo();
	const toasts = useToast();
	const writes = useFilterWrites();
	const [edited, setEdited] = useState<SavedFilter | 'new' | null>(null);
	const known = filters.status === 'ready' ? filters.data : [];
	const open = known.find(({ id }) => id === filter.saved);

	async function attempt(work: () => Promise<void>): Promise<void> {
		try {
			await work();
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			toasts.show({ tone: 'error', text: sentenceOf(error) });
		}
	}

	async function update(saved: SavedFilter): Promise<void> {
		const { id, name, isShared, isDefault, version } = saved;
		const stored = await writes.change({ id, name, isShared, isDefault, ...contentOf(filter) }, version);
		go(hrefOfDocuments({ ...filterOfSaved(stored), sort: filter.sort }), { replace: true });
		toasts.show({ tone: 'success', text: `Der Filter „${name}“ ist gespeichert.` });
	}

	async function remove(saved: SavedFilter): Promise<void> {
		await writes.remove(saved.id);
		go(hrefOfDocuments({ ...filter, saved: null, gone: [] }), { replace: true });
		toasts.show({
			tone: 'success',
			text: `Der Filter „${saved.name}“ ist gelöscht.`,
			action: { label: 'Rückgängig', onAction: () => void attempt(() => restore(saved)) },
		});
	}

	async function restore(saved: SavedFilter): Promise<void> {
		const { name, isShared, isDefault } = saved;
		const stored = await writes.create({ name, isShared, isDefault, ...contentOf(filterOfSaved(saved)) }, newAttempt());
		go(hrefOfDocuments(filterOfSaved(stored)), { replace: true });
	}

	const entries: MenuEntry[] = [
		...(open?.isOwn && isChanged(filter, open)
			? [
					{
						id: 'update',
						label: `Änderungen in „${open.name}“ speichern`,
						...(open.conditions.some(({ problem }) => problem !== null) && {
							description: 'Bedingungen, die es nicht mehr gibt, fallen dabei weg.',
						}),
						onAction: () => void attempt(() => update(open)),
					},
				]
			: []),
		{ id: 'save', label: 'Als neuen Filter speichern …', onAction: () => setEdited('new') },
		...(open?.isOwn
			? [
					{ id: 'edit', label: `„${open.name}“ umbenennen oder teilen …`, onAction: () => setEdited(open) },
					{
						id: 'delete',
						label: `„${open.name}“ löschen`,
						isDanger: true,
						onAction: () => void attempt(() => remove(open)),
					},
				]
			: []),
	];
	return (
		<>
			<MenuButton entries={entries} align="end">
				Filter speichern
			</MenuButton>
			<Suspense fallback={null}>
				{edited !== null && (
					<SavedFilterDialog
						saved={edited === 'new' ? null : edited}
						filter={filter}
						onSaved={(stored) => {
							setEdited(null);
							if (edited === 'new')
								go(hrefOfDocuments({ ...filterOfSaved(stored), sort: filter.sort }), { replace: true });
						}}
						onClose={() => setEdited(null)}
					/>
				)}
			</Suspense>
		</>
	);
}
