import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { MenuButton } from '@kontor/ui/Menu';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { TextArea } from '@kontor/ui/TextArea';
import { TextField } from '@kontor/ui/TextField';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Appointment, CalendarLists } from '../../../data/calendar.ts';
import { ConflictChoices } from '../../../kit/record/ConflictChoices.tsx';
import { RecordFrame } from '../../../kit/record/RecordFrame.tsx';
import { useCurrentUser } from '../../../screen/CurrentUser.tsx';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { AppointmentHistory } from '../history/AppointmentHistory.tsx';
import { fieldInWords, mergedLabels } from './editorMerge.ts';
import type { EditorValues } from './editorValues.ts';
import { KindFields } from './KindFields.tsx';
import { AddressPicker, DocumentPicker, ObjectPicker, ResourcePicker } from './pickers.tsx';
import { deviatingInWords, reaches } from './reaches.ts';
import { SeriesFields } from './SeriesFields.tsx';
import { TakenBox } from './TakenBox.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useAppointmentForm } from './useAppointmentForm.ts';

function newTaskHref({ key, title }: Appointment): string {
	return hrefOf('taskNew', {}, { title, object: `APPOINTMENT:${key.lfdnr}` });
}

/** Props of AppointmentForm. */
export interface AppointmentFormProps {
	/** The stored one; null for a new one. */
	appointment: Appointment | null;
	/** What it begins with. */
	start: EditorValues;
	lists: CalendarLists;
	/** The entry of the waiting list that is booked with it. */
	waiting?: number | null;
	onClose: () => void;
	/** Further actions on a stored appointment. */
	onMove?: () => void;
	onCopy?: () => void;
	onPrint?: () => void;
}

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

/** The form of an appointment; it closes once it is saved or the user has given it up. */
export function AppointmentForm(props: AppointmentFormProps) {
	const { appointment, start, lists, waiting = null, onClose, onMove, onCopy, onPrint } = props;
	const { subject } = useCurrentUser();
	const id = useId();
	const { isHidden } = usePrivacy();
	const form = useAppointmentForm({ appointment, start, lists, waiting, onSaved: onClose });
	const { values, errors, set, stored } = form;

	const idOf = (field: keyof EditorValues) => `${id}-${field}`;
	const entries = Object.entries(errors).map(([field, text]) => ({
		fieldId: `${id}-${field}`,
		label: labels[field as keyof EditorValues] ?? field,
		text,
	}));
	const words = { lists, isHidden };
	return (
		<RecordFrame
			id={id}
			size="lg"
			title={appointment === null ? 'Neuer Termin' : 'Termin'}
			isDirty={form.isDirty && !form.isSaving}
			isSaving={form.isSaving}
			isRestored={form.isRestored}
			refusals={form.refusals}
			errors={entries}
			notice={form.notice}
			submitLabel={form.submitLabel}
			isBlocked={form.conflicts.length > 0}
			extraAction={
				appointment !== null && (
					<Start>
						<MenuButton
							icon={<Ellipsis />}
							label="Weitere Aktionen"
							entries={[
								{ id: 'move', label: 'Verschieben …', onAction: () => onMove?.() },
								{ id: 'copy', label: 'Kopieren', onAction: () => onCopy?.() },
								{ id: 'print', label: 'Terminzettel drucken', onAction: () => onPrint?.() },
								...(can(subject, 'tasks')
									? [{ id: 'task', label: 'Aufgabe erstellen', href: newTaskHref(appointment) }]
									: []),
							]}
						/>
						<Button variant="danger" disabled={form.isSaving} onClick={() => void form.remove()}>
							Löschen
						</Button>
					</Start>
				)
			}
			onSubmit={() => void form.submit()}
			onForget={form.forget}
			onClose={onClose}
		>
			{form.conflicts.length > 0 && stored !== null && (
				<ConflictChoices
					conflicts={form.conflicts.map((field) => ({
						field,
						label: mergedLabels[field],
						mine: fieldInWords(values, field, words),
						stored: fieldInWords(stored, field, words),
					}))}
					onChoose={form.choose}
				/>
			)}
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
			{appointment !== null && appointment.serialNumber !== null && (
				<RadioGroup
					label="Dieser Termin gehört zu einer Serie. Was soll geändert werden?"
					value={form.reach}
					options={reaches.map((one) => ({ ...one, hint: deviatingInWords(appointment, one.value) }))}
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
			<TextArea label="Notiz" limit={10_000} minRows={3} value={values.text} onValueChange={(text) => set({ text })} />
			{appointment === null && (
				<SeriesFields values={values} preview={form.preview} error={errors.rule} onChange={set} />
			)}
			{appointment !== null && <AppointmentHistory lfdnr={appointment.key.lfdnr} />}
		</RecordFrame>
	);
}

const Start = styled.span`
	display: flex;
	gap: var(--k-space-2);
`;
