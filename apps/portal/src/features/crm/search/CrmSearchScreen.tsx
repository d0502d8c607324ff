import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { LinkButton } from '@kontor/ui/Link';
import { Select } from '@kontor/ui/Select';
import { useBelow } from '@kontor/ui/theme';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { useSearchFields } from '../../../data/addresses.ts';
import { useUserSettings } from '../../../data/user.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { TypeNames } from '../TypeBadges.tsx';
import { viewOfColumns } from './addressColumns.tsx';
import type { CrmFilter } from './addressFilter.ts';
import { addressList } from './addressList.ts';

/** The list of all addresses, searched and narrowed. */
export function CrmSearchScreen({ match }: { match: RouteMatch<'crm'> }) {
	const ownColumns = useUserSettings()?.WEB_crm?.columns ?? null;
	const isPhone = useBelow('sm');
	// On a phone a column is a line of the card, and there is room.
	const isNarrow = useBelow('lg') && !isPhone;
	return (
		<TypeNames>
			<ListScreen
				kind={addressList}
				title="CRM"
				query={match.query}
				initialView={useMemo(() => viewOfColumns(ownColumns, isNarrow), [ownColumns, isNarrow])}
				actions={
					<LinkButton href={hrefOf('crmAddressNew')} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
						Neue Adresse
					</LinkButton>
				}
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
