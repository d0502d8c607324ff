import { checkAppointmentTime, durationOf, formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { useToast } from '@kontor/ui/Toast';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type SeriesReach, takenOf, useAppointmentWrites } from '../../../data/appointmentWrites.ts';
import { type Appointment, type CalendarLists, type TakenTime, useCalendarSearches } from '../../../data/calendar.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { checkValues, type EditorErrors, type EditorValues, valuesOf } from '../editor/editorValues.ts';
import { ResourcePicker } from '../editor/pickers.tsx';
import { reaches } from '../editor/reaches.ts';
import { TimeFields } from '../editor/TimeFields.tsx';
import { takenInWords } from '../view/takenInWords.ts';
import { leftBy, useFreed } from '../waiting/freed.tsx';

/** Props of MoveDialog. */
export interface MoveDialogProps {
	appointment: Appointment;
	lists: CalendarLists;
	onClose: () => void;
	onMoved: () => void;
}

const PAUSE_MS = 300;

/** Moving without a drag: day, time, length and rooms by fields, with whether it is free; of a series also all. */
export function MoveDialog({ appointment, lists, onClose, onMoved }: MoveDialogProps) {
	const id = useId();
	const writes = useAppointmentWrites();
	const toasts = useToast();
	const freed = useFreed();
	const [values, setValues] = useState<EditorValues>(() => valuesOf(appointment));
	const [reach, setReach] = useState<SeriesReach>('this');
	const [errors, setErrors] = useState<EditorErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
	const [isSaving, setSaving] = useState(false);
	const taken = useTakenTime(appointment.key.lfdnr, values);
	const isSeries = appointment.serialNumber !== null;

	function set(change: Partial<EditorValues>): void {
		setValues((before) => ({ ...before, ...change }));
		setErrors({});
		setFailure(null);
	}

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		const problems = checkValues(values);
		setErrors(problems);
		if (Object.keys(problems).length > 0 || isSaving) return;
		const { start, end, allDay, resources } = values;
		setSaving(true);
		const time = { start: start ?? '', end: end ?? '', allDay, resources };
		const outcome = await writes.move(appointment.key.lfdnr, appointment.version, time, reach);
		setSaving(false);
		if (outcome.kind === 'saved') {
			freed(leftBy(appointment, outcome.record, reach));
			const what = reach === 'this' ? appointment.title : `Serie ${appointment.title}`;
			toasts.show({ tone: 'success', text: `${what} verschoben: ${formatAppointmentTime(outcome.record)}.` });
			onMoved();
			return;
		}
		const found = takenOf(outcome.problem);
		const isForeignDay = outcome.problem.problem?.fields?.['body.start'] === 'notAllowed';
		setFailure(
			found !== null
				? takenInWords(found)
				: isForeignDay
					? 'Auf diesen Tag lässt sich die Serie nicht verschieben, weil ihn keine Regel benennt. Bitte legen Sie eine neue Serie an.'
					: sentenceOf(outcome.problem),
		);
	}

	return (
		<Dialog
			isOpen
			title={`${appointment.title} verschieben`}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" type="submit" form={id} isPending={isSaving}>
						Verschieben
					</Button>
				</>
			}
		>
			<Form id={id} noValidate onSubmit={(event) => void submit(event)}>
				{isSeries && (
					<RadioGroup
						label="Dieser Termin gehört zu einer Serie. Was soll verschoben werden?"
						value={reach}
						options={reaches}
						onValueChange={(value) => setReach(reaches.find((one) => one.value === value)?.value ?? 'this')}
					/>
				)}
				<TimeFields idOf={(field) => `${id}-${field}`} values={values} errors={errors} lists={lists} onChange={set} />
				<ResourcePicker
					id={`${id}-resources`}
					lists={lists}
					location={values.location}
					value={values.resources}
					onValueChange={(resources) => set({ resources })}
				/>
				<div role="status">
					{failure !== null ? (
						<Banner tone="error">{failure}</Banner>
					) : (
						taken !== null && (
							<Banner tone={taken.conflicts.length > 0 ? 'warning' : 'success'}>
								{taken.conflicts.length > 0 ? takenInWords(taken) : 'Diese Zeit ist frei.'}
							</Banner>
						)
					)}
				</div>
				{failure === null && taken !== null && taken.free.length > 0 && (
					<Row role="group" aria-label="Nächste freie Zeiten">
						{taken.free.map(({ start, end }) => (
							<Button key={start} size="compact" onClick={() => set({ start, end })}>
								{formatAppointmentTime({ start, end, allDay: false })}
							</Button>
						))}
					</Row>
				)}
			</Form>
		</Dialog>
	);
}

/** Conflict that blocks a time, asked once the time rests; null while nobody knows. */
function useTakenTime(
	lfdnr: number,
	{ start, end, allDay, type, location, resources }: EditorValues,
): TakenTime | null {
	const { check } = useCalendarSearches();
	const [answer, setAnswer] = useState<{ readonly asked: string; readonly taken: TakenTime } | null>(null);
	const time = { start: start ?? '', end: end ?? '' };
	const isTime = checkAppointmentTime({ ...time, allDay }) === null && durationOf(time) > 0;
	const asked = JSON.stringify({ lfdnr, ...time, type, location, resources });

	const ask = useEffectEvent(async (question: string) => {
		const taken = await check(JSON.parse(question)).catch(() => null);
		if (taken !== null) setAnswer({ asked: question, taken });
	});
	useEffect(() => {
		if (!isTime) return;
		const timer = setTimeout(() => void ask(asked), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [asked, isTime]);

	return answer?.asked === asked ? answer.taken : null;
}

const Form = styled.form`
	display: grid;
	gap: var(--k-space-4);
`;

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;
