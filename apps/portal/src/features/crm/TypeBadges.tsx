import type { Answer } from '@kontor/api-client/types';
import { Badge } from '@kontor/ui/Badge';
import { Skeleton } from '@kontor/ui/Skeleton';
import { createContext, type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { useAddressTypes } from '../../data/addresses.ts';

type AddressTypes = Answer<'get', '/v1/crm/addresses/types'>;

/** Null while they are loading. */
const TypesContext = createContext<AddressTypes | null>(null);

/** Reads the names of the types once for all `RowBadges` inside: a list has too many rows for each to read them. */
export function TypeNames({ children }: { children: ReactNode }) {
	const types = useAddressTypes();
	return (
		<TypesContext value={types.status === 'loading' ? null : types.status === 'ready' ? types.data : []}>
			{children}
		</TypesContext>
	);
}

/** What an address of a list inside of `TypeNames` is, one badge a type. */
export function RowBadges({ names }: { names: readonly string[] }) {
	const types = use(TypesContext);
	if (types === null) return names.length === 0 ? null : <BadgesToCome names={names} />;
	const known = types.filter(({ fldName }) => names.includes(fldName));
	return known.length === 0 ? null : (
		<Row>
			{known.map(({ fldName, bezeichnung }) => (
				<Badge key={fldName}>{bezeichnung}</Badge>
			))}
		</Row>
	);
}

/** Keeps the place of badges whose names are on the way. */
function BadgesToCome({ names }: { names: readonly string[] }) {
	return (
		<Row>
			{names.map((name) => (
				<Skeleton key={name} shape="block" width="4rem" height="1.25rem" />
			))}
		</Row>
	);
}

/** What an address is, one badge a type. */
export function TypeBadges({ names }: { names: readonly string[] }) {
	return (
		<TypeNames>
			<RowBadges names={names} />
		</TypeNames>
	);
}

const Row = styled.span`
	display: inline-flex;
	flex-wrap: wrap;
	gap: var(--k-space-1);

	[role='gridcell'] & {
		flex-wrap: nowrap;
	}
`;
