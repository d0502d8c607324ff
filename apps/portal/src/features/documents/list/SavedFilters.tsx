import { ApiProblem } from '@kontor/api-client/problem';
import { MenuButton, type MenuEntry } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import { Suspense, useState } from 'react';
import { type SavedFilter, useDocumentFilters, useFilterWrites } from '../../../data/documents.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useGo } from '../../../location.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { type DocumentListFilter, filterOfSaved, hrefOfDocuments, questionOf } from './documentFilter.ts';

const SavedFilterDialog = lazyChunk(async () => (await import('./SavedFilterDialog.tsx')).SavedFilterDialog);

/** Searches that were given a name: opened, saved, renamed, brought up to date and deleted, which can be taken back. */
export function SavedFilters({ filter }: { filter: DocumentListFilter }) {
	const filters = useDocumentFilters();
	const go = useGo();
	const toasts = useToast();
	const writes = useFilterWrites();
	const [edited, setEdited] = useState<SavedFilter | 'new' | null>(null);
	const known = filters.status === 'ready' ? filters.data : [];
	const open = known.find(
		(saved) => hrefOfDocuments({ ...filterOfSaved(saved), sort: filter.sort }) === hrefOfDocuments(filter),
	);
	const gone = open?.conditions.filter(({ problem }) => problem !== null).length ?? 0;

	async function remove(saved: SavedFilter): Promise<void> {
		try {
			await writes.remove(saved.id);
			toasts.show({
				tone: 'success',
				text: `Der Filter „${saved.name}“ ist gelöscht.`,
				action: { label: 'Rückgängig', onAction: () => void restore(saved) },
			});
		} catch (error) {
			fail(error);
		}
	}

	async function restore(saved: SavedFilter): Promise<void> {
		const { name, isShared, isDefault } = saved;
		const { q, view, conditions } = questionOf(filterOfSaved(saved));
		try {
			await writes.create(
				{
					name,
					isShared,
					isDefault,
					...(q !== undefined && { q }),
					...(view && { view }),
					...(conditions && { conditions }),
				},
				crypto.randomUUID().replaceAll('-', ''),
			);
		} catch (error) {
			fail(error);
		}
	}

	function fail(error: unknown): void {
		if (!(error instanceof ApiProblem)) throw error;
		toasts.show({ tone: 'error', text: sentenceOf(error) });
	}

	const entryOf = (saved: SavedFilter) => ({
		id: `filter-${saved.id}`,
		label: saved.name,
		...(saved.isDefault && { description: 'Standard beim Öffnen' }),
		onAction: () => go(hrefOfDocuments(filterOfSaved(saved))),
	});
	const own = known.filter(({ isOwn }) => isOwn);
	const shared = known.filter(({ isOwn }) => !isOwn);
	const entries: MenuEntry[] = [
		...(own.length > 0 ? [{ kind: 'section' as const, id: 'own', label: 'Eigene', items: own.map(entryOf) }] : []),
		...(shared.length > 0
			? [{ kind: 'section' as const, id: 'shared', label: 'Geteilte', items: shared.map(entryOf) }]
			: []),
		...(known.length > 0 ? [{ kind: 'separator' as const, id: 'line' }] : []),
		{ id: 'save', label: 'Als neuen Filter speichern …', onAction: () => setEdited('new') },
		...(open?.isOwn
			? [
					{ id: 'edit', label: `„${open.name}“ bearbeiten …`, onAction: () => setEdited(open) },
					{ id: 'delete', label: `„${open.name}“ löschen`, isDanger: true, onAction: () => void remove(open) },
				]
			: []),
	];
	return (
		<>
			<MenuButton entries={entries} align="end">
				{open?.name ?? 'Gespeicherte Filter'}
				{gone > 0 && ` (${gone} ungültig)`}
			</MenuButton>
			<Suspense fallback={null}>
				{edited !== null && (
					<SavedFilterDialog saved={edited === 'new' ? null : edited} filter={filter} onClose={() => setEdited(null)} />
				)}
			</Suspense>
		</>
	);
}
