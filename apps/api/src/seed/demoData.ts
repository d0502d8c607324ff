import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../database/database.ts';
import { demoAccounts, discPng, userRows } from './accounts.ts';
import { type HealthRow, household, type Surroundings } from './addresses/households.ts';
import { insurerRows } from './addresses/insurers.ts';
import {
	type AddressRow,
	company,
	doctor,
	employee,
	home,
	representative,
	supplier,
	type Town,
} from './addresses/organisations.ts';
import {
	companyRows,
	employeeRows,
	enrichedHealth,
	insuranceRows,
	supplierRows,
	vpNumberRows,
} from './addresses/parts.ts';
import { loadCatalogue } from './articles/catalogue.ts';
import { loadCounts } from './articles/counts.ts';
import { loadCalendar } from './calendar.ts';
import { loadTrade } from './documents/trade.ts';
import { continueAfter, load } from './load.ts';
import { ibanNumber, uidNumber } from './numbers.ts';
import { type Place, placePicker, readPlaces } from './places.ts';
import { createRandom } from './random.ts';
import { contactPersonRow, interactionRow, pastMoment } from './records.ts';
import { streetRows } from './streets.ts';
import { makeTasks } from './tasks.ts';

/** How much and for which day the demo data are made. */
export interface DemoSize {
	/** 1 gives about 2 000 addresses, 8 000 documents and 1 000 articles, 100 the hundredfold (1 000 000 documents). */
	readonly scale: number;
	/** The day (`yyyy-mm-dd`) to which "recent" refers. */
	readonly today: string;
	/** How many articles, where the scale does not say it. */
	readonly articles?: number | undefined;
	/** How often the movements of stock are repeated; 1 gives six for each article. */
	readonly movementRounds?: number | undefined;
}

const FIRST_LFDNR = 1001;

/** Fills the empty tables; the same size gives the same data. */
export async function loadDemoData(client: pg.PoolClient, size: DemoSize): Promise<void> {
	await loadShell(client, size);
	const addresses = makeAddresses(await readPlaces(client), size.scale);
	await load(client, 'addresses', addresses.rows);
	await load(client, 'address_health', enrichedHealth(addresses.rows, addresses.health, size.today));
	await loadParts(client, addresses.rows, size.today);
	await loadAround(client, addresses.rows, size);
	const suppliers = addresses.rows.filter((row) => row.kd_lieferant === true).map((row) => row.lfdnr);
	const { articles = size.scale * 1_000, movementRounds = 1 } = size;
	await loadCatalogue(client, { count: articles, today: size.today, suppliers, movementRounds });
	await loadCounts(client, size.today);
	await loadTrade(client, { count: size.scale === 1 ? 8_000 : 10_000 * size.scale, today: size.today });
	const patients = addresses.rows.filter((row) => row.kd_patient === true).map((row) => row.lfdnr);
	await loadCalendar(client, patients.slice(0, 2_000), size.today);
	await load(client, 'streets', streetRows());
	await continueAfter(client, 'addresses', 'lfdnr');
}

async function loadShell(client: pg.PoolClient, { today }: DemoSize): Promise<void> {
	await load(client, 'users', await userRows());
	await load(
		client,
		'user_apps',
		demoAccounts.flatMap(({ userId, apps }) => apps.map((appId) => ({ user_id: userId, app_id: appId }))),
	);
	await load(
		client,
		'user_rights',
		demoAccounts.flatMap(({ userId, rights }) => rights.map((key) => ({ user_id: userId, key }))),
	);
	await client.query('update users set picture = $1, picture_type = $2 where user_id = 1', [
		discPng(96, [19, 160, 203]),
		'image/png',
	]);
	const random = createRandom('company');
	await client.query(
		`insert into company (firma, name, form, street, postcode, city, country, tel, email, web, uid, register_number,
			register_court, seat, bank_name, iban, bic, logo, logo_type)
		values (1, 'Kontor Gesundheitshandel', 'GmbH', 'Musterstraße 12', '1030', 'Wien', 'Österreich',
			'+43 1 0123 45 67', 'office@kontor.example', 'kontor.example', $1, '000000a', 'Handelsgericht Wien', 'Wien',
			'Musterbank', $2, 'DEMOATWWXXX', $3, 'image/png')`,
		[uidNumber(random), ibanNumber(random), discPng(64, [19, 160, 203])],
	);
	await load(client, 'notifications', notifications(today));
	await continueAfter(client, 'users', 'user_id');
	await continueAfter(client, 'notifications', 'nid');
}

