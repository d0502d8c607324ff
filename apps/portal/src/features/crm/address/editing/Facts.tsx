import { type AddressDraft, isFilled } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { isOfOthers } from '@kontor/domain/wizard/others';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import type { ReactNode } from 'react';
import { Private } from '../../../../screen/privacy/Private.tsx';
import { OtherRecords } from '../../../../screen/privacy/privacy.tsx';
import { fieldLabels } from '../../addressForm/fieldLabels.ts';
import { useFieldSources } from '../../addressForm/fieldSources.tsx';
import { shownValue } from '../../addressForm/shownValue.ts';

/** The values of some fields of an address, to be read. */
export function Facts({ draft, paths }: { draft: AddressDraft; paths: readonly FieldPath[] }) {
	const sources = useFieldSources();
	function shownAt(path: FieldPath): ReactNode {
		if (!isFilled(draft, path) && path !== 'contact.country') return '';
		const value = shownValue(draft, path, sources);
		if (!isOfOthers(path)) return value;
		return (
			<OtherRecords>
				<Private>{value}</Private>
			</OtherRecords>
		);
	}
	return (
		<DescriptionList columns={2} items={paths.map((path) => ({ term: fieldLabels[path], value: shownAt(path) }))} />
	);
}
