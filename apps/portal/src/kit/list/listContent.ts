import type { TableContent } from '@kontor/ui/Table';
import type { Loaded } from '../../data/api.tsx';
import type { PagedList } from '../../data/pages.ts';
import { sentenceOf } from '../../screen/Failure.tsx';

/** A list that is read page by page, as a Table takes it. */
export function listContent<Row>({ first, rowAt, onRangeNeeded }: PagedList<Row>): TableContent<Row> {
	if (first.status !== 'ready') return unreadContent(first);
	return { status: 'paged', rowCount: first.data.total, rowAt, onRangeNeeded };
}

/** A list that is read as a whole, as a Table takes it. */
export function wholeContent<Row>(list: Loaded<readonly Row[]>): TableContent<Row> {
	return list.status === 'ready' ? { status: 'ready', rows: list.data } : unreadContent(list);
}

function unreadContent<T>(list: Exclude<Loaded<T>, { status: 'ready' }>): TableContent<never> {
	if (list.status === 'loading') return { status: 'loading' };
	return { status: 'failed', onRetry: list.retry, text: sentenceOf(list.problem) };
}