const messages = [
	{ subject: 'Neue Verordnung eingelangt', text: 'Für eine Patientin liegt ein neuer Verordnungsschein bereit.' },
	{ subject: 'Lieferung verspätet', text: 'Die Lieferung der Pflegebetten kommt zwei Tage später.' },
	{ subject: 'Inventur am Freitag', text: 'Bitte alle Wareneingänge bis Donnerstagabend buchen.' },
	{ subject: 'Bewilligung erteilt', text: 'Die Krankenkasse hat den Kostenvoranschlag bewilligt.' },
	{ subject: 'Rückruf erbeten', text: 'Ein Heim bittet um Rückruf zur Sammelbestellung.' },
	{ subject: 'Preise geändert', text: 'Die neue Preisliste gilt ab dem Monatsersten.' },
	{ subject: 'Dienstplan aktualisiert', text: 'Der Dienstplan für die nächste Woche ist online.' },
] as const;

function notifications(today: string): Insertable<Tables['notifications']>[] {
	const random = createRandom('notifications');
	const receivers = demoAccounts.filter(({ apps }) => apps.length > 0);
	return receivers.flatMap(({ userId }) =>
		Array.from({ length: userId === 1 ? 24 : 8 }, (_, index) => {
			const { instant } = pastMoment(today, random, 0.2);
			const sender = demoAccounts[userId === 3 ? 0 : 2];
			return {
				user_id: userId,
				...random.pick(messages),
				send_date: instant,
				from_user: sender?.name ?? '',
				read_at: index < (userId === 1 ? 12 : 3) ? null : `${today}T05:00:00Z`,
			};
		}),
	);
}

function makeAddresses(places: readonly Place[], scale: number): { rows: AddressRow[]; health: HealthRow[] } {
	let lfdnr = FIRST_LFDNR;
	const town: Town = {
		random: createRandom('addresses'),
		place: placePicker(places),
		nextLfdnr: () => lfdnr++,
	};
	const many = (count: number, make: (town: Town) => AddressRow) =>
		Array.from({ length: Math.ceil(count * scale) }, () => make(town));
	const insurers = insurerRows(town);
	const homes = many(15, home);
	const doctors = many(80, doctor);
	const representatives = many(15, representative);
	const rows = [...insurers.rows, ...homes, ...doctors, ...representatives];
	rows.push(...many(25, employee), ...many(180, company), ...many(60, supplier));
	const around: Surroundings = {
		insurerOf: (province) => insurers.byProvince.get(province) ?? FIRST_LFDNR,
		doctors: doctors.map((row) => row.lfdnr),
		homes,
		representatives: representatives.map((row) => row.lfdnr),
	};
	const health: HealthRow[] = [];
	while (rows.length < 2_000 * scale) {
		const made = household(town, around);
		rows.push(...made.people);
		health.push(...made.health);
	}
	return { rows, health };
}

async function loadParts(client: pg.PoolClient, rows: readonly AddressRow[], today: string): Promise<void> {
	await load(client, 'address_employee', employeeRows(rows));
	await load(client, 'address_company', companyRows(rows));
	await load(client, 'address_supplier', supplierRows(rows));
	await load(client, 'address_insurance', insuranceRows(rows));
	await load(client, 'insurance_vp_numbers', vpNumberRows(rows));
	await client.query(
		`update addresses set representation_kind = (array['GEW', 'GESETZ', 'GERICHT', 'VV'])[1 + lfdnr % 4],
			representation_scope = case when lfdnr % 3 = 0 then 'Vermögen und Verträge' else '' end,
			representation_valid_to = case when lfdnr % 4 < 3 then $1::date + (lfdnr * 37) % 1000 end
		where adult_representative_lfdnr is not null`,
		[today],
	);
}

