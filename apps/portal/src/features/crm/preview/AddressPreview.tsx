import type { Model } from '@kontor/api-client/types';
import { ageOn, formatGermanDate } from '@kontor/domain/date';
import { viennaToday } from '@kontor/domain/dateTime';
import { hrefOf } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { Drawer } from '@kontor/ui/Drawer';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Link, LinkButton } from '@kontor/ui/Link';
import { Loading, Skeleton, SkeletonText } from '@kontor/ui/Skeleton';
import { Timeline } from '@kontor/ui/Timeline';
import { useBelow } from '@kontor/ui/theme';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type AddressRow, usePeekedAddress } from '../../../data/addresses.ts';
import { usePeekedInteractions } from '../../../data/interactions.ts';
import { useClock } from '../../../host/clock.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { PhoneLink } from '../../../screen/PhoneLink.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { byMonth, interactionEntry } from '../address/interactionEntries.tsx';
import { TypeBadges } from '../TypeBadges.tsx';

/** A pause in walking after which an address is read: who hurries through the list asks for nothing. */
const WALKING_PAUSE_MS = 250;

/** Props of AddressPreview. */
export interface AddressPreviewProps {
	/** The row that is looked into. */
	row: AddressRow;
	/** The address is being opened. */
	onOpen: () => void;
	/** To the row before or after. */
	onStep: (by: 1 | -1) => void;
	onClose: () => void;
}

/** An address in short beside its list or, where there is no room for both, in a drawer over it. */
export function AddressPreview(props: AddressPreviewProps) {
	return useBelow('lg') ? <PreviewDrawer {...props} /> : <PreviewPane {...props} />;
}

function PreviewPane({ row, onOpen, onClose }: AddressPreviewProps) {
	return (
		<Pane aria-label="Vorschau">
			<Bar>
				<OpenButton row={row} onOpen={onOpen} />
				<Button variant="quiet" size="compact" icon={<X />} label="Vorschau schließen" onClick={onClose} />
			</Bar>
			<Content row={row} />
		</Pane>
	);
}

function PreviewDrawer({ row, onOpen, onStep, onClose }: AddressPreviewProps) {
	function onKeyDown(event: KeyboardEvent): void {
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		onStep(event.key === 'ArrowDown' ? 1 : -1);
	}

	return (
		<Drawer isOpen title="Vorschau" onClose={onClose} actions={<OpenButton row={row} onOpen={onOpen} />}>
			<Focused tabIndex={-1} data-autofocus role="group" aria-label={`Adresse ${row.lfdnr}`} onKeyDown={onKeyDown}>
				<Bar>
					<Button size="compact" icon={<ChevronUp />} label="Vorheriger Treffer" onClick={() => onStep(-1)} />
					<Button size="compact" icon={<ChevronDown />} label="Nächster Treffer" onClick={() => onStep(1)} />
				</Bar>
				<Content row={row} />
			</Focused>
		</Drawer>
	);
}

function OpenButton({ row, onOpen }: Pick<AddressPreviewProps, 'row' | 'onOpen'>) {
	return (
		<LinkButton size="compact" href={hrefOf('crmAddress', { lfdnr: row.lfdnr })} onClick={onOpen}>
			Öffnen
		</LinkButton>
	);
}

function Content({ row }: { row: AddressRow }) {
	const settled = useSettled(row.lfdnr);
	const lfdnr = settled === row.lfdnr ? settled : null;
	const address = usePeekedAddress(lfdnr);
	return (
		<Parts>
			<div>
				<h2>
					<Private spoken="Name verborgen">{row.name}</Private>
				</h2>
				<Quiet>
					Nummer {row.lfdnr}
					{address.status === 'ready' && <Age address={address.data} />}
				</Quiet>
				<TypeBadges names={row.addressTypes} />
			</div>
			{address.status === 'failed' ? (
				<Failure {...address} />
			) : (
				<Contact row={row} address={address.status === 'ready' ? address.data : null} />
			)}
			<section>
				<h3>Letzte Interaktionen</h3>
				<Interactions lfdnr={lfdnr} />
			</section>
		</Parts>
	);
}

function Age({ address }: { address: Model<'Address'> }) {
	const clock = useClock();
	if (address.dateOfBirth === null) return null;
	const age = ageOn(address.dateOfBirth, viennaToday(clock()));
	return (
		<>
			{' · '}
			<Private>{`${formatGermanDate(address.dateOfBirth)}${age === null ? '' : ` (${age} Jahre)`}`}</Private>
		</>
	);
}

/** What the row knows stands at once, the rest when it has come. */
function Contact({ row, address }: { row: AddressRow; address: Model<'Address'> | null }) {
	const rest = address === null ? <Skeleton width="9rem" /> : null;
	return (
		<DescriptionList
			items={[
				{ term: 'Straße', value: row.kdStrasse && <Private>{row.kdStrasse}</Private> },
				{ term: 'PLZ und Ort', value: `${row.kdPlz} ${row.kdOrt}`.trim() },
				{ term: 'Telefon', value: row.tel && <PhoneLink number={row.tel} /> },
				{ term: 'Mobil', value: rest ?? (address?.mobile && <PhoneLink number={address.mobile} />) },
				{ term: 'E-Mail', value: rest ?? (address?.email && <Private>{<Mail email={address.email} />}</Private>) },
			]}
		/>
	);
}

function Mail({ email }: { email: string }) {
	return <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>;
}

function Interactions({ lfdnr }: { lfdnr: number | null }) {
	const list = usePeekedInteractions(lfdnr);
	if (list.status === 'failed') return <Failure {...list} />;
	if (list.status === 'loading') {
		return (
			<Loading>
				<SkeletonText lines={5} />
			</Loading>
		);
	}
	if (list.data.rows.length === 0) return <EmptyState>Keine Einträge gefunden.</EmptyState>;
	const entries = list.data.rows.map((row) => {
		const entry = interactionEntry(row, false);
		return { ...entry, title: <Private>{entry.title}</Private> };
	});
	return <Timeline label="Letzte Interaktionen" level={4} groups={byMonth(entries)} />;
}

/** The address the user has stopped at; the first one counts at once. */
function useSettled(lfdnr: number): number {
	const [settled, setSettled] = useState(lfdnr);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(lfdnr), WALKING_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [lfdnr]);
	return settled;
}

const Pane = styled.aside`
	flex: none;
	width: 22rem;
	max-height: 100%;
	padding: var(--k-space-3) var(--k-space-4) var(--k-space-4);
	overflow-y: auto;
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);
	scrollbar-width: thin;
`;

const Bar = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-2);
	margin-bottom: var(--k-space-3);
`;

const Focused = styled.div`
	outline: none;

	> ${Bar} {
		justify-content: flex-start;
	}
`;

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-4);
	overflow-wrap: anywhere;

	h2 {
		font-size: var(--k-font-size-lg);
		font-weight: var(--k-font-weight-strong);
		line-height: var(--k-line-height-lg);
	}
	h3 {
		margin-bottom: var(--k-space-2);
		font-size: var(--k-font-size-md);
		font-weight: var(--k-font-weight-strong);
	}
`;

const Quiet = styled.div`
	margin-bottom: var(--k-space-2);
	color: var(--k-color-text-muted);
`;
