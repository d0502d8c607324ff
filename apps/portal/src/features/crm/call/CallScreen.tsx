import { addressLabel } from '@kontor/domain/privacy';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { formatPhone, normalizePhone } from '@kontor/german/phone';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { SearchField } from '@kontor/ui/SearchField';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type AddressRow, useAddressResults } from '../../../data/addresses.ts';
import { useGo } from '../../../location.ts';
import { setErrand } from '../../../records/errands.ts';
import { Failure } from '../../../screen/Failure.tsx';
import { Private } from '../../../screen/privacy/Private.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { callerNumber, watchCallerNumber } from '../../../session/callerNumber.ts';
import { offerAddress } from '../newAddress/offered.ts';
import { offeredByNumber } from '../search/offeredBy.ts';

/** Caller lookup for any telephone system that opens `/crm/call?tel=…` when the telephone rings. */
export function CallScreen(_: { match: RouteMatch<'crmCall'> }) {
	const [number, setNumber] = useState(() => callerNumber() ?? '');
	const [typed, setTyped] = useState('');
	useEffect(() => watchCallerNumber((next) => setNumber(next ?? '')), []);
	const shown = formatPhone(normalizePhone(number));
	return (
		<Page title="Anruf" subtitle={number === '' ? 'Wessen Nummer ruft an?' : <Private>{shown}</Private>}>
			<Narrow>
				{number === '' ? (
					<SearchField
						label="Telefonnummer"
						autoFocus
						inputMode="tel"
						autoComplete="off"
						maxLength={40}
						value={typed}
						onValueChange={setTyped}
						onSearch={(text) => setNumber(text.trim())}
					/>
				) : (
					<Callers key={number} number={number} />
				)}
			</Narrow>
		</Page>
	);
}

function Callers({ number }: { number: string }) {
	const { e164, raw } = normalizePhone(number);
	const hits = useAddressResults({ name: e164 ?? raw, field: 'phone', sort: 'relevance', direction: 'asc' });
	const go = useGo();
	const { first } = hits;
	const rows = first.status === 'ready' ? first.data.rows.slice(0, 10) : [];
	const only = first.status === 'ready' && first.data.total === 1 ? (rows[0] ?? null) : null;

	function open(row: AddressRow): void {
		setErrand({ lfdnr: row.lfdnr, kind: 'interaction', isCall: true, number });
		go(hrefOf('crmAddress', { lfdnr: row.lfdnr }, { tab: 'interactions' }), { replace: true });
	}

	// Whoever is alone with a number is who calls.
	useEffect(() => {
		if (only === null) return;
		setErrand({ lfdnr: only.lfdnr, kind: 'interaction', isCall: true, number });
		go(hrefOf('crmAddress', { lfdnr: only.lfdnr }, { tab: 'interactions' }), { replace: true });
	}, [only, go, number]);

	if (first.status === 'failed') return <Failure {...first} />;
	if (first.status === 'loading' || only !== null) {
		return (
			<Loading>
				<SkeletonText lines={4} />
			</Loading>
		);
	}
	if (rows.length === 0) {
		return (
			<Card title="Niemand gefunden">
				<Unknown>
					<p>Diese Nummer gehört zu keiner Adresse.</p>
					<LinkButton
						href={hrefOf('crmAddressNew')}
						variant="primary"
						icon={<Plus size={16} aria-hidden="true" />}
						onClick={() => offerAddress(offeredByNumber(number))}
					>
						Neue Adresse anlegen
					</LinkButton>
				</Unknown>
			</Card>
		);
	}
	return (
		<Card title={`${first.data.total} Adressen haben diese Nummer`}>
			<List>
				{rows.map((row) => (
					<Caller key={row.lfdnr} row={row} onOpen={() => open(row)} />
				))}
			</List>
		</Card>
	);
}

function Caller({ row, onOpen }: { row: AddressRow; onOpen: () => void }) {
	const { isHidden } = usePrivacy();
	const name = addressLabel(row.name, row.lfdnr, isHidden);
	return (
		<li>
			<div>
				<strong>{name}</strong>
				<span>
					Nr. {row.lfdnr} · <Private>{row.kdStrasse}</Private> {row.kdPlz} {row.kdOrt}
				</span>
			</div>
			<Button aria-label={`Gespräch erfassen: ${name}`} onClick={onOpen}>
				Gespräch erfassen
			</Button>
		</li>
	);
}

const Narrow = styled.div`
	max-width: 40rem;
`;

const Unknown = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--k-space-3);
`;

const List = styled.ul`
	padding: 0;
	list-style: none;

	li {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: var(--k-space-2) var(--k-space-4);
		padding-block: var(--k-space-2);
	}
	li + li {
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}
	li > div {
		display: grid;
		min-width: 0;
	}
	span {
		color: var(--k-color-text-muted);
	}
`;
