import { hrefOf } from '@kontor/domain/routes';
import { type AddressDraft, checkChoice, isBegun } from '@kontor/domain/wizard/draft';
import { nextStep, pathsOfStep, previousStep, type StepName, stepsOf } from '@kontor/domain/wizard/steps';
import type { DraftState } from '@kontor/domain/wizard/storedDraft';
import { viennaToday } from '@kontor/german/dateTime';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { ErrorSummary, type ErrorSummaryEntry } from '@kontor/ui/ErrorSummary';
import { Page } from '@kontor/ui/Page';
import { SkeletonText } from '@kontor/ui/Skeleton';
import { Stepper, type StepState } from '@kontor/ui/Stepper';
import { useToast } from '@kontor/ui/Toast';
import { useBelow } from '@kontor/ui/theme';
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DuplicateCandidate } from '../../../data/newAddress.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { useClock } from '../../../host/clock.tsx';
import { useGo } from '../../../location.ts';
import { keepFocus, leaveField } from '../../../screen/leaveField.ts';
import type { LeaveQuestion } from '../../../screen/leaving/leaving.tsx';
import { useLeaveQuestion } from '../../../screen/leaving/useLeaveQuestion.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { isPressed } from '../../../screen/shortcuts.ts';
import { fieldIdOf } from '../addressForm/fieldIdOf.ts';
import { fieldLabelOf, stepLabels } from '../addressForm/fieldLabels.ts';
import { messageAt } from '../addressForm/problems/messageAt.ts';
import { useDuplicates } from './duplicates/useDuplicates.ts';
import { flagsId, TypeStep } from './TypeStep.tsx';
import { useCreation } from './useCreation.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useSvnrCheck } from './useSvnrCheck.ts';
import { Buttons, Form, Steps, StepTitle } from './Wizard.styles.ts';

const DuplicateAssistant = lazyChunk(
	async () => (await import('./duplicates/DuplicateAssistant.tsx')).DuplicateAssistant,
);

const StepSources = lazyChunk(async () => (await import('./StepSources.tsx')).StepSources);
const StepFields = lazyChunk(async () => (await import('./StepFields.tsx')).StepFields);
const SummaryStep = lazyChunk(async () => (await import('./SummaryStep.tsx')).SummaryStep);

const choiceSentence = 'Bitte wählen Sie mindestens eine Art. Angehöriger allein reicht nicht.';

const leaveQuestion: LeaveQuestion = {
	title: 'Neue Adresse verlassen?',
	text: 'Sie ist noch nicht angelegt. Ihr Entwurf bleibt in diesem Tab, bis Sie ihn verwerfen oder sich abmelden.',
	confirmLabel: 'Verlassen',
};

/** Props of Wizard. */
export interface WizardProps {
	initial: DraftState;
	/** The draft was begun before this screen was opened. */
	isRestored: boolean;
	/** Told of every change, to keep it; null once nothing would be lost. */
	onKeep: (state: DraftState | null) => void;
	onDiscard: () => void;
}

