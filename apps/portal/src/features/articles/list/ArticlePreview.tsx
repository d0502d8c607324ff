import { hrefOf } from '@kontor/domain/routes';
import { formatFigure } from '@kontor/german/number';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { Skeleton } from '@kontor/ui/Skeleton';
import { styled } from 'styled-components';
import { type ArticleRow, useArticle, useArticleInventory } from '../../../data/articles.ts';
import type { PreviewProps } from '../../../kit/list/ListScreen.tsx';
import { PreviewFrame, PreviewParts, useSettledRecord } from '../../../kit/list/PreviewFrame.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { StockBadge } from '../StockBadge.tsx';

/** An article in short, beside its list. */
export function ArticlePreview({ row, ...frame }: PreviewProps<ArticleRow>) {
	const { artNr } = row;
	return (
		<PreviewFrame {...frame} label={`Artikel ${artNr}`} href={hrefOf('articleDetails', { articleNumber: artNr })}>
			<Content row={row} />
		</PreviewFrame>
	);
}

function Content({ row }: { row: ArticleRow }) {
	const nr = useSettledRecord(row.artNr);
	const article = useArticle(nr);
	const stock = useArticleInventory(row.inventory === null ? null : nr);
	const base = article.status === 'ready' ? article.data : null;
	const figures = stock.status === 'ready' ? stock.data : null;
	const rest = <Skeleton width="6rem" />;
	const quantity = (value: string | undefined) => (value === undefined ? rest : formatFigure(value, 'quantity'));
	return (
		<PreviewParts>
			<div>
				<h2>{row.articleDescription}</h2>
				<Quiet>Nummer {row.artNr}</Quiet>
				{row.stockState !== null && <StockBadge state={row.stockState} />}
			</div>
			{article.status === 'failed' ? (
				<Failure {...article} />
			) : (
				<DescriptionList
					items={[
						{
							term: 'Preis netto',
							value: row.netPrice === null ? 'kein gültiger Preis' : formatFigure(row.netPrice, 'price'),
						},
						{ term: 'Preis brutto', value: row.grossPrice && formatFigure(row.grossPrice, 'price') },
						{ term: 'Einheit', value: row.unit },
						{ term: 'GTIN', value: row.gtin },
						{ term: 'Gruppe', value: row.articleGroup?.bezeichnung },
						{ term: 'Lieferanten', value: base === null ? rest : base.suppliers.map(({ name }) => name).join(', ') },
					]}
				/>
			)}
			{row.inventory !== null && (
				<section>
					<h3>Bestand</h3>
					{stock.status === 'failed' ? (
						<Failure {...stock} />
					) : (
						<DescriptionList
							items={[
								{ term: 'Lagernd', value: formatFigure(row.inventory, 'quantity') },
								{ term: 'Reserviert', value: quantity(figures?.reserved) },
								{ term: 'Verfügbar', value: quantity(figures?.available) },
								{ term: 'Bestellt', value: quantity(figures?.ordered) },
							]}
						/>
					)}
				</section>
			)}
		</PreviewParts>
	);
}

const Quiet = styled.div`
	margin-bottom: var(--k-space-2);
	color: var(--k-color-text-muted);
`;
