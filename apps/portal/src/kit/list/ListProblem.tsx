import { Banner } from '@kontor/ui/Banner';
import type { PagedList } from '../../data/pages.ts';
import { sentenceOf } from '../../screen/Failure.tsx';

/** Says that rows in sight could not be fetched, above the list that misses them. */
export function ListProblem({ list }: { list: Pick<PagedList<unknown>, 'problem' | 'retry'> }) {
	if (list.problem === null) return null;
	return (
		<Banner tone="error" action={{ label: 'Erneut versuchen', onAction: list.retry }}>
			{sentenceOf(list.problem)} Ein Teil der Liste fehlt.
		</Banner>
	);
}
