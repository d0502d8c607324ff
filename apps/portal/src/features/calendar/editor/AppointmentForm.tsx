import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Drawer } from '@kontor/ui/Drawer';
import { ErrorSummary } from '@kontor/ui/ErrorSummary';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { TextArea } from '@kontor/ui/TextArea';
import { TextField } from '@kontor/ui/TextField';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { SeriesReach } from '../../../data/appointmentWrites.ts';
import type { Appointment, CalendarLists } from '../../../data/calendar.ts';
import { type LeaveQuestion, useLeave } from '../../../screen/leaving/leaving.tsx';
import { useLeaveQuestion } from '../../../screen/leaving/useLeaveQuestion.ts';
import { isPressed } from '../../../screen/shortcuts.ts';
import { AppointmentHistory } from './AppointmentHistory.tsx';
import type { EditorValues } from './editorValues.ts';
import { KindFields } from './KindFields.tsx';
import { AddressPicker, DocumentPicker, ObjectPicker, ResourcePicker } from './pickers.tsx';
import { SeriesFields } from './SeriesFields.tsx';
import { TakenBox } from './TakenBox.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useAppointmentForm } from './useAppointmentForm.ts';

/** Props of AppointmentForm. */
export interface AppointmentFormProps {
	/** The stored one; null for a new one. */
	appointment: Appointment | null;
	/** What it begins with. */
	start: EditorValues;
	lists: CalendarLists;
	onClose: () => void;
}

const question: LeaveQuestion = {
	title: 'Eingabe verwerfen?',
	text: 'Was Sie hier eingegeben haben, ist noch nicht gespeichert.',
	confirmLabel: 'Verwerfen',
};

const labels: Partial<Record<keyof EditorValues, string>> = {
	title: 'Titel',
	start: 'Beginn',
	end: 'Ende',
	type: 'Art',
	state: 'Status',
	scope: 'Bereich',
	location: 'Standort',
	resources: 'Personen, Räume, Geräte',
	addresses: 'Patient oder Kunde',
	overbookReason: 'Grund',
	conflictResolution: 'Bei Konflikten',
	rule: 'Serie',
};

const reaches: readonly { value: SeriesReach; label: string }[] = [
	{ value: 'this', label: 'Nur dieser Termin' },
	{ value: 'following', label: 'Dieser und alle folgenden' },
	{ value: 'all', label: 'Alle Termine der Serie' },
];

/** The form of an appointment; it closes once it is saved or the user has given it up. */
export function AppointmentForm({ appointment, start, lists, onClose }: AppointmentFormProps) {
	const id = useId();
	const leave = useLeave();
	const element = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const form = useAppointmentForm({ appointment, start, lists, onSaved: onClose });
	const { values, errors, set } = form;
	useLeaveQuestion(form.isDirty && !form.isSaving ? question : null, form.forget);

	const { refusals } = form;
	useEffect(() => {
		if (refusals > 0) summary.current?.focus();
	}, [refusals]);

	function close(): void {
		if (!form.isSaving) leave(onClose);
	}

	function handleSubmit(event: FormEvent): void {
		event.preventDefault();
		void form.submit();
	}

	function handleKeyDown(event: KeyboardEvent): void {
		if (!isPressed('submit', event)) return;
		event.preventDefault();
		element.current?.requestSubmit();
	}

	const idOf = (field: keyof EditorValues) => `${id}-${field}`;
	const entries = Object.entries(errors).map(([field, text]) => ({
		fieldId: `${id}-${field}`,
		label: labels[field as keyof EditorValues] ?? field,
		text,
	}));
	const isSeries = appointment?.serialNumber != null;
	return (
		<Drawer
			isOpen
			size="lg"
			title={appointment === null ? 'Neuer Termin' : 'Termin'}
			onClose={close}
			actions={
				<>
					{appointment !== null && (
						<Start>
							<Button variant="danger" disabled={form.isSaving} onClick={() => void form.remove()}>
								Löschen
							</Button>
						</Start>
					)}
					<Button disabled={form.isSaving} onClick={close}>
						Abbrechen
					</Button>
					<Button variant="primary" type="submit" form={id} isPending={form.isSaving}>
						{form.submitLabel}
					</Button>
				</>
			}
		>
			<Form ref={element} id={id} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
				{form.isRestored && <Banner tone="info">Ihre noch nicht gespeicherte Eingabe ist wieder da.</Banner>}
				<ErrorSummary ref={summary} entries={entries} />
				<div role="status">{form.failure !== null && <Banner tone="error">{form.failure}</Banner>}</div>
				{form.taken !== null && (
					<TakenBox
						idOfReason={idOf('overbookReason')}
						taken={form.taken}
						values={values}
						error={errors.overbookReason}
						isSeries={values.rule !== null}
						onChange={set}
					/>
				)}
				{isSeries && (
					<RadioGroup
						label="Dieser Termin gehört zu einer Serie. Was soll geändert werden?"
						value={form.reach}
						options={reaches}
						onValueChange={(value) => form.setReach(reaches.find((one) => one.value === value)?.value ?? 'this')}
					/>
				)}
				<TextField
					id={idOf('title')}
					label="Titel"
					isRequired
					maxLength={200}
					autoComplete="off"
					data-autofocus
					value={values.title}
					error={errors.title}
					onValueChange={(title) => set({ title })}
				/>
				<KindFields
					idOf={idOf}
					values={values}
					errors={errors}
					lists={lists}
					isNew={appointment === null}
					onChange={set}
				/>
				<TimeFields idOf={idOf} values={values} errors={errors} lists={lists} onChange={set} />
				<ResourcePicker
					id={idOf('resources')}
					lists={lists}
					location={values.location}
					value={values.resources}
					error={errors.resources}
					onValueChange={(resources) => set({ resources })}
				/>
				<AddressPicker
					id={idOf('addresses')}
					value={values.addresses}
					error={errors.addresses}
					onValueChange={(addresses) => {
						const tel = values.telNr === '' ? (addresses[0]?.tel ?? '') : values.telNr;
						set({ addresses, telNr: tel });
					}}
				/>
				<TextField
					id={idOf('telNr')}
					label="Telefon"
					type="tel"
					maxLength={200}
					autoComplete="off"
					value={values.telNr}
					onValueChange={(telNr) => set({ telNr })}
				/>
				<DocumentPicker
					id={idOf('documents')}
					addresses={values.addresses.map(({ lfdnr }) => lfdnr)}
					value={values.documents}
					error={errors.documents}
					onValueChange={(documents) => set({ documents })}
				/>
				<ObjectPicker
					id={idOf('objects')}
					value={values.objects}
					error={errors.objects}
					onValueChange={(objects) => set({ objects })}
				/>
				<TextArea
					label="Notiz"
					limit={10_000}
					minRows={3}
					value={values.text}
					onValueChange={(text) => set({ text })}
				/>
				{appointment === null && (
					<SeriesFields values={values} preview={form.preview} error={errors.rule} onChange={set} />
				)}
				{appointment !== null && <AppointmentHistory lfdnr={appointment.key.lfdnr} />}
			</Form>
		</Drawer>
	);
}

const Form = styled.form`
	display: grid;
	gap: var(--k-space-4);

	> [role='status']:empty {
		display: none;
	}
`;

const Start = styled.span`
	margin-inline-end: auto;
`;
