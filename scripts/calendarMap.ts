/**
 * `node scripts/calendarMap.ts`: writes docs/calendar.md, which leads from each call and field of the calendar in the
 * specification, and from each known failure of calendars, to contract, column, screen and test. `pnpm check` fails when
 * the file is stale or a way leads nowhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callRows, columnsOf, read, readContract, table } from './callMap.ts';

const target = join(import.meta.dirname, '../docs/calendar.md');
const base = '/v1/calv2';

/** The calls of spec.md, section 7, "Calendar", and those beyond it. */
const calls = [
	`GET ${base}/appointments/previews`,
	`POST ${base}/appointments/details`,
	`GET ${base}/appointments/search`,
	`POST ${base}/appointments/serial/preview`,
	`POST ${base}/appointments/history`,
	...['scopes', 'types', 'locations', 'states', 'resources', 'addressSearch', 'objects'].map(
		(list) => `GET ${base}/information/${list}`,
	),
	`POST ${base}/information/documents`,
	`POST ${base}/appointments/search`,
	`POST ${base}/information/addressSearch`,
	`POST ${base}/appointments/check`,
	`GET ${base}/appointments/address/{lfdnr}`,
	`POST ${base}/appointments`,
	`POST ${base}/appointments/serial`,
	`PUT ${base}/appointments/{lfdnr}`,
	`PATCH ${base}/appointments/{lfdnr}/time`,
	`PATCH ${base}/appointments/{lfdnr}/state`,
	`DELETE ${base}/appointments/{lfdnr}`,
	`POST ${base}/appointments/restore`,
	`GET ${base}/waiting`,
	`POST ${base}/waiting`,
	`PUT ${base}/waiting/{lfdnr}`,
	`DELETE ${base}/waiting/{lfdnr}`,
	`POST ${base}/waiting/proposals`,
	`GET ${base}/feeds`,
	`POST ${base}/feeds`,
	`DELETE ${base}/feeds/{lfdnr}`,
	`GET ${base}/feed/{file}`,
];

const portal = 'apps/portal/src/features/calendar';

/** A field of spec.md, section 3: property of `Appointment`, column, screen with the words that show it. */
const fields = [
	['key (firma, lfdnr)', 'key', 'appointments.lfdnr', 'editor/AppointmentForm.tsx', 'key.lfdnr'],
	['addresses', 'addresses', 'appointment_addresses.address_lfdnr', 'editor/AppointmentForm.tsx', 'AddressPicker'],
	['allDay', 'allDay', 'appointments.all_day', 'editor/TimeFields.tsx', 'allDay'],
	['changeDateTime', 'changeDateTime', 'appointments.changed_at', 'history/AppointmentHistory.tsx', 'dateTime'],
	['title', 'title', 'appointments.title', 'editor/AppointmentForm.tsx', "'title'"],
	[
		'conflictResolution',
		'conflictResolution',
		'appointments.conflict_resolution',
		'editor/TakenBox.tsx',
		'conflictResolution',
	],
	['duration', 'duration', 'appointments.ends_at', 'editor/TimeFields.tsx', 'Dauer'],
	['start', 'start', 'appointments.starts_at', 'editor/TimeFields.tsx', 'Beginn'],
	['end', 'end', 'appointments.ends_at', 'editor/TimeFields.tsx', 'Ende'],
	['location', 'location', 'appointments.location_lfdnr', 'editor/KindFields.tsx', 'Standort'],
	['objects', 'objects', 'appointment_objects.article_id', 'editor/AppointmentForm.tsx', 'ObjectPicker'],
	['resources', 'resources', 'appointment_resources.resource_lfdnr', 'editor/AppointmentForm.tsx', 'ResourcePicker'],
	['scope', 'scope', 'appointments.scope_lfdnr', 'editor/KindFields.tsx', 'Bereich'],
	['serialNumber', 'serialNumber', 'appointments.serial_number', 'editor/AppointmentForm.tsx', 'serialNumber'],
	['state', 'state', 'appointments.state_lfdnr', 'editor/KindFields.tsx', 'Status'],
	['telNr', 'telNr', 'appointments.tel_nr', 'editor/AppointmentForm.tsx', "'telNr'"],
	['type', 'type', 'appointments.type_lfdnr', 'editor/KindFields.tsx', 'Art'],
] as const;

