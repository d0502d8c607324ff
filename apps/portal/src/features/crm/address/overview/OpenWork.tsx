import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { Badge } from '@kontor/ui/Badge';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { Link, LinkButton } from '@kontor/ui/Link';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useToast } from '@kontor/ui/Toast';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useAddressTasks } from '../../../../data/addresses.ts';
import type { Loaded } from '../../../../data/api.tsx';
import { useOpenDocuments, useRenewOpenDocuments } from '../../../../data/openDocuments.ts';
import { lazyChunk } from '../../../../host/chunks.ts';
import { useClock } from '../../../../host/clock.tsx';
import { useComesTogether } from '../../../../screen/arriving/Together.tsx';
import { useSubject } from '../../../../screen/CurrentUser.tsx';
import { Failure, sentenceOf } from '../../../../screen/Failure.tsx';
import { StateBadge } from '../../StateBadge.tsx';
import { AddressAppointments } from './AddressAppointments.tsx';
import { NothingThere } from './NothingThere.tsx';

const ConfirmDialog = lazyChunk(async () => (await import('@kontor/ui/AlertDialog')).ConfirmDialog);

const SHOWN = 5;

/** Open work for an address: its appointments, its open tasks and its open documents. */
export function OpenWork({ lfdnr }: { lfdnr: number }) {
	const subject = useSubject();
	const mayTasks = can(subject, 'tasks');
	return (
		<>
			{can(subject, 'calendar') && <AddressAppointments lfdnr={lfdnr} />}
			{mayTasks && <OpenTasks lfdnr={lfdnr} />}
			<OpenDocuments lfdnr={lfdnr} />
		</>
	);
}

function OpenTasks({ lfdnr }: { lfdnr: number }) {
	const tasks = useAddressTasks(lfdnr);
	useComesTogether(tasks.status === 'loading');
	const clock = useClock();
	const today = viennaToday(clock());
	const toAll = <Link href={hrefOf('crmAddress', { lfdnr }, { tab: 'tasks' })}>Alle Aufgaben</Link>;
	const create = (
		<LinkButton size="compact" href={hrefOf('taskNew', {}, { object: `ADDRESS:${lfdnr}` })}>
			Aufgabe erstellen
		</LinkButton>
	);
	if (tasks.status === 'ready' && tasks.data.every(({ status }) => status.done)) {
		return <NothingThere title="Offene Aufgaben">{create}</NothingThere>;
	}
	return (
		<Card title="Offene Aufgaben" actions={create} footer={toAll}>
			<Entries loaded={tasks}>
				{(all) =>
					all
						.filter(({ status }) => !status.done)
						.slice(0, SHOWN)
						.map(({ lfdnr: task, title, dueDate, assignees }) => (
							<li key={task}>
								<Link href={hrefOf('taskDetails', { lfdnr: task })} isQuiet>
									{title}
								</Link>
								<Quiet>{assignees.join(', ')}</Quiet>
								{dueDate !== null && (
									<Badge tone={dueDate.slice(0, 10) < today ? 'error' : 'neutral'}>
										{`fällig ${formatGermanDate(dueDate.slice(0, 10))}`}
									</Badge>
								)}
							</li>
						))
				}
			</Entries>
		</Card>
	);
}

function OpenDocuments({ lfdnr }: { lfdnr: number }) {
	const open = useOpenDocuments(lfdnr);
	useComesTogether(open.status === 'loading');
	const total = open.status === 'ready' ? open.data.total : 0;
	const [isAsking, setAsking] = useState(false);
	const toAll = <Link href={hrefOf('crmAddress', { lfdnr }, { tab: 'documents' })}>Alle Dokumente</Link>;
	if (open.status === 'ready' && open.data.documents.length === 0) return <NothingThere title="Offene Dokumente" />;
	return (
		<Card
			title={total > 0 ? `Offene Dokumente (${total})` : 'Offene Dokumente'}
			actions={
				total > 0 && (
					<Button size="compact" onClick={() => setAsking(true)}>
						Anschrift in Dokumente übernehmen
					</Button>
				)
			}
			footer={toAll}
		>
			<Entries loaded={open}>
				{({ documents }) =>
					documents.slice(0, SHOWN).map((document) => <OpenDocument key={document.wf_cid} {...{ lfdnr, document }} />)
				}
			</Entries>
			{isAsking && <RenewDialog lfdnr={lfdnr} total={total} onClose={() => setAsking(false)} />}
		</Card>
	);
}

function OpenDocument({ lfdnr, document }: { lfdnr: number; document: Model<'Document'> }) {
	const { wf_cid, shortType, name, date, state } = document;
	return (
		<li>
			<Link href={hrefOf('crmAddressDocumentDetailed', { lfdnr, wf_cid })} isQuiet>
				{shortType} {name}
			</Link>
			<Quiet>{formatGermanDate(date)}</Quiet>
			<StateBadge state={state} />
		</li>
	);
}

function RenewDialog({ lfdnr, total, onClose }: { lfdnr: number; total: number; onClose: () => void }) {
	const renew = useRenewOpenDocuments(lfdnr);
	const toasts = useToast();
	const documents = total === 1 ? 'Das offene Dokument übernimmt' : `Die ${total} offenen Dokumente übernehmen`;

	async function confirm(): Promise<void> {
		const outcome = await renew();
		onClose();
		if (outcome.kind === 'failed') {
			toasts.show({
				tone: 'error',
				text: 'Die Anschrift wurde nicht übernommen.',
				detail: sentenceOf(outcome.problem),
			});
			return;
		}
		const { changed } = outcome;
		toasts.show({
			tone: 'success',
			text: `Name und Anschrift von jetzt stehen in ${changed === 1 ? 'einem Dokument' : `${changed} Dokumenten`}.`,
		});
	}

	return (
		<Suspense fallback={null}>
			<ConfirmDialog
				isOpen
				title="Anschrift in offene Dokumente übernehmen?"
				confirmLabel="Übernehmen"
				onClose={onClose}
				onConfirm={confirm}
			>
				{documents} Name und Anschrift, wie sie jetzt an dieser Adresse stehen.
			</ConfirmDialog>
		</Suspense>
	);
}

function Entries<Data>({ loaded, children }: { loaded: Loaded<Data>; children: (data: Data) => readonly ReactNode[] }) {
	if (loaded.status === 'failed') return <Failure {...loaded} />;
	if (loaded.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={3} />
			</Loading>
		);
	}
	return <List>{children(loaded.data)}</List>;
}

const List = styled.ul`
	padding: 0;
	list-style: none;

	li {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: var(--k-space-1) var(--k-space-3);
		padding: var(--k-space-2) 0;
	}

	li + li {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}

	li > :first-child {
		flex: 1 1 12rem;
		overflow-wrap: anywhere;
	}
`;

const Quiet = styled.span`
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;
