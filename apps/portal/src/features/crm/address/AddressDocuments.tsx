import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { LinkButton } from '@kontor/ui/Link';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { useAddressDocuments } from '../../../data/addresses.ts';
import { ListProblem } from '../../../kit/list/ListProblem.tsx';
import { listContent } from '../../../kit/list/listContent.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { useTableView } from '../../../screen/useTableView.ts';
import { StateBadge } from '../StateBadge.tsx';
import { TabTable } from './TabTable.tsx';

const columns: readonly TableColumn<Model<'Document'>>[] = [
	{ key: 'name', header: 'Dokument', cell: (row) => `${row.shortType} ${row.name}`, width: 240, grow: 1 },
	{ key: 'nr', header: 'Nummer', cell: (row) => row.nr, width: 168 },
	{ key: 'date', header: 'Datum', cell: (row) => formatGermanDate(row.date), width: 112 },
	{ key: 'state', header: 'Status', cell: (row) => <StateBadge state={row.state} />, width: 136 },
];

/** The documents of an address, newest first. */
export function AddressDocuments({ lfdnr }: { lfdnr: number }) {
	const list = useAddressDocuments(lfdnr);
	const [view, setView] = useTableView('addressDocuments');
	const subject = useSubject();
	return (
		<TabTable>
			{can(subject, 'business') && can(subject, 'prices') && (
				<LinkButton href={hrefOf('business', {}, { lfdnr: String(lfdnr) })}>Neuer Beleg</LinkButton>
			)}
			<ListProblem list={list} />
			<Table
				label="Dokumente"
				columns={columns}
				content={listContent(list)}
				rowHref={(row) => hrefOf('crmAddressDocumentDetailed', { lfdnr, wf_cid: row.wf_cid })}
				sort={null}
				view={view}
				onViewChange={setView}
			/>
		</TabTable>
	);
}
