import { hrefOf } from '@kontor/domain/routes';
import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { Card } from '@kontor/ui/Card';
import { Link, LinkButton } from '@kontor/ui/Link';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { styled } from 'styled-components';
import { type AppointmentPreview, useAddressAppointments } from '../../../../data/calendar.ts';
import { useComesTogether } from '../../../../screen/arriving/Together.tsx';
import { Failure } from '../../../../screen/Failure.tsx';
import { NothingThere } from './NothingThere.tsx';

const NEXT = 5;
const PAST = 3;

/** The next appointments of an address, and its last ones. */
export function AddressAppointments({ lfdnr }: { lfdnr: number }) {
	const read = useAddressAppointments(lfdnr);
	useComesTogether(read.status === 'loading');
	const create = (
		<LinkButton size="compact" href={hrefOf('calendar', {}, { new: `ADDRESS:${lfdnr}` })}>
			Termin vereinbaren
		</LinkButton>
	);
	if (read.status === 'ready' && read.data.next.length + read.data.past.length === 0) {
		return <NothingThere title="Termine">{create}</NothingThere>;
	}
	return (
		<Card title="Termine" actions={create}>
			{read.status === 'failed' && <Failure {...read} />}
			{read.status === 'loading' && (
				<Loading>
					<SkeletonText lines={3} />
				</Loading>
			)}
			{read.status === 'ready' && (
				<>
					{read.data.next.length === 0 && <Quiet>Kein Termin vereinbart.</Quiet>}
					<Entries label="Nächste Termine" entries={read.data.next.slice(0, NEXT)} />
					{read.data.past.length > 0 && (
						<>
							<Heading>Vergangene Termine</Heading>
							<Entries label="Vergangene Termine" entries={read.data.past.slice(0, PAST)} />
						</>
					)}
				</>
			)}
		</Card>
	);
}

function Entries({ label, entries }: { label: string; entries: readonly AppointmentPreview[] }) {
	if (entries.length === 0) return null;
	return (
		<List aria-label={label}>
			{entries.map((entry) => (
				<li key={entry.lfdnr}>
					<Link
						isQuiet
						href={hrefOf('calendar', {}, { date: entry.start.slice(0, 10), appointment: String(entry.lfdnr) })}
					>
						{entry.title}
					</Link>
					<span>{formatAppointmentTime(entry)}</span>
				</li>
			))}
		</List>
	);
}

const Heading = styled.h3`
	margin: var(--k-space-3) 0 0;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	font-weight: var(--k-font-weight-strong);
`;

const Quiet = styled.p`
	margin: 0;
	color: var(--k-color-text-muted);
`;

const List = styled.ul`
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: flex;
		flex-wrap: wrap;
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
	span {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		font-variant-numeric: tabular-nums;
	}
`;