/** Failures that people met in other calendars, and the tests of their whole kind: file and words of the test. */
const failures: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
	[
		'C01',
		'a day is drawn an hour off when the clocks change',
		[['packages/ui/src/appointments/DayGrid.stories.tsx', 'Zeitumstellung']],
	],
	[
		'C02',
		'a drag over the change of the clocks moves the time too',
		[
			['packages/german/src/calendar/appointmentTime.test.ts', 'over both changes of the clocks (C02)'],
			['apps/api/src/calendar/calendar.test.ts', '(C02)'],
			['packages/ui/src/appointments/MonthGrid.stories.tsx', 'MitDerMaus'],
		],
	],
	['C03', 'a long press moves by some minutes', [['packages/ui/src/appointments/DayGrid.stories.tsx', 'MitDemFinger']]],
	[
		'C04',
		'dropped elsewhere than shown',
		[['packages/ui/src/appointments/DayGrid.stories.tsx', 'GescrolltUndVergroessert']],
	],
	[
		'C05',
		'a swipe moves instead of scrolling',
		[
			['packages/ui/src/appointments/DayGrid.stories.tsx', 'MitDemFinger'],
			['apps/portal/e2e/office/calendar.journey.ts', '(C05)'],
		],
	],
	[
		'C06',
		'appointments that overlap hide each other',
		[
			['packages/german/src/calendar/dayLayout.test.ts', 'C06'],
			['packages/ui/src/appointments/DayGrid.stories.tsx', 'C06'],
		],
	],
	[
		'C08',
		'appointments over midnight are lost or doubled',
		[
			['packages/german/src/calendar/dayLayout.test.ts', 'C08'],
			['packages/ui/src/appointments/DayGrid.stories.tsx', 'Nachtdienst'],
			['packages/ui/src/appointments/DayGrid.stories.tsx', '(C08)'],
		],
	],
	[
		'C09',
		'the line of now stays on yesterday',
		[
			['packages/ui/src/appointments/DayGrid.stories.tsx', 'UeberMitternacht'],
			[`${portal}/CalendarScreen.stories.tsx`, '(C09)'],
		],
	],
	[
		'C10',
		'what does not fit into a day of the month cannot be reached',
		[
			['packages/ui/src/appointments/MonthGrid.stories.tsx', '6 weitere am Dienstag'],
			['packages/ui/src/appointments/MonthGrid.stories.tsx', '(C10)'],
		],
	],
	[
		'C13',
		'a change of all takes back what one had of its own',
		[
			['apps/api/src/calendar/calendar.test.ts', '(C13)'],
			['apps/api/src/calendar/series/seriesMoves.test.ts', '(C13)'],
			[`${portal}/editor/editorValues.test.ts`, '(C13)'],
		],
	],
	['C14', 'from one on: doubled, empty or half changed', [['apps/api/src/calendar/calendar.test.ts', '(C14)']]],
	['C17', 'the 31st drifts or vanishes', [['packages/german/src/calendar/recurrence.test.ts', 'C17']]],
	[
		'C21',
		'holidays in a series',
		[
			['packages/german/src/calendar/recurrence.test.ts', 'C21'],
			['packages/domain/src/calendar/shiftedSeries.test.ts', '(C21)'],
			['apps/api/src/calendar/calendar.test.ts', '(C21)'],
		],
	],
	[
		'C22',
		'one room is given away twice, a series half saved',
		[
			['apps/api/src/calendar/calendar.test.ts', 'one of twenty'],
			['apps/api/src/calendar/series/seriesMoves.test.ts', '(C22)'],
		],
	],
	['C24', 'a cancelled appointment blocks', [['apps/api/src/calendar/calendar.test.ts', '(C24)']]],
	[
		'C25',
		'reserves count on one side only',
		[
			['packages/german/src/calendar/slots.test.ts', '(C25)'],
			['apps/api/src/calendar/calendar.test.ts', '(C25)'],
			['apps/api/src/calendar/waiting/waiting.test.ts', '(C25)'],
		],
	],
	[
		'C27',
		'two quick drags end elsewhere than the server says',
		[
			[`${portal}/CalendarScreen.stories.tsx`, 'ZweimalGezogen'],
			[`${portal}/CalendarScreen.stories.tsx`, 'ZugZurueck'],
		],
	],
	[
		'C30',
		'a feed with broken lines, other numbers at each fetch',
		[
			['packages/domain/src/calendar/feed.test.ts', 'C30'],
			['apps/api/src/calendar/feeds.test.ts', '(C30)'],
			['apps/api/src/calendar/feedParser.test.ts', 'parser'],
			['apps/portal/e2e/office/calendar.journey.ts', 'byte for byte'],
		],
	],
	['C31', 'a feed tells who comes', [['apps/api/src/calendar/feeds.test.ts', '(C31)']]],
	[
		'C35',
		'without a mouse nothing moves',
		[
			['packages/ui/src/appointments/DayGrid.stories.tsx', 'VerschiebenMitTasten'],
			[`${portal}/CalendarScreen.stories.tsx`, 'Verschieben'],
			['apps/portal/e2e/office/calendar.journey.ts', 'by keys alone'],
		],
	],
	[
		'C36',
		'appointments without a room, or with several, vanish',
		[
			['packages/ui/src/appointments/DayGrid.stories.tsx', 'PersonenUndRaeume'],
			[`${portal}/CalendarScreen.stories.tsx`, 'AbgeschalteterRaum'],
			[`${portal}/CalendarScreen.stories.tsx`, '(C36)'],
		],
	],
];

