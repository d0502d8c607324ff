import { Button } from '@kontor/ui/Button';
import { MenuButton } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { takenOf, useAppointmentWrites } from '../../../data/appointmentWrites.ts';
import type { AppointmentPreview, CalendarLists } from '../../../data/calendar.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { useFreed } from '../waiting/freed.tsx';
import { takenInWords } from './takenInWords.ts';

/** Props of StateButtons. */
export interface StateButtonsProps {
	appointment: AppointmentPreview | undefined;
	states: CalendarLists['states'];
	today: string;
	onTake: (appointment: AppointmentPreview, state: number) => Promise<void>;
}

/** Function that changes the state of an appointment: if refused, the old state stays and the reason is shown. */
export function useStateChange(states: CalendarLists['states']): StateButtonsProps['onTake'] {
	const writes = useAppointmentWrites();
	const toasts = useToast();
	const freed = useFreed();
	return async (appointment, state) => {
		const { lfdnr, version, title, start, end, location, resources } = appointment;
		const outcome = await writes.changeState(lfdnr, version, state);
		if (outcome.kind === 'saved') {
			if (states.find(({ lfdnr: one }) => one === state)?.blocks === false) freed({ start, end, location, resources });
			return;
		}
		const taken = takenOf(outcome.problem);
		toasts.show({
			tone: 'error',
			text: `${title}: Der Status bleibt.`,
			detail: taken === null ? sentenceOf(outcome.problem) : takenInWords(taken),
		});
	};
}

/** Takes an appointment of the counter's day on: the next state by one press, any other from a menu or by its number. */
export function StateButtons({ appointment, states, today, onTake }: StateButtonsProps) {
	const [isPending, setPending] = useState(false);
	if (!appointment || appointment.isBusy) return null;
	const { title } = appointment;
	const index = states.findIndex((state) => state.lfdnr === appointment.state);
	const isDone = states[index]?.done ?? false;
	const next = isDone || appointment.start.slice(0, 10) !== today ? undefined : states[index + 1];
	const open = appointment;

	async function take(state: number): Promise<void> {
		setPending(true);
		await onTake(open, state);
		setPending(false);
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
					.map((state, position) => ({ state, position }))
					.filter(({ state }) => state.lfdnr !== appointment.state)
					.map(({ state, position }) => ({
						id: String(state.lfdnr),
						label: state.bezeichnung,
						...(position < 9 && { shortcut: String(position + 1) }),
						onAction: () => void take(state.lfdnr),
					}))}
			/>
		</>
	);
}
