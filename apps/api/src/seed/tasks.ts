import type { Insertable } from 'kysely';
import type { Tables } from '../database/database.ts';
import { createRandom } from './random.ts';
import { dayBefore } from './records.ts';

const titles = [
	'Kostenvoranschlag nachfassen',
	'Rückruf wegen Liefertermin',
	'Verordnungsschein anfordern',
	'Bewilligung prüfen',
	'Maßtermin für Einlagen vereinbaren',
	'Leihgerät abholen',
	'Reklamation bearbeiten',
	'Stammdaten vervollständigen',
] as const;

const descriptions = [
	'Bitte bis Mittag erledigen und das Ergebnis als Kommentar festhalten.',
	'Kundin ist am Vormittag erreichbar.\n\n- Liefertermin bestätigen\n- Zufahrt klären',
	'Siehe Kostenvoranschlag; die Krankenkasse wartet auf Antwort.',
] as const;

/** A checklist of three steps of which some are done. */
function steps(done: number) {
	const texts = ['Unterlagen prüfen', 'Rückruf', 'Ergebnis notieren'];
	return texts.map((text, index) => ({ text, done: index < done }));
}

/** Tasks, whom they are given to and which address they are about. */
export interface SeededTasks {
	/** `checklist` as JSON itself, which the load takes. */
	readonly tasks: Insertable<Tables['tasks']>[];
	readonly assignees: Insertable<Tables['task_assignees']>[];
	readonly objects: Insertable<Tables['task_objects']>[];
}

/** So many tasks about some of the addresses, due around today. */
export function makeTasks(
	count: number,
	addresses: readonly number[],
	users: readonly number[],
	today: string,
): SeededTasks {
	const random = createRandom('tasks');
	const made: SeededTasks = { tasks: [], assignees: [], objects: [] };
	for (let lfdnr = 1; lfdnr <= count; lfdnr++) {
		made.tasks.push({
			lfdnr,
			title: random.pick(titles),
			description: random.chance(0.4) ? random.pick(descriptions) : '',
			checklist: (random.chance(0.25) ? steps(random.int(0, 3)) : []) as unknown as string,
			due_date: random.chance(0.8) ? dayBefore(today, random.int(-30, 60)) : null,
			state_lfdnr: random.pick([1, 1, 2, 3, 4, 4]),
			created_by: random.pick(users),
		});
		const isGroup = random.chance(0.3);
		made.assignees.push({
			task_lfdnr: lfdnr,
			user_id: isGroup ? null : random.pick(users),
			work_group_lfdnr: isGroup ? random.int(1, 4) : null,
		});
		made.objects.push({ task_lfdnr: lfdnr, address_lfdnr: random.pick(addresses) });
	}
	return made;
}
