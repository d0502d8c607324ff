import { Button } from '@kontor/ui/Button';
import { FilterBar, type FilterBarFilter } from '@kontor/ui/FilterBar';
import { Page } from '@kontor/ui/Page';
import { SearchField } from '@kontor/ui/SearchField';
import { Table, type TableColumn, type TableGroup, type TableSelection, type TableView } from '@kontor/ui/Table';
import { below, useBelow } from '@kontor/ui/theme';
import { type ReactNode, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PagedList } from '../../data/pages.ts';
import type { LazyChunk } from '../../host/chunks.ts';
import { useEntryNotes } from '../../screen/entryNotes.ts';
import { useTableView } from '../../screen/useTableView.ts';
import { ListProblem } from './ListProblem.tsx';
import { listContent } from './listContent.ts';
import {
	type FilterField,
	type FilterFields,
	type FilterOf,
	isNarrowed,
	type ListSort,
	withoutNarrowing,
} from './listFilter.ts';
import { previewColumn } from './previewColumn.tsx';
import { keepTrail } from './resultTrail.ts';
import { SearchedTextProvider } from './rows/searchedText.tsx';
import { type ListFilterState, useListFilter } from './useListFilter.ts';
import { usePeek } from './usePeek.ts';

/** The parameters every list has beside its own: the search text and the order. */
export interface ListFields extends FilterFields {
	readonly q: FilterField<string>;
	readonly sort: FilterField<ListSort | null>;
}

/** What the preview of a row is told. */
export interface PreviewProps<Row> {
	row: Row;
	/** The record is being opened. */
	onOpen: () => void;
	/** To the row before or after. */
	onStep: (by: 1 | -1) => void;
	onClose: () => void;
}

/** What the dialog that saves the whole result as a file is told. */
export interface ExportProps<Filter> {
	filter: Filter;
	/** Number of rows; the server counts only so far. */
	total: number;
	/** The columns that are in sight. */
	columns: readonly string[];
	onClose: () => void;
}

/** Everything a list screen knows of its records. */
export interface ListKind<Fields extends ListFields, Row> {
	/** Names the list where something of it is kept: view, place, trail. */
	readonly name: string;
	/** "Adressen" */
	readonly label: string;
	readonly search: {
		readonly label: string;
		readonly placeholder: string;
		/** Takes the focus at arrival, but on a touch screen, whose keyboard would cover the list. */
		readonly hasFocus?: boolean;
	};
	/** What the address bar holds. */
	readonly fields: Fields;
	readonly hrefOf: (query: { [Key in keyof Fields]: string }) => string;
	/** Search texts that must not stand in an address. */
	readonly isSecret?: (q: string) => boolean;
	/** The rows of a filter; a hook. */
	readonly useRows: (filter: FilterOf<Fields>) => PagedList<Row>;
	/** The filters of the bar; a hook. */
	readonly useFilters: (filter: FilterOf<Fields>, change: (filter: FilterOf<Fields>) => void) => FilterBarFilter[];
	readonly columns: readonly TableColumn<Row>[];
	/** The lines of a row as a card on phones; the columns where nothing is said. */
	readonly cardLines?: readonly TableColumn<Row>[];
	/** The server's own order, shown while nothing is chosen. */
	readonly orderOf?: (filter: FilterOf<Fields>) => ListSort | null;
	readonly recordOf: (row: Row) => string | number;
	readonly rowHref: (row: Row) => string;
	readonly preview?: {
		readonly Content: LazyChunk<PreviewProps<Row>>;
		/** "Vorschau der Adresse 1001" */
		readonly labelOf: (row: Row) => string;
	};
	readonly Export?: LazyChunk<ExportProps<FilterOf<Fields>>>;
	/** Loaded before a row is opened. */
	readonly preloadRecord?: () => void;
}

