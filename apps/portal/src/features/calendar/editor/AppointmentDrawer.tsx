import { formatAppointmentTime } from '@kontor/domain/calendar/appointmentTime';
import type { GridSlot } from '@kontor/ui/appointments';
import { Button } from '@kontor/ui/Button';
import { Drawer } from '@kontor/ui/Drawer';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { type CalendarLists, useAppointment } from '../../../data/calendar.ts';
import { Failure } from '../../../screen/Failure.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';
import { newValues, valuesOf } from './editorValues.ts';

/** Props of AppointmentDrawer. */
export interface AppointmentDrawerProps {
	/** The appointment, null for a new one. */
	lfdnr: number | null;
	/** When a new one begins. */
	slot: GridSlot | null;
	lists: CalendarLists;
	onClose: () => void;
}

/** One appointment beside the calendar: looked into, changed, made. */
export function AppointmentDrawer({ lfdnr, slot, lists, onClose }: AppointmentDrawerProps) {
	const read = useAppointment(lfdnr);
	if (lfdnr === null) {
		return slot === null ? null : (
			<AppointmentForm appointment={null} start={newValues(slot, lists)} lists={lists} onClose={onClose} />
		);
	}
	const appointment = read.status === 'ready' ? read.data.find(({ key }) => key.lfdnr === lfdnr) : undefined;
	if (appointment && !appointment.isBusy) {
		return <AppointmentForm appointment={appointment} start={valuesOf(appointment)} lists={lists} onClose={onClose} />;
	}
	return (
		<Drawer isOpen title="Termin" onClose={onClose} actions={<Button onClick={onClose}>Schließen</Button>}>
			{read.status === 'loading' && (
				<Loading>
					<SkeletonText lines={6} />
				</Loading>
			)}
			{read.status === 'failed' && <Failure {...read} />}
			{read.status === 'ready' && appointment === undefined && (
				<EmptyState>Diesen Termin gibt es nicht mehr.</EmptyState>
			)}
			{appointment?.isBusy && (
				<EmptyState>
					{`${formatAppointmentTime(appointment)}: Dieser Termin ist privat. Sie sehen nur, dass jemand beschäftigt ist.`}
				</EmptyState>
			)}
		</Drawer>
	);
}
