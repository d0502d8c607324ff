import Check from 'lucide-react/icons/check';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { List, Sign, Step, StepButton, StepText } from './Stepper.styles.ts';

/** Where a step stands. */
export type StepState = 'done' | 'current' | 'error' | 'upcoming';

/** One step of a wizard. */
export interface StepperStep {
	key: string;
	label: string;
	/** `error`: left with something that cannot be taken. */
	state: StepState;
	/** What is wrong or what was entered, in a few words. */
	note?: string;
}

/** Props of Stepper. */
export interface StepperProps {
	steps: readonly StepperStep[];
	/** The step shown now; it may be in error at the same time. */
	current: string;
	/** Goes to a step; steps that are done or in error can be chosen. Left out, the bar only shows. */
	onStepChange?: (key: string) => void;
	/** Names the bar: "Neue Adresse"; "Schritte" by default. */
	label?: string;
}

/** The way through a wizard: what is done, where one is, what is left. One below the other on phones. */
export function Stepper({ steps, current, onStepChange, label = messages.Stepper.label }: StepperProps) {
	return (
		<nav aria-label={label}>
			<List>
				{steps.map((step, index) => {
					const isCurrent = step.key === current;
					const canGo = !isCurrent && step.state !== 'upcoming' && onStepChange !== undefined;
					const content = (
						<>
							<Sign aria-hidden="true">
								{step.state === 'done' ? <Check /> : step.state === 'error' ? '!' : index + 1}
							</Sign>
							<StepText>
								{step.label}
								{/* "Current" is what aria-current says already. */}
								{step.state !== 'current' && <VisuallyHidden>, {messages.Stepper.state[step.state]}</VisuallyHidden>}
								{step.note && <small>{step.note}</small>}
							</StepText>
						</>
					);
					const looks = { 'data-state': step.state, 'data-current': isCurrent || undefined };
					return (
						<Step key={step.key} {...looks}>
							{canGo ? (
								<StepButton type="button" onClick={() => onStepChange(step.key)}>
									{content}
								</StepButton>
							) : (
								<StepButton as="div" aria-current={isCurrent ? 'step' : undefined}>
									{content}
								</StepButton>
							)}
						</Step>
					);
				})}
			</List>
		</nav>
	);
}
