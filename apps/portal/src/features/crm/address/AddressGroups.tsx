import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { useAddressGroups } from '../../../data/addresses.ts';
import { useTableView } from '../../../screen/useTableView.ts';
import { wholeContent } from '../listContent.ts';
import { TabTable } from './TabTable.tsx';

type Relation = Model<'CustomerGroupRelation'>;

const columns: readonly TableColumn<Relation>[] = [
	{
		key: 'bezeichnung',
		header: 'Kundengruppe',
		cell: (row) => row.customerGroup.bezeichnung,
		width: 240,
		grow: 1,
		sort: (row) => row.customerGroup.bezeichnung,
	},
	{
		key: 'code',
		header: 'Code',
		cell: (row) => row.customerGroup.code,
		width: 160,
		sort: (row) => row.customerGroup.code,
	},
];

/** The customer groups of an address; each leads to all addresses of the group. */
export function AddressGroups({ lfdnr }: { lfdnr: number }) {
	const groups = useAddressGroups(lfdnr);
	const [view, setView] = useTableView('addressGroups');
	return (
		<TabTable>
			<Table
				label="Kundengruppen"
				columns={columns}
				content={wholeContent(groups)}
				rowHref={(row) => hrefOf('crm', {}, { customerGroup: encodeURIComponent(row.customerGroup.code) })}
				view={view}
				onViewChange={setView}
			/>
		</TabTable>
	);
}
