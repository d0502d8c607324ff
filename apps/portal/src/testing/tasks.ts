import type { Model } from '@kontor/api-client/types';
import { taskDueOf } from '@kontor/domain/tasks';
import { addDays } from '@kontor/german/date';
import { type Reply, reply } from './answers.ts';

type Row = Model<'TaskPreview'>;

/** The day of all stories. */
const today = '2026-11-28';

/** The states of the server. */
export const taskStates: Model<'TaskStates'> = [
	{ lfdnr: 1, bezeichnung: 'Offen', done: false },
	{ lfdnr: 2, bezeichnung: 'In Arbeit', done: false },
	{ lfdnr: 3, bezeichnung: 'Wartet', done: false },
	{ lfdnr: 4, bezeichnung: 'Erledigt', done: true },
];

function stateOf(lfdnr: number): Model<'TaskState'> {
	return taskStates.find((state) => state.lfdnr === lfdnr) ?? { lfdnr, bezeichnung: 'Offen', done: false };
}

/** Where a task may go from a state; open steps keep it from being done. */
function nextOf(state: number, hasOpenItems: boolean): Model<'NextTaskState'>[] {
	return taskStates
		.filter(({ lfdnr }) => lfdnr !== state && (state !== 4 || lfdnr === 1))
		.map((next) => ({ ...next, blocked: next.lfdnr === 4 && hasOpenItems ? ('openItems' as const) : null }));
}

const titles = [
	'Rückruf wegen Liefertermin',
	'Kostenvoranschlag nachfassen',
	'Verordnungsschein anfordern',
	'Maßtermin für Einlagen vereinbaren',
	'Leihgerät abholen',
	'Bewilligung prüfen',
];

const assignees: Model<'TaskAssignee'>[] = [
	{ type: 'USER', id: 1, name: 'dora.demo' },
	{ type: 'USER', id: 2, name: 'max.verkauf' },
	{ type: 'WORK_GROUP', id: 1, name: 'Verkauf' },
];

const objects: Model<'TaskObject'>[] = [
	{ type: 'ADDRESS', id: '1001', name: 'Huber Elisabeth', addressLfdnr: null },
	{ type: 'DOCUMENT', id: '4960', name: 'RE Verbandstoff Mull', addressLfdnr: 1001 },
	{ type: 'ADDRESS', id: '1002', name: null, addressLfdnr: null },
];

function at<T>(list: readonly T[], index: number): T {
	return list[index % list.length] as T;
}

/** So many tasks, due from ten days ago on and every ninth never. */
export function taskRows(count: number): Row[] {
	return Array.from({ length: count }, (_, index) => {
		const state = at([1, 2, 1, 3, 1, 4], index);
		const items = index % 4 === 3 ? 3 : 0;
		return {
			lfdnr: 41 + index,
			title: at(titles, index),
			dueDate: index % 9 === 8 ? null : `${addDays(today, Math.round((index * 40) / count) - 10)}T00:00:00`,
			status: stateOf(state),
			nextStates: nextOf(state, items > 0),
			assignees: [at(assignees, index)],
			objects: index % 3 === 2 ? [] : [at(objects, index)],
			items,
			itemsDone: items > 0 ? 1 : 0,
			comments: index % 5,
			version: 1,
		};
	});
}

/** One task in full. */
export const task: Model<'Task'> = {
	lfdnr: 41,
	title: 'Rückruf wegen Liefertermin',
	description:
		'Kundin ist am Vormittag erreichbar.\n\n- Liefertermin bestätigen\n- Zufahrt klären\n\nPlan: https://kontor.example/plan.',
	dueDate: `${addDays(today, -2)}T00:00:00`,
	status: stateOf(1),
	nextStates: nextOf(1, true),
	assignees: [
		{ type: 'USER', id: 1, name: 'dora.demo' },
		{ type: 'WORK_GROUP', id: 1, name: 'Verkauf' },
	],
	objects: objects.slice(0, 2),
	checklist: [
		{ text: 'Unterlagen prüfen', done: true },
		{ text: 'Rückruf', done: false },
		{ text: 'Ergebnis notieren', done: false },
	],
	comments: [
		{
			lfdnr: 1,
			text: 'Bitte gleich, @[2]: sie fährt am Nachmittag weg.',
			author: 'adele.admin',
			dateTime: '2026-11-27T15:12:00',
			isEdited: true,
			isDeleted: false,
			isEditable: false,
			isOwn: false,
		},
		{
			lfdnr: 2,
			text: '',
			author: 'max.verkauf',
			dateTime: '2026-11-28T08:02:00',
			isEdited: false,
			isDeleted: true,
			isEditable: false,
			isOwn: false,
		},
		{
			lfdnr: 3,
			text: 'Erreicht, Termin passt.',
			author: 'dora.demo',
			dateTime: '2026-11-28T10:20:00',
			isEdited: false,
			isDeleted: false,
			isEditable: true,
			isOwn: true,
		},
	],
	mentions: [{ userId: 2, name: 'max.verkauf' }],
	notificationsActive: true,
	createdBy: 'adele.admin',
	createdAt: '2026-11-24T09:00:00',
	version: 3,
};

