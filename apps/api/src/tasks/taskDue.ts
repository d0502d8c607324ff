import { formatGermanDate } from '@kontor/german/date';
import { viennaTime, viennaToday } from '@kontor/german/dateTime';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { errorFields, type Log } from '../log.ts';
import { tellUsers, usersBehind } from './taskNotices.ts';

/** From this time on in the shop people are told of what is due on the day. */
const TOLD_FROM = '07:00';
const EVERY_MS = 60_000;
const BATCH = 200;

/**
 * Tells those a task is given to, and those who watch it, that it is due today (`yyyy-mm-dd`). The day is stored with the
 * task in the same transaction, so any number of processes tell it once. Says how many tasks were told of.
 */
export async function tellTasksDue(db: Db, today: string): Promise<number> {
	for (let told = 0; ; ) {
		const count = await db.transaction().execute((transaction) => tellBatch(transaction, today));
		told += count;
		if (count < BATCH) return told;
	}
}

async function tellBatch(db: Db, today: string): Promise<number> {
	const { rows } = await sql<{ lfdnr: number; firma: number; title: string }>`
		update tasks set due_told_on = ${today} where lfdnr in (
			select tasks.lfdnr from tasks join task_states state on state.lfdnr = tasks.state_lfdnr
			where tasks.due_date = ${today} and not state.done and tasks.deleted_at is null
				and tasks.due_told_on is distinct from ${today}
			order by tasks.lfdnr limit ${BATCH} for update of tasks skip locked)
		returning lfdnr, firma, title`.execute(db);
	for (const { lfdnr, firma, title } of rows) {
		await tellUsers(db, firma, await concernedBy(db, lfdnr), {
			type: 'taskDue',
			task: lfdnr,
			subject: `Heute fällig: ${title}`,
			text: `Diese Aufgabe ist heute, am ${formatGermanDate(today)}, fällig.`,
			from: 'Kontor',
		});
	}
	return rows.length;
}

async function concernedBy(db: Db, task: number): Promise<number[]> {
	const { rows } = await sql<{ type: 'USER' | 'WORK_GROUP'; id: number }>`
		select 'USER' as type, user_id as id from task_watchers where task_lfdnr = ${task}
		union select case when user_id is null then 'WORK_GROUP' else 'USER' end, coalesce(user_id, work_group_lfdnr)
			from task_assignees where task_lfdnr = ${task}`.execute(db);
	return usersBehind(db, rows);
}

/** Tells what is due, every day from 7 o'clock on; the answer ends it and waits for what is under way. */
export function startTellingDue(db: Db, log: Log, now: () => number): () => Promise<void> {
	let running: Promise<void> = Promise.resolve();

	async function tell(): Promise<void> {
		if (viennaTime(now()) < TOLD_FROM) return;
		try {
			await tellTasksDue(db, viennaToday(now()));
		} catch (error) {
			log.error('tellingDueFailed', errorFields(error));
		}
	}

	const timer = setInterval(() => {
		running = running.then(tell);
	}, EVERY_MS);
	timer.unref();
	return async () => {
		clearInterval(timer);
		await running;
	};
}
