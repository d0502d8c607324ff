import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { formatFigure, formatPercent } from '@kontor/german/number';
import { pictureSource } from '@kontor/ui/Avatar';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Link } from '@kontor/ui/Link';
import { Skeleton } from '@kontor/ui/Skeleton';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { Loaded } from '../../../data/api.tsx';
import {
	useArticleCharacteristics,
	useArticleCheckboxes,
	useArticleCodes,
	useArticleImage,
	useArticleInventory,
	useSalePrices,
} from '../../../data/articles.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { ArticleNote } from '../editing/ArticleNote.tsx';
import { flagFields } from '../editing/articleKind.ts';
import { Barcode } from '../label/Barcode.tsx';
import { standardOf } from '../prices/standardPrice.ts';
import { StockBadge } from '../StockBadge.tsx';
import type { ArticleTabProps } from './ArticleScreen.tsx';

/** What an article is, costs and lies where, in short. */
export function ArticleOverview({ nr, article }: ArticleTabProps) {
	const mayCrm = can(useSubject(), 'crm');
	const { names } = article;
	const units = useArticleCodes('unit');
	const unitName = (code: string) =>
		(units.status === 'ready' && units.data.find((unit) => unit.code === code)?.bezeichnung) || code;
	return (
		<Columns>
			<Stack>
				<Card title="Stammdaten">
					<DescriptionList
						columns={2}
						items={[
							{ term: 'Nummer', value: article.artNr },
							{ term: 'Zweite Nummer', value: article.artNr2 },
							{ term: 'Typ', value: names.articleType },
							{ term: 'Kategorie', value: names.articleCategory },
							{ term: 'Gruppe', value: names.articleGroup },
							{ term: 'Einheit', value: names.unit },
							{ term: 'Steuersatz', value: vatOf(article) },
							{ term: 'Statistikgruppe', value: names.statisticGroup },
							{ term: 'Statistikcode', value: names.statisticCode },
							{ term: 'Provisionsgruppe', value: names.commissionGroup },
							{ term: 'Erlösgruppe', value: names.revenueGroup },
							{ term: 'Objekttyp', value: names.objectType },
							{ term: 'Objekttypgruppe', value: names.objectTypeGroup },
						]}
					/>
					<ArticleNote nr={nr} article={article} />
				</Card>
				<Card title="Packungen und Lieferanten">
					<DescriptionList
						items={[
							{
								term: 'Packungen',
								value: article.packs.map(({ unit, quantity, gtin }) => (
									<div key={`${unit} ${quantity}`}>
										{unitName(unit)} zu {formatFigure(quantity, 'quantity').replace(/,00$/, '')} {names.unit}
										{gtin !== '' && `, GTIN ${gtin}`}
									</div>
								)),
							},
							{
								term: 'Lieferanten',
								value: article.suppliers.map(({ lfdnr, name, number }) => (
									<div key={lfdnr}>
										{mayCrm ? <Link href={hrefOf('crmAddress', { lfdnr })}>{name}</Link> : name}
										{number !== '' && `, Bestellnummer ${number}`}
									</div>
								)),
							},
						].map((item) => ({ ...item, value: item.value.length === 0 ? null : item.value }))}
					/>
				</Card>
				<Checkboxes nr={nr} />
			</Stack>
			<Stack>
				<Picture nr={nr} article={article} />
				<Price nr={nr} />
				<Stock nr={nr} unit={names.unit} />
				<Characteristics nr={nr} />
			</Stack>
		</Columns>
	);
}

function vatOf({ names, vatPercent }: Model<'Article'>): string {
	return vatPercent === null ? names.vat : `${names.vat} (${formatPercent(vatPercent)})`;
}

const PictureDialog = lazyChunk(async () => (await import('../editing/PictureDialog.tsx')).PictureDialog);

