import { ApiProblem } from '@kontor/api-client/problem';
import { isBlank } from '@kontor/german/visibleText';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Checkbox } from '@kontor/ui/Checkbox';
import { Dialog } from '@kontor/ui/Dialog';
import { TextField } from '@kontor/ui/TextField';
import { useRef, useState } from 'react';
import { type SavedFilter, useFilterWrites } from '../../../data/documents.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { contentOf, type DocumentListFilter, filterOfSaved } from './documentFilter.ts';

/** Names and shares a new filter, or one that was saved, whose conditions stay; a failed attempt keeps what was entered. */
export function SavedFilterDialog(props: {
	saved: SavedFilter | null;
	filter: DocumentListFilter;
	onSaved: (stored: SavedFilter) => void;
	onClose: () => void;
}) {
	const { saved, filter, onSaved, onClose } = props;
	const writes = useFilterWrites();
	const [name, setName] = useState(saved?.name ?? '');
	const [isShared, setShared] = useState(saved?.isShared ?? false);
	const [isDefault, setDefault] = useState(saved?.isDefault ?? false);
	const [problem, setProblem] = useState<string | null>(null);
	const [isSaving, setSaving] = useState(false);
	const [isTried, setTried] = useState(false);
	const key = useRef(newAttempt());

	async function save(): Promise<void> {
		setTried(true);
		if (isBlank(name)) return;
		setSaving(true);
		const content = contentOf(saved === null ? filter : filterOfSaved(saved));
		const entry = { name: name.trim(), isShared, isDefault, ...content };
		try {
			onSaved(
				saved === null
					? await writes.create(entry, key.current)
					: await writes.change({ id: saved.id, ...entry }, saved.version),
			);
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			const isTaken = error.problem?.fields?.['body.name'] === 'inUse';
			setProblem(isTaken ? 'Einen Filter mit diesem Namen haben Sie schon.' : sentenceOf(error));
			key.current = newAttempt();
		} finally {
			setSaving(false);
		}
	}

	return (
		<Dialog
			isOpen
			title={saved === null ? 'Filter speichern' : 'Filter umbenennen oder teilen'}
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
