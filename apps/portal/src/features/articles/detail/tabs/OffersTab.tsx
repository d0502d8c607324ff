import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { formatGermanDate } from '@kontor/german/date';
import { formatFigure } from '@kontor/german/number';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { useArticleOffers } from '../../../../data/articles.ts';
import { wholeContent } from '../../../../kit/list/listContent.ts';
import { useSubject } from '../../../../screen/CurrentUser.tsx';
import { useTableView } from '../../../../screen/useTableView.ts';
import type { ArticleTabProps } from '../ArticleScreen.tsx';
import { CustomerLink, DocumentLink } from './DocumentLink.tsx';
import { TabTable } from './TabTable.tsx';

type Row = Model<'ArticleOffer'>;

const columns: readonly TableColumn<Row>[] = [
	{ key: 'document', header: 'Beleg', cell: (row) => <DocumentLink document={row.document} />, width: 168 },
	{
		key: 'customer',
		header: 'Kunde',
		cell: (row) => <CustomerLink customer={row.document.customer} />,
		width: 160,
		grow: 1,
	},
	{ key: 'state', header: 'Status', cell: (row) => row.document.state, width: 120 },
	{
		key: 'date',
		header: 'Datum',
		cell: (row) => formatGermanDate(row.document.date),
		width: 112,
		sort: (row) => row.document.date,
	},
	{
		key: 'quantity',
		header: 'Menge',
		cell: (row) => formatFigure(row.quantity, 'quantity'),
		kind: 'number',
		width: 104,
	},
	{
		key: 'price',
		header: 'Preis',
		cell: (row) =>
			row.price === null ? '' : `${formatFigure(row.price, 'price')} ${row.isGross ? 'brutto' : 'netto'}`,
		kind: 'number',
		width: 152,
	},
];

/** Offers and cost estimates with an article that nobody has answered yet. */
export function OffersTab({ nr }: ArticleTabProps) {
	const [view, setView] = useTableView('articleOffers');
	const seesPrices = can(useSubject(), 'prices');
	return (
		<TabTable>
			<Table
				label="Offene Angebote"
				columns={seesPrices ? columns : columns.filter(({ key }) => key !== 'price')}
				content={wholeContent<Row>(useArticleOffers(nr))}
				view={view}
				onViewChange={setView}
			/>
		</TabTable>
	);
}
