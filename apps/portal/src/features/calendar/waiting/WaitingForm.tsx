import { formatDuration } from '@kontor/german/calendar/wallTime';
import { DateField } from '@kontor/ui/DateField';
import { Select } from '@kontor/ui/Select';
import { TextArea } from '@kontor/ui/TextArea';
import { TextField } from '@kontor/ui/TextField';
import { useToast } from '@kontor/ui/Toast';
import { useId, useRef, useState } from 'react';
import type { CalendarLists } from '../../../data/calendar.ts';
import { useWaitingWrites, type WaitingEntry } from '../../../data/waiting.ts';
import { useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { RecordFrame } from '../../../kit/record/RecordFrame.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { servedErrors } from '../editor/editorValues.ts';
import { Pairs } from '../editor/KindFields.tsx';
import { AddressPicker, ResourcePicker } from '../editor/pickers.tsx';
import {
	checkWaiting,
	contentOfValues,
	type WaitingErrors,
	type WaitingValues,
	waitingValues,
} from './waitingValues.ts';

/** Props of WaitingForm. */
export interface WaitingFormProps {
	/** The stored one; null for a new one. */
	entry: WaitingEntry | null;
	lists: CalendarLists;
	today: string;
	onClose: () => void;
}

const labels = {
	title: 'Titel',
	from: 'Ab',
	until: 'Bis',
	addresses: 'Patient oder Kunde',
	resources: 'Personen, Räume, Geräte',
};
const dayTimes = [
	{ value: 'any', label: 'ganztags' },
	{ value: 'morning', label: 'vormittags' },
	{ value: 'afternoon', label: 'nachmittags' },
] as const;
const lengths = [15, 20, 30, 45, 60, 90, 120, 180, 240];

/** The form of somebody who waits for an appointment. */
export function WaitingForm({ entry, lists, today, onClose }: WaitingFormProps) {
	const id = useId();
	const writes = useWaitingWrites();
	const toasts = useToast();
	const [base] = useState(() => waitingValues(entry, lists, today));
	const kept = useKeptEntry(`waiting/${entry?.lfdnr ?? 'new'}`, readValues);
	const [typed, setTyped] = useState<WaitingValues | null>(null);
	const values = typed ?? kept.restored ?? base;
	const [refusals, setRefusals] = useState(0);
	const [served, setServed] = useState<WaitingErrors>({});
	const [notice, setNotice] = useState<{ tone: 'error' | 'warning'; text: string } | null>(null);
	const [version, setVersion] = useState(entry?.version ?? 0);
	const [isSaving, setSaving] = useState(false);
	const attempt = useRef({ content: '', key: '' });
	const isDirty = JSON.stringify(values) !== JSON.stringify(base);
	const errors = refusals > 0 ? { ...served, ...checkWaiting(values) } : {};

	function set(change: Partial<WaitingValues>): void {
		const next = { ...values, ...change };
		setTyped(next);
		setServed({});
		setNotice(null);
		kept.keep(JSON.stringify(next) === JSON.stringify(base) ? null : next);
	}

	async function submit(): Promise<void> {
		if (isSaving) return;
		if (Object.keys(checkWaiting(values)).length > 0) {
			setRefusals((count) => count + 1);
			return;
		}
		const content = contentOfValues(values);
		const text = JSON.stringify(content);
		if (attempt.current.content !== text) attempt.current = { content: text, key: newAttempt() };
		setSaving(true);
		const outcome =
			entry === null
				? await writes.create(content, attempt.current.key)
				: await writes.change(entry.lfdnr, version, content);
		setSaving(false);
		if (outcome.kind === 'saved') {
			kept.forget();
			toasts.show({ tone: 'success', text: `${outcome.record.title} steht auf der Warteliste.` });
			onClose();
		} else if (outcome.kind === 'conflict') {
			setVersion(outcome.stored.version);
			setNotice({
				tone: 'warning',
				text: `Jemand anderer hat diesen Eintrag inzwischen geändert (${outcome.stored.title}). Speichern Sie noch einmal, um Ihre Angaben zu behalten.`,
			});
		} else if (outcome.problem.problem?.fields) {
			setServed(servedErrors(outcome.problem.problem.fields));
			setRefusals((count) => count + 1);
		} else setNotice({ tone: 'error', text: `${sentenceOf(outcome.problem)} Ihre Eingabe ist noch da.` });
	}

	const idOf = (field: keyof WaitingValues) => `${id}-${field}`;
	return (
		<RecordFrame
			id={id}
			title={entry === null ? 'Auf die Warteliste' : 'Eintrag der Warteliste'}
			isDirty={isDirty && !isSaving}
			isSaving={isSaving}
			isRestored={typed === null && kept.restored != null}
			refusals={refusals}
			errors={Object.entries(errors).map(([field, text]) => ({
				fieldId: `${id}-${field}`,
				label: labels[field as keyof typeof labels] ?? field,
				text,
			}))}
			notice={notice}
			onSubmit={() => void submit()}
			onForget={kept.forget}
			onClose={onClose}
		>
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
			<AddressPicker
				id={idOf('addresses')}
				value={values.addresses}
				error={errors.addresses}
				onValueChange={(chosen) => {
					const addresses = chosen.slice(-1);
					set({ addresses, telNr: values.telNr === '' ? (addresses[0]?.tel ?? '') : values.telNr });
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
			<Pairs>
				<Select
					id={idOf('type')}
					label="Art"
					placeholder={null}
					value={String(values.type)}
					options={lists.types
						.filter(({ active, lfdnr }) => active || lfdnr === values.type)
						.map(({ lfdnr, bezeichnung }) => ({ value: String(lfdnr), label: bezeichnung }))}
					onValueChange={(value) => {
						const type = lists.types.find(({ lfdnr }) => String(lfdnr) === value);
						const minutes = type && type.minutes < 1440 ? type.minutes : values.minutes;
						set({ type: Number(value), minutes });
					}}
				/>
				<Select
					id={idOf('minutes')}
					label="Dauer"
					placeholder={null}
					value={String(values.minutes)}
					options={[...new Set([...lengths, values.minutes])]
						.sort((a, b) => a - b)
						.map((minutes) => ({ value: String(minutes), label: formatDuration(minutes) }))}
					onValueChange={(value) => set({ minutes: Number(value) })}
				/>
				<DateField
					id={idOf('from')}
					label="Ab"
					isRequired
					isShorthandAllowed
					today={today}
					value={values.from}
					error={errors.from}
					onValueChange={(from) => set({ from })}
				/>
				<DateField
					id={idOf('until')}
					label="Bis"
					hint="Leer, wenn jeder spätere Tag recht ist."
					isShorthandAllowed
					today={today}
					value={values.until}
					error={errors.until}
					onValueChange={(until) => set({ until })}
				/>
				<Select
					label="Tageszeit"
					placeholder={null}
					value={values.dayTime}
					options={dayTimes}
					onValueChange={(value) => set({ dayTime: dayTimes.find((one) => one.value === value)?.value ?? 'any' })}
				/>
				<Select
					id={idOf('location')}
					label="Standort"
					placeholder="überall"
					value={values.location === null ? '' : String(values.location)}
					options={lists.locations
						.filter(({ active, lfdnr }) => active || lfdnr === values.location)
						.map(({ lfdnr, bezeichnung }) => ({ value: String(lfdnr), label: bezeichnung }))}
					onValueChange={(value) => set({ location: value === '' ? null : Number(value) })}
				/>
			</Pairs>
			<ResourcePicker
				id={idOf('resources')}
				lists={lists}
				location={values.location}
				value={values.resources}
				error={errors.resources}
				onValueChange={(resources) => set({ resources })}
			/>
			<TextArea label="Notiz" limit={10_000} minRows={2} value={values.text} onValueChange={(text) => set({ text })} />
		</RecordFrame>
	);
}

function readValues(stored: unknown): WaitingValues | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { title, type, resources, addresses } = stored as Partial<WaitingValues>;
	const isWhole = typeof title === 'string' && typeof type === 'number' && [resources, addresses].every(Array.isArray);
	return isWhole ? (stored as WaitingValues) : null;
}
