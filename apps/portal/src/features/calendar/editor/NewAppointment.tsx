import { Button } from '@kontor/ui/Button';
import { Drawer } from '@kontor/ui/Drawer';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useAddress } from '../../../data/addresses.ts';
import type { Loaded } from '../../../data/api.tsx';
import type { CalendarLists } from '../../../data/calendar.ts';
import { useDocument } from '../../../data/documents.ts';
import { useTask } from '../../../data/tasks.ts';
import { Failure } from '../../../screen/Failure.tsx';
import type { About } from '../view/calendarQuery.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import type { EditorValues } from './editorValues.ts';

/** Props of NewAppointment. */
export interface NewAppointmentProps {
	/** Initial values. */
	start: EditorValues;
	/** Subject of the appointment, whose name and telephone number are taken over. */
	about: About | null;
	/** The entry of the waiting list that is booked with it. */
	waiting: number | null;
	lists: CalendarLists;
	onClose: () => void;
}

/** A new appointment: blank, like another one, for somebody who waits, or about an address, a document or a task. */
export function NewAppointment({ start, about, waiting, lists, onClose }: NewAppointmentProps) {
	const parts = { start, lists, onClose };
	switch (about?.type) {
		case 'ADDRESS':
			return <OfAddress {...parts} lfdnr={about.id} />;
		case 'DOCUMENT':
			return <OfDocument {...parts} wfCid={about.id} />;
		case 'TASK':
			return <OfTask {...parts} lfdnr={about.id} />;
		default:
			return <AppointmentForm appointment={null} waiting={waiting} {...parts} />;
	}
}

type PartProps = Pick<NewAppointmentProps, 'start' | 'lists' | 'onClose'>;

function OfAddress({ lfdnr, ...parts }: PartProps & { lfdnr: number }) {
	const address = useAddress(lfdnr);
	return (
		<Filled {...parts} loaded={address}>
			{({ name, mobile, tel }) => {
				const number = mobile || tel;
				return { addresses: [{ lfdnr, name, tel: number }], telNr: number };
			}}
		</Filled>
	);
}

function OfDocument({ wfCid, ...parts }: PartProps & { wfCid: number }) {
	const document = useDocument(wfCid);
	return document.status === 'ready' ? (
		<OfDocumentAddress {...parts} document={document.data} />
	) : (
		<Filled {...parts} loaded={document}>
			{() => ({})}
		</Filled>
	);
}

function OfDocumentAddress({
	document: { wf_cid, shortType, name, addressLfdnr },
	...parts
}: PartProps & {
	document: {
		readonly wf_cid: string;
		readonly shortType: string;
		readonly name: string;
		readonly addressLfdnr: number;
	};
}) {
	const address = useAddress(addressLfdnr);
	return (
		<Filled {...parts} loaded={address}>
			{(found) => {
				const number = found.mobile || found.tel;
				const title = `${shortType} ${name}`;
				return {
					title,
					addresses: [{ lfdnr: addressLfdnr, name: found.name, tel: number }],
					documents: [{ wf_cid, name: title, addressLfdnr }],
					telNr: number,
				};
			}}
		</Filled>
	);
}

function OfTask({ lfdnr, ...parts }: PartProps & { lfdnr: number }) {
	const task = useTask(lfdnr);
	return (
		<Filled {...parts} loaded={task}>
			{({ title, objects }) => ({
				title: title.slice(0, 200),
				addresses: objects.flatMap(({ type, id, name }) =>
					type === 'ADDRESS' ? [{ lfdnr: Number(id), name, tel: '' }] : [],
				),
			})}
		</Filled>
	);
}

function Filled<Data>({
	loaded,
	start,
	lists,
	onClose,
	children,
}: PartProps & { loaded: Loaded<Data>; children: (data: Data) => Partial<EditorValues> }) {
	if (loaded.status === 'ready') {
		return (
			<AppointmentForm
				appointment={null}
				start={{ ...start, ...children(loaded.data) }}
				lists={lists}
				onClose={onClose}
			/>
		);
	}
	return (
		<Drawer isOpen title="Neuer Termin" onClose={onClose} actions={<Button onClick={onClose}>Schließen</Button>}>
			{loaded.status === 'failed' ? (
				<Failure {...loaded} />
			) : (
				<Loading>
					<SkeletonText lines={8} />
				</Loading>
			)}
		</Drawer>
	);
}
