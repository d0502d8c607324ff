import type { OperationId } from '../contract/contract.ts';
import * as bodies from './addressBodies.ts';
import { articleSamples } from './articleSamples.ts';

/** A request that succeeds, for the demo data. */
export interface Sample {
	readonly path?: Readonly<Record<string, number | string>>;
	readonly query?: Readonly<Record<string, string>>;
	readonly header?: Readonly<Record<string, string>>;
	readonly body?: unknown;
	/**
	 * Status for a signed-in user with every app: 401 where the request itself proves nothing, 412 where it names a
	 * version that nothing has, 409 where it names a preview that nobody has seen or a number that is taken, 422 where it
	 * belongs to a colleague or names what is not there, and 404 where it takes away what is not there, so that asking again
	 * changes nothing.
	 */
	readonly status: 200 | 201 | 204 | 401 | 404 | 409 | 412 | 422;
}

const unknownToken = { refreshToken: 'q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k' };
const ok: Sample = { status: 200 };
const patient = { path: { id: 1700 }, status: 200 } as const;

const task = { path: { id: 1 }, status: 200 } as const;
const outdatedTask = { ...task, header: { 'If-Match': '"2147483647"' }, status: 412 } as const;

// Without people and rooms, so that it may be made any number of times.
const appointment = {
	title: 'Anprobe',
	start: '2031-03-03T09:00:00',
	end: '2031-03-03T09:45:00',
	allDay: false,
	type: 2,
	state: 1,
	scope: 1,
	location: 1,
	resources: [],
	addresses: [],
	objects: [],
	documents: [],
	telNr: '',
	text: '',
	conflictResolution: 'none',
	overbookReason: '',
};
const waiting = {
	title: 'Anprobe',
	address: null,
	type: 2,
	location: 1,
	resources: [],
	minutes: 45,
	from: '2031-03-03',
	until: null,
	dayTime: 'any',
	telNr: '',
	text: '',
};
const series = {
	appointment,
	rule: {
		frequency: 'weekly',
		interval: 1,
		weekdays: [],
		monthRule: 'day',
		count: 3,
		until: null,
		holidays: 'keep',
	},
};
const outdatedAppointment = {
	path: { lfdnr: 1 },
	header: { 'If-Match': '"2147483647"' },
	status: 412,
} as const;

const outdated = { ...patient, header: { 'If-Match': '"2147483647"' }, status: 412 } as const;

const outdatedSettings = { header: { 'If-Match': '"2147483647"' }, status: 412 } as const;

const documentRecord = { path: { id: 1 }, status: 200 } as const;
const unseen = { header: { 'If-Match': '"2147483647"' } } as const;

const interaction = {
	channel: 'phone',
	subject: 'Rückruf erbeten',
	text: 'Bittet um Rückruf wegen der Lieferung.',
	dateTime: '2026-03-02T09:15:00',
};
const contactPerson = {
	salutation: 'Frau',
	title: 'Mag.',
	firstname: 'Petra',
	lastname: 'Muster',
	tel: '01 0123 45 67-12',
	mobile: '',
	email: 'petra.muster@example.at',
	note: '',
	abteilung: 2,
	function: 2,
};
const draft = {
	documentFoot: { orderReference: '4711' },
	positions: [{ kind: 'article', text: 'Rollstuhl', quantity: '1', price: '389.5' }],
};
const ofGroup = { ...patient, body: { customerGroup: { code: 'MESSE' } } };

const count = { path: { lfdnr: 1 }, status: 200 } as const;
const ofPostedCount = { path: { lfdnr: 3 }, status: 409 } as const;
const outdatedCount = { ...count, header: { 'If-Match': '"2147483647"' }, status: 412 } as const;
const countSession = {
	title: 'Laufende Inventur',
	warehouse: 'ZENTRAL',
	kind: 'permanent',
	keyDate: null,
	isBlind: true,
	shelves: ['A-01'],
};
const countEntry = {
	id: '0b7e3f3c-6a3e-4b52-9d55-1d8b0a8f5c11',
	at: '2026-11-30T09:15:00.000Z',
	code: '4711',
	artNr: null,
	count: '1',
	factor: '1',
	place: 'A-01',
	lot: '',
	serial: '',
	expiry: null,
	note: '',
	undoes: null,
	round: 1,
};

