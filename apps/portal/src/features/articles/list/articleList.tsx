import { hrefOf } from '@kontor/domain/routes';
import type { FilterBarFilter } from '@kontor/ui/FilterBar';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Suspense } from 'react';
import {
	type ArticleRow,
	type ChosenSupplier,
	useArticleCategories,
	useArticleCodes,
	useArticleGroups,
	useArticleSearch,
	useArticleTypes,
	useChosenSupplier,
	useDependentCategories,
	useDependentGroups,
} from '../../../data/articles.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { choiceControl } from '../../../kit/list/filterControls.tsx';
import type { ListKind } from '../../../kit/list/ListScreen.tsx';
import { stockStateLabels } from '../StockBadge.tsx';
import { articleColumns, columnsWithoutCosts } from './articleColumns.tsx';
import { articleFields, questionOf, supplierOf } from './articleFilter.ts';
import { withUnfitChoices } from './dependentChoice.ts';

const SupplierField = lazyChunk(async () => (await import('../SupplierField.tsx')).SupplierField);

const named = ({ code, bezeichnung }: { code: string; bezeichnung: string }) => [code, bezeichnung] as const;
const stockStates = {
	status: 'ready',
	data: articleFields.stockState.read('available,low,none,negative'),
	isStale: false,
	problem: null,
} as const;
const activities = {
	status: 'ready',
	data: [
		['active', 'Aktiv'],
		['inactive', 'Inaktiv'],
	],
	isStale: false,
	problem: null,
} as const;

/** The list of all articles. */
export const articleList: ListKind<typeof articleFields, ArticleRow> = {
	name: 'articles',
	label: 'Artikel',
	search: { label: 'Artikel suchen', placeholder: 'Nummer, GTIN oder Bezeichnung' },
	fields: articleFields,
	hrefOf: (query) => hrefOf('articles', {}, query),
	useRows: (filter) => useArticleSearch(questionOf(filter, true)),
	useFilters: (filter, change) => [
		choiceControl({
			key: 'articleType',
			label: 'Typ',
			list: useArticleTypes(),
			optionOf: named,
			value: filter.articleType,
			onChange: (articleType) => change({ ...filter, articleType }),
		}),
		choiceControl({
			key: 'articleCategory',
			label: 'Kategorie',
			list: withUnfitChoices(
				useDependentCategories(filter.articleType),
				useArticleCategories(),
				filter.articleCategory,
			),
			optionOf: named,
			value: filter.articleCategory,
			onChange: (articleCategory) => change({ ...filter, articleCategory }),
		}),
		choiceControl({
			key: 'articleGroup',
			label: 'Gruppe',
			list: withUnfitChoices(
				useDependentGroups(filter.articleType, filter.articleCategory),
				useArticleGroups(),
				filter.articleGroup,
			),
			optionOf: named,
			value: filter.articleGroup,
			onChange: (articleGroup) => change({ ...filter, articleGroup }),
		}),
		choiceControl({
			key: 'stockState',
			label: 'Lagerstand',
			list: stockStates,
			optionOf: (state) => [state, stockStateLabels[state]],
			value: filter.stockState,
			onChange: (stockState) => change({ ...filter, stockState }),
		}),
		choiceControl({
			key: 'warehouse',
			label: 'Lager',
			list: useArticleCodes('warehouse'),
			optionOf: named,
			value: filter.warehouse,
			onChange: (warehouse) => change({ ...filter, warehouse }),
			isInMenu: true,
		}),
		supplierControl(useChosenSupplier(supplierOf(filter)), (supplier) => change({ ...filter, supplier })),
		choiceControl({
			key: 'isActive',
			label: 'Aktiv',
			list: activities,
			optionOf: (entry) => entry,
			value: filter.isActive === 'all' ? [] : [filter.isActive],
			// One of the two: the one chosen last.
			onChange: (chosen) => change({ ...filter, isActive: chosen.at(-1) ?? 'all' }),
			isInMenu: true,
		}),
	],
	columns: articleColumns,
	orderOf: ({ q }) => (q === '' ? { column: 'articleDescription', direction: 'ascending' } : null),
	recordOf: ({ artNr }) => artNr,
	rowHref: ({ artNr }) => hrefOf('articleDetails', { articleNumber: artNr }),
	preview: {
		Content: lazyChunk(async () => (await import('./ArticlePreview.tsx')).ArticlePreview),
		labelOf: ({ artNr }) => `Vorschau des Artikels ${artNr}`,
	},
	Export: lazyChunk(async () => (await import('./ArticleExportDialog.tsx')).ArticleExportDialog),
};

function supplierControl(chosen: ChosenSupplier | null, onChange: (supplier: string) => void): FilterBarFilter {
	return {
		key: 'supplier',
		label: 'Lieferant',
		summary: chosen?.name ?? null,
		onClear: () => onChange(''),
		control: (
			<Suspense
				fallback={
					<Loading>
						<SkeletonText lines={2} />
					</Loading>
				}
			>
				<SupplierField
					label="Lieferant"
					value={chosen}
					onValueChange={(one) => onChange(one === null ? '' : String(one.lfdnr))}
				/>
			</Suspense>
		),
	};
}

/** The same for a user who has no right to costs: no such column, and no order by it. */
export const articleListWithoutCosts: typeof articleList = {
	...articleList,
	useRows: (filter) => useArticleSearch(questionOf(filter, false)),
	columns: columnsWithoutCosts,
};