/** The text of docs/calendar.md as it must be. Throws with all that leads nowhere. */
export function calendarMap(): string {
	const lost: string[] = [];
	const contract = readContract();
	const columns = columnsOf(read('apps/api/src/database/tables.gen.ts'));
	const properties = contract.components.schemas.Appointment?.properties ?? {};
	const fieldRows = fields.map(([field, property, column, screen, words]) => {
		if (!(property in properties)) lost.push(`Appointment.${property} is not in the contract`);
		if (!columns.has(column)) lost.push(`${field} has no column ${column}`);
		if (!read(`${portal}/${screen}`).includes(words)) lost.push(`${screen} does not show ${field}`);
		return [field, `\`Appointment.${property}\``, `\`${column}\``, `\`${screen}\``];
	});
	const failureRows = failures.map(([id, what, tests]) => {
		for (const [file, words] of tests)
			if (!read(file).includes(words)) lost.push(`${id} has no test "${words}" in ${file}`);
		const files = [...new Set(tests.map(([file]) => `\`${file.split('/').slice(-2).join('/')}\``))];
		return [id, what, files.join(', ')];
	});
	const text = [
		'# Where the calls and fields of the calendar are',
		'',
		'Written by `node scripts/calendarMap.ts` from contract, tables, screens and tests; `pnpm check` fails where it is stale or where a way leads nowhere.',
		'',
		'## Calls',
		'',
		'Every operation is also walked through by the matrix of permissions and the fuzzing in `apps/api/src/conformance`; the last column names the test of its own rules. A dash under the portal: no screen asks for it.',
		'',
		...table([
			['call', 'operation', 'handler in `apps/api/src`', 'portal, in `src/data`', 'test in `apps/api/src`'],
			...callRows(calls, contract, lost),
		]),
		'',
		'## Fields of an appointment',
		'',
		'Screens are under `apps/portal/src/features/calendar`.',
		'',
		...table([['field', 'contract', 'column', 'screen'], ...fieldRows]),
		'',
		'## Known failures of calendars, and what keeps Kontor from them',
		'',
		...table([['failure', 'what people saw', 'tests of the whole kind'], ...failureRows]),
		'',
	].join('\n');
	if (lost.length > 0) throw new Error(`What docs/calendar.md leads to is not there:\n${lost.join('\n')}`);
	return text;
}

if (import.meta.main) writeFileSync(target, calendarMap());
