import { occurrencesOf, type RecurrenceRule } from '@kontor/german/calendar/recurrence';
import { addDays, weekdayOf } from '@kontor/german/date';
import { holidayName } from '@kontor/german/holidays';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../database/database.ts';
import { continueAfter, load } from './load.ts';
import { createRandom, type Random } from './random.ts';

const locations = ['Wien Mitte', 'Graz', 'Linz'] as const;

/** Three branches with 20 people, 12 rooms and devices; people 1 to 3 are the demo accounts. */
const people = [
	'Dora Demo',
	'Valentin Verkauf',
	'Adele Admin',
	'Eva Huber',
	'Karl Gruber',
	'Maria Bauer',
	'Josef Wagner',
	'Anna Pichler',
	'Franz Steiner',
	'Elisabeth Moser',
	'Thomas Mayer',
	'Sabine Hofer',
	'Georg Leitner',
	'Petra Berger',
	'Michael Fuchs',
	'Barbara Eder',
	'Stefan Fischer',
	'Julia Schmid',
	'Andreas Winkler',
	'Martina Weber',
] as const;

const rooms = [
	['Kabine 1', 'ROOM'],
	['Kabine 2', 'ROOM'],
	['Messraum', 'ROOM'],
	['Ganganalyse', 'DEVICE'],
] as const;

const titles: Readonly<Record<number, readonly string[]>> = {
	1: ['Beratung Kompression', 'Beratung Pflegebett', 'Beratung Rollstuhl', 'Erstgespräch'],
	2: ['Anprobe Einlagen', 'Anprobe Orthese', 'Anprobe Kompressionsstrumpf'],
	3: ['Maßnehmen Einlagen', 'Maßnehmen Strümpfe', 'Ganganalyse'],
	4: ['Hausbesuch', 'Hausbesuch Pflegeheim'],
	5: ['Lieferung Pflegebett', 'Abholung Leihgerät'],
	6: ['Besprechung', 'Lieferantengespräch'],
};

const lengths: Readonly<Record<number, number>> = { 1: 30, 2: 45, 3: 30, 4: 90, 5: 60, 6: 60 };
const reserves: Readonly<Record<number, readonly [number, number]>> = { 2: [10, 15], 3: [5, 10], 4: [30, 30] };

// 1-based numbers of what the tables hold: people come first, then the rooms of each branch.
const roomOf = (branch: number, index: number) => people.length + branch * rooms.length + index + 1;

const WAITING = 9;

interface Made {
	readonly appointments: Insertable<Tables['appointments']>[];
	readonly resources: Insertable<Tables['appointment_resources']>[];
	readonly addresses: Insertable<Tables['appointment_addresses']>[];
	readonly series: Insertable<Tables['appointment_series']>[];
}

/** A week before and after the day's own, and some more of the future. */
const WEEKS = { before: 2, after: 5 } as const;

/** Loads branches, people, rooms, devices, and about 500 appointments a week around the day. */
export async function loadCalendar(client: pg.PoolClient, patients: readonly number[], today: string): Promise<void> {
	await load(
		client,
		'calendar_locations',
		locations.map((bezeichnung, index) => ({ lfdnr: index + 1, bezeichnung, position: index })),
	);
	await load(client, 'calendar_hours', hourRows());
	await load(client, 'calendar_resources', resourceRows());
	const made = makeAppointments(patients, today);
	await load(client, 'appointment_series', made.series);
	await load(client, 'appointments', made.appointments);
	await load(client, 'appointment_resources', made.resources);
	await load(client, 'appointment_addresses', made.addresses);
	const waiting = makeWaiting(patients, today);
	await load(client, 'calendar_waiting', waiting.entries);
	await load(client, 'calendar_waiting_resources', waiting.resources);
	for (const table of ['calendar_locations', 'calendar_resources', 'appointments', 'calendar_waiting'])
		await continueAfter(client, table, 'lfdnr');
	await continueAfter(client, 'appointment_series', 'serial_number');
}

