import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { viennaToday } from '@kontor/german/dateTime';
import { searchTextOf } from '@kontor/german/searchText';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { DateField } from '@kontor/ui/DateField';
import { ErrorSummary } from '@kontor/ui/ErrorSummary';
import { Page } from '@kontor/ui/Page';
import { SuggestField } from '@kontor/ui/SuggestField';
import { TextArea } from '@kontor/ui/TextArea';
import { useToast } from '@kontor/ui/Toast';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useTaskTitles } from '../../../data/tasks.ts';
import { useClock } from '../../../host/clock.tsx';
import { aboveFormBar, FormBar } from '../../../kit/record/FormBar.tsx';
import { useGo } from '../../../location.ts';
import { leaveField } from '../../../screen/leaveField.ts';
import { type LeaveQuestion, useLeave } from '../../../screen/leaving/leaving.tsx';
import { useLeaveQuestion } from '../../../screen/leaving/useLeaveQuestion.ts';
import { isPressed } from '../../../screen/shortcuts.ts';
import { AssigneePicker, ObjectPicker } from '../parts/pickers.tsx';
import { type NewTaskErrors, useNewTask } from './useNewTask.ts';

const question: LeaveQuestion = {
	title: 'Eingabe verwerfen?',
	text: 'Die Aufgabe ist noch nicht erstellt.',
	confirmLabel: 'Verwerfen',
};

const labels: Record<keyof NewTaskErrors, string> = {
	title: 'Titel',
	dueDate: 'Fällig am',
	assignees: 'Zuständig',
	objects: 'Betrifft',
};

/** A new task; title and object come from the query. */
export function NewTaskScreen({ match }: { match: RouteMatch<'taskNew'> }) {
	const { title = '', object = '' } = match.query;
	return <NewTask key={object} title={searchTextOf(title, 200)} object={object} />;
}

function NewTask({ title, object }: { title: string; object: string }) {
	const id = useId();
	const clock = useClock();
	const go = useGo();
	const leave = useLeave();
	const toasts = useToast();
	const titles = useTaskTitles();
	const form = useNewTask(title, object);
	const frame = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const { values, errors, refusals } = form;
	useLeaveQuestion(form.isDirty && !form.isSaving ? question : null, form.forget);

	useEffect(() => {
		// On a touch screen the keyboard would cover the form.
		if (window.matchMedia('(pointer: fine)').matches) frame.current?.querySelector('input')?.focus();
	}, []);

	useEffect(() => {
		if (refusals > 0) summary.current?.focus();
	}, [refusals]);

	async function save(event: FormEvent): Promise<void> {
		event.preventDefault();
		leaveField();
		// What leaving brings is there by the next turn.
		await Promise.resolve();
		const task = await form.submit();
		if (task === null) return;
		go(hrefOf('taskDetails', { lfdnr: task.lfdnr }), { replace: true });
		toasts.show({ tone: 'success', text: `Aufgabe ${task.lfdnr} erstellt.` });
	}

	function handleKeyDown(event: KeyboardEvent): void {
		if (!isPressed('submit', event)) return;
		event.preventDefault();
		frame.current?.requestSubmit();
	}

	const entries = Object.entries(errors).map(([field, text]) => ({
		fieldId: `${id}-${field}`,
		label: labels[field as keyof NewTaskErrors],
		text,
	}));

	return (
		<Page title="Aufgabe erstellen">
			<Form
				ref={frame}
				noValidate
				aria-label="Aufgabe erstellen"
				onSubmit={(event) => void save(event)}
				onKeyDown={handleKeyDown}
			>
				{form.isRestored && <Banner tone="info">Ihre noch nicht gespeicherte Eingabe ist wieder da.</Banner>}
				<ErrorSummary ref={summary} entries={entries} />
				<div role="status">{form.failure !== null && <Banner tone="error">{form.failure}</Banner>}</div>
				<Card>
					<Fields>
						<SuggestField
							id={`${id}-title`}
							label="Titel"
							isRequired
							maxLength={200}
							proposals={titles.status === 'ready' ? titles.data : []}
							value={values.title}
							error={errors.title}
							onValueChange={(value) => form.set({ title: value })}
						/>
						<TextArea
							label="Beschreibung"
							hint="Absätze, Listen mit - und Webadressen"
							limit={10_000}
							minRows={4}
							value={values.description}
							onValueChange={(description) => form.set({ description })}
						/>
						<DateField
							id={`${id}-dueDate`}
							label="Fällig am"
							hint="Auch heute, morgen, mo, +2w oder kw32"
							isShorthandAllowed
							today={viennaToday(clock())}
							value={values.dueDate}
							error={errors.dueDate}
							onValueChange={(dueDate) => form.set({ dueDate })}
						/>
						<AssigneePicker
							id={`${id}-assignees`}
							label="Zuständig"
							value={values.assignees}
							error={errors.assignees}
							onValueChange={(assignees) => form.set({ assignees })}
						/>
						<ObjectPicker
							id={`${id}-objects`}
							label="Betrifft"
							value={values.objects}
							error={errors.objects}
							onValueChange={(objects) => form.set({ objects })}
						/>
					</Fields>
				</Card>
				<FormBar>
					<Button type="submit" variant="primary" isPending={form.isSaving}>
						Aufgabe erstellen
					</Button>
					<Button
						disabled={form.isSaving}
						onClick={() =>
							leave(() => {
								form.forget();
								go(hrefOf('tasks'));
							})
						}
					>
						Abbrechen
					</Button>
				</FormBar>
			</Form>
		</Page>
	);
}

const Form = styled.form`
	display: grid;
	max-width: 40rem;
	gap: var(--k-space-4);

	${aboveFormBar}

	> [role='status']:empty {
		display: none;
	}
`;

const Fields = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;
