import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { Badge } from '@kontor/ui/Badge';
import { Link, LinkButton } from '@kontor/ui/Link';
import { Table, type TableColumn } from '@kontor/ui/Table';
import Plus from 'lucide-react/icons/plus';
import { useAddressTasks } from '../../../data/addresses.ts';
import { wholeContent } from '../../../kit/list/listContent.ts';
import { useTableView } from '../../../screen/useTableView.ts';
import { TabTable } from './TabTable.tsx';

const columns: readonly TableColumn<Model<'AddressTask'>>[] = [
	{ key: 'title', header: 'Aufgabe', cell: (row) => row.title, width: 280, grow: 2, sort: (row) => row.title },
	{
		key: 'dueDate',
		header: 'Fällig',
		cell: (row) => (row.dueDate === null ? '' : formatGermanDate(row.dueDate.slice(0, 10))),
		width: 112,
		sort: (row) => row.dueDate ?? '',
	},
	{
		key: 'status',
		header: 'Status',
		cell: ({ status }) => <Badge tone={status.done ? 'success' : 'neutral'}>{status.bezeichnung}</Badge>,
		width: 152,
		sort: (row) => row.status.bezeichnung,
	},
	{ key: 'assignees', header: 'Zuständig', cell: (row) => row.assignees.join(', '), width: 200, grow: 1 },
];

/** The tasks of an address, open ones first. */
export function AddressTasks({ lfdnr }: { lfdnr: number }) {
	const tasks = useAddressTasks(lfdnr);
	const [view, setView] = useTableView('addressTasks');
	return (
		<TabTable>
			<Table
				label="Aufgaben"
				columns={columns}
				content={wholeContent(tasks)}
				rowHref={(task) => hrefOf('taskDetails', { lfdnr: task.lfdnr })}
				view={view}
				onViewChange={setView}
				toolbar={
					<>
						<LinkButton
							href={hrefOf('taskNew', {}, { object: `ADDRESS:${lfdnr}` })}
							icon={<Plus size={16} aria-hidden="true" />}
						>
							Aufgabe erstellen
						</LinkButton>
						<Link href={hrefOf('tasks', {}, { scope: 'all', object: `ADDRESS:${lfdnr}` })}>In den Aufgaben zeigen</Link>
					</>
				}
			/>
		</TabTable>
	);
}
