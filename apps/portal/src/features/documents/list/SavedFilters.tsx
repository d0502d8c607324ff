import { ApiProblem } from '@kontor/api-client/problem';
import { isBlank } from '@kontor/domain/visibleText';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Checkbox } from '@kontor/ui/Checkbox';
import { Dialog } from '@kontor/ui/Dialog';
import { MenuButton, type MenuEntry } from '@kontor/ui/Menu';
import { TextField } from '@kontor/ui/TextField';
import { useToast } from '@kontor/ui/Toast';
import { useRef, useState } from 'react';
import { type SavedFilter, useDocumentFilters, useFilterWrites } from '../../../data/documents.ts';
import { useGo } from '../../../location.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { type DocumentListFilter, filterOfSaved, hrefOfDocuments, questionOf } from './documentFilter.ts';

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
				newKey(),
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
			{edited !== null && (
				<FilterDialog saved={edited === 'new' ? null : edited} filter={filter} onClose={() => setEdited(null)} />
			)}
		</>
	);
}

function newKey(): string {
	return crypto.randomUUID().replaceAll('-', '');
}

function FilterDialog(props: { saved: SavedFilter | null; filter: DocumentListFilter; onClose: () => void }) {
	const { saved, filter, onClose } = props;
	const writes = useFilterWrites();
	const [name, setName] = useState(saved?.name ?? '');
	const [isShared, setShared] = useState(saved?.isShared ?? false);
	const [isDefault, setDefault] = useState(saved?.isDefault ?? false);
	const [problem, setProblem] = useState<string | null>(null);
	const [isSaving, setSaving] = useState(false);
	const [isTried, setTried] = useState(false);
	const key = useRef(newKey());

	async function save(): Promise<void> {
		setTried(true);
		if (isBlank(name)) return;
		setSaving(true);
		const { q, view, conditions } = questionOf(filter);
		const content = { ...(q !== undefined && { q }), ...(view && { view }), ...(conditions && { conditions }) };
		const entry = { name: name.trim(), isShared, isDefault, ...content };
		try {
			if (saved === null) await writes.create(entry, key.current);
			else await writes.change({ id: saved.id, ...entry }, saved.version);
			onClose();
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			const isTaken = error.problem?.fields?.['body.name'] === 'inUse';
			setProblem(isTaken ? 'Einen Filter mit diesem Namen haben Sie schon.' : sentenceOf(error));
			key.current = newKey();
		} finally {
			setSaving(false);
		}
	}

	return (
		<Dialog
			isOpen
			title={saved === null ? 'Filter speichern' : 'Filter bearbeiten'}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" onClick={() => void save()} isPending={isSaving}>
						Speichern
					</Button>
				</>
			}
		>
			{problem !== null && <Banner tone="error">{problem}</Banner>}
			<TextField
				label="Name"
				maxLength={60}
				isRequired
				value={name}
				onValueChange={setName}
				{...(isTried && isBlank(name) && { error: 'Bitte geben Sie einen Namen an.' })}
			/>
			<Checkbox label="Mit allen teilen" checked={isShared} onCheckedChange={setShared} />
			<Checkbox label="Beim Öffnen der Dokumente anwenden" checked={isDefault} onCheckedChange={setDefault} />
		</Dialog>
	);
}