/** One sample per operation: the type refuses an operation that has none. */
export const samples: Readonly<Record<OperationId, Sample>> = {
	...articleSamples,
	addAddressType: { ...outdated, path: { id: 1700, type: 'kd_konsument' } },
	addCustomerGroup: ofGroup,
	changeContactPerson: { ...outdated, path: { id: 1001 }, body: { lfdnr: 1, ...contactPerson } },
	changeInteraction: { ...outdated, path: { id: 2965 }, body: { lfdnr: 1, ...interaction }, status: 422 },
	createContactPerson: { ...patient, body: contactPerson, status: 201 },
	createInteraction: { ...patient, body: interaction, status: 201 },
	deleteContactPerson: { ...outdated, path: { id: 1001 }, query: { lfdnr: '1' } },
	deleteInteraction: { ...outdated, path: { id: 2965 }, query: { lfdnr: '1' } },
	changeBankDetail: { ...outdated, body: { iban: 'AT46 9999 9123 4567 8901', bic: '' } },
	changeCompany: { ...outdated, path: { id: 1001 }, body: bodies.company },
	changeContactData: { ...outdated, body: bodies.contactData },
	changeDoctor: { ...outdated, body: bodies.doctor },
	changeEmployee: { ...outdated, body: bodies.employee },
	changeHealthInsuranceCompany: { ...outdated, path: { id: 1001 }, body: bodies.healthInsuranceCompany },
	changePatient: { ...outdated, body: bodies.patient },
	changeRelations: { ...outdated, body: { isRelative: true, residence: null, adultRepresentation: null } },
	changeSupplier: { ...outdated, path: { id: 1001 }, body: bodies.supplier },
	checkSvnr: { body: { svnr: '1237 010180', dateOfBirth: '1980-01-01' }, status: 200 },
	createNonPerson: { body: bodies.newNonPerson, status: 201 },
	createPerson: { body: bodies.newPerson, status: 201 },
	changeDocumentInteraction: { ...documentRecord, ...unseen, body: { lfdnr: 2147483647, ...interaction }, status: 404 },
	countDocuments: ok,
	createDocumentInteraction: { ...documentRecord, body: interaction, status: 201 },
	deleteDocumentInteraction: { ...documentRecord, ...unseen, query: { lfdnr: '2147483647' }, status: 404 },
	exportDocuments: { body: { q: 'Rollstuhl', columns: ['nr', 'gross'] }, status: 200 },
	listDocumentInteractions: documentRecord,
	listDocumentInteractionSubjects: documentRecord,
	exportAddresses: { body: { city: 'Graz', columns: ['lfdnr', 'name'] }, status: 200 },
	findDuplicateCompanies: { body: { name: 'Müller GmbH', tel: '0732 123456' }, status: 200 },
	findDuplicatePersons: { body: { lastname: 'Müller', firstname: 'Anna', dateOfBirth: '1980-01-05' }, status: 200 },
	getAddress: patient,
	getCompany: ok,
	getUser: ok,
	getUserPicture: ok,
	getUserSettings: ok,
	listAddressCustomerGroups: patient,
	listAddressDocuments: patient,
	listAddressFields: ok,
	listAddressInteractions: patient,
	listAddressTasks: patient,
	listAddressTypes: ok,
	listApps: ok,
	listCategories: ok,
	listContactDepartments: ok,
	listContactFunctions: ok,
	listClaimPeriods: { query: { ownContributionGroup: '10' }, status: 200 },
	listContactPersons: patient,
	listCountries: ok,
	listCustomerGroups: ok,
	listDeletedInteractions: patient,
	listGenders: ok,
	listInteractionSubjects: ok,
	listLastDocuments: ok,
	listLastInteractions: ok,
	listNewAddressTypes: ok,
	listNotifications: ok,
	countUnreadNotifications: ok,
	streamNotifications: ok,
	getNotification: { path: { id: 900_001 }, status: 200 },
	readNotifications: { body: { upTo: 1 }, status: 200 },
	unreadNotifications: { body: { readAt: '2026-07-15T08:00:00.000Z' }, status: 200 },
	saveCrmSettings: { ...outdatedSettings, body: { columns: ['name', 'kdOrt'] } },
	saveCalendarSettings: { ...outdatedSettings, body: { view: 'week' } },
	saveDashboardSettings: { ...outdatedSettings, body: { lg: [{ id: 'CLOCK', x: 0, y: 0, w: 3, h: 2 }] } },
	saveNotificationSettings: { ...outdatedSettings, body: { muted: ['taskCommented'] } },
	listOpenedRecords: ok,
	noteOpenedRecord: { body: { type: 'ADDRESS', id: '1001' }, status: 204 },
	getFailedLogins: ok,
	getTradeFigures: ok,
	listRelatedAddresses: patient,
	listSettingsDepartments: ok,
	listSettingsFunctions: ok,
	listStatisticSubApps: ok,
	loadCompanyOptions: ok,
	loadDoctorOptions: ok,
	loadEmployeeOptions: ok,
	loadHealthInsuranceCompanyOptions: ok,
	loadOptions: ok,
	loadPatientOptions: ok,
	loadSupplierOptions: ok,
	login: { body: { username: 'demo', password: 'demo-kontor' }, status: 200 },
	logout: { body: unknownToken, status: 204 },
	markNotificationRead: { path: { id: 900_001 }, status: 204 },
	openDocuments: { ...patient, query: { changeOpenDocuments: 'true' } },
	recordAppAccess: { query: { appId: '12' }, status: 204 },
	refresh: { body: unknownToken, status: 401 },
	searchDocuments: { body: { conditions: [{ key: 'documentType', values: ['RE'] }] }, status: 200 },
	listDocumentFilters: ok,
	createDocumentFilter: { body: { name: 'Offene Rechnungen', view: 'open' }, status: 201 },
	changeDocumentFilter: {
		header: { 'If-Match': '"2147483647"' },
		body: { id: 2_000_000_000, name: 'Offene Rechnungen' },
		status: 422,
	},
	deleteDocumentFilter: { path: { id: 2_000_000_000 }, status: 404 },
	listDocumentInformation: { path: { list: 'types' }, status: 200 },
	searchDocumentObjects: { query: { q: 'Rollstuhl' }, status: 200 },
	listDocumentObjectPictures: { path: { x: 1 }, status: 200 },
	getDocument: { path: { id: 1 }, status: 200 },
	listPrintTypes: { path: { wf_cid: 1 }, status: 200 },
	getDocumentPdf: { path: { wf_cid: 1 }, status: 200 },
	printDocument: { path: { wf_cid: 1 }, body: { printType: 'copy' }, status: 200 },
	printDocuments: { body: { documents: [1, 2] }, status: 200 },
	getDefaultDocument: { path: { lfdnr: 1700 }, query: { documentTypeId: '10' }, status: 200 },
	getBusinessDocument: { path: { id: 1 }, status: 200 },
	createBusinessDocument: { body: { customerId: 1700, typeId: 10, ...draft }, status: 201 },
	changeBusinessDocument: { path: { id: 1 }, header: { 'If-Match': '"2147483647"' }, body: draft, status: 412 },
	deleteBusinessDocument: { path: { id: 2_000_000_000 }, status: 404 },
	issueBusinessDocument: { path: { id: 1 }, header: { 'If-Match': '"2147483647"' }, status: 412 },
	cancelBusinessDocument: { path: { id: 1 }, header: { 'If-Match': '"2147483647"' }, status: 412 },
	payBusinessDocument: {
		path: { id: 2_000_000_000 },
		body: { date: '2026-03-02', amount: '10.00', paymentType: 'UEB' },
		status: 404,
	},
	setDocumentState: { path: { id: 1 }, header: { 'If-Match': '"2147483647"' }, body: { rank: 80 }, status: 412 },
	handOverDocument: { path: { id: 2_000_000_000 }, body: { signedBy: 'Elisabeth Huber' }, status: 404 },
	listDocumentArticles: { path: { id: 1 }, status: 200 },
	listUpgrades: { path: { id: 1 }, status: 200 },
	upgradeDocument: { path: { id: 2_000_000_000 }, body: { typeId: 2_000_000_000 }, status: 404 },
	listBusinessArticles: { query: { q: 'Rollstuhl', customerId: '1700' }, status: 200 },
	createTask: { body: { title: 'Rückruf', assignees: [{ type: 'USER', id: 1 }] }, status: 200 },
	listTasks: ok,
	listOwnTasks: ok,
	searchTasks: { body: { scope: 'mine', done: false }, status: 200 },
	countTasks: { body: {}, status: 200 },
	getTask: task,
	deleteTask: outdatedTask,
	restoreTask: { ...task, status: 404 },
	changeTaskTitle: { ...outdatedTask, body: { value: 'Rückruf bis Mittag' } },
	changeTaskDescription: { ...outdatedTask, body: 'Bitte vor 12 Uhr.' },
	changeTaskAssignees: { ...outdatedTask, body: { value: [{ type: 'USER', id: 1 }] } },
	changeTaskObjects: { ...outdatedTask, body: { value: [{ type: 'ADDRESS', id: '1001' }] } },
	changeTaskDueDate: { ...outdatedTask, body: { value: '2026-12-03T00:00:00' } },
	changeTaskState: { ...outdatedTask, body: { value: 2 } },
	changeTaskChecklist: { ...outdatedTask, body: { value: [{ text: 'Lieferschein suchen', done: false }] } },
	watchTask: { ...task, body: { value: true } },
	listTaskUsers: ok,
	listTaskWorkGroups: ok,
	listTaskHistory: task,
	listTaskTitles: ok,
	listTaskStates: ok,
	listTaskAddresses: { body: { lfdnrs: [1001] }, status: 200 },
	saveTaskComment: { body: { taskId: 1, lfdnr: null, text: 'Erledige ich heute.' }, status: 200 },
	deleteTaskComment: { path: { id: 2_000_000_000 }, status: 404 },
	restoreTaskComment: { path: { id: 2_000_000_000 }, status: 404 },
	listAppointmentPreviews: { query: { start: '2026-11-30T00:00:00', end: '2026-12-07T00:00:00' }, status: 200 },
	getAppointmentDetails: { body: { keys: [{ firma: 1, lfdnr: 1 }] }, status: 200 },
	searchAppointments: { query: { q: 'Anprobe' }, status: 200 },
	searchAppointmentsByBody: { body: { q: 'Anprobe' }, status: 200 },
	previewSeries: { body: series, status: 200 },
	listAppointmentHistory: { body: { key: { firma: 1, lfdnr: 1 } }, status: 200 },
	createAppointment: { body: appointment, status: 201 },
	createSeries: { body: { ...series, hash: '0'.repeat(64) }, status: 409 },
	changeAppointment: { ...outdatedAppointment, body: appointment },
	moveAppointment: {
		...outdatedAppointment,
		body: { start: '2031-03-03T10:00:00', end: '2031-03-03T10:45:00', allDay: false },
	},
	changeAppointmentState: { ...outdatedAppointment, body: { value: 3 } },
	deleteAppointment: outdatedAppointment,
	restoreAppointments: { body: { lfdnrs: [2_000_000_000] }, status: 404 },
	checkAppointmentTime: {
		body: {
			lfdnr: null,
			start: '2031-03-03T10:00:00',
			end: '2031-03-03T10:45:00',
			type: 2,
			location: 1,
			resources: [1],
		},
		status: 200,
	},
	listAddressAppointments: { path: { lfdnr: 1700 }, status: 200 },
	listWaiting: ok,
	createWaiting: { body: waiting, status: 201 },
	changeWaiting: {
		path: { lfdnr: 2_000_000_000 },
		header: { 'If-Match': '"2147483647"' },
		body: waiting,
		status: 404,
	},
	endWaiting: { path: { lfdnr: 2_000_000_000 }, header: { 'If-Match': '"2147483647"' }, status: 404 },
	proposeWaiting: {
		body: { start: '2031-03-03T09:00:00', end: '2031-03-03T09:45:00', location: 1, resources: [1] },
		status: 200,
	},
	listCalendarFeeds: ok,
	createCalendarFeed: { body: { bezeichnung: 'Outlook', level: 'busy' }, status: 201 },
	endCalendarFeed: { path: { lfdnr: 2_000_000_000 }, status: 404 },
	readCalendarFeed: { path: { file: `${'A'.repeat(43)}.ics` }, status: 404 },
	listCalendarScopes: ok,
	listCalendarTypes: ok,
	listCalendarLocations: ok,
	listCalendarStates: ok,
	listCalendarResources: ok,
	searchAppointmentAddresses: { query: { q: 'Gruber' }, status: 200 },
	searchAppointmentAddressesByBody: { body: { q: 'Gruber' }, status: 200 },
	searchAppointmentObjects: { query: { q: 'Rollstuhl' }, status: 200 },
	listAppointmentDocuments: { body: { addresses: [1700] }, status: 200 },
	removeAddressType: { ...outdated, path: { id: 1700, type: 'kd_konsument' } },
	removeCustomerGroup: { path: { id: 1700, code: 'REHA' }, status: 404 },
	replaceCustomerGroup: { ...ofGroup, path: { id: 1700, code: 'MESSE' } },
	mergeAddresses: { ...outdated, path: { id: 1700 }, body: { other: 1701, otherVersion: 1, take: [] } },
	listMerges: patient,
	getMergedInto: { path: { id: 1700 }, status: 404 },
	changeNoteTone: { ...patient, body: { tone: 'info' }, status: 204 },
	undoMerge: { path: { id: 1700 }, body: { lfdnr: 2147483647 }, status: 404 },
	listAttachments: patient,
	createAttachment: {
		...patient,
		body: { kind: 'powerOfAttorney', name: 'Vollmacht.pdf', content: 'JVBERi0xLjQKJSVFT0YK' },
		status: 201,
	},
	getAttachment: { path: { id: 1700, attachment: 2147483647 }, status: 404 },
	deleteAttachment: { path: { id: 1700, attachment: 2147483647 }, status: 404 },
	restoreInteraction: { ...patient, body: { lfdnr: 2147483647 }, status: 404 },
	searchAddresses: { body: { name: 'Müller' }, status: 200 },
	searchDashboard: { query: { q: 'Müller' }, status: 200 },
	searchDashboardByBody: { body: { q: 'Müller' }, status: 200 },
	searchDoctors: { query: { q: 'Gruber' }, status: 200 },
	suggestCity: { body: { plz: '6600', country: 'AT' }, status: 200 },
	suggestGender: { query: { name: 'Frau Dr. Anna' }, status: 200 },
	suggestStreet: { body: { plz: '1040', query: 'Wiedner Hauptstr.' }, status: 200 },
	suggestStreetOfNewAddress: { body: { plz: '1040', query: 'Wiedner Hauptstr.' }, status: 200 },
	tellApart: { body: { draft: 'draft-of-the-matrix', other: 1700 }, status: 204 },
	getCountChoices: ok,
	searchCountSessions: { body: {}, status: 200 },
	createCountSession: { body: countSession, status: 201 },
	getCountSession: count,
	joinCountSession: count,
	listCountArticles: count,
	findCountArticle: { ...count, body: { code: '2000000000305' } },
	addCountScans: { ...count, body: { device: 'probe', entries: [countEntry] } },
	listCountScans: count,
	searchCountLines: { ...count, body: {} },
	listUnknownCodes: count,
	askRecount: { ...ofPostedCount, body: { artNrs: ['gibt es nicht'], userId: null } },
	giveCountReason: { ...ofPostedCount, body: { artNrs: ['gibt es nicht'], reason: null, note: '' } },
	setCountZero: { ...ofPostedCount, body: { artNrs: ['gibt es nicht'], reason: 'other', note: '' } },
	changeCountState: { ...outdatedCount, body: { state: 'review' } },
	postCount: { ...outdatedCount, body: { except: [] } },
	exportCountProtocol: count,
	printCountProtocol: count,
};

/** The address of an operation with a sample's parameters. */
export function urlOf(path: string, { path: parameters = {}, query = {} }: Pick<Sample, 'path' | 'query'>): string {
	const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
	const search = new URLSearchParams(query).toString();
	return `/api${filled}${search === '' ? '' : `?${search}`}`;
}