/** Props of ListScreen. */
export interface ListScreenProps<Fields extends ListFields, Row> {
	kind: ListKind<Fields, Row>;
	title: string;
	/** The query of the address bar. */
	query: Readonly<Record<string, string | undefined>>;
	/** Columns, widths and density until the user changes them. */
	initialView?: TableView;
	/** The primary action. */
	actions?: ReactNode;
	/** Beside the search field: where is looked for, which part of the list. */
	besideSearch?: (filter: FilterOf<Fields>, change: (filter: FilterOf<Fields>) => void) => ReactNode;
	/** Between search and rows, such as other parts of the list; told the filter as it stands in the fields. */
	above?: ((filter: FilterOf<Fields>) => ReactNode) | undefined;
	/** Under the rows, such as what all of them come to. */
	footer?: (filter: FilterOf<Fields>) => ReactNode;
	selection?: TableSelection<Row>;
	/** Actions where nothing is found, beside removing the filters. */
	emptyAction?: (filter: FilterOf<Fields>) => ReactNode;
	/** Headings between the rows; only while they come in the order of their groups. Rows wait for `loading` ones. */
	groups?: readonly TableGroup[] | 'loading' | undefined;
	/** Shows what is found otherwise than as a table, such as on a board. */
	body?: ((filter: FilterOf<Fields>) => ReactNode) | undefined;
}

/** The list of an app: searched, narrowed, sorted, looked into and saved; the address bar holds what is asked. */
export function ListScreen<Fields extends ListFields, Row>(props: ListScreenProps<Fields, Row>) {
	const { kind, query, body } = props;
	const notes = useEntryNotes(kind.name, () => ({ secret: '', scrollOffset: 0 }));
	const filter = useListFilter({ ...kind, query, notes });
	if (body === undefined) return <TableList {...props} filter={filter} notes={notes} />;
	return (
		<ListFrame {...props} filter={filter} isRefreshing={false}>
			<Filters kind={kind} filter={filter} />
			{body(filter.settled)}
		</ListFrame>
	);
}

type FilteredProps<Fields extends ListFields, Row> = ListScreenProps<Fields, Row> & {
	filter: ListFilterState<FilterOf<Fields>>;
};

function ListFrame<Fields extends ListFields, Row>(
	props: FilteredProps<Fields, Row> & { isRefreshing: boolean; children: ReactNode },
) {
	const { kind, title, actions, filter, isRefreshing, besideSearch, above, footer, children } = props;
	return (
		<Page
			title={title}
			layout="fill"
			actions={actions}
			filters={
				<SearchBar kind={kind} filter={filter} isLoading={isRefreshing}>
					{besideSearch?.(filter.shown, filter.change)}
				</SearchBar>
			}
		>
			{above?.(filter.shown)}
			{children}
			{footer?.(filter.settled)}
		</Page>
	);
}

function TableList<Fields extends ListFields, Row>(
	props: FilteredProps<Fields, Row> & { notes: { scrollOffset: number } },
) {
	const { kind, initialView, selection, filter, notes, groups } = props;
	const list = kind.useRows(filter.settled);
	const [view, setView] = useTableView(kind.name, initialView);
	const [isExporting, setExporting] = useState(false);
	const isPhone = useBelow('sm');
	const total = list.first.status === 'ready' ? list.first.data.total : 0;
	const isRefreshing = list.first.status === 'ready' && list.first.isStale;
	const listKey = JSON.stringify(filter.settled);
	const peek = usePeek(list, listKey);
	const columns = useColumns(kind, isPhone, peek.show);
	const { preview, Export } = kind;

	function rememberPlace(row: Row, index: number): void {
		kind.preloadRecord?.();
		keepTrail(kind.name, { filter: filter.settled, record: kind.recordOf(row), index });
	}

	return (
		<ListFrame {...props} isRefreshing={isRefreshing}>
			<ListProblem list={list} />
			<SearchedTextProvider value={String(filter.settled.q).trim()}>
				<Split ref={peek.frame} onKeyDown={peek.onKeyDown}>
					<Rows>
						<Table
							label={kind.label}
							columns={columns}
							content={groups === 'loading' ? { status: 'loading' } : listContent(list)}
							rowHref={kind.rowHref}
							sort={sortOf(filter.settled) ?? kind.orderOf?.(filter.settled) ?? null}
							onRowOpen={rememberPlace}
							{...(preview && { onRowPeek: peek.toggle, onRowFocus: peek.follow })}
							onSortChange={(sort) => filter.change({ ...filter.shown, sort })}
							view={view}
							onViewChange={setView}
							listKey={listKey}
							isRefreshing={isRefreshing}
							{...(selection && { selection })}
							{...(groups && groups !== 'loading' && { groups })}
							{...(Export && total > 0 && { csv: () => setExporting(true) })}
							toolbar={<Filters kind={kind} filter={filter} />}
							emptyAction={
								<EmptyActions>
									{props.emptyAction?.(filter.settled)}
									{isNarrowed(kind.fields, filter.settled) && (
										<Button onClick={() => filter.change(withoutNarrowing(kind.fields, filter.shown))}>
											Alle Filter entfernen
										</Button>
									)}
								</EmptyActions>
							}
							initialScrollOffset={notes.scrollOffset}
							onScrollOffset={(offset) => {
								notes.scrollOffset = offset;
							}}
						/>
					</Rows>
					{preview && peek.peeked !== null && (
						<Suspense fallback={null}>
							<preview.Content
								row={peek.peeked.row}
								onOpen={() => peek.peeked && rememberPlace(peek.peeked.row, peek.peeked.index)}
								onStep={peek.step}
								onClose={peek.close}
							/>
						</Suspense>
					)}
				</Split>
			</SearchedTextProvider>
			{Export && isExporting && (
				<Suspense>
					<Export
						filter={filter.settled}
						total={total}
						columns={kind.columns.map(({ key }) => key).filter((key) => !view.hidden.includes(key))}
						onClose={() => setExporting(false)}
					/>
				</Suspense>
			)}
		</ListFrame>
	);
}

