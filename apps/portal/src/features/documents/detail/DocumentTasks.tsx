import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { Badge } from '@kontor/ui/Badge';
import { Link, LinkButton } from '@kontor/ui/Link';
import { Table, type TableColumn } from '@kontor/ui/Table';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import { type TaskRow, useTaskSearch } from '../../../data/tasks.ts';
import { ListProblem } from '../../../kit/list/ListProblem.tsx';
import { listContent } from '../../../kit/list/listContent.ts';
import { useTableView } from '../../../screen/useTableView.ts';

const columns: readonly TableColumn<TaskRow>[] = [
	{ key: 'title', header: 'Aufgabe', cell: (row) => row.title, width: 240, grow: 2 },
	{
		key: 'dueDate',
		header: 'Fällig',
		cell: ({ dueDate }) => (dueDate === null ? '' : formatGermanDate(dueDate.slice(0, 10))),
		width: 112,
	},
	{
		key: 'status',
		header: 'Status',
		cell: ({ status }) => <Badge tone={status.done ? 'success' : 'neutral'}>{status.bezeichnung}</Badge>,
		width: 144,
	},
	{
		key: 'assignees',
		header: 'Zuständig',
		cell: ({ assignees }) => assignees.map(({ name }) => name).join(', '),
		width: 160,
		grow: 1,
	},
];

/** The tasks about a document, by the day they are due. */
export function DocumentTasks({ wfCid }: { wfCid: string }) {
	const list = useTaskSearch({ scope: 'all', object: { type: 'DOCUMENT', id: wfCid } });
	const [view, setView] = useTableView('documentTasks');
	const object = `DOCUMENT:${wfCid}`;
	return (
		<Frame>
			<ListProblem list={list} />
			<Table
				label="Aufgaben"
				columns={columns}
				content={listContent(list)}
				rowHref={({ lfdnr }) => hrefOf('taskDetails', { lfdnr })}
				sort={null}
				view={view}
				onViewChange={setView}
				toolbar={
					<>
						<LinkButton href={hrefOf('taskNew', {}, { object })} icon={<Plus size={16} aria-hidden="true" />}>
							Aufgabe erstellen
						</LinkButton>
						<Link href={hrefOf('tasks', {}, { scope: 'all', object })}>In den Aufgaben zeigen</Link>
					</>
				}
			/>
		</Frame>
	);
}

/* As high as the window leaves below the head of the document. */
const Frame = styled.div`
	display: flex;
	flex-direction: column;
	height: max(20rem, calc(100dvh - 16rem));
`;
