import type { Model } from '@kontor/api-client/types';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { formatFigure } from '@kontor/german/number';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { styled } from 'styled-components';
import { useUnknownCodes } from '../../../data/inventory.ts';
import { wholeContent } from '../../../kit/list/listContent.ts';

const columns: readonly TableColumn<Model<'UnknownCode'>>[] = [
	{ key: 'code', header: 'Code', cell: ({ code }) => code, width: 220, grow: 2 },
	{ key: 'count', header: 'Menge', cell: ({ count }) => formatFigure(count, 'quantity'), kind: 'number', width: 96 },
	{ key: 'place', header: 'Platz', cell: ({ place }) => place, width: 112 },
	{ key: 'note', header: 'Notiz', cell: ({ note }) => note, width: 160, grow: 1 },
	{ key: 'by', header: 'Gezählt von', cell: ({ by }) => by, width: 128 },
	{ key: 'at', header: 'Am', cell: ({ at }) => formatGermanDateTime(at), width: 148 },
];

/** Codes of a count that nobody knows yet; whoever has read one says on the scan page what it is. */
export function UnknownTab({ lfdnr }: { lfdnr: number }) {
	const codes = useUnknownCodes(lfdnr);
	return (
		<Room>
			<Table
				label="Unbekannte Codes"
				columns={columns}
				content={wholeContent(codes)}
				sort={null}
				csv="Unbekannte Codes"
			/>
		</Room>
	);
}

const Room = styled.div`
	height: 60dvh;
	padding-block-start: var(--k-space-4);
`;