function hourRows(): Insertable<Tables['calendar_hours']>[] {
	return locations.flatMap((_, index) =>
		[1, 2, 3, 4, 5, 6].flatMap((weekday) =>
			weekday === 6 && index !== 0
				? []
				: [{ location_lfdnr: index + 1, weekday, opens: '08:00', closes: weekday === 6 ? '12:00' : '18:00' }],
		),
	);
}

function resourceRows(): Insertable<Tables['calendar_resources']>[] {
	const staff = people.map((bezeichnung, index) => ({
		lfdnr: index + 1,
		kind: 'PERSON',
		bezeichnung,
		location_lfdnr: branchOf(index) + 1,
		user_id: index < 3 ? index + 1 : null,
		position: index,
	}));
	const places = locations.flatMap((location, branch) =>
		rooms.map(([name, kind], index) => ({
			lfdnr: roomOf(branch, index),
			kind,
			bezeichnung: `${name} ${location}`,
			location_lfdnr: branch + 1,
			user_id: null,
			position: index,
		})),
	);
	return [...staff, ...places];
}

function branchOf(person: number): number {
	return person < 3 ? 0 : person % locations.length;
}

const jourFixe: RecurrenceRule = {
	frequency: 'weekly',
	interval: 1,
	weekdays: [],
	monthRule: 'day',
	count: null,
	until: null,
	holidays: 'skip',
};

function makeAppointments(patients: readonly number[], today: string): Made {
	const random = createRandom('calendar');
	const made: Made = { appointments: [], resources: [], addresses: [], series: [] };
	const monday = addDays(today, 1 - (weekdayOf(today) ?? 1) - WEEKS.before * 7) ?? today;
	const days = (WEEKS.before + WEEKS.after + 1) * 7;
	const last = addDays(monday, days - 1) ?? today;
	makeSeries(made, monday, last);
	for (let offset = 0; offset < days; offset++) {
		const day = addDays(monday, offset) ?? today;
		if ((weekdayOf(day) ?? 7) > 5 || holidayName(day) !== null) continue;
		const roomsFree = new Map<number, number>();
		for (const [person] of people.entries()) {
			if (random.chance(0.04)) makeAbsence(made, person, day);
			else makeDay(made, random, { person, day, patients, today, roomsFree });
		}
	}
	return made;
}

/** Those who wait for a time to become free, a few in each branch. */
function makeWaiting(patients: readonly number[], today: string) {
	const random = createRandom('waiting');
	const entries: Insertable<Tables['calendar_waiting']>[] = [];
	const resources: Insertable<Tables['calendar_waiting_resources']>[] = [];
	const notes = ['', 'Kann kurzfristig kommen.', 'Bitte vorher anrufen.', ''];
	for (let index = 0; index < WAITING; index++) {
		const type = random.pick([1, 2, 2, 3]);
		const branch = index % locations.length;
		const from = addDays(today, random.int(0, 4)) ?? today;
		entries.push({
			lfdnr: index + 1,
			title: random.pick(titles[type] ?? ['Termin']),
			address_lfdnr: random.pick(patients),
			type_lfdnr: type,
			location_lfdnr: branch + 1,
			minutes: lengths[type] ?? 30,
			from_day: from,
			until_day: random.chance(0.5) ? addDays(from, 21) : null,
			day_time: random.pick(['any', 'any', 'morning', 'afternoon']),
			text: random.pick(notes),
			created_by: 1 + (index % 3),
		});
		if (type === 3) resources.push({ waiting_lfdnr: index + 1, resource_lfdnr: roomOf(branch, 2) });
	}
	return { entries, resources };
}

