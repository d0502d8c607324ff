import { can, type Subject } from '@kontor/domain/permissions';
import {
	type ConditionOf,
	conditionLevels,
	conditionOf,
	documentConditions,
	isConditionValid,
} from '@kontor/domain/trade/conditions';
import { formatGermanDate, isCalendarDate } from '@kontor/german/date';
import type { FilterBarFilter } from '@kontor/ui/FilterBar';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Suspense } from 'react';
import { type InformationList, useInformationNames } from '../../../../data/documents.ts';
import { lazyChunk } from '../../../../host/chunks.ts';
import { useSubject } from '../../../../screen/CurrentUser.tsx';
import { type DocumentListFilter, valuesOf, withValues } from '../documentFilter.ts';

const ConditionControl = lazyChunk(async () => (await import('./ConditionControl.tsx')).ConditionControl);

const conditions: readonly ConditionOf[] = documentConditions;

const loading = (
	<Loading>
		<SkeletonText lines={1} />
	</Loading>
);

/** Every condition its reader may ask, grouped as people think of them; only those that narrow are in sight. */
export function useConditionFilters(
	filter: DocumentListFilter,
	change: (filter: DocumentListFilter) => void,
): FilterBarFilter[] {
	const subject = useSubject();
	const used = conditions.filter(({ key }) => valuesOf(filter, key).length > 0);
	const nameOf = useInformationNames(used.flatMap(({ list }) => (list === undefined ? [] : [list as InformationList])));
	const asked = conditionLevels.flatMap(({ key: level, label: group }) =>
		conditions
			.filter((condition) => condition.level === level && isOffered(condition, subject))
			.map((condition) => {
				const values = valuesOf(filter, condition.key);
				const onChange = (next: readonly string[]) => change(withValues(filter, condition.key, next));
				return {
					key: condition.key,
					label: condition.label,
					summary: summaryOf(condition, values, nameOf),
					onClear: () => onChange([]),
					control: (
						<Suspense fallback={loading}>
							<ConditionControl condition={condition} values={values} onChange={onChange} />
						</Suspense>
					),
					group,
				};
			}),
	);
	return [...filter.gone.map((key) => goneFilter(key, filter, change)), ...asked];
}

/** A condition of the open saved search that cannot be asked any more: said, and to be taken out. */
function goneFilter(
	key: string,
	filter: DocumentListFilter,
	change: (filter: DocumentListFilter) => void,
): FilterBarFilter {
	const known = conditionOf(key);
	return {
		key: `gone-${key}`,
		label: known?.label ?? key,
		summary: known === null ? 'gibt es nicht mehr' : 'gilt nicht mehr',
		onClear: () => change({ ...filter, gone: filter.gone.filter((other) => other !== key) }),
		control: (
			<p>
				{known === null
					? 'Diese Bedingung gibt es nicht mehr. Die Liste gilt ohne sie.'
					: 'Diese Bedingung dürfen Sie nicht verwenden, oder ihre Werte gibt es nicht mehr. Die Liste gilt ohne sie.'}{' '}
				Entfernen Sie die Bedingung und speichern Sie den Filter, wenn sie nicht mehr gebraucht wird.
			</p>
		),
		group: goneGroup,
	};
}

// Never in the menu: what is gone cannot be added.
const goneGroup = 'Nicht mehr gültig';

function isOffered({ isHealth, kind }: ConditionOf, subject: Subject | null): boolean {
	if (isHealth && !can(subject, 'health')) return false;
	// Addresses are found in the CRM.
	return kind !== 'address' || can(subject, 'crm');
}

function summaryOf(
	{ kind, list, key }: ConditionOf,
	values: readonly string[],
	nameOf: (list: InformationList, code: string) => string,
): string | null {
	const [first, ...others] = values;
	if (first === undefined || first === '') return null;
	if (kind === 'day') return isCalendarDate(first) ? formatGermanDate(first) : first;
	if (kind === 'flag') return first === 'true' ? 'Ja' : 'Nein';
	if (kind === 'address') return `Adresse ${first}`;
	if (!isConditionValid({ key, values })) return first;
	const name = list === undefined ? first : nameOf(list as InformationList, first);
	return name + (others.length === 0 ? '' : ` +${others.length}`);
}
