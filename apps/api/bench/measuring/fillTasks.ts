import type pg from 'pg';

/** So many tasks the bench of tasks measures. */
export const TASK_COUNT = 200_000;
const PEOPLE = 60;

/**
 * Makes 200 000 tasks of 60 people in a database with the demo data: two in three are open, four in five have a day
 * within two months, one in three belongs to a work group, each is about an address.
 */
export async function fillTasks(pool: pg.Pool, today: string): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query('set statement_timeout = 0');
		await fill(client, today);
	} finally {
		client.release(true);
	}
}

async function fill(pool: pg.PoolClient, today: string): Promise<void> {
	await pool.query(
		`insert into users (username, identity, email, password_hash, firma)
			select 'bench' || n, 'bench' || n, 'bench' || n || '@kontor.example', 'none', 1 from generate_series(1, $1) n
			on conflict do nothing`,
		[PEOPLE],
	);
	await pool.query(`insert into user_apps (user_id, app_id)
		select user_id, app_id from users, (values (1), (4)) as apps (app_id) where username like 'bench%'
		on conflict do nothing`);
	await pool.query(`insert into work_group_members (work_group_lfdnr, user_id)
		select 1 + user_id % 4, user_id from users where username like 'bench%' on conflict do nothing`);
	const { rows } = await pool.query<{ first: number }>('select coalesce(max(lfdnr), 0)::int as first from tasks');
	const first = rows[0]?.first ?? 0;
	// Numbers that look random and are the same each time.
	await pool.query(
		`with people as (select user_id, row_number() over (order by user_id) - 1 as n from users where username like 'bench%')
		insert into tasks (firma, title, description, checklist, due_date, state_lfdnr, created_by)
		select 1,
			(array['Kostenvoranschlag nachfassen', 'Rückruf wegen Liefertermin', 'Verordnungsschein anfordern',
				'Bewilligung prüfen', 'Maßtermin für Einlagen vereinbaren', 'Leihgerät abholen', 'Reklamation bearbeiten',
				'Stammdaten vervollständigen'])[1 + (hashint4(made.lfd) & 7)],
			'', case when made.lfd % 4 = 0 then '[{"text": "Unterlagen prüfen", "done": true}, {"text": "Rückruf", "done": false}]'
				else '[]' end::jsonb,
			case when made.lfd % 5 > 0 then $1::date + (hashint4(made.lfd * 3) & 63) - 30 end,
			(array[1, 1, 2, 3, 4, 5])[1 + (hashint4(made.lfd * 7) & 32767) % 6],
			(select user_id from people where people.n = (hashint4(made.lfd * 5) & 32767) % $2::int)
		from generate_series(1, $3::int) as made (lfd)`,
		[today, PEOPLE, TASK_COUNT],
	);
	await pool.query(
		`with people as (select user_id, row_number() over (order by user_id) - 1 as n from users where username like 'bench%')
		insert into task_assignees (task_lfdnr, user_id, work_group_lfdnr)
		select lfdnr, case when lfdnr % 3 > 0 then people.user_id end, case when lfdnr % 3 = 0 then 1 + lfdnr % 4 end
		from tasks join people on people.n = (hashint4(lfdnr) & 32767) % $2::int where lfdnr > $1`,
		[first, PEOPLE],
	);
	await pool.query(
		`with addresses as (select lfdnr, row_number() over (order by lfdnr) - 1 as n, count(*) over () as total from addresses)
		insert into task_objects (task_lfdnr, address_lfdnr)
		select tasks.lfdnr, addresses.lfdnr from tasks join addresses
			on addresses.n = (hashint4(tasks.lfdnr * 11) & 1073741823) % addresses.total where tasks.lfdnr > $1`,
		[first],
	);
	await pool.query('vacuum analyze tasks, task_assignees, task_objects, users, work_group_members');
}
