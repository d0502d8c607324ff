import { can } from '@kontor/domain/permissions';
import { articleExportColumns } from '@kontor/domain/stock/articleExport';
import { formatGermanNumber } from '@kontor/german/number';
import { useExportArticles } from '../../../data/articles.ts';
import { FileDialog } from '../../../kit/list/FileDialog.tsx';
import type { ExportProps } from '../../../kit/list/ListScreen.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { type ArticlesFilter, questionOf } from './articleFilter.ts';

/** Number at which the server stops counting. */
const countedTo = 10_000;

/** Saves the whole result of the search as a file for Excel, with the columns somebody ticks and may have. */
export function ArticleExportDialog({ filter, total, columns, onClose }: ExportProps<ArticlesFilter>) {
	const subject = useSubject();
	const exportArticles = useExportArticles();
	return (
		<FileDialog
			fileName="Artikel"
			offered={articleExportColumns.filter(({ right }) => right === null || can(subject, right))}
			columns={columns}
			summary={
				<>
					{total >= countedTo
						? `Mehr als ${formatGermanNumber(String(countedTo - 1), 0)}`
						: formatGermanNumber(String(total), 0)}{' '}
					Artikel, mit den Filtern und in der Reihenfolge der Liste.
					{total >= countedTo &&
						' Die Datei endet nach 50.000 Artikeln; grenzen Sie die Liste ein, um die übrigen zu bekommen.'}
				</>
			}
			load={(keys, signal) => exportArticles(questionOf(filter, can(subject, 'costs')), [...keys], signal)}
			onClose={onClose}
		/>
	);
}
