import { Button } from '@kontor/ui/Button';
import { MenuButton } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { takenOf, useAppointmentWrites } from '../../../data/appointmentWrites.ts';
import type { AppointmentPreview, CalendarLists } from '../../../data/calendar.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { takenInWords } from './takenInWords.ts';

/** Props of StateButtons. */
export interface StateButtonsProps {
	appointment: AppointmentPreview | undefined;
	states: CalendarLists['states'];
	today: string;
}

/** Takes an appointment of the counter's day on: the next state by one press, any other from a menu. */
export function StateButtons({ appointment, states, today }: StateButtonsProps) {
	const writes = useAppointmentWrites();
	const toasts = useToast();
	const [isPending, setPending] = useState(false);
	if (!appointment || appointment.isBusy) return null;
	const { lfdnr, version, title } = appointment;
	const index = states.findIndex((state) => state.lfdnr === appointment.state);
	const isDone = states[index]?.done ?? false;
	const next = isDone || appointment.start.slice(0, 10) !== today ? undefined : states[index + 1];

	async function take(state: number): Promise<void> {
		setPending(true);
		const outcome = await writes.changeState(lfdnr, version, state);
		setPending(false);
		if (outcome.kind === 'saved') return;
		const taken = takenOf(outcome.problem);
		toasts.show({
			tone: 'error',
			text: `${title}: Der Status bleibt.`,
			detail: taken === null ? sentenceOf(outcome.problem) : takenInWords(taken),
		});
	}

	return (
		<>
			{next && (
				<Button
					size="compact"
					isPending={isPending}
					aria-label={`${title}: ${next.bezeichnung}`}
					onClick={() => void take(next.lfdnr)}
				>
					{next.bezeichnung}
				</Button>
			)}
			<MenuButton
				variant="quiet"
				size="compact"
				align="end"
				icon={<Ellipsis />}
				label={`Status von ${title}`}
				entries={states
					.filter((state) => state.lfdnr !== appointment.state)
					.map((state) => ({
						id: String(state.lfdnr),
						label: state.bezeichnung,
						onAction: () => void take(state.lfdnr),
					}))}
			/>
		</>
	);
}
