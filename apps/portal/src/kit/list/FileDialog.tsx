import { ApiProblem, isAbort } from '@kontor/api-client/problem';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { CheckboxGroup } from '@kontor/ui/CheckboxGroup';
import { Dialog } from '@kontor/ui/Dialog';
import { ProgressBar } from '@kontor/ui/ProgressBar';
import { saveFile } from '@kontor/ui/saveFile';
import { useToast } from '@kontor/ui/Toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../screen/Failure.tsx';

/** A column that the file can have. */
interface FileColumn<Key extends string> {
	readonly key: Key;
	readonly label: string;
}

/** Props of FileDialog. */
export interface FileDialogProps<Key extends string> {
	/** Without its ending. */
	fileName: string;
	/** Columns the user may have. */
	offered: readonly FileColumn<Key>[];
	/** Columns that are ticked at first. */
	columns: readonly string[];
	/** Says what the file will hold. */
	summary: ReactNode;
	/** Says what the chosen columns mean for whoever keeps the file. */
	noteOf?: (wanted: readonly Key[]) => ReactNode;
	load: (wanted: readonly Key[], signal: AbortSignal) => Promise<Blob>;
	/** Asks before it is saved: given what saves it, and what lets it be. */
	question?: ((save: () => void, cancel: () => void) => ReactNode) | null;
	onClose: () => void;
}

/** Saves the whole result of a list as a file for Excel, with the columns somebody ticks. */
export function FileDialog<Key extends string>(props: FileDialogProps<Key>) {
	const { fileName, offered, columns, summary, noteOf, load, question, onClose } = props;
	const toasts = useToast();
	const [chosen, setChosen] = useState<readonly string[]>(columns);
	const [problem, setProblem] = useState<string | null>(null);
	const [isRunning, setRunning] = useState(false);
	const [isAsked, setAsked] = useState(false);
	const running = useRef<AbortController>(null);
	useEffect(() => () => running.current?.abort(), []);
	const wanted = offered.map(({ key }) => key).filter((key) => chosen.includes(key));

	async function save(): Promise<void> {
		setAsked(false);
		const controller = new AbortController();
		running.current = controller;
		setProblem(null);
		setRunning(true);
		try {
			saveFile(await load(wanted, controller.signal), fileName, 'csv');
			toasts.show({ tone: 'success', text: `Die Datei „${fileName}.csv“ wurde heruntergeladen.` });
			onClose();
		} catch (error) {
			setRunning(false);
			if (!isAbort(error))
				setProblem(error instanceof ApiProblem ? sentenceOf(error) : 'Das Speichern ist gescheitert.');
		}
	}

	function ask(): void {
		if (question) setAsked(true);
		else void save();
	}

	function leave(): void {
		if (isRunning) running.current?.abort();
		else onClose();
	}

	return (
		<Dialog
			isOpen
			title="Als CSV-Datei speichern"
			onClose={onClose}
			actions={
				<>
					<Button onClick={leave}>{isRunning ? 'Anhalten' : 'Abbrechen'}</Button>
					<Button variant="primary" onClick={ask} isPending={isRunning} disabled={wanted.length === 0}>
						Speichern
					</Button>
				</>
			}
		>
			<Rows>
				<p>{summary}</p>
				<CheckboxGroup
					label="Spalten"
					allLabel="Alle Spalten"
					isInline
					options={offered.map(({ key, label }) => ({ value: key, label }))}
					value={chosen}
					onValueChange={setChosen}
					disabled={isRunning}
					error={wanted.length === 0 ? 'Bitte wählen Sie mindestens eine Spalte.' : undefined}
				/>
				{noteOf?.(wanted)}
				{isRunning && <ProgressBar label="Die Datei wird geladen" value={null} />}
				{problem !== null && <Banner tone="error">{problem}</Banner>}
			</Rows>
			{isAsked &&
				question?.(
					() => void save(),
					() => setAsked(false),
				)}
		</Dialog>
	);
}

const Rows = styled.div`
	display: grid;
	gap: var(--k-space-4);

	> p {
		margin: 0;
	}
`;
