import { MenuButton, type MenuEntry } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import { Suspense, useState } from 'react';
import { type CalendarFilterSet, useCalendarSets } from '../../../data/calendarSets.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { type CalendarQuery, filterKeys } from './calendarQuery.ts';

const NameDialog = lazyChunk(async () => (await import('../../../kit/list/views/NameDialog.tsx')).NameDialog);

/** Props of FilterSets. */
export interface FilterSetsProps {
	filters: CalendarQuery['filters'];
	onShow: (filters: CalendarQuery['filters']) => void;
}

/** Filters that were given a name: chosen, saved, deleted; they go with the user, not with the computer. */
export function FilterSets({ filters, onShow }: FilterSetsProps) {
	const sets = useCalendarSets();
	const toasts = useToast();
	const [isNaming, setNaming] = useState(false);
	const open = sets.known.find((set) => filterKeys.every((key) => sameNumbers(set[key], filters[key])));
	const isNarrowed = filterKeys.some((key) => filters[key].length > 0);

	async function remove(set: CalendarFilterSet): Promise<void> {
		const outcome = await sets.save(sets.known.filter(({ name }) => name !== set.name));
		if (outcome.kind !== 'saved') toasts.show({ tone: 'error', text: sentenceOf(outcome.problem) });
		else {
			toasts.show({
				tone: 'success',
				text: `Der Filter „${set.name}“ ist gelöscht.`,
				action: { label: 'Rückgängig', onAction: () => void sets.add(set) },
			});
		}
	}

	const entries: MenuEntry[] = [
		...sets.known.map((set) => ({
			id: `set-${set.name}`,
			label: set.name,
			onAction: () => onShow(filtersOf(set)),
		})),
		...(sets.known.length > 0 ? [{ kind: 'separator' as const, id: 'line' }] : []),
		{
			id: 'save',
			label: 'Als Filter speichern …',
			isDisabled: !isNarrowed || open !== undefined,
			...(!isNarrowed && { description: 'Wählen Sie zuerst, was gezeigt werden soll.' }),
			onAction: () => setNaming(true),
		},
		...(open
			? [{ id: 'delete', label: `„${open.name}“ löschen`, isDanger: true, onAction: () => void remove(open) }]
			: []),
	];
	return (
		<>
			<MenuButton size="compact" entries={entries} align="end">
				{open?.name ?? 'Gespeicherte Filter'}
			</MenuButton>
			{isNaming && (
				<Suspense fallback={null}>
					<NameDialog
						taken={sets.known.map(({ name }) => name)}
						onSave={async (name) => {
							const outcome = await sets.add({ name, ...numbersOf(filters) });
							return outcome.kind === 'saved' ? null : sentenceOf(outcome.problem);
						}}
						onClose={() => setNaming(false)}
					/>
				</Suspense>
			)}
		</>
	);
}

function sameNumbers(set: readonly number[], chosen: readonly string[]): boolean {
	return set.length === chosen.length && set.every((lfdnr) => chosen.includes(String(lfdnr)));
}

function filtersOf({ location, scope, type, state, resource }: CalendarFilterSet): CalendarQuery['filters'] {
	const texts = (list: readonly number[]) => list.map(String);
	return {
		location: texts(location),
		scope: texts(scope),
		type: texts(type),
		state: texts(state),
		resource: texts(resource),
	};
}

function numbersOf({ location, scope, type, state, resource }: CalendarQuery['filters']) {
	const numbers = (list: readonly string[]) => list.slice(0, 50).map(Number);
	return {
		location: numbers(location),
		scope: numbers(scope),
		type: numbers(type),
		state: numbers(state),
		resource: numbers(resource),
	};
}
