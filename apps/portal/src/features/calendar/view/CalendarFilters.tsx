import { FilterBar } from '@kontor/ui/FilterBar';
import { styled } from 'styled-components';
import type { Loaded } from '../../../data/api.tsx';
import type { CalendarLists } from '../../../data/calendar.ts';
import { choiceControl } from '../../../kit/list/filterControls.tsx';
import type { CalendarQuery, FilterKey } from './calendarQuery.ts';
import { FilterSets } from './FilterSets.tsx';

/** Props of CalendarFilters. */
export interface CalendarFiltersProps {
	asked: CalendarQuery;
	lists: CalendarLists;
	onShow: (change: Partial<CalendarQuery>) => void;
}

interface Named {
	readonly lfdnr: number;
	readonly bezeichnung: string;
}

const labels: Readonly<Record<FilterKey, string>> = {
	location: 'Standort',
	resource: 'Person oder Raum',
	type: 'Art',
	state: 'Status',
	scope: 'Bereich',
};

/** By what the shown appointments are narrowed; the address bar holds it. */
export function CalendarFilters({ asked, lists, onShow }: CalendarFiltersProps) {
	const { filters } = asked;

	function control(key: FilterKey, list: readonly Named[]) {
		return choiceControl<Named, string>({
			key,
			label: labels[key],
			list: ready(list),
			value: filters[key],
			onChange: (value) => onShow({ filters: { ...filters, [key]: value } }),
			optionOf: ({ lfdnr, bezeichnung }) => [String(lfdnr), bezeichnung],
		});
	}

	return (
		<Row>
			<FilterBar
				filters={[
					control('location', lists.locations),
					control('resource', lists.resources),
					control('type', lists.types),
					control('state', lists.states),
					control('scope', lists.scopes),
				]}
				onReset={() => onShow({ filters: { location: [], scope: [], type: [], state: [], resource: [] } })}
			/>
			<FilterSets filters={filters} onShow={(chosen) => onShow({ filters: chosen })} />
		</Row>
	);
}

function ready<Data>(data: Data): Loaded<Data> {
	return { status: 'ready', data, isStale: false, problem: null };
}

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-2);
	width: 100%;
`;
