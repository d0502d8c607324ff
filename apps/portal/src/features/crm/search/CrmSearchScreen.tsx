import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { SearchField } from '@kontor/ui/SearchField';
import { Select } from '@kontor/ui/Select';
import { Table } from '@kontor/ui/Table';
import { below, useBelow } from '@kontor/ui/theme';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type AddressRow, useAddressSearch, useSearchFields } from '../../../data/addresses.ts';
import { useUserSettings } from '../../../data/user.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useEntryNotes } from '../../../screen/entryNotes.ts';
import { useTableView } from '../../../screen/useTableView.ts';
import { ListProblem } from '../ListProblem.tsx';
import { listContent } from '../listContent.ts';
import { previewColumn } from '../preview/previewColumn.tsx';
import { usePeek } from '../preview/usePeek.ts';
import { ResultWalk } from '../results/lazyResultWalk.ts';
import { keepTrail } from '../results/resultTrail.ts';
import { TypeNames } from '../TypeBadges.tsx';
import { AddressFilters } from './AddressFilters.tsx';
import { addressCardLines, addressColumns, viewOfColumns } from './addressColumns.tsx';
import { type CrmSort, isNarrowed, questionOf, withoutNarrowing } from './addressFilter.ts';
import { type CrmFilterState, useCrmFilter } from './useCrmFilter.ts';

const AddressPreview = lazyChunk(async () => (await import('../preview/AddressPreview.tsx')).AddressPreview);
const ExportDialog = lazyChunk(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** The order of the server as long as nothing is searched for. */
const byName = { column: 'name', direction: 'ascending' } as const;

/** The list of all addresses, searched and narrowed; the address bar holds the filter. */
export function CrmSearchScreen({ match }: { match: RouteMatch<'crm'> }) {
	const notes = useEntryNotes('crm', () => ({ secret: '', scrollOffset: 0 }));
	const filter = useCrmFilter(match, notes);
	const question = questionOf(filter.settled);
	const list = useAddressSearch(question);
	const settings = useUserSettings();
	const ownColumns = settings?.WEB_crm?.columns ?? null;
	const [view, setView] = useTableView(
		'crm',
		useMemo(() => viewOfColumns(ownColumns), [ownColumns]),
	);
	const [isExporting, setExporting] = useState(false);
	const isPhone = useBelow('sm');
	const total = list.first.status === 'ready' ? list.first.data.total : 0;
	const isRefreshing = list.first.status === 'ready' && list.first.isStale;
	const listKey = JSON.stringify(question);
	const peek = usePeek(list, listKey);
	const columns = useMemo(
		() => [...(isPhone ? addressCardLines : addressColumns), previewColumn(peek.show)],
		[isPhone, peek.show],
	);

	function rememberList({ lfdnr }: AddressRow, index: number): void {
		ResultWalk.preload();
		keepTrail({ question, lfdnr, index });
	}

	return (
		<Page
			title="CRM"
			layout="fill"
			actions={
				<LinkButton href={hrefOf('crmAddressNew')} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
					Neue Adresse
				</LinkButton>
			}
			filters={<SearchBar filter={filter} isLoading={isRefreshing} />}
		>
			<ListProblem list={list} />
			<Split ref={peek.frame} onKeyDown={peek.onKeyDown}>
				<List>
					<TypeNames>
						<Table
							label="Adressen"
							columns={columns}
							content={listContent(list)}
							rowHref={(row) => hrefOf('crmAddress', { lfdnr: row.lfdnr })}
							sort={filter.settled.sort ?? (filter.settled.q === '' ? byName : null)}
							onRowOpen={rememberList}
							onRowPeek={peek.toggle}
							onRowFocus={peek.follow}
							// Only columns of the list can be sorted by, and those that can are exactly the ones of CrmSort.
							onSortChange={(sort) => filter.change({ ...filter.shown, sort: sort as CrmSort })}
							view={view}
							onViewChange={setView}
							listKey={listKey}
							isRefreshing={isRefreshing}
							{...(total > 0 && { csv: () => setExporting(true) })}
							toolbar={<AddressFilters filter={filter.shown} onChange={filter.change} />}
							emptyAction={
								isNarrowed(filter.settled) && (
									<Button onClick={() => filter.change(withoutNarrowing(filter.shown))}>Alle Filter entfernen</Button>
								)
							}
							initialScrollOffset={notes.scrollOffset}
							onScrollOffset={(offset) => {
								notes.scrollOffset = offset;
							}}
						/>
					</TypeNames>
				</List>
				{peek.peeked !== null && (
					<Suspense fallback={null}>
						<AddressPreview
							row={peek.peeked.row}
							onOpen={() => peek.peeked && rememberList(peek.peeked.row, peek.peeked.index)}
							onStep={peek.step}
							onClose={peek.close}
						/>
					</Suspense>
				)}
			</Split>
			{isExporting && (
				<Suspense>
					<ExportDialog
						question={question}
						total={total}
						columns={addressColumns.map(({ key }) => key).filter((key) => !view.hidden.includes(key))}
						onClose={() => setExporting(false)}
					/>
				</Suspense>
			)}
		</Page>
	);
}

function SearchBar({ filter, isLoading }: { filter: CrmFilterState; isLoading: boolean }) {
	const fields = useSearchFields();
	const options = fields.status === 'ready' ? fields.data : [{ code: 'all', bezeichnung: 'Alle Felder' } as const];
	return (
		<Bar role="search" aria-label="Adressen suchen">
			<SearchField
				label="Adressen suchen"
				isLabelHidden
				placeholder="Name, Nummer, Telefon oder E-Mail"
				maxLength={200}
				value={filter.shown.q}
				onValueChange={(q) => filter.change({ ...filter.shown, q })}
				onSearch={filter.settle}
				isLoading={isLoading}
			/>
			<Select
				label="Suchen in"
				isLabelHidden
				placeholder={null}
				options={options.map(({ code, bezeichnung }) => ({ value: code, label: bezeichnung }))}
				value={filter.shown.field}
				onValueChange={(value) => {
					const field = options.find(({ code }) => code === value)?.code ?? 'all';
					filter.change({ ...filter.shown, field });
				}}
			/>
		</Bar>
	);
}

/* The preview stands beside the list from lg on; below it lies over it. */
const Split = styled.div`
	display: flex;
	flex: 1 1 0;
	gap: var(--k-space-4);
	min-height: 0;
`;

const List = styled.div`
	display: flex;
	flex: 1 1 0;
	flex-direction: column;
	min-width: 0;
	min-height: 0;
`;

const Bar = styled.div`
	display: grid;
	flex: 1;
	gap: var(--k-space-2);
	grid-template-columns: minmax(0, 32rem) minmax(8rem, 11rem);

	${below.sm} {
		grid-template-columns: minmax(0, 1fr) 8rem;
	}
`;
