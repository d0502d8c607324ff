import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { formatCount } from '@kontor/german/number';
import { Badge } from '@kontor/ui/Badge';
import type { Loaded } from '../../../data/api.tsx';
import { type CountSessionRow, useCountChoices, useCountSessions } from '../../../data/inventory.ts';
import { choiceControl } from '../../../kit/list/filterControls.tsx';
import type { ListKind } from '../../../kit/list/ListScreen.tsx';
import { kindLabels, sessionStateLabels, sessionStateTones } from '../countWords.ts';
import { countFields, questionOf, sessionStates } from './countFilter.ts';

const states: Loaded<typeof sessionStates> = { status: 'ready', data: sessionStates, isStale: false, problem: null };

/** The list of counts. */
export const countList: ListKind<typeof countFields, CountSessionRow> = {
	name: 'inventory',
	label: 'Inventuren',
	search: { label: 'Inventuren suchen', placeholder: 'Bezeichnung oder Nummer' },
	fields: countFields,
	hrefOf: (query) => hrefOf('inventory', {}, query),
	useRows: (filter) => useCountSessions(questionOf(filter)),
	useFilters: (filter, change) => {
		const choices = useCountChoices();
		const warehouses = choices.status === 'ready' ? { ...choices, data: choices.data.warehouses } : choices;
		return [
			choiceControl({
				key: 'state',
				label: 'Stand',
				list: states,
				optionOf: (state) => [state, sessionStateLabels[state]],
				value: filter.state,
				onChange: (state) => change({ ...filter, state }),
			}),
			choiceControl({
				key: 'warehouse',
				label: 'Lager',
				list: warehouses,
				optionOf: ({ code, bezeichnung }) => [code, bezeichnung],
				value: filter.warehouse,
				onChange: (warehouse) => change({ ...filter, warehouse }),
			}),
		];
	},
	columns: [
		{ key: 'title', header: 'Inventur', cell: ({ title }) => title, width: 244, grow: 3, sort: true },
		{
			key: 'state',
			header: 'Stand',
			cell: ({ state }) => <Badge tone={sessionStateTones[state]}>{sessionStateLabels[state]}</Badge>,
			width: 128,
			sort: true,
		},
		{ key: 'warehouse', header: 'Lager', cell: ({ warehouse }) => warehouse.bezeichnung, width: 124, sort: true },
		{
			key: 'kind',
			header: 'Art',
			cell: ({ kind, keyDate, isBlind }) =>
				`${keyDate === null ? kindLabels[kind] : `Stichtag ${formatGermanDate(keyDate)}`}${isBlind ? ', blind' : ''}`,
			width: 200,
		},
		{
			key: 'progress',
			header: 'Gezählt',
			cell: ({ counted, articles }) => `${formatCount(counted)} von ${formatCount(articles)}`,
			kind: 'number',
			width: 104,
		},
		{ key: 'counters', header: 'Zählende', cell: ({ counters }) => formatCount(counters), kind: 'number', width: 96 },
		{
			key: 'createdAt',
			header: 'Begonnen',
			cell: ({ createdAt }) => formatGermanDateTime(createdAt),
			width: 148,
			sort: true,
		},
		{ key: 'createdBy', header: 'Von', cell: ({ createdBy }) => createdBy ?? 'unbekannt', width: 84 },
	],
	orderOf: () => ({ column: 'createdAt', direction: 'descending' }),
	recordOf: ({ lfdnr }) => lfdnr,
	rowHref: ({ lfdnr }) => hrefOf('inventory', {}, { session: String(lfdnr) }),
};
