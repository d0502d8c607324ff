import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { LinkButton } from '@kontor/ui/Link';
import { Select } from '@kontor/ui/Select';
import { Skeleton } from '@kontor/ui/Skeleton';
import { useBelow } from '@kontor/ui/theme';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useMemo } from 'react';
import { useSearchFields } from '../../../data/addresses.ts';
import { useUserSettings } from '../../../data/user.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { readFilter } from '../../../kit/list/listFilter.ts';
import { useSelectedRows } from '../../../kit/list/rows/useSelectedRows.ts';
import { TypeNames } from '../TypeBadges.tsx';
import { viewOfColumns } from './addressColumns.tsx';
import { addressFields, type CrmFilter } from './addressFilter.ts';
import { addressList } from './addressList.ts';

const NewInstead = lazyChunk(async () => (await import('./NewInstead.tsx')).NewInstead);
const SaveView = lazyChunk(async () => (await import('./SavedViews.tsx')).SaveView);
const SavedViews = lazyChunk(async () => (await import('./SavedViews.tsx')).SavedViews);
const AddressBulk = lazyChunk(async () => (await import('./AddressBulk.tsx')).AddressBulk);

/** The list of all addresses, searched and narrowed. */
export function CrmSearchScreen({ match }: { match: RouteMatch<'crm'> }) {
	// Whoever has stored views only has chosen no columns.
	const storedColumns = useUserSettings()?.WEB_crm?.columns ?? [];
	const ownColumns = storedColumns.length > 0 ? storedColumns : null;
	const isPhone = useBelow('sm');
	// On a phone a column is a line of the card, and there is room.
	const isNarrow = useBelow('lg') && !isPhone;
	const filter = readFilter(addressFields, match.query);
	const { selected, choose } = useSelectedRows(JSON.stringify(filter));
	return (
		<TypeNames>
			<ListScreen
				kind={addressList}
				title="CRM"
				query={match.query}
				initialView={useMemo(() => viewOfColumns(ownColumns, isNarrow), [ownColumns, isNarrow])}
				actions={
					<>
						<Suspense fallback={<Skeleton shape="block" width="9rem" height="var(--k-control-height)" />}>
							<SaveView filter={filter} />
						</Suspense>
						<LinkButton href={hrefOf('crmAddressNew')} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
							Neue Adresse
						</LinkButton>
					</>
				}
				selection={{
					keyOf: ({ lfdnr }) => String(lfdnr),
					selected,
					onChange: choose,
					actions: (
						<Suspense fallback={null}>
							<AddressBulk
								filter={filter}
								chosen={[...selected].map(Number)}
								columns={ownColumns ?? addressList.columns.map(({ key }) => key)}
								onDone={() => choose(new Set())}
							/>
						</Suspense>
					),
				}}
				emptyAction={({ q }) => <Suspense fallback={null}>{q.trim() !== '' && <NewInstead q={q.trim()} />}</Suspense>}
				above={(shown) => (
					<Suspense fallback={null}>
						<SavedViews filter={shown} />
					</Suspense>
				)}
				besideSearch={(filter, change) => <SearchIn filter={filter} onChange={change} />}
			/>
		</TypeNames>
	);
}

function SearchIn({ filter, onChange }: { filter: CrmFilter; onChange: (filter: CrmFilter) => void }) {
	const fields = useSearchFields();
	const options = fields.status === 'ready' ? fields.data : [{ code: 'all', bezeichnung: 'Alle Felder' } as const];
	return (
		<Select
			label="Suchen in"
			isLabelHidden
			placeholder={null}
			options={options.map(({ code, bezeichnung }) => ({ value: code, label: bezeichnung }))}
			value={filter.field}
			onValueChange={(value) => {
				const field = options.find(({ code }) => code === value)?.code ?? 'all';
				onChange({ ...filter, field });
			}}
		/>
	);
}
