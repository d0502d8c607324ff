import { viennaToday } from '@kontor/domain/dateTime';
import { type Api, serve, servePublic } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { type Reads, serveHeavyRead } from '../reads/reads.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { listDetails, listHistory, listPreviews, searchAppointments } from './appointmentList.ts';
import {
	changeState,
	checkTime,
	createAppointment,
	moveAppointment,
	restoreAppointments,
} from './appointmentWrites.ts';
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
import { createSeries, previewSeries } from './series.ts';
import { changeAppointment, deleteAppointment } from './seriesWrites.ts';

/** Dependencies of the calendar's operations; `now` in milliseconds since 1970. */
export interface CalendarParts {
	readonly db: Db;
	readonly writes: Writes;
	readonly reads: Reads;
	readonly now: () => number;
}

/** Serves appointments, their series and history, and what they can be made of. */
export function calendarRoutes(api: Api, { db, writes, reads, now }: CalendarParts): void {
	const today = () => viennaToday(now());

	serve(api, 'listAppointmentPreviews', ({ query }, { session }) => listPreviews(db, session, query));
	serve(api, 'getAppointmentDetails', ({ body }, { session }) => listDetails(db, session, body.keys));
	serve(api, 'listAppointmentHistory', ({ body }, { session }) => listHistory(db, session, body.key));
	serve(api, 'checkAppointmentTime', ({ body }, { session }) => checkTime({ db, session }, body));
	serveHeavyRead(api, reads, 'searchAppointments', ({ query }, read) =>
		searchAppointments(read.db, read.session, query.q, today()),
	);
	serveHeavyRead(api, reads, 'searchAppointmentsByBody', ({ body }, read) =>
		searchAppointments(read.db, read.session, body.q, today()),
	);
	serveHeavyRead(api, reads, 'previewSeries', ({ body }, read) => previewSeries(read, body));

	serve(api, 'listCalendarScopes', () => listScopes(db));
	serve(api, 'listCalendarTypes', (_, { session }) => listTypes(db, session));
	serve(api, 'listCalendarLocations', (_, { session }) => listLocations(db, session));
	serve(api, 'listCalendarStates', () => listStates(db));
	serve(api, 'listCalendarResources', (_, { session }) => listResources(db, session));
	serveHeavyRead(api, reads, 'searchAppointmentAddresses', ({ query }, read) =>
		searchAddressChoices(read.db, read.session, query.q),
	);
	serveHeavyRead(api, reads, 'searchAppointmentAddressesByBody', ({ body }, read) =>
		searchAddressChoices(read.db, read.session, body.q),
	);
	serveHeavyRead(api, reads, 'searchAppointmentObjects', ({ query }, read) =>
		searchObjects(read.db, read.session, query.q),
	);
	serve(api, 'listAppointmentDocuments', ({ body }, { session }) => listDocumentChoices(db, session, body.addresses));

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
