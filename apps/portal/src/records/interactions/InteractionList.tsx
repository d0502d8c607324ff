import { ApiProblem } from '@kontor/api-client/problem';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Timeline } from '@kontor/ui/Timeline';
import { useToast } from '@kontor/ui/Toast';
import Paperclip from 'lucide-react/icons/paperclip';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useAttachments } from '../../data/attachments.ts';
import {
	type Interaction,
	type InteractionPlace,
	useInteractions,
	useInteractionWrites,
} from '../../data/interactions.ts';
import { lazyChunk } from '../../host/chunks.ts';
import { useClock } from '../../host/clock.tsx';
import { useKeptEntry } from '../../kit/draft/useKeptEntry.ts';
import { ListProblem } from '../../kit/list/ListProblem.tsx';
import { type RecordDraft, readRecordDraft } from '../../kit/record/recordKind.ts';
import { Failure, sentenceOf } from '../../screen/Failure.tsx';
import { usePrivacy } from '../../screen/privacy/privacy.tsx';
import { type Errand, setErrand, useErrand } from '../errands.ts';
import { DeletedInteractions } from './DeletedInteractions.tsx';
import { byMonth, interactionEntry } from './interactionEntries.tsx';
import { draftOfInteraction, emptyInteraction, type InteractionValues, newInteraction } from './interactionKind.ts';

const STEP = 100;
const UNDO_MS = 15_000;

const InteractionFiles = lazyChunk(async () => (await import('../files/InteractionFiles.tsx')).InteractionFiles);
const InteractionDrawer = lazyChunk(async () => (await import('./InteractionDrawer.tsx')).InteractionDrawer);

/** The interactions of an address or about a document in one line of time: to be noted, edited, deleted and put back. */
export function InteractionList(place: InteractionPlace) {
	const clock = useClock();
	const toasts = useToast();
	const kept = useKeptEntry(keptAt(place), (stored) => readRecordDraft(stored, emptyInteraction));
	const [opened, setOpened] = useState<RecordDraft<InteractionValues> | null>(null);
	const errand = useErrand(place.document === undefined ? place.address : null, 'interaction');
	const [begun] = useState(() => newInteraction(clock()));
	const start = opened ?? (errand === null ? null : begunOf(begun, errand)) ?? kept.restored ?? null;

	function close(): void {
		setOpened(null);
		setErrand(null);
		kept.forget();
	}

	return (
		<Framed>
			<Card
				title="Interaktionen"
				actions={
					<Button icon={<Plus />} onClick={() => setOpened(newInteraction(clock()))}>
						Interaktion erfassen
					</Button>
				}
			>
				<Interactions place={place} onEdit={(interaction) => setOpened(draftOfInteraction(interaction))} />
			</Card>
			{start !== null && (
				<Suspense fallback={null}>
					<InteractionDrawer
						place={place}
						start={start}
						isRestored={opened === null && errand === null}
						entry={kept}
						onSaved={() => {
							close();
							toasts.show({ tone: 'success', text: 'Interaktion gespeichert.' });
						}}
						onClose={close}
					/>
				</Suspense>
			)}
		</Framed>
	);
}

function keptAt({ address, document }: InteractionPlace): string {
	return document === undefined ? `addresses/${address}/interactions` : `documents/${document}/interactions`;
}

function begunOf(begun: RecordDraft<InteractionValues>, { isCall }: Errand): RecordDraft<InteractionValues> {
	const base = { ...begun.base, channel: 'phone', ...(isCall && { subject: 'Anruf' }) };
	return { ...begun, base, values: base };
}

