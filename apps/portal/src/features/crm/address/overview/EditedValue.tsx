import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { pathsOfSection } from '@kontor/domain/wizard/roles';
import { Skeleton } from '@kontor/ui/Skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useGo } from '../../../../location.ts';
import { setErrand } from '../../../../records/errands.ts';
import { FieldSourcesProvider } from '../../addressForm/fieldSources.tsx';
import { useWithheld } from '../../addressForm/useWithheld.ts';
import { formOf } from '../editing/addressSections.ts';
import { useKeptSection } from '../editing/section/keptSection.ts';
import { ValueForm } from '../editing/section/ValueForm.tsx';
import { useSectionSources } from '../editing/useSectionSources.ts';

/** Props of EditedValue. */
export interface EditedValueProps {
	address: Model<'Address'>;
	path: FieldPath;
	onDone: () => void;
}

/**
 * A value of the contact data, edited where it stands in the overview. Where there is more to be put right, or more was
 * entered before, all of them are edited in their tab, with what is entered.
 */
export function EditedValue({ address, path, onDone }: EditedValueProps) {
	const go = useGo();
	const withheld = useWithheld();
	const { sources, status } = useSectionSources([]);
	const entry = useKeptSection(address.lfdnr, 'contactData', { isNew: false, withheld });
	const stored = formOf(address, withheld);
	const isUnfinished = entry.restored != null;
	function editAll(from: FieldPath): void {
		setErrand({ lfdnr: address.lfdnr, kind: 'edit', field: from });
		go(hrefOf('crmAddress', { lfdnr: address.lfdnr }, { tab: 'contactData' }), { replace: true });
	}
	const goOn = useEffectEvent(() => editAll(path));
	useEffect(() => {
		if (isUnfinished) goOn();
	}, [isUnfinished]);
	if (status === 'loading' || entry.restored !== null) return <Skeleton />;
	return (
		<FieldSourcesProvider value={sources}>
			<ValueForm
				{...{ address, withheld, entry, stored, path }}
				section="contactData"
				paths={pathsOfSection('contactData', stored)}
				onDone={() => {
					entry.forget();
					onDone();
				}}
				onAll={editAll}
			/>
		</FieldSourcesProvider>
	);
}
