import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { formatDuration } from '@kontor/german/calendar/wallTime';
import { formatGermanDate } from '@kontor/german/date';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Drawer } from '@kontor/ui/Drawer';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useToast } from '@kontor/ui/Toast';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { CalendarLists } from '../../../data/calendar.ts';
import { useWaiting, useWaitingWrites, type WaitingEntry, type WaitingProposal } from '../../../data/waiting.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { Failure, sentenceOf } from '../../../screen/Failure.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { contentOfEntry } from './waitingValues.ts';

const WaitingForm = lazyChunk(async () => (await import('./WaitingForm.tsx')).WaitingForm);

/** Props of WaitingDrawer. */
export interface WaitingDrawerProps {
	lists: CalendarLists;
	today: string;
	/** For whom a time is free; null shows everybody who waits. */
	proposals: readonly WaitingProposal[] | null;
	/** An entry is to be given an appointment, at a time or at one that is still looked for. */
	onBook: (entry: WaitingEntry, at: Pick<WaitingProposal, 'start' | 'end' | 'resources'> | null) => void;
	onClose: () => void;
}

const parts = { any: '', morning: 'vormittags', afternoon: 'nachmittags' } as const;

/** Waiting list for appointments: entries are added, changed, booked, removed. */
export function WaitingDrawer({ lists, today, proposals, onBook, onClose }: WaitingDrawerProps) {
	const waiting = useWaiting();
	const writes = useWaitingWrites();
	const toasts = useToast();
	const [edited, setEdited] = useState<WaitingEntry | 'new' | null>(null);

	if (edited !== null) {
		return (
			<Suspense>
				<WaitingForm
					entry={edited === 'new' ? null : edited}
					lists={lists}
					today={today}
					onClose={() => setEdited(null)}
				/>
			</Suspense>
		);
	}

	async function end(entry: WaitingEntry): Promise<void> {
		const outcome = await writes.end(entry.lfdnr, entry.version);
		if (outcome.kind !== 'saved') {
			toasts.show({ tone: 'error', text: `${entry.title} bleibt auf der Liste.`, detail: sentenceOf(outcome.problem) });
			return;
		}
		toasts.show({
			tone: 'success',
			text: `${entry.title} ist von der Warteliste.`,
			action: { label: 'Rückgängig', onAction: () => void writes.create(contentOfEntry(entry), newAttempt()) },
		});
	}

	function line(entry: WaitingEntry): string {
		const type = lists.types.find(({ lfdnr }) => lfdnr === entry.type)?.bezeichnung;
		const place = lists.locations.find(({ lfdnr }) => lfdnr === entry.location)?.bezeichnung;
		const needed = lists.resources.filter(({ lfdnr }) => entry.resources.includes(lfdnr));
		const until = entry.until === null ? '' : ` bis ${formatGermanDate(entry.until)}`;
		return [
			type,
			formatDuration(entry.minutes),
			`ab ${formatGermanDate(entry.from)}${until}`,
			parts[entry.dayTime],
			place,
			...needed.map(({ bezeichnung }) => bezeichnung),
		]
			.filter(Boolean)
			.join(' · ');
	}

	return (
		<Drawer
			isOpen
			title="Warteliste"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Schließen</Button>
					<Button variant="primary" onClick={() => setEdited('new')}>
						Auf die Warteliste setzen
					</Button>
				</>
			}
		>
			{proposals !== null && proposals.length > 0 && (
				<section aria-label="Passt jetzt">
					<Banner tone="info">
						{proposals.length === 1 ? 'Diese Zeit ist frei geworden.' : 'Diese Zeiten sind frei geworden.'}
					</Banner>
					<List>
						{proposals.map((proposal) => (
							<li key={proposal.entry.lfdnr}>
								<Name entry={proposal.entry} />
								<small>{formatAppointmentTime({ ...proposal, allDay: false })}</small>
								<Row>
									<Button
										size="compact"
										variant="primary"
										aria-label={`${proposal.entry.title}: diese Zeit geben`}
										onClick={() => onBook(proposal.entry, proposal)}
									>
										Diese Zeit geben
									</Button>
								</Row>
							</li>
						))}
					</List>
				</section>
			)}
			{waiting.status === 'loading' && (
				<Loading>
					<SkeletonText lines={6} />
				</Loading>
			)}
			{waiting.status === 'failed' && <Failure {...waiting} />}
			{waiting.status === 'ready' && waiting.data.length === 0 && (
				<EmptyState>Niemand wartet auf einen Termin.</EmptyState>
			)}
			{waiting.status === 'ready' && (
				<List aria-label="Wartende">
					{waiting.data.map((entry) => (
						<li key={entry.lfdnr}>
							<Name entry={entry} />
							<small>{line(entry)}</small>
							{entry.text !== '' && <small>{entry.text}</small>}
							<Row>
								<Button size="compact" aria-label={`${entry.title}: Termin suchen`} onClick={() => onBook(entry, null)}>
									Termin suchen
								</Button>
								<Button
									size="compact"
									variant="quiet"
									aria-label={`${entry.title} bearbeiten`}
									onClick={() => setEdited(entry)}
								>
									Bearbeiten
								</Button>
								<Button
									size="compact"
									variant="quiet"
									aria-label={`${entry.title} von der Liste nehmen`}
									onClick={() => void end(entry)}
								>
									Von der Liste nehmen
								</Button>
							</Row>
						</li>
					))}
				</List>
			)}
		</Drawer>
	);
}

function Name({ entry }: { entry: WaitingEntry }) {
	return (
		<b>
			{entry.title}
			{entry.addressName !== null && (
				<>
					, <Private>{entry.addressName}</Private>
				</>
			)}
		</b>
	);
}

const List = styled.ul`
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: grid;
		gap: var(--k-space-1);
		padding: var(--k-space-3) 0;
	}
	li + li {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
	small {
		color: var(--k-color-text-muted);
	}
`;

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;
