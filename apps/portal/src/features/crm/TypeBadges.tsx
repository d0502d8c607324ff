import { Badge } from '@kontor/ui/Badge';
import { styled } from 'styled-components';
import { useAddressTypes } from '../../data/addresses.ts';

/** What an address is, one badge a type. */
export function TypeBadges({ names }: { names: readonly string[] }) {
	const types = useAddressTypes();
	if (types.status !== 'ready') return null;
	const known = types.data.filter(({ fldName }) => names.includes(fldName));
	return (
		<Row>
			{known.map(({ fldName, bezeichnung }) => (
				<Badge key={fldName}>{bezeichnung}</Badge>
			))}
		</Row>
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