/** Each branch meets on Monday at 8, everybody of it together. */
function makeSeries(made: Made, monday: string, until: string): void {
	for (const [branch, location] of locations.entries()) {
		const rule = { ...jourFixe, until };
		made.series.push({ serial_number: branch + 1, rule: rule as unknown as string, first_day: monday, created_by: 3 });
		for (const { day, originalDay } of occurrencesOf(rule, monday)) {
			if (day === null) continue;
			const lfdnr = add(made, { title: `Teambesprechung ${location}`, type: 6, day, start: 480, end: 510, branch });
			Object.assign(made.appointments.at(-1) ?? {}, { serial_number: branch + 1, original_date: originalDay });
			for (const [person] of people.entries())
				if (branchOf(person) === branch) take(made, lfdnr, person + 1, day, 480, 510);
		}
	}
}

function makeAbsence(made: Made, person: number, day: string): void {
	const row = { title: 'Urlaub', type: 8, day, start: 0, end: 1440, branch: branchOf(person) };
	// Whoever is away has no appointment before 8:30, but the meeting of Monday stays in the list.
	if (weekdayOf(day) === 1) return;
	const lfdnr = add(made, row);
	Object.assign(made.appointments.at(-1) ?? {}, { all_day: true });
	take(made, lfdnr, person + 1, day, 0, 1440);
}

interface DayOf {
	readonly person: number;
	readonly day: string;
	readonly today: string;
	readonly patients: readonly number[];
	/** From which minute on a room is free. */
	readonly roomsFree: Map<number, number>;
}

function makeDay(made: Made, random: Random, { person, day, today, patients, roomsFree }: DayOf): void {
	const branch = branchOf(person);
	// From the second hour on nobody is early any more, so that rooms are used all through the day.
	for (let minute = 510 + 5 * random.int(0, 12); minute < 1000; ) {
		const type = random.pick([1, 1, 1, 2, 2, 3, 3, 4, 5, 6]);
		const [before, after] = reserves[type] ?? [0, 0];
		const start = minute + before;
		const end = start + (lengths[type] ?? 30);
		const state = day < today ? random.pick([5, 5, 5, 5, 6, 7]) : random.pick([1, 1, 2, 2, 2, 7]);
		const scope = random.chance(0.04) ? 3 : 1;
		const title = random.pick(titles[type] ?? ['Termin']);
		const lfdnr = add(made, { title, type, day, start, end, branch, state, scope });
		take(made, lfdnr, person + 1, day, minute, end + after, state !== 7);
		const room = roomOf(branch, random.int(0, rooms.length - 1));
		if (type < 4 && (roomsFree.get(room) ?? 0) <= minute) {
			take(made, lfdnr, room, day, minute, end + after, state !== 7);
			roomsFree.set(room, end + after);
		}
		if (type < 6) made.addresses.push({ appointment_lfdnr: lfdnr, address_lfdnr: random.pick(patients), position: 0 });
		minute = end + after + 5 * random.int(0, 18);
	}
}

interface New {
	readonly title: string;
	readonly type: number;
	readonly day: string;
	readonly start: number;
	readonly end: number;
	readonly branch: number;
	readonly state?: number;
	readonly scope?: number;
}

function add(made: Made, { title, type, day, start, end, branch, state = 2, scope = 1 }: New): number {
	const lfdnr = made.appointments.length + 1;
	made.appointments.push({
		lfdnr,
		title,
		all_day: false,
		starts_at: at(day, start),
		ends_at: at(day, end),
		type_lfdnr: type,
		state_lfdnr: state,
		scope_lfdnr: scope,
		location_lfdnr: branch + 1,
		serial_number: null,
		original_date: null,
		created_by: 1 + (lfdnr % 3),
	});
	return lfdnr;
}

function take(made: Made, lfdnr: number, resource: number, day: string, from: number, to: number, blocks = true): void {
	made.resources.push({
		appointment_lfdnr: lfdnr,
		resource_lfdnr: resource,
		during: `[${at(day, from)},${at(day, to)})`,
		blocks,
	});
}

function at(day: string, minute: number): string {
	if (minute === 1440) return `${addDays(day, 1)}T00:00:00`;
	return `${day}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
}
