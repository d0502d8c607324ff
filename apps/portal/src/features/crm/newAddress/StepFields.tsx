import { type FieldWarning, warningsOf } from '@kontor/domain/wizard/checks';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import type { PartName } from '@kontor/domain/wizard/fields';
import { partsOfStep, pathsOfStep, type StepName } from '@kontor/domain/wizard/steps';
import { Card } from '@kontor/ui/Card';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { partLabels, stepLabels } from '../addressForm/fieldLabels.ts';
import { type FieldExtras, PartFields } from '../addressForm/PartFields.tsx';
import { warningSentence } from '../addressForm/problems/problemSentences.ts';
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
						<WarnedFields part={part} today={today} extras={extras} />
					</Card>
				))}
		</Parts>
	);
}

/** With the warnings that need more than the field itself; those that an input finds alone it says itself. */
function WarnedFields({ part, today, extras }: { part: PartName; today: string; extras: FieldExtras }) {
	const form = useFormContext<AddressDraft>();
	useWatch({ control: form.control, name: ['contact.zip', 'contact.country', 'contact.representationValidTo'] });
	const warned: FieldExtras = { ...extras };
	for (const { path, code } of warningsOf(form.getValues(), { today })) {
		if (isOfForm(code)) warned[path] = { ...warned[path], warning: warningSentence(code) };
	}
	return <PartFields part={part} today={today} extras={warned} />;
}

function isOfForm(code: FieldWarning): boolean {
	return code === 'zipFormat' || code === 'representationEnded';
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;