function Interactions({ place, onEdit }: { place: InteractionPlace; onEdit: (interaction: Interaction) => void }) {
	const list = useInteractions(place);
	const [count, setCount] = useState(STEP);
	const { remove, removing } = useRemoval(place);
	const [withFiles, setWithFiles] = useState<Interaction | null>(null);
	const files = useAttachments(place.address);
	const countOf = ({ lfdnr }: Interaction) =>
		files.status === 'ready' ? files.data.filter(({ interaction }) => interaction === lfdnr).length : 0;
	if (list.first.status === 'failed') return <Failure {...list.first} />;
	if (list.first.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={10} />
			</Loading>
		);
	}
	const { total } = list.first.data;
	const wanted = Math.min(count, total);
	const rows = Array.from({ length: wanted }, (_, index) => list.rowAt(index)).filter((row) => row !== undefined);

	function showMore(): void {
		setCount(rows.length + STEP);
		list.onRangeNeeded(rows.length, Math.min(rows.length + STEP, total));
	}

	const entries = rows.map((row) =>
		interactionEntry(
			row,
			true,
			<>
				<Button
					variant="quiet"
					size="compact"
					icon={<Paperclip />}
					label={`Dateien zu „${row.subject}“${countOf(row) > 0 ? ` (${countOf(row)})` : ''}`}
					onClick={() => setWithFiles(row)}
				/>
				{row.own && (
					<Button
						variant="quiet"
						size="compact"
						icon={<Pencil />}
						label={`„${row.subject}“ bearbeiten`}
						onClick={() => onEdit(row)}
					/>
				)}
				<Button
					variant="quiet"
					size="compact"
					icon={<Trash2 />}
					label={`„${row.subject}“ löschen`}
					isPending={removing === row.lfdnr}
					onClick={() => void remove(row)}
				/>
			</>,
			countOf(row),
		),
	);
	return (
		<Stack>
			{total === 0 ? (
				<EmptyState>Keine Einträge gefunden.</EmptyState>
			) : (
				<Timeline label="Verlauf" groups={byMonth(entries)} />
			)}
			<ListProblem list={list} />
			{rows.length < total && (
				<Button onClick={showMore} isPending={rows.length < wanted && list.problem === null && count > STEP}>
					Ältere anzeigen
				</Button>
			)}
			{place.document === undefined && <DeletedInteractions address={place.address} />}
			{withFiles !== null && (
				<Suspense fallback={null}>
					<InteractionFiles
						lfdnr={place.address}
						interaction={withFiles.lfdnr}
						subject={withFiles.subject}
						onClose={() => setWithFiles(null)}
					/>
				</Suspense>
			)}
		</Stack>
	);
}

/** Deletes at once and offers to take it back; nothing leaves the list before the server has agreed. */
function useRemoval(place: InteractionPlace): {
	removing: number | null;
	remove: (interaction: Interaction) => Promise<void>;
} {
	const writes = useInteractionWrites(place);
	const toasts = useToast();
	const [removing, setRemoving] = useState<number | null>(null);
	const { isDiscreet } = usePrivacy();
	// A toast outlives the screen with the open record.
	const nameOf = ({ subject }: Interaction) => (isDiscreet ? 'Interaktion' : `„${subject}“`);

	async function restore(interaction: Interaction): Promise<void> {
		try {
			await writes.restore(interaction.lfdnr);
			toasts.show({ tone: 'success', text: `${nameOf(interaction)} ist wieder da.` });
		} catch (error) {
			toasts.show({
				tone: 'error',
				text: `${nameOf(interaction)} konnte nicht wiederhergestellt werden.`,
				detail: reasonOf(error),
			});
		}
	}

	async function remove(interaction: Interaction): Promise<void> {
		if (removing !== null) return;
		setRemoving(interaction.lfdnr);
		try {
			await writes.remove(interaction);
			toasts.show({
				tone: 'success',
				text: `${nameOf(interaction)} gelöscht.`,
				action: { label: 'Rückgängig', onAction: () => void restore(interaction) },
				duration: UNDO_MS,
			});
		} catch (error) {
			toasts.show({
				tone: 'error',
				text: `${nameOf(interaction)} wurde nicht gelöscht.`,
				detail: reasonOf(error),
			});
		} finally {
			setRemoving(null);
		}
	}

	return { removing, remove };
}

function reasonOf(error: unknown): string {
	if (!(error instanceof ApiProblem)) return 'Es ist ein unerwarteter Fehler aufgetreten.';
	if (error.status === 412)
		return 'Jemand anderer hat den Eintrag inzwischen geändert. Bitte sehen Sie ihn noch einmal an.';
	if (error.status === 404) return 'Den Eintrag gibt es nicht mehr.';
	return sentenceOf(error);
}

const Framed = styled.div`
	max-width: 76rem;
`;

const Stack = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--k-space-4);

	> section, > div {
		width: 100%;
	}
`;
