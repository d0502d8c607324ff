import { warningsOf } from '@kontor/domain/wizard/checks';
import { type AddressDraft, isFilled } from '@kontor/domain/wizard/draft';
import { partsOfStep, pathsOfStep, type StepName, stepsOf } from '@kontor/domain/wizard/steps';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { styled } from 'styled-components';
import {
	fieldLabelOf,
	fieldLabels,
	flagLabels,
	kindLabels,
	partLabels,
	stepLabels,
} from '../addressForm/fieldLabels.ts';
import { useFieldSources } from '../addressForm/fieldSources.tsx';
import { warningSentence } from '../addressForm/problems/problemSentences.ts';
import { shownValue } from '../addressForm/shownValue.ts';

/** Props of SummaryStep. */
export interface SummaryStepProps {
	draft: AddressDraft;
	/** `YYYY-MM-DD` in Vienna. */
	today: string;
	/** Goes back to change something. */
	onStep: (step: StepName) => void;
}

/** All that was entered, before it is saved, with what is odd about it. */
export function SummaryStep({ draft, today, onStep }: SummaryStepProps) {
	const sources = useFieldSources();
	const warnings = warningsOf(draft, { today });
	return (
		<Parts>
			{warnings.length > 0 && (
				<Banner tone="warning">
					<Warnings>
						{warnings.map(({ path, code }) => (
							<li key={path}>
								{fieldLabelOf(path)}: {warningSentence(code)}
							</li>
						))}
					</Warnings>
				</Banner>
			)}
			<Card title={stepLabels.type} actions={<Change label={stepLabels.type} onChange={() => onStep('type')} />}>
				<DescriptionList
					items={[
						{ term: 'Adresse', value: kindLabels[draft.kind] },
						{ term: 'Art', value: draft.flags.map((flag) => flagLabels[flag].label).join(', ') },
					]}
				/>
			</Card>
			{stepsOf(draft).map((step) =>
				partsOfStep(draft, step).map((part) => {
					const filled = pathsOfStep(draft, step).filter(
						(path) => path.startsWith(`${part}.`) && (isFilled(draft, path) || path === 'contact.country'),
					);
					if (filled.length === 0) return null;
					return (
						<Card
							key={part}
							title={partLabels[part]}
							actions={<Change label={partLabels[part]} onChange={() => onStep(step)} />}
						>
							<DescriptionList
								items={filled.map((path) => ({ term: fieldLabels[path], value: shownValue(draft, path, sources) }))}
							/>
						</Card>
					);
				}),
			)}
		</Parts>
	);
}

function Change({ label, onChange }: { label: string; onChange: () => void }) {
	return (
		<Button size="compact" variant="quiet" aria-label={`${label} ändern`} onClick={onChange}>
			Ändern
		</Button>
	);
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;

const Warnings = styled.ul`
	margin: 0;
	padding: 0;
	list-style: none;
`;