async function loadAround(client: pg.PoolClient, rows: readonly AddressRow[], size: DemoSize): Promise<void> {
	const { scale, today } = size;
	const numbers = rows.filter((row) => row.kd_krankenkasse !== true).map((row) => row.lfdnr);
	const authors = demoAccounts.filter(({ isShown }) => isShown);
	await load(client, 'address_bank', bankRows(rows));
	await load(client, 'address_customer_groups', groupRows(rows));
	const organisations = rows.filter((row) => !row.is_person).map((row) => row.lfdnr);
	await load(client, 'contact_persons', contactPersons(organisations));
	await load(client, 'interactions', interactionRows(4_000 * scale, numbers, authors, today));
	const made = makeTasks(
		300 * scale,
		numbers,
		authors.map(({ userId }) => userId),
		today,
	);
	await load(client, 'tasks', made.tasks);
	await load(client, 'task_assignees', made.assignees);
	await load(client, 'task_objects', made.objects);
	await client.query(`insert into task_watchers
		select lfdnr, created_by from tasks where created_by is not null
		union select task_lfdnr, user_id from task_assignees where user_id is not null`);
	await client.query(`insert into task_history (task_lfdnr, version, at, user_id, author, field, to_text)
		select tasks.lfdnr, 1, tasks.created_at, users.user_id, users.username, 'created', tasks.title
		from tasks join users on users.user_id = tasks.created_by`);
	await client.query(`insert into work_group_members (work_group_lfdnr, user_id)
		values (1, 1), (1, 2), (2, 1), (2, 3), (3, 3) on conflict do nothing`);
	await continueAfter(client, 'tasks', 'lfdnr');
	await continueAfter(client, 'contact_persons', 'id');
	await continueAfter(client, 'interactions', 'id');
}

function* bankRows(rows: readonly AddressRow[]): Generator<Insertable<Tables['address_bank']>> {
	const random = createRandom('banks');
	for (const row of rows) {
		if (row.kd_lieferant === true) yield { lfdnr: row.lfdnr, iban: ibanNumber(random), bic: 'DEMOATWWXXX' };
	}
}

function* groupRows(rows: readonly AddressRow[]): Generator<Insertable<Tables['address_customer_groups']>> {
	const random = createRandom('groups');
	for (const row of rows) {
		const groups = new Set<string>();
		if (row.residence_lfdnr != null) groups.add('HEIM');
		if (!row.is_person && row.kd_kunde === true) groups.add('B2B');
		if (row.is_person && random.chance(0.4)) groups.add(random.pick(personGroups));
		if (random.chance(0.1)) groups.add('NEWS');
		for (const code of groups) yield { lfdnr: row.lfdnr, code };
	}
}

const personGroups = ['STAMM', 'DIAB', 'INKO', 'ORTHO', 'REHA', 'PFLEGE', 'MESSE'] as const;

function* contactPersons(organisations: readonly number[]): Generator<Insertable<Tables['contact_persons']>> {
	const random = createRandom('contact persons');
	let id = 1;
	for (const lfdnr of organisations) {
		for (let count = random.int(0, 4); count > 0; count--) yield contactPersonRow(id++, lfdnr, random);
	}
}

function* interactionRows(
	count: number,
	numbers: readonly number[],
	authors: readonly { userId: number; name: string }[],
	today: string,
): Generator<Insertable<Tables['interactions']>> {
	const random = createRandom('interactions');
	for (let id = 1; id <= count; id++)
		yield interactionRow(id, random.pick(numbers), random.pick(authors), today, random);
}
