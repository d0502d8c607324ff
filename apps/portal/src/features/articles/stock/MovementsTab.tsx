import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { movementKinds } from '@kontor/domain/stock/stock';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { formatFigure } from '@kontor/german/number';
import { DateField } from '@kontor/ui/DateField';
import { Select } from '@kontor/ui/Select';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type MovementFilter, useArticleCodes, useArticleMovements } from '../../../data/articles.ts';
import { ListProblem } from '../../../kit/list/ListProblem.tsx';
import { listContent } from '../../../kit/list/listContent.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { useTableView } from '../../../screen/useTableView.ts';
import type { ArticleTabProps } from '../detail/ArticleScreen.tsx';
import { DocumentLink } from '../detail/tabs/DocumentLink.tsx';
import { TabTable } from '../detail/tabs/TabTable.tsx';

type Row = Model<'StockMovement'>;

const open: readonly TableColumn<Row>[] = [
	{ key: 'dateTime', header: 'Zeitpunkt', cell: (row) => formatGermanDateTime(row.dateTime), width: 156 },
	{ key: 'kind', header: 'Art', cell: (row) => labelOf(row.kind), width: 104 },
	{ key: 'warehouse', header: 'Lager', cell: (row) => row.warehouse.bezeichnung, width: 116 },
	{ key: 'lot', header: 'Charge', cell: (row) => row.lot || row.serial, width: 100 },
	{ key: 'quantity', header: 'Menge', cell: (row) => signed(row.quantity), kind: 'number', width: 88 },
	{
		key: 'balance',
		header: 'Bestand',
		cell: (row) => formatFigure(row.balance, 'quantity'),
		kind: 'number',
		width: 88,
	},
	{ key: 'document', header: 'Beleg', cell: (row) => <DocumentLink document={row.document} />, width: 132 },
	{ key: 'note', header: 'Bemerkung', cell: (row) => row.note, width: 108, grow: 1 },
	{ key: 'user', header: 'Gebucht von', cell: (row) => row.user, width: 104 },
];
const withCosts: readonly TableColumn<Row>[] = [
	...open,
	{
		key: 'unitCost',
		header: 'Einstandspreis',
		cell: (row) => row.unitCost && formatFigure(row.unitCost, 'price'),
		kind: 'number',
		width: 124,
	},
];

/** What has happened to the stock of an article, with the running balance; narrowed by kind, warehouse and time. */
export function MovementsTab({ nr }: ArticleTabProps) {
	const [filter, setFilter] = useState<MovementFilter>({});
	const list = useArticleMovements(nr, filter);
	const warehouses = useArticleCodes('warehouse');
	const mayCosts = can(useSubject(), 'costs');
	const [view, setView] = useTableView('articleMovements');
	const places = warehouses.status === 'ready' ? warehouses.data : [];

	function narrow<Key extends keyof MovementFilter>(key: Key, value: MovementFilter[Key] | undefined): void {
		const { [key]: _before, ...others } = filter;
		setFilter(value === undefined ? others : { ...others, [key]: value });
	}

	return (
		<TabTable>
			<Filters>
				<Select
					label="Art"
					placeholder="Alle"
					options={movementKinds.map(({ key, label }) => ({ value: key, label }))}
					value={filter.kind ?? ''}
					onValueChange={(value) => narrow('kind', movementKinds.find(({ key }) => key === value)?.key)}
				/>
				<Select
					label="Lager"
					placeholder="Alle"
					options={places.map(({ code, bezeichnung }) => ({ value: code, label: bezeichnung }))}
					value={filter.warehouse ?? ''}
					onValueChange={(value) => narrow('warehouse', value || undefined)}
				/>
				<DateField label="Von" value={filter.from ?? null} onValueChange={(day) => narrow('from', day ?? undefined)} />
				<DateField label="Bis" value={filter.to ?? null} onValueChange={(day) => narrow('to', day ?? undefined)} />
			</Filters>
			<ListProblem list={list} />
			<Table
				label="Bewegungen"
				columns={mayCosts ? withCosts : open}
				content={listContent(list)}
				sort={null}
				view={view}
				onViewChange={setView}
				listKey={JSON.stringify(filter)}
			/>
		</TabTable>
	);
}

function labelOf(kind: Row['kind']): string {
	return movementKinds.find(({ key }) => key === kind)?.label ?? kind;
}

function signed(quantity: string): string {
	const text = formatFigure(quantity, 'quantity');
	return quantity.startsWith('-') ? text : `+${text}`;
}

const Filters = styled.div`
	display: grid;
	gap: var(--k-space-3);
	grid-template-columns: repeat(4, minmax(0, 12rem));

	@media (max-width: 599px) {
		grid-template-columns: repeat(2, minmax(0, 1fr));
	}
`;
