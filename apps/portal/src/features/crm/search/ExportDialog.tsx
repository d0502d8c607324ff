import { ApiProblem, isAbort } from '@kontor/api-client/problem';
import { type AddressExportColumn, addressExportColumns } from '@kontor/domain/addressExport';
import { formatGermanNumber } from '@kontor/domain/number';
import { can } from '@kontor/domain/permissions';
import { ConfirmDialog } from '@kontor/ui/AlertDialog';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { CheckboxGroup } from '@kontor/ui/CheckboxGroup';
import { Dialog } from '@kontor/ui/Dialog';
import { ProgressBar } from '@kontor/ui/ProgressBar';
import { saveFile } from '@kontor/ui/saveFile';
import { useToast } from '@kontor/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useExportAddresses } from '../../../data/addresses.ts';
import type { ExportProps } from '../../../kit/list/ListScreen.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { type CrmFilter, questionOf } from './addressFilter.ts';

/** Where the server stops counting. */
const countedTo = 50_000;

/** Saves the whole result of the search as a file for Excel, with the columns somebody ticks and may have. */
export function ExportDialog({ filter, total, columns, onClose }: ExportProps<CrmFilter>) {
	const toasts = useToast();
	const subject = useSubject();
	const exportAddresses = useExportAddresses();
	const offered = addressExportColumns.filter(({ right }) => right === null || can(subject, right));
	const [chosen, setChosen] = useState<readonly string[]>(columns);
	const [problem, setProblem] = useState<string | null>(null);
	const running = useRef<AbortController>(null);
	const [isRunning, setRunning] = useState(false);
	const { isDiscreet } = usePrivacy();
	const [isAsked, setAsked] = useState(false);
	useEffect(() => () => running.current?.abort(), []);

	const wanted = offered.filter(({ key }) => chosen.includes(key));
	const isSensitive = wanted.some(({ right }) => right !== null);

	function ask(): void {
		// The file is no screen: in the Diskretmodus nobody saves it by mistake, nor by a double click.
		if (isDiscreet) setAsked(true);
		else void save();
	}

	async function save(): Promise<void> {
		setAsked(false);
		const controller = new AbortController();
		running.current = controller;
		setProblem(null);
		setRunning(true);
		try {
			const keys: AddressExportColumn[] = wanted.map(({ key }) => key);
			const file = await exportAddresses(questionOf(filter), keys, controller.signal);
			saveFile(file, 'Adressen', 'csv');
			toasts.show({ tone: 'success', text: 'Die Datei „Adressen.csv“ wurde heruntergeladen.' });
			onClose();
		} catch (error) {
			setRunning(false);
			if (!isAbort(error))
				setProblem(error instanceof ApiProblem ? sentenceOf(error) : 'Das Speichern ist gescheitert.');
		}
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
				<p>
					{total >= countedTo ? 'Mehr als ' : ''}
					{formatGermanNumber(String(total), 0)} {total === 1 ? 'Adresse' : 'Adressen'}, mit den Filtern und in der
					Reihenfolge der Liste. Die Datei lässt sich in Excel öffnen.
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
				<Banner tone={isSensitive ? 'warning' : 'info'}>
					{isSensitive
						? 'Die Datei enthält besonders geschützte Daten. Bewahren Sie sie nur dort auf, wo sie niemand sonst öffnen kann. Der Export wird protokolliert.'
						: 'Der Export wird protokolliert.'}
				</Banner>
				{isRunning && <ProgressBar label="Die Datei wird geladen" value={null} />}
				{problem !== null && <Banner tone="error">{problem}</Banner>}
			</Rows>
			{isAsked && (
				<ConfirmDialog
					isOpen
					isDanger
					title="Unverdeckt speichern?"
					confirmLabel="Unverdeckt speichern"
					onClose={() => setAsked(false)}
					onConfirm={() => void save()}
				>
					Der Diskretmodus ist an, doch in der Datei stehen alle gewählten Daten unverdeckt.
				</ConfirmDialog>
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
