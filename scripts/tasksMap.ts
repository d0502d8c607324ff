/**
 * `node scripts/tasksMap.ts`: writes docs/tasks.md, which leads from each call and field of tasks in the specification to
 * its contract, its column, its screen and its test. `pnpm check` fails when the file is stale or a way leads nowhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callRows, columnsOf, read, readContract, table } from './callMap.ts';

const target = join(import.meta.dirname, '../docs/tasks.md');

/** The calls of spec.md, section 7, "Tasks", and those beyond it (decision 3). */
const calls = [
	'PUT /v1/task',
	'GET /v1/task/previews',
	'GET /v1/task/user/previews',
	'GET /v1/task/{id}',
	'GET /v1/task/assignable/users',
	'GET /v1/task/assignable/work-groups',
	'GET /v1/task/history/{id}',
	'DELETE /v1/task/{id}',
	...['title', 'description', 'assignees', 'objects', 'due-date', 'state', 'notifications-active'].map(
		(part) => `PATCH /v1/task/{id}/${part}`,
	),
	'GET /v1/task-resources/titles',
	'GET /v1/task-resources/states',
	'POST /v1/task-resources/base/addresses',
	'PUT /v1/task-comments',
	'DELETE /v1/task-comments/{id}',
	'POST /v1/task/search',
	'POST /v1/task/counts',
	'POST /v1/task/{id}/restore',
	'PATCH /v1/task/{id}/checklist',
	'POST /v1/task-comments/{id}/restore',
];

const portal = 'apps/portal/src/features/tasks';

/** A field of spec.md, section 3: property of `Task`, column, screen with the words that show it, story that plays it. */
const fields = [
	['title', 'title', 'tasks.title', 'detail/TaskScreen.tsx', "'title'", 'AnOrtUndStelle'],
	['description', 'description', 'tasks.description', 'detail/TaskBody.tsx', "'description'", 'ZweiBearbeiter'],
	['assignees', 'assignees', 'task_assignees.user_id', 'detail/TaskBody.tsx', "'assignees'", 'ZuständigUndBetrifft'],
	['objects', 'objects', 'task_objects.address_lfdnr', 'detail/TaskBody.tsx', "'objects'", 'ZuständigUndBetrifft'],
	['due date', 'dueDate', 'tasks.due_date', 'detail/TaskBody.tsx', "'dueDate'", 'AnOrtUndStelle'],
	['state (status.done)', 'status', 'task_states.done', 'detail/TaskActions.tsx', 'status.done', 'Status'],
	[
		'notifications-active flag',
		'notificationsActive',
		'task_watchers.user_id',
		'detail/TaskBody.tsx',
		'notificationsActive',
		'Beobachten',
	],
	['comments', 'comments', 'task_comments.text', 'detail/comments/Comments.tsx', 'comments', 'EigenerKommentar'],
	['history', null, 'task_history.field', 'detail/TaskHistory.tsx', 'historySentence', 'Offen'],
] as const;

/** The text of docs/tasks.md as it must be. Throws with all that leads nowhere. */
export function tasksMap(): string {
	const lost: string[] = [];
	const contract = readContract();
	const columns = columnsOf(read('apps/api/src/database/tables.gen.ts'));
	const properties = contract.components.schemas.Task?.properties ?? {};
	const stories = read(`${portal}/detail/TaskScreen.stories.tsx`);
	const fieldRows = fields.map(([field, property, column, screen, words, story]) => {
		if (property !== null && !(property in properties)) lost.push(`Task.${property} is not in the contract`);
		if (!columns.has(column)) lost.push(`${field} has no column ${column}`);
		if (!read(`${portal}/${screen}`).includes(words)) lost.push(`${screen} does not show ${field}`);
		if (!stories.includes(`export const ${story}:`)) lost.push(`${field} has no story ${story}`);
		const inContract = property === null ? '`TaskChange`' : `\`Task.${property}\``;
		return [field, inContract, `\`${column}\``, `\`${screen}\``, `\`${story}\``];
	});
	const text = [
		'# Where the calls and fields of tasks are',
		'',
		'Written by `node scripts/tasksMap.ts` from contract, tables, screens and tests; `pnpm check` fails where it is stale or where a field leads nowhere.',
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
		'## Fields of a task',
		'',
		'Screens are under `apps/portal/src/features/tasks`, stories in `detail/TaskScreen.stories.tsx`; `apps/api/src/tasks/tasks.test.ts` writes each field and reads it back, `apps/portal/e2e/office/tasks.journey.ts` goes through them end to end.',
		'',
		...table([['field', 'contract', 'column', 'screen', 'story'], ...fieldRows]),
		'',
	].join('\n');
	if (lost.length > 0) throw new Error(`What docs/tasks.md leads to is not there:\n${lost.join('\n')}`);
	return text;
}

if (import.meta.main) writeFileSync(target, tasksMap());
