import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { Badge } from '@kontor/ui/Badge';
import { Button } from '@kontor/ui/Button';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Tabs } from '@kontor/ui/Tabs';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { type ComponentType, Suspense, useState } from 'react';
import { useArticle, useArticlePermissions, useArticleResults } from '../../../data/articles.ts';
import { useNoteOpened } from '../../../data/dashboard.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { ResultWalk } from '../../../kit/list/ResultWalk.tsx';
import { type ResultTrail, trailTo } from '../../../kit/list/resultTrail.ts';
import { useGo } from '../../../location.ts';
import { BrokenScreen } from '../../../screen/BrokenScreen.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { ErrorBoundary } from '../../../screen/ErrorBoundary.tsx';
import { Failure } from '../../../screen/Failure.tsx';
import { useLeave } from '../../../screen/leaving/leaving.tsx';
import { useArticleName } from '../../../screen/RouteExtrasProvider.tsx';
import { useArticleEditing } from '../editing/useArticleEditing.ts';
import { type ArticlesFilter, questionOf } from '../list/articleFilter.ts';

/** What a tab of an article is told. */
export interface ArticleTabProps {
	/** Number of the article. */
	nr: string;
	/** Its base information. */
	article: Model<'Article'>;
}

const ArticleDrawer = lazyChunk(async () => (await import('../editing/ArticleDrawer.tsx')).ArticleDrawer);
const LabelDialog = lazyChunk(async () => (await import('../label/LabelDialog.tsx')).LabelDialog);

type TabKey = Model<'ArticlePermissionKey'>;

const tabs: { readonly [Key in TabKey]?: ComponentType<ArticleTabProps> } = {
	overview: lazyChunk(async () => (await import('./ArticleOverview.tsx')).ArticleOverview),
	stock: lazyChunk(async () => (await import('../stock/StockTab.tsx')).StockTab),
	salePrices: lazyChunk(async () => (await import('../prices/SalePricesTab.tsx')).SalePricesTab),
	purchasePrices: lazyChunk(async () => (await import('../prices/PurchasePricesTab.tsx')).PurchasePricesTab),
	movements: lazyChunk(async () => (await import('../stock/MovementsTab.tsx')).MovementsTab),
	commissionedOrdered: lazyChunk(async () => (await import('./tabs/DemandTab.tsx')).DemandTab),
	openOffers: lazyChunk(async () => (await import('./tabs/OffersTab.tsx')).OffersTab),
	statistics: lazyChunk(async () => (await import('./tabs/StatisticsTab.tsx')).StatisticsTab),
};

/** Everything about one article, in the tabs its user may see; the query `tab` selects one. */
export function ArticleScreen({ match }: { match: RouteMatch<'articleDetails'> }) {
	const { articleNumber } = match.params;
	return <KnownArticle key={articleNumber} nr={articleNumber} tab={match.query.tab ?? 'overview'} />;
}

function KnownArticle({ nr, tab }: { nr: string; tab: string }) {
	const article = useArticle(nr);
	const data = article.status === 'ready' ? article.data : null;
	useArticleName(data?.articleDescription);
	useNoteOpened('ARTICLE', data === null ? null : nr);
	const trail = trailTo<ArticlesFilter>('articles', nr);

	if (article.status === 'failed') {
		return article.problem.status === 404 ? (
			<NoSuchArticle />
		) : (
			<Page title={`Artikel ${nr}`}>
				<Failure {...article} />
			</Page>
		);
	}
	return (
		<Page
			breadcrumbs={trail !== null && <ArticleWalk trail={trail} tab={tab} />}
			title={data === null ? null : data.articleDescription}
			subtitle={`Nummer ${nr}${data === null || data.artNr2 === '' ? '' : ` · ${data.artNr2}`}`}
			badges={data !== null && !data.isActive && <Badge tone="warning">Inaktiv</Badge>}
			actions={data !== null && <ArticleActions nr={nr} article={data} />}
		>
			{data === null ? <TabLoading /> : <ArticleTabs nr={nr} article={data} tab={tab} />}
		</Page>
	);
}

/** Actions on an article as a whole: edit its base data, print its label. */
function ArticleActions({ nr, article }: ArticleTabProps) {
	const subject = useSubject();
	const mayEdit = can(subject, 'articlesEdit');
	const editing = useArticleEditing(nr);
	const [isLabelling, setLabelling] = useState(false);
	return (
		<>
			{article.isActive && can(subject, 'prices') && (
				<LinkButton href={hrefOf('business', {}, { article: nr })}>Neuer Beleg</LinkButton>
			)}
			<Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => setLabelling(true)}>
				Etikett
			</Button>
			{mayEdit && (
				<Button
					variant="primary"
					icon={<Pencil size={16} aria-hidden="true" />}
					isPending={editing.isOpening}
					onClick={() => void editing.open()}
				>
					Bearbeiten
				</Button>
			)}
			<Suspense fallback={null}>
				{isLabelling && <LabelDialog article={article} onClose={() => setLabelling(false)} />}
				{mayEdit && editing.start !== null && (
					<ArticleDrawer
						mayCosts={can(subject, 'costs')}
						start={editing.start}
						isRestored={editing.isRestored}
						entry={editing.entry}
						onSaved={editing.close}
						onClose={editing.close}
					/>
				)}
			</Suspense>
		</>
	);
}

function ArticleWalk({ trail, tab }: { trail: ResultTrail<ArticlesFilter>; tab: string }) {
	return (
		<ResultWalk
			name="articles"
			trail={trail}
			// The question as the list has asked it: an order by costs stands in it only for who may see them.
			list={useArticleResults(questionOf(trail.filter, true))}
			recordOf={({ artNr }) => artNr}
			hrefOf={({ artNr }) => hrefOf('articleDetails', { articleNumber: artNr }, tab === 'overview' ? {} : { tab })}
		/>
	);
}

function ArticleTabs({ nr, article, tab }: ArticleTabProps & { tab: string }) {
	const go = useGo();
	const leave = useLeave();
	const permissions = useArticlePermissions();
	if (permissions.status === 'loading') return <TabLoading />;
	if (permissions.status === 'failed') return <Failure {...permissions} />;
	return (
		<Tabs
			label="Bereiche des Artikels"
			tabs={permissions.data.flatMap(({ key, bezeichnung }) => {
				const Content = tabs[key];
				if (Content === undefined) return [];
				const content = (
					<ErrorBoundary key={key} fallback={(error, retry) => <BrokenScreen error={error} retry={retry} />}>
						<Suspense fallback={<TabLoading />}>
							<Content nr={nr} article={article} />
						</Suspense>
					</ErrorBoundary>
				);
				return [{ key, label: bezeichnung, content }];
			})}
			selectedKey={tab}
			isManual
			onSelect={(key) => {
				const query = key === 'overview' ? {} : { tab: key };
				leave(() => go(hrefOf('articleDetails', { articleNumber: nr }, query), { replace: true }));
			}}
		/>
	);
}

function TabLoading() {
	return (
		<Loading>
			<SkeletonText lines={8} />
		</Loading>
	);
}

function NoSuchArticle() {
	return (
		<Page title="Artikel nicht vorhanden">
			<EmptyState action={<LinkButton href={hrefOf('articles')}>Zur Artikelsuche</LinkButton>}>
				Artikel nicht vorhanden. Unter dieser Nummer gibt es keinen Artikel.
			</EmptyState>
		</Page>
	);
}
