import { can } from '@kontor/domain/permissions';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { defaultTableView } from '@kontor/ui/Table';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { lazyChunk } from '../../../host/chunks.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { useArticleEditing } from '../editing/useArticleEditing.ts';
import { columnsAtHand } from './articleColumns.tsx';
import { articleList, articleListWithoutCosts } from './articleList.tsx';

const ArticleDrawer = lazyChunk(async () => (await import('../editing/ArticleDrawer.tsx')).ArticleDrawer);
const initialView = { ...defaultTableView, hidden: columnsAtHand };

/** The list of all articles, searched and narrowed; with the right to, a new one is made here. */
export function ArticlesScreen({ match }: { match: RouteMatch<'articles'> }) {
	const subject = useSubject();
	const go = useGo();
	const mayCosts = can(subject, 'costs');
	const mayEdit = can(subject, 'articlesEdit');
	const editing = useArticleEditing(null);
	return (
		<>
			<ListScreen
				kind={mayCosts ? articleList : articleListWithoutCosts}
				title="Artikel"
				query={match.query}
				initialView={initialView}
				actions={
					mayEdit && (
						<Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => void editing.open()}>
							Neuer Artikel
						</Button>
					)
				}
			/>
			{mayEdit && editing.start !== null && (
				<Suspense fallback={null}>
					<ArticleDrawer
						mayCosts={mayCosts}
						start={editing.start}
						isRestored={editing.isRestored}
						entry={editing.entry}
						onSaved={(articleNumber) => {
							editing.close();
							go(hrefOf('articleDetails', { articleNumber }));
						}}
						onClose={editing.close}
					/>
				</Suspense>
			)}
		</>
	);
}
