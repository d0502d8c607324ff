import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { Button } from '@kontor/ui/Button';
import { Drawer } from '@kontor/ui/Drawer';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Suspense, useState } from 'react';
import { type CalendarLists, useAppointment } from '../../../data/calendar.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { Failure } from '../../../screen/Failure.tsx';
import { useLeave } from '../../../screen/leaving/leaving.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';
import { type EditorValues, valuesOf } from './editorValues.ts';

const MoveDialog = lazyChunk(async () => (await import('../move/MoveDialog.tsx')).MoveDialog);
const AppointmentSlip = lazyChunk(async () => (await import('../print/AppointmentSlip.tsx')).AppointmentSlip);

/** Props of AppointmentDrawer. */
export interface AppointmentDrawerProps {
	lfdnr: number;
	lists: CalendarLists;
	/** A new one like it is wanted. */
	onCopy: (values: EditorValues) => void;
	onClose: () => void;
}

/** One appointment beside the calendar: looked into, changed, moved, copied, printed. */
export function AppointmentDrawer({ lfdnr, lists, onCopy, onClose }: AppointmentDrawerProps) {
	const read = useAppointment(lfdnr);
	const leave = useLeave();
	const [isMoving, setMoving] = useState(false);
	const [isPrinting, setPrinting] = useState(false);
	const appointment = read.status === 'ready' ? read.data.find(({ key }) => key.lfdnr === lfdnr) : undefined;
	if (appointment && !appointment.isBusy) {
		return (
			<>
				{isMoving ? (
					<Suspense>
						<MoveDialog appointment={appointment} lists={lists} onClose={() => setMoving(false)} onMoved={onClose} />
					</Suspense>
				) : (
					<AppointmentForm
						appointment={appointment}
						start={valuesOf(appointment)}
						lists={lists}
						onClose={onClose}
						onMove={() => leave(() => setMoving(true))}
						onCopy={() => leave(() => onCopy({ ...valuesOf(appointment), state: lists.states[0]?.lfdnr ?? 0 }))}
						onPrint={() => setPrinting(true)}
					/>
				)}
				<Suspense>
					{isPrinting && <AppointmentSlip appointment={appointment} lists={lists} onDone={() => setPrinting(false)} />}
				</Suspense>
			</>
		);
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
