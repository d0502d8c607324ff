import { ApiProblem, isAbort } from '@kontor/api-client/problem';
import { formatGermanNumber } from '@kontor/domain/number';
import { can } from '@kontor/domain/permissions';
import { articleExportColumns } from '@kontor/domain/stock/articleExport';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { CheckboxGroup } from '@kontor/ui/CheckboxGroup';
import { Dialog } from '@kontor/ui/Dialog';
import { ProgressBar } from '@kontor/ui/ProgressBar';
import { saveFile } from '@kontor/ui/saveFile';
import { useToast } from '@kontor/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useExportArticles } from '../../../data/articles.ts';
import type { ExportProps } from '../../../kit/list/ListScreen.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { type ArticlesFilter, questionOf } from './articleFilter.ts';

/** Where the server stops counting, and the file ends. */
const countedTo = 50_000;

/** Saves the whole result of the search as a file for Excel, with the columns somebody ticks and may have. */
export function ArticleExportDialog({ filter, total, columns, onClose }: ExportProps<ArticlesFilter>) {
	const toasts = useToast();
	const subject = useSubject();
	const exportArticles = useExportArticles();
	const offered = articleExportColumns.filter(({ right }) => right === null || can(subject, right));
	const [chosen, setChosen] = useState<readonly string[]>(columns);
	const [problem, setProblem] = useState<string | null>(null);
	const [isRunning, setRunning] = useState(false);
	const running = useRef<AbortController>(null);
	useEffect(() => () => running.current?.abort(), []);
	const wanted = offered.filter(({ key }) => chosen.includes(key));

	async function save(): Promise<void> {
		const controller = new AbortController();
		running.current = controller;
		setProblem(null);
		setRunning(true);
		try {
			const question = questionOf(filter, can(subject, 'costs'));
			const keys = wanted.map(({ key }) => key);
			saveFile(await exportArticles(question, keys, controller.signal), 'Artikel', 'csv');
			toasts.show({ tone: 'success', text: 'Die Datei „Artikel.csv“ ist da.' });
			onClose();
		} catch (error) {
			setRunning(false);
			if (!isAbort(error)) {
				setProblem(error instanceof ApiProblem ? sentenceOf(error) : 'Das Speichern ist gescheitert.');
			}
		}
	}

	return (
		<Dialog
			isOpen
			title="Als CSV-Datei speichern"
			onClose={onClose}
			actions={
				<>
					<Button onClick={() => (isRunning ? running.current?.abort() : onClose())}>
						{isRunning ? 'Anhalten' : 'Abbrechen'}
					</Button>
					<Button variant="primary" onClick={() => void save()} isPending={isRunning} disabled={wanted.length === 0}>
						Speichern
					</Button>
				</>
			}
		>
			<Rows>
				<p>
					{formatGermanNumber(String(total), 0)} Artikel, mit den Filtern und in der Reihenfolge der Liste.
					{total >= countedTo &&
						' Die Datei endet nach 50.000 Artikeln; grenzen Sie die Liste ein, um die übrigen zu bekommen.'}
				</p>
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
				{isRunning && <ProgressBar label="Die Datei wird geladen" value={null} />}
				{problem !== null && <Banner tone="error">{problem}</Banner>}
			</Rows>
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
