import { viennaToday } from '@kontor/german/dateTime';
import { type Api, type SessionContext, serve } from '../contract/contract.ts';
import type { Db } from '../database/database.ts';
import { serveWrite, type Writes } from '../writes/writes.ts';
import { findTask, listTaskHistory } from './task.queries.ts';
import {
	changeAssignees,
	changeChecklist,
	changeDescription,
	changeDueDate,
	changeObjects,
	changeState,
	changeTitle,
	createTask,
	deleteTask,
	restoreTask,
	watchTask,
} from './taskChanges.ts';
import { listTaskAddresses, listTaskStates, listTaskTitles, listTaskUsers, listTaskWorkGroups } from './taskChoices.ts';
import { deleteTaskComment, restoreTaskComment, saveTaskComment } from './taskComments.ts';
import { countTasks, searchTasks, type TaskReader } from './taskList.ts';

/** Dependencies of the task operations; `now` in milliseconds since 1970. */
export interface TaskParts {
	readonly db: Db;
	readonly writes: Writes;
	readonly now: () => number;
}

/** Serves tasks, their comments and history, and what they can be made of. */
export function taskRoutes(api: Api, { db, writes, now }: TaskParts): void {
	const readerOf = ({ session }: SessionContext): TaskReader => ({ session, today: viennaToday(now()) });

	serve(api, 'listTasks', ({ query }, context) => searchTasks(db, readerOf(context), { ...query, done: false }));
	serve(api, 'listOwnTasks', ({ query }, context) =>
		searchTasks(db, readerOf(context), { ...query, done: false, scope: 'mine' }),
	);
	serve(api, 'searchTasks', ({ body }, context) => searchTasks(db, readerOf(context), body));
	serve(api, 'countTasks', ({ body }, context) => countTasks(db, readerOf(context), body));
	serve(api, 'getTask', ({ path }, { session }) => findTask(db, session, path.id));
	serve(api, 'listTaskHistory', ({ path }, { session }) => listTaskHistory(db, session, path.id));
	serve(api, 'listTaskUsers', (_, { session }) => listTaskUsers(db, session));
	serve(api, 'listTaskWorkGroups', (_, { session }) => listTaskWorkGroups(db, session));
	serve(api, 'listTaskStates', () => listTaskStates(db));
	serve(api, 'listTaskTitles', () => listTaskTitles(db));
	serve(api, 'listTaskAddresses', ({ body }, { session }) => listTaskAddresses(db, session, body.lfdnrs));

	serveWrite(api, writes, 'createTask', createTask);
	serveWrite(api, writes, 'changeTaskTitle', changeTitle);
	serveWrite(api, writes, 'changeTaskDescription', changeDescription);
	serveWrite(api, writes, 'changeTaskDueDate', changeDueDate);
	serveWrite(api, writes, 'changeTaskState', changeState);
	serveWrite(api, writes, 'changeTaskChecklist', changeChecklist);
	serveWrite(api, writes, 'changeTaskAssignees', changeAssignees);
	serveWrite(api, writes, 'changeTaskObjects', changeObjects);
	serveWrite(api, writes, 'deleteTask', deleteTask);
	serveWrite(api, writes, 'restoreTask', restoreTask);
	serveWrite(api, writes, 'watchTask', watchTask);
	serveWrite(api, writes, 'saveTaskComment', saveTaskComment);
	serveWrite(api, writes, 'deleteTaskComment', deleteTaskComment);
	serveWrite(api, writes, 'restoreTaskComment', restoreTaskComment);
}
