import type { Model } from '@kontor/api-client/types';
import { formatGermanDate } from '@kontor/german/date';
import { formatFigure } from '@kontor/german/number';
import { Badge } from '@kontor/ui/Badge';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { useArticleDemand } from '../../../../data/articles.ts';
import { wholeContent } from '../../../../kit/list/listContent.ts';
import { useTableView } from '../../../../screen/useTableView.ts';
import type { ArticleTabProps } from '../ArticleScreen.tsx';
import { CustomerLink, DocumentLink } from './DocumentLink.tsx';
import { TabTable } from './TabTable.tsx';

type Row = Model<'ArticleDemand'>;

const columns: readonly TableColumn<Row>[] = [
	{ key: 'document', header: 'Beleg', cell: (row) => <DocumentLink document={row.document} />, width: 168 },
	{
		key: 'kind',
		header: 'Art',
		cell: (row) => <Badge>{row.kind === 'commissioned' ? 'Kommissioniert' : 'Bestellt'}</Badge>,
		width: 136,
	},
	{
		key: 'customer',
		header: 'Kunde',
		cell: (row) => <CustomerLink customer={row.document.customer} />,
		width: 160,
		grow: 1,
	},
	{ key: 'state', header: 'Status', cell: (row) => row.document.state, width: 120 },
	{ key: 'date', header: 'Belegdatum', cell: (row) => formatGermanDate(row.document.date), width: 112 },
	{
		key: 'deliveryDate',
		header: 'Lieferung',
		cell: (row) => row.deliveryDate && formatGermanDate(row.deliveryDate),
		width: 112,
		sort: (row) => row.deliveryDate,
	},
	{
		key: 'quantity',
		header: 'Menge',
		cell: (row) => formatFigure(row.quantity, 'quantity'),
		kind: 'number',
		width: 104,
	},
	{ key: 'open', header: 'Offen', cell: (row) => formatFigure(row.open, 'quantity'), kind: 'number', width: 104 },
];

/** What of an article is promised to customers or on its way from suppliers. */
export function DemandTab({ nr }: ArticleTabProps) {
	const [view, setView] = useTableView('articleDemand');
	return (
		<TabTable>
			<Table
				label="Kommissioniert und bestellt"
				columns={columns}
				content={wholeContent<Row>(useArticleDemand(nr))}
				view={view}
				onViewChange={setView}
			/>
		</TabTable>
	);
}
