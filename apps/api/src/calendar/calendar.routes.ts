import { viennaTime, viennaToday } from '@kontor/german/dateTime';
import type { RecordAudit } from '../auth/audit.ts';
import { type Api, type OperationId, type SessionContext, serve, servePublic } from '../contract/contract.ts';
import { createPatientAccess } from '../crm/patientAccess.ts';
import type { Db } from '../database/database.ts';
import { type Reads, serveHeavyRead } from '../reads/reads.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { listDetails, listHistory, listOfAddress, listPreviews, searchAppointments } from './appointmentList.ts';
import { type Appointment, patientsOf } from './appointmentViews.ts';
import { changeState, checkTime, createAppointment, restoreAppointments } from './appointmentWrites.ts';
import {
	listDocumentChoices,
	listLocations,
	listResources,
	listScopes,
	listStates,
	listTypes,
	searchAddressChoices,
	searchObjects,
} from './calendarLists.ts';
import { createFeed, endFeed, listFeeds, readFeed } from './feeds.ts';
import { createSeries, previewSeries } from './series/series.ts';
import { changeAppointment, deleteAppointment, moveAppointment } from './series/seriesWrites.ts';
import { proposeWaiting } from './waiting/proposals.ts';
import { changeWaiting, createWaiting, endWaiting, listWaiting } from './waiting/waiting.ts';

/** Dependencies of the calendar's operations; `now` in milliseconds since 1970. */
export interface CalendarParts {
	readonly db: Db;
	readonly audit: RecordAudit;
	readonly writes: Writes;
	readonly reads: Reads;
	readonly now: () => number;
}

/** Serves appointments, their series and history, and what they can be made of. */
export function calendarRoutes(api: Api, { db, audit, writes, reads, now }: CalendarParts): void {
	const today = () => viennaToday(now());
	const moment = () => `${today()}T${viennaTime(now())}`;
	const access = createPatientAccess(audit);

	serve(api, 'listAppointmentPreviews', ({ query }, { session }) => listPreviews(db, session, query));
	/** Each patient whose record an answer opens leaves an audit entry before it goes out. */
	async function noted(appointments: readonly Appointment[], operation: OperationId, context: SessionContext) {
		for (const patient of await patientsOf(db, appointments)) await access.note(operation, patient, context);
	}

	serve(api, 'getAppointmentDetails', async ({ body }, context) => {
		const found = await listDetails(db, context.session, body.keys);
		await noted(found, 'getAppointmentDetails', context);
		return [...found];
	});
	serve(api, 'listAppointmentHistory', async ({ body }, context) => {
		const { appointment, history } = await listHistory(db, context.session, body.key);
		await noted([appointment], 'listAppointmentHistory', context);
		return history;
	});
	serve(api, 'listAddressAppointments', async ({ path }, context) => {
		const found = await listOfAddress(db, context.session, path.lfdnr, moment());
		return access.handOut(found, 'listAddressAppointments', path.lfdnr, context);
	});
	serve(api, 'checkAppointmentTime', ({ body }, { session }) => checkTime({ db, session }, body));
	serveHeavyRead(api, reads, 'searchAppointments', ({ query }, read) =>
		searchAppointments({ ...read, audit, operation: 'searchAppointments' }, query.q, today()),
	);
	serveHeavyRead(api, reads, 'searchAppointmentsByBody', ({ body }, read) =>
		searchAppointments({ ...read, audit, operation: 'searchAppointmentsByBody' }, body.q, today()),
	);
	serveHeavyRead(api, reads, 'previewSeries', ({ body }, read) => previewSeries(read, body));

	serve(api, 'listCalendarScopes', () => listScopes(db));
	serve(api, 'listCalendarTypes', (_, { session }) => listTypes(db, session));
	serve(api, 'listCalendarLocations', (_, { session }) => listLocations(db, session));
	serve(api, 'listCalendarStates', () => listStates(db));
	serve(api, 'listCalendarResources', (_, { session }) => listResources(db, session));
	serveHeavyRead(api, reads, 'searchAppointmentAddresses', ({ query }, read) =>
		searchAddressChoices({ ...read, audit, operation: 'searchAppointmentAddresses' }, query.q),
	);
	serveHeavyRead(api, reads, 'searchAppointmentAddressesByBody', ({ body }, read) =>
		searchAddressChoices({ ...read, audit, operation: 'searchAppointmentAddressesByBody' }, body.q),
	);
	serveHeavyRead(api, reads, 'searchAppointmentObjects', ({ query }, read) =>
		searchObjects(read.db, read.session, query.q),
	);
	serve(api, 'listAppointmentDocuments', ({ body }, { session }) => listDocumentChoices(db, session, body.addresses));

	serve(api, 'listWaiting', (_, { session }) => listWaiting(db, session));
	serveHeavyRead(api, reads, 'proposeWaiting', ({ body }, read) => proposeWaiting(read, body, moment()));
	serveWrite(api, writes, 'createWaiting', createWaiting);
	serveWrite(api, writes, 'changeWaiting', changeWaiting);
	serveWrite(api, writes, 'endWaiting', endWaiting);

	serve(api, 'listCalendarFeeds', (_, { session }) => listFeeds(db, session));
	servePublic(api, 'readCalendarFeed', ({ path }) => readFeed(db, path.file, today()));

	serveWrite(api, writes, 'createCalendarFeed', createFeed);
	serveWrite(api, writes, 'endCalendarFeed', endFeed);
	serveWrite(api, writes, 'createAppointment', createAppointment);
	serveWrite(api, writes, 'createSeries', createSeries);
	serveWrite(api, writes, 'changeAppointment', changeAppointment);
	serveWrite(api, writes, 'moveAppointment', moveAppointment);
	serveWrite(api, writes, 'changeAppointmentState', changeState);
	serveWrite(api, writes, 'deleteAppointment', deleteAppointment);
	serveWrite(api, writes, 'restoreAppointments', restoreAppointments);
}