/** The steps to a new address. */
export function Wizard({ initial, isRestored, onKeep, onDiscard }: WizardProps) {
	const clock = useClock();
	const today = viennaToday(clock());
	const go = useGo();
	const toasts = useToast();
	const { isHidden } = usePrivacy();
	const form = useForm<AddressDraft>({ defaultValues: initial.draft, mode: 'onTouched' });
	const [step, setStep] = useState<StepName>(initial.step);
	const [furthest, setFurthest] = useState(() => stepsOf(initial.draft).indexOf(initial.step));
	const [refusals, setRefusals] = useState(0);
	const [hasInput, setHasInput] = useState(isRestored);
	const [isNoticeOpen, setNoticeOpen] = useState(isRestored);
	const [isBusy, setBusy] = useState(false);
	const suggested = useRef(initial.suggested);
	const dismissed = useRef(initial.dismissed);
	const frame = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const creation = useCreation(form, initial.attempt, today);
	const duplicates = useDuplicates(creation.attempt, dismissed, () => keep());
	const suggestions = useSuggestions(form, suggested, () => keep());
	const svnr = useSvnrCheck(form, () => void duplicates.peek(form.getValues()));
	useLeaveQuestion(hasInput && !creation.isDone ? leaveQuestion : null);

	const { errors } = form.formState;
	const draft = form.watch();
	const steps = stepsOf(draft);
	const choiceProblem = checkChoice(draft);
	const choiceError = refusals > 0 && choiceProblem !== null ? choiceSentence : undefined;
	function keep(at: StepName = step, complements: string | null = null): void {
		const values = form.getValues();
		if (creation.isDone || !(hasInput || isBegun(values))) return;
		setHasInput(true);
		const { attempt } = creation;
		onKeep({
			...{ draft: values, step: at, suggested: suggested.current, attempt, dismissed: dismissed.current },
			complements,
		});
	}

	const keepLatest = useEffectEvent(() => keep());
	useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keepLatest() }), [form]);

	const { kind, flags } = draft;
	useEffect(() => keepLatest(), [kind, flags.join()]);

	useEffect(() => {
		// While the first choice is made the inputs of the next step come.
		StepFields.preload();
		SummaryStep.preload();
	}, []);

	useEffect(() => {
		if (refusals === 0) return;
		if (summary.current !== null) summary.current.focus();
		else frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [refusals]);

	function goTo(next: StepName): void {
		isMoved.current = true;
		setRefusals(0);
		setStep(next);
		setFurthest(Math.max(furthest, stepsOf(form.getValues()).indexOf(next)));
		keep(next);
	}

	function entriesOf(at: StepName): (ErrorSummaryEntry & { step: StepName })[] {
		if (at === 'type') {
			return choiceError === undefined
				? []
				: [{ step: at, fieldId: flagsId, label: 'Art der Adresse', text: choiceError }];
		}
		return pathsOfStep(draft, at).flatMap((path) => {
			const text = messageAt(errors, path);
			return text === undefined ? [] : [{ step: at, fieldId: fieldIdOf(path), label: fieldLabelOf(path), text }];
		});
	}

	async function isStepFine(): Promise<boolean> {
		if (step === 'type') return choiceProblem === null;
		if (!(await form.trigger([...pathsOfStep(draft, step)]))) return false;
		// A text in a list of entries that is none of them is wrong without the form knowing.
		return frame.current?.querySelector('[aria-invalid="true"]') === null;
	}

	async function goOn(event?: FormEvent): Promise<void> {
		event?.preventDefault();
		if (isBusy) return;
		leaveField();
		if (step === 'summary') return save();
		if (!(await isStepFine())) {
			setRefusals(refusals + 1);
			return;
		}
		const following = () => goTo(nextStep(form.getValues(), step));
		if (step !== 'general') return following();
		setBusy(true);
		await duplicates.look(form.getValues(), following);
		setBusy(false);
	}

	async function save(): Promise<void> {
		const values = form.getValues();
		setBusy(true);
		const { checkStep } = await import('@kontor/domain/wizard/checks');
		const context = { today, isNew: true };
		const wrong = stepsOf(values).find((at) =>
			at === 'type' ? checkChoice(values) !== null : checkStep(values, at, context).length > 0,
		);
		if (wrong !== undefined) {
			const { showProblems } = await import('../addressForm/problems/formProblems.ts');
			showProblems(form, checkStep(values, wrong, context), today);
			setBusy(false);
			return refuseAt(wrong);
		}
		await duplicates.look(values, () => void create());
		setBusy(false);
	}

	async function create(): Promise<void> {
		setBusy(true);
		const outcome = await creation.create();
		setBusy(false);
		if (outcome.kind === 'refused') refuseAt(outcome.step);
		if (outcome.kind !== 'created') return;
		onKeep(null);
		toasts.show({ tone: 'success', text: 'Die Adresse ist angelegt.' });
		go(hrefOf('crmAddress', { lfdnr: outcome.lfdnr }), { replace: true });
	}

	function refuseAt(at: StepName): void {
		goTo(at);
		setRefusals(refusals + 1);
	}

	function openKnown({ lfdnr }: DuplicateCandidate): void {
		duplicates.close();
		go(hrefOf('crmAddress', { lfdnr }));
	}

	function complete({ lfdnr }: DuplicateCandidate): void {
		duplicates.close();
		keep(step, String(lfdnr));
		go(hrefOf('crmAddress', { lfdnr }, { tab: 'contactData' }));
	}

	function handleKeys(event: KeyboardEvent): void {
		if (!isPressed('submit', event)) return;
		event.preventDefault();
		void goOn();
	}

	function stateOf(at: StepName, index: number): StepState {
		if (at !== step && at !== 'type' && pathsOfStep(draft, at).some((path) => messageAt(errors, path))) return 'error';
		if (at === step) return 'current';
		return index <= furthest ? 'done' : 'upcoming';
	}

	const isMoved = useRef(false);
	const isSummary = step === 'summary';
	// One below the other the steps would push the form off the screen.
	const isPhone = useBelow('sm');
	return (
		<Page
			title="Neue Adresse"
			{...(isPhone ? { subtitle: `Schritt ${steps.indexOf(step) + 1} von ${steps.length}` } : {})}
			filters={
				!isPhone && (
					<Steps>
						<Stepper
							label="Schritte zur neuen Adresse"
							current={step}
							steps={steps.map((at, index) => ({ key: at, label: stepLabels[at], state: stateOf(at, index) }))}
							onStepChange={(key) => goTo(steps.find((at) => at === key) ?? 'type')}
						/>
					</Steps>
				)
			}
		>
			<FormProvider {...form}>
				<Form ref={frame} noValidate onSubmit={(event) => void goOn(event)} onKeyDown={handleKeys}>
					{isNoticeOpen && (
						<Banner
							tone="info"
							action={{ label: 'Verwerfen und neu beginnen', onAction: onDiscard }}
							onDismiss={() => setNoticeOpen(false)}
						>
							Ihr Entwurf wurde wiederhergestellt.
						</Banner>
					)}
					{creation.failure !== null && (
						<Banner
							tone="error"
							{...(isSummary
								? { action: { label: 'Erneut versuchen', onAction: () => void save(), isPending: isBusy } }
								: {})}
						>
							{creation.failure}
						</Banner>
					)}
					{duplicates.noticed !== null && (
						<Banner tone="warning" action={{ label: 'Vergleichen', onAction: duplicates.compare }}>
							{noticeOf(duplicates.noticed.length, isHidden ? null : (duplicates.noticed[0] ?? null))}
						</Banner>
					)}
					{duplicates.isUnsure && (
						<Banner tone="warning">Ob es diese Adresse schon gibt, konnte gerade nicht geprüft werden.</Banner>
					)}
					<ErrorSummary ref={summary} entries={refusals === 0 ? [] : entriesOf(step)} />
					<StepTitle tabIndex={-1}>{stepLabels[step]}</StepTitle>
					{step === 'type' && <TypeStep error={choiceError} />}
					<Suspense fallback={step === 'type' ? null : <SkeletonText lines={8} />}>
						<StepSources steps={steps} ownContributionGroup={draft.insurerControl.ownContributionGroup}>
							{isSummary && <SummaryStep draft={draft} today={today} onStep={goTo} />}
							{step !== 'type' && !isSummary && (
								<StepFields step={step} today={today} extras={{ ...suggestions, ...svnr }} />
							)}
							<BeginAtTop key={step} isMoved={isMoved} frame={frame} />
						</StepSources>
					</Suspense>
					<Buttons>
						{hasInput && (
							<Button variant="quiet" onClick={onDiscard}>
								Verwerfen
							</Button>
						)}
						{step !== 'type' && <Button onClick={() => goTo(previousStep(draft, step))}>Zurück</Button>}
						<Button type="submit" variant="primary" isPending={isBusy} onMouseDown={keepFocus}>
							{isSummary ? 'Adresse anlegen' : 'Weiter'}
						</Button>
					</Buttons>
				</Form>
			</FormProvider>
			{duplicates.open !== null && (
				<Suspense fallback={null}>
					<DuplicateAssistant
						draft={draft}
						candidates={duplicates.open.candidates}
						onClose={duplicates.close}
						onOpen={openKnown}
						onComplete={complete}
						onDistinct={({ lfdnr }) => void duplicates.tellApart(lfdnr)}
						onCreate={duplicates.proceed}
					/>
				</Suspense>
			)}
		</Page>
	);
}

/** Sentence about addresses that may be the one being entered. */
function noticeOf(count: number, first: DuplicateCandidate | null): string {
	if (count > 1) return `${count} Adressen könnten dieselbe sein.`;
	return first === null
		? 'Eine Adresse könnte dieselbe sein.'
		: `${first.name} (Kundennr. ${first.lfdnr}) könnte dieselbe Adresse sein.`;
}

/** Each step begins at its first field, or at its title; not the one the screen opens with. */
function BeginAtTop({ isMoved, frame }: { isMoved: { current: boolean }; frame: { current: HTMLFormElement | null } }) {
	useEffect(() => {
		if (!isMoved.current) return;
		frame.current?.scrollIntoView({ block: 'start' });
		firstControl(frame.current)?.focus();
	}, [isMoved, frame]);
	return null;
}

function firstControl(frame: HTMLElement | null): HTMLElement | null {
	const first = frame?.querySelector<HTMLElement>('input, select, textarea');
	return first ?? frame?.querySelector<HTMLElement>('h2') ?? null;
}
