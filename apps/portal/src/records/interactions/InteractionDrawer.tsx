import { viennaToday } from '@kontor/german/dateTime';
import { DateField } from '@kontor/ui/DateField';
import { Select } from '@kontor/ui/Select';
import { SuggestField } from '@kontor/ui/SuggestField';
import { TextArea } from '@kontor/ui/TextArea';
import { TimeField } from '@kontor/ui/TimeField';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { type InteractionPlace, useInteractionSubjects, useInteractionWrites } from '../../data/interactions.ts';
import { lostUpdateOf } from '../../data/lostUpdate.ts';
import { useClock } from '../../host/clock.tsx';
import { RecordDrawer } from '../../kit/record/RecordDrawer.tsx';
import { type RecordEditing, useRecordForm } from '../../kit/record/useRecordForm.ts';
import { channels } from './channels.tsx';
import { contentOf, type InteractionValues, interactionKind, valuesOf } from './interactionKind.ts';

const channelOptions = Object.entries(channels).map(([value, { label }]) => ({ value, label }));

/** Notes an interaction or edits one. */
export function InteractionDrawer({
	place,
	start,
	isRestored,
	entry,
	onSaved,
	onClose,
}: RecordEditing<InteractionValues> & { place: InteractionPlace }) {
	const clock = useClock();
	const today = viennaToday(clock());
	const kind = useMemo(() => interactionKind(today), [today]);
	const writes = useInteractionWrites(place);
	const subjects = useInteractionSubjects(place);
	const form = useRecordForm({
		kind,
		start,
		entry,
		onSaved,
		contentOf,
		writes,
		storedOf(error) {
			const stored = lostUpdateOf(error, 'put', '/v1/crm/addresses/{id}/interactions');
			return stored && { version: stored.version, values: valuesOf(stored) };
		},
	});
	const { values } = form.draft;

	return (
		<RecordDrawer
			title={start.lfdnr === null ? 'Interaktion erfassen' : 'Interaktion bearbeiten'}
			kind={kind}
			form={form}
			isRestored={isRestored}
			onClose={onClose}
		>
			{(idOf) => (
				<>
					<Select
						id={idOf('channel')}
						label={kind.labels.channel}
						options={channelOptions}
						placeholder={null}
						value={values.channel}
						onValueChange={(value) => form.set('channel', value)}
					/>
					<SuggestField
						id={idOf('subject')}
						label={kind.labels.subject}
						isRequired
						data-autofocus
						autoComplete="off"
						proposals={subjects.status === 'ready' ? subjects.data.map(({ bezeichnung }) => bezeichnung) : []}
						value={values.subject}
						error={form.errors.subject}
						onValueChange={(value) => form.set('subject', value)}
					/>
					<Moment>
						<DateField
							id={idOf('date')}
							label={kind.labels.date}
							isRequired
							isShorthandAllowed
							today={today}
							max={today}
							value={values.date === '' ? null : values.date}
							error={form.errors.date}
							onValueChange={(value) => form.set('date', value ?? '')}
						/>
						<TimeField
							id={idOf('time')}
							label={kind.labels.time}
							isRequired
							value={values.time === '' ? null : values.time}
							error={form.errors.time}
							warning={form.warnings.time}
							onValueChange={(value) => form.set('time', value ?? '')}
						/>
					</Moment>
					<TextArea
						id={idOf('text')}
						label={kind.labels.text}
						minRows={6}
						value={values.text}
						error={form.errors.text}
						onValueChange={(value) => form.set('text', value)}
					/>
				</>
			)}
		</RecordDrawer>
	);
}

const Moment = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
`;