function Picture({ nr, article }: ArticleTabProps) {
	const mayEdit = can(useSubject(), 'articlesEdit');
	const [isChanging, setChanging] = useState(false);
	const image = useArticleImage(article.hasImage ? nr : null);
	const source = image.status === 'ready' ? pictureSource(image.data.image) : null;
	return (
		<Card>
			<Pictures>
				{article.hasImage && image.status === 'loading' && <Skeleton width="100%" height="10rem" />}
				{image.status === 'failed' && <Failure {...image} />}
				{source !== null && <img src={source} alt={article.articleDescription} />}
				{!article.hasImage && <EmptyState>Kein Bild hinterlegt.</EmptyState>}
				{mayEdit && (
					<Button size="compact" icon={<ImagePlus size={16} aria-hidden="true" />} onClick={() => setChanging(true)}>
						{article.hasImage ? 'Bild ändern' : 'Bild hinzufügen'}
					</Button>
				)}
				<Barcode gtin={article.gtin} artNr={article.artNr} />
			</Pictures>
			{isChanging && (
				<Suspense fallback={null}>
					<PictureDialog
						nr={nr}
						hasImage={article.hasImage}
						version={article.imageVersion}
						onClose={() => setChanging(false)}
					/>
				</Suspense>
			)}
		</Card>
	);
}

function Price({ nr }: { nr: string }) {
	return (
		<Part title="Verkaufspreis" data={useSalePrices(nr)}>
			{({ isPricedToday, rows }) => {
				const standard = standardOf(rows);
				if (!isPricedToday || standard === null) return <p>Heute gilt kein gültiger Preis.</p>;
				return (
					<DescriptionList
						items={[
							{ term: 'Netto', value: formatFigure(standard.netPrice, 'price') },
							{ term: 'Brutto', value: formatFigure(standard.grossPrice, 'price') },
						]}
					/>
				);
			}}
		</Part>
	);
}

function Stock({ nr, unit }: { nr: string; unit: string }) {
	return (
		<Part title={`Bestand in ${unit}`} data={useArticleInventory(nr)}>
			{(stock) => (
				<>
					<StockBadge state={stock.stockState} />
					<DescriptionList
						items={(
							[
								['Lagernd', stock.inventory],
								['Reserviert', stock.reserved],
								['Verfügbar', stock.available],
								['Bestellt', stock.ordered],
								['Prognose', stock.forecast],
								['Mindestbestand', stock.minStock],
							] as const
						).map(([term, value]) => ({ term, value: formatFigure(value, 'quantity') }))}
					/>
				</>
			)}
		</Part>
	);
}

function Characteristics({ nr }: { nr: string }) {
	return (
		<Part title="Kennwerte" data={useArticleCharacteristics(nr)}>
			{({ vpe, minStock, dep, dbzk }) => (
				<DescriptionList
					items={[
						{ term: 'Verpackungseinheit', value: formatFigure(vpe, 'quantity') },
						{ term: 'Mindestbestand', value: formatFigure(minStock, 'quantity') },
						...(dep === undefined ? [] : [{ term: 'DEP', value: dep && formatFigure(dep, 'price') }]),
						...(dbzk === undefined ? [] : [{ term: 'DBZK', value: dbzk && formatFigure(dbzk, 'price') }]),
					]}
				/>
			)}
		</Part>
	);
}

function Checkboxes({ nr }: { nr: string }) {
	return (
		<Part title="Kennzeichen" data={useArticleCheckboxes(nr)}>
			{(checkboxes) => (
				<DescriptionList
					columns={2}
					items={flagFields.map(([field, term]) => ({ term, value: checkboxes[field] ? 'Ja' : 'Nein' }))}
				/>
			)}
		</Part>
	);
}

/** A card whose content is read by itself: its failure leaves the others as they are. */
function Part<Data>({
	title,
	data,
	children,
}: {
	title: string;
	data: Loaded<Data>;
	children: (data: Data) => ReactNode;
}) {
	return (
		<Card title={title}>
			{data.status === 'failed' && <Failure {...data} />}
			{data.status === 'loading' && <Skeleton width="100%" height="5rem" />}
			{data.status === 'ready' && <Stack>{children(data.data)}</Stack>}
		</Card>
	);
}

const Columns = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
`;

const Stack = styled.div`
	display: grid;
	align-content: start;
	justify-items: stretch;
	gap: var(--k-space-4);
	min-width: 0;

	> p {
		margin: 0;
	}

	> span {
		justify-self: start;
	}
`;

const Pictures = styled.div`
	display: grid;
	justify-items: center;
	gap: var(--k-space-4);

	img {
		max-width: 100%;
		max-height: 16rem;
		object-fit: contain;
	}
`;
