import { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { addressLabel } from '@kontor/domain/privacy';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { Dialog } from '@kontor/ui/Dialog';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFindAddresses, useMergeWrites, useOtherAddress } from '../../../data/addressMerge.ts';
import { Failure, sentenceOf } from '../../../screen/Failure.tsx';
import { OtherRecords, usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { differencesOf, proposedFields, sentFields } from './mergeFields.ts';

/** Makes one of the open address and another: field by field, and everything of the other comes along. */
export function MergeDialog({ address, onClose }: { address: Model<'Address'>; onClose: () => void }) {
	return (
		<OtherRecords>
			<Merging address={address} onClose={onClose} />
		</OtherRecords>
	);
}

function Merging({ address, onClose }: { address: Model<'Address'>; onClose: () => void }) {
	const find = useFindAddresses();
	const writes = useMergeWrites();
	const toasts = useToast();
	const { isHidden } = usePrivacy();
	const [chosen, setChosen] = useState<ComboBoxItem | null>(null);
	const other = useOtherAddress(chosen === null ? null : Number(chosen.key));
	const [taken, setTaken] = useState<readonly Model<'MergeField'>[] | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [isRunning, setRunning] = useState(false);
	const known = chosen !== null && other.status === 'ready' ? other.data : null;
	const isSameKind = known === null || known.person === address.person;
	const differences = known === null ? [] : differencesOf(address, known);
	const take = taken ?? proposedFields(differences);

	async function merge(): Promise<void> {
		if (known === null) return setProblem('Bitte wählen Sie die Adresse, die in dieser aufgehen soll.');
		setRunning(true);
		setProblem(null);
		try {
			const merged = await writes.merge(address, known, sentFields(take, address));
			onClose();
			toasts.show({
				tone: 'success',
				text: 'Die beiden Adressen sind eine. 30 Tage lang können Sie sie wieder trennen.',
				action: { label: 'Rückgängig', onAction: () => void undo(merged.lfdnr) },
				duration: 15_000,
			});
		} catch (error) {
			setRunning(false);
			setProblem(
				error instanceof ApiProblem && [412, 422].includes(error.status)
					? 'Eine der beiden Adressen wurde inzwischen geändert. Bitte schließen Sie das Fenster und vergleichen Sie noch einmal.'
					: error instanceof ApiProblem
						? sentenceOf(error)
						: 'Das Zusammenführen ist gescheitert.',
			);
		}
	}

	async function undo(lfdnr: number): Promise<void> {
		try {
			await writes.undo(address.lfdnr, lfdnr);
			toasts.show({ tone: 'success', text: 'Die Adressen sind wieder getrennt.' });
		} catch {
			toasts.show({ tone: 'error', text: 'Die Adressen wurden nicht getrennt.' });
		}
	}

	return (
		<Dialog
			isOpen
			size="md"
			title="Mit anderer Adresse zusammenführen"
			isBusy={isRunning}
			onClose={onClose}
			actions={
				<>
					<Button disabled={isRunning} onClick={onClose}>
						Abbrechen
					</Button>
					<Button variant="primary" isPending={isRunning} disabled={!isSameKind} onClick={() => void merge()}>
						Zusammenführen
					</Button>
				</>
			}
		>
			<Stack>
				<ComboBox
					label="Andere Adresse"
					hint="Sie geht in dieser auf: Dokumente, Interaktionen, Aufgaben, Dateien und alle Verweise kommen mit."
					isRequired
					minLength={3}
					value={chosen}
					onValueChange={(item) => {
						setChosen(item);
						setTaken(null);
						setProblem(null);
					}}
					load={async (text, signal) => {
						const rows = await find(text, signal);
						return rows
							.filter(({ lfdnr }) => lfdnr !== address.lfdnr)
							.map(({ lfdnr, name, kdPlz, kdOrt }) => ({
								key: String(lfdnr),
								label: addressLabel(name, lfdnr, isHidden),
								description: `${lfdnr} · ${kdPlz} ${kdOrt}`.trim(),
							}));
					}}
				/>
				{problem !== null && <Banner tone="error">{problem}</Banner>}
				{!isSameKind && <Banner tone="error">Eine Person und eine Firma können nicht eine Adresse sein.</Banner>}
				{chosen !== null && other.status === 'failed' && <Failure {...other} />}
				{chosen !== null && other.status === 'loading' && (
					<Loading>
						<SkeletonText lines={5} />
					</Loading>
				)}
				{known !== null && isSameKind && (
					<>
						{differences.map(({ field, label, own, other: theirs }) => (
							<RadioGroup
								key={field}
								label={label}
								options={[
									{ value: 'own', label: own || 'leer', hint: `Nr. ${address.lfdnr}, bleibt` },
									{ value: 'other', label: theirs || 'leer', hint: `Nr. ${known.lfdnr}` },
								]}
								value={take.includes(field) ? 'other' : 'own'}
								onValueChange={(value) =>
									setTaken(value === 'other' ? [...take, field] : take.filter((one) => one !== field))
								}
							/>
						))}
						{differences.length === 0 && <p>Die Kontaktdaten beider Adressen sind gleich.</p>}
						<Banner tone="info">
							Hat jede der beiden Daten einer Rolle, etwa als Patient, gelten die von Nr. {address.lfdnr}.
						</Banner>
					</>
				)}
			</Stack>
		</Dialog>
	);
}

const Stack = styled.div`
	display: grid;
	gap: var(--k-space-4);

	> p {
		margin: 0;
	}
`;
