import { partsOfStep, pathsOfStep, type StepName } from '@kontor/domain/wizard/steps';
import { Card } from '@kontor/ui/Card';
import { styled } from 'styled-components';
import { partLabels, stepLabels } from '../addressForm/fieldLabels.ts';
import { type FieldExtras, PartFields } from '../addressForm/PartFields.tsx';
import { useAddressChoice } from '../addressForm/useAddressChoice.ts';

/** Props of StepFields. */
export interface StepFieldsProps {
	step: StepName;
	/** `YYYY-MM-DD` in Vienna. */
	today: string;
	extras: FieldExtras;
}

/** The fields of a step, a card for each part. */
export function StepFields({ step, today, extras }: StepFieldsProps) {
	const choice = useAddressChoice();
	const parts = partsOfStep(choice, step);
	const asked = pathsOfStep(choice, step);
	return (
		<Parts>
			{parts
				.filter((part) => asked.some((path) => path.startsWith(`${part}.`)))
				.map((part) => (
					<Card key={part} title={partLabels[part] === stepLabels[step] ? undefined : partLabels[part]}>
						<PartFields part={part} today={today} isNew extras={extras} />
					</Card>
				))}
		</Parts>
	);
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;