function useColumns<Fields extends ListFields, Row>(
	{ columns, cardLines = columns, preview }: ListKind<Fields, Row>,
	isPhone: boolean,
	onPeek: (row: Row, index: number) => void,
): readonly TableColumn<Row>[] {
	return useMemo(() => {
		const own = isPhone ? cardLines : columns;
		return preview ? [...own, previewColumn(preview.labelOf, onPeek)] : own;
	}, [columns, cardLines, preview, isPhone, onPeek]);
}

// Of a filter whose fields only its kind knows, the compiler cannot say what every list has.
function sortOf(filter: { readonly sort: unknown }): ListSort | null {
	return filter.sort as ListSort | null;
}

interface PartProps<Fields extends ListFields, Row> {
	kind: ListKind<Fields, Row>;
	filter: ListFilterState<FilterOf<Fields>>;
}

function Filters<Fields extends ListFields, Row>({ kind, filter }: PartProps<Fields, Row>) {
	const filters = kind.useFilters(filter.shown, filter.change);
	return <FilterBar filters={filters} onReset={() => filter.change(withoutNarrowing(kind.fields, filter.shown))} />;
}

function SearchBar<Fields extends ListFields, Row>(
	props: PartProps<Fields, Row> & { isLoading: boolean; children: ReactNode },
) {
	const { kind, filter, isLoading, children } = props;
	const field = useRef<HTMLInputElement>(null);
	const { hasFocus = false } = kind.search;
	useLayoutEffect(() => {
		if (!hasFocus || !window.matchMedia('(pointer: fine)').matches) return;
		// Whoever comes back to a row, or has turned to something else meanwhile, stays there.
		if (document.activeElement === null || document.activeElement === document.body) {
			field.current?.focus({ preventScroll: true });
		}
	}, [hasFocus]);
	return (
		<Bar role="search" aria-label={kind.search.label}>
			<SearchField
				ref={field}
				label={kind.search.label}
				isLabelHidden
				placeholder={kind.search.placeholder}
				maxLength={200}
				value={String(filter.shown.q)}
				onValueChange={(q) => filter.change({ ...filter.shown, q })}
				onSearch={filter.settle}
				isLoading={isLoading}
			/>
			{children}
		</Bar>
	);
}

/* The preview stands beside the list from lg on; below it lies over it. */
const Split = styled.div`
	display: flex;
	flex: 1 1 0;
	gap: var(--k-space-4);
	min-height: 0;

	@media print {
		display: block;
	}
`;

const Rows = styled.div`
	display: flex;
	flex: 1 1 0;
	flex-direction: column;
	min-width: 0;
	min-height: 0;

	@media print {
		display: block;
	}
`;

const EmptyActions = styled.div`
	display: flex;
	flex-wrap: wrap;
	justify-content: center;
	gap: var(--k-space-2);
`;

const Bar = styled.div`
	display: grid;
	flex: 1;
	gap: var(--k-space-2);
	grid-template-columns: minmax(0, 32rem) minmax(8rem, 11rem);

	${below.sm} {
		grid-template-columns: minmax(0, 1fr) 8rem;
	}

	&:not(:has(> :nth-child(2))) {
		grid-template-columns: minmax(0, 40rem);
	}
`;
