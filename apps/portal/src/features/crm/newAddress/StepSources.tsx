import type { StepName } from '@kontor/domain/wizard/steps';
import type { ReactNode } from 'react';
import { useNewAddressLists } from '../../../data/newAddress.ts';
import { FieldSourcesProvider } from '../addressForm/fieldSources.tsx';
import { useAddressSources } from '../addressForm/useAddressSources.ts';

/** Props of StepSources. */
export interface StepSourcesProps {
	steps: readonly StepName[];
	ownContributionGroup: string;
	children: ReactNode;
}

/** Gives the fields of all steps the lists behind them, which are read while the first choice is made. */
export function StepSources({ steps, ownContributionGroup, children }: StepSourcesProps) {
	const sources = useAddressSources(
		useNewAddressLists({
			patient: steps.includes('patient'),
			employee: steps.includes('employee'),
			doctor: steps.includes('doctor'),
			company: steps.includes('company'),
			supplier: steps.includes('supplier'),
			insurer: steps.includes('healthInsurance'),
			ownContributionGroup,
		}),
	);
	return <FieldSourcesProvider value={sources}>{children}</FieldSourcesProvider>;
}