const history: Model<'TaskHistory'> = [
	{
		dateTime: '2026-11-28T10:18:00',
		author: 'dora.demo',
		field: 'checklist',
		from: '☐ Unterlagen prüfen',
		to: '☑ Unterlagen prüfen',
	},
	{ dateTime: '2026-11-27T15:11:00', author: 'adele.admin', field: 'dueDate', from: '25.11.2026', to: '26.11.2026' },
	{
		dateTime: '2026-11-24T09:00:00',
		author: 'adele.admin',
		field: 'created',
		from: '',
		to: 'Rückruf wegen Liefertermin',
	},
];

interface Asked {
	done?: boolean;
	states?: number[] | undefined;
	due?: string;
	q?: string | undefined;
	page?: number;
	size?: number;
}

/**
 * A server of tasks for one story: it searches, counts and changes what it was given. `scope` finds everything, for whose
 * a task is only the real server knows.
 */
export function taskReplies(rows: readonly Row[] = taskRows(40), open: Model<'Task'> = task): Reply[] {
	let list = [...rows];
	let current = open;

	function found({ done, states, due, q = '' }: Asked): Row[] {
		return list
			.filter(
				(row) =>
					(done === undefined || row.status.done === done) &&
					(states === undefined || states.includes(row.status.lfdnr)) &&
					(due === undefined || taskDueOf(row.dueDate?.slice(0, 10) ?? null, today) === due) &&
					row.title.toLowerCase().includes(q.toLowerCase()),
			)
			.sort((one, other) => (one.dueDate ?? '9').localeCompare(other.dueDate ?? '9') || one.lfdnr - other.lfdnr);
	}

	/** A change of one task, in full and in the list. */
	function change(part: string, edit: (value: never) => Partial<Model<'Task'>>): Reply {
		return {
			method: 'patch',
			path: `/v1/task/{id}/${part}`,
			async answer(request) {
				const lfdnr = Number(new URL(request.url).pathname.split('/').at(-2));
				const body = await request.json();
				const changed = edit((part === 'description' ? body : body.value) as never);
				list = list.map((row) => {
					if (row.lfdnr !== lfdnr) return row;
					const { title = row.title, dueDate = row.dueDate, assignees: to = row.assignees } = changed;
					const { status = row.status, nextStates = row.nextStates } = changed;
					return { ...row, title, dueDate, assignees: to, status, nextStates, version: row.version + 1 };
				});
				const before = lfdnr === current.lfdnr ? current : (list.find((row) => row.lfdnr === lfdnr) ?? current);
				const next: Model<'Task'> = {
					...open,
					...factsOf(before),
					...changed,
					version: before.version + 1,
				};
				if (lfdnr === current.lfdnr) current = next;
				return Response.json(next, { headers: { ETag: `"${next.version}"` } });
			},
		};
	}

	return [
		reply('get', '/v1/task-resources/states', taskStates),
		reply('get', '/v1/task-resources/titles', titles.slice(0, 4)),
		reply('get', '/v1/task/assignable/users', [
			{ userId: 1, name: 'dora.demo' },
			{ userId: 2, name: 'max.verkauf' },
			{ userId: 3, name: 'j.öller' },
		]),
		reply('get', '/v1/task/assignable/work-groups', [{ lfdnr: 1, bezeichnung: 'Verkauf', isOwn: true }]),
		reply('post', '/v1/task/search', {
			toBody(body) {
				const { page = 1, size = 50 } = body as Asked;
				const all = found(body as Asked);
				return { rows: all.slice((page - 1) * size, page * size), total: all.length };
			},
		}),
		reply('post', '/v1/task/counts', {
			toBody(body) {
				const all = found({ states: (body as Asked).states, q: (body as Asked).q });
				const due = (wanted: string) =>
					all.filter(
						({ status, dueDate }) => !status.done && taskDueOf(dueDate?.slice(0, 10) ?? null, today) === wanted,
					).length;
				return {
					open: all.filter(({ status }) => !status.done).length,
					done: all.filter(({ status }) => status.done).length,
					overdue: due('overdue'),
					today: due('today'),
					week: due('week'),
					later: due('later'),
					none: due('none'),
				};
			},
		}),
		{ method: 'get', path: '/v1/task/{id}', answer: async () => Response.json(current, { headers: { ETag: '"1"' } }) },
		reply('get', '/v1/task/history/{id}', history),
		reply('post', '/v1/task-resources/base/addresses', objects.slice(0, 1)),
		reply('post', '/v1/calv2/appointments/search', []),
		change('title', (value: string) => ({ title: value })),
		change('description', (value: string) => ({ description: value })),
		change('due-date', (value: string | null) => ({ dueDate: value })),
		change('assignees', (value: Model<'TaskAssigneeKey'>[]) => ({
			assignees: value.map((key) => ({
				...key,
				name: assignees.find(({ id, type }) => id === key.id && type === key.type)?.name ?? 'j.öller',
			})),
		})),
		change('objects', (value: Model<'TaskObjectKey'>[]) => ({
			objects: value.map((key) => ({
				...key,
				name: objects.find(({ id }) => id === key.id)?.name ?? key.id,
				addressLfdnr: null,
			})),
		})),
		change('state', (value: number) => ({ status: stateOf(value), nextStates: nextOf(value, false) })),
		change('checklist', (value: Model<'TaskItem'>[]) => ({
			checklist: value,
			nextStates: nextOf(
				1,
				value.some(({ done }) => !done),
			),
		})),
		{
			method: 'patch',
			path: '/v1/task/{id}/notifications-active',
			async answer(request) {
				const { value } = await request.json();
				current = { ...current, notificationsActive: value };
				return Response.json({ value });
			},
		},
		{
			method: 'put',
			path: '/v1/task-comments',
			async answer(request) {
				const { text, lfdnr } = await request.json();
				const made = {
					...(task.comments[2] as Model<'TaskComment'>),
					lfdnr: lfdnr ?? 100 + current.comments.length,
					text,
				};
				const others = current.comments.filter((comment) => comment.lfdnr !== made.lfdnr);
				current = {
					...current,
					comments: [...others, made],
					mentions: [...current.mentions, { userId: 3, name: 'j.öller' }],
				};
				return Response.json(made);
			},
		},
		...(['delete', 'post'] as const).map(
			(method): Reply => ({
				method,
				path: method === 'delete' ? '/v1/task-comments/{id}' : '/v1/task-comments/{id}/restore',
				async answer() {
					const isDeleted = method === 'delete';
					const comments = current.comments.map((comment) =>
						comment.lfdnr === 3 ? { ...comment, isDeleted } : comment,
					);
					current = { ...current, comments };
					return Response.json(comments.find(({ lfdnr }) => lfdnr === 3));
				},
			}),
		),
		{
			method: 'delete',
			path: '/v1/task/{id}',
			answer: async () => Response.json({ lfdnr: current.lfdnr }),
		},
		{
			method: 'post',
			path: '/v1/task/{id}/restore',
			answer: async () => Response.json(current, { headers: { ETag: '"4"' } }),
		},
		{
			method: 'put',
			path: '/v1/task',
			async answer(request) {
				const { title, dueDate = null, assignees: keys = [] } = await request.json();
				const lfdnr = 900 + list.length;
				const to = keys.map((key: Model<'TaskAssigneeKey'>) => ({
					...key,
					name: assignees.find(({ id }) => id === key.id)?.name ?? '',
				}));
				current = {
					...open,
					lfdnr,
					title,
					dueDate,
					assignees: to,
					checklist: [],
					comments: [],
					objects: [],
					version: 1,
				};
				list = [...list, { ...(taskRows(1)[0] as Row), lfdnr, title, dueDate, assignees: to, objects: [] }];
				return Response.json(current);
			},
		},
	];
}

/** What a list and a task in full have in common. */
function factsOf({
	lfdnr,
	title,
	dueDate,
	status,
	nextStates,
	assignees: to,
	objects: about,
	version,
}: Row | Model<'Task'>) {
	return { lfdnr, title, dueDate, status, nextStates, assignees: to, objects: about, version };
}
