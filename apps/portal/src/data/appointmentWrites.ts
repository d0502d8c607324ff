import { ApiProblem, asProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { useSWRConfig } from 'swr';
import { useApi, useReload } from './api.tsx';
import {
	type Appointment,
	type AppointmentContent,
	type AppointmentPreview,
	PREVIEWS,
	type Recurrence,
	type TakenTime,
	WAITING,
} from './calendar.ts';
import { lostUpdateOf } from './lostUpdate.ts';
import { type SaveOutcome, saveOutcome } from './saveOutcome.ts';

/** Which appointments of a series are meant. */
export type SeriesReach = Model<'SeriesReach'>;

/** What a change of an appointment has come to; a conflict brings the appointment of now. */
export type AppointmentOutcome = SaveOutcome<Appointment, Appointment>;

/** Where an appointment is moved to. */
export interface NewTime {
	readonly start: string;
	readonly end: string;
	readonly allDay: boolean;
	readonly resources: readonly number[];
}

/** Writes to appointments. */
export interface AppointmentWrites {
	/** `key` names this attempt: sent again after a lost answer, it makes one. `waiting` is off the waiting list with it. */
	create(content: AppointmentContent, key: string, waiting?: number | null): Promise<AppointmentOutcome>;
	/** The series that was previewed, named by the preview's hash. */
	createSeries(
		content: AppointmentContent,
		rule: Recurrence,
		hash: string,
		key: string,
	): Promise<SaveOutcome<{ readonly count: number }, never>>;
	change(lfdnr: number, version: number, content: AppointmentContent, reach: SeriesReach): Promise<AppointmentOutcome>;
	/** `reach`: its series goes along, or what comes after it. */
	move(lfdnr: number, version: number, time: NewTime, reach?: SeriesReach): Promise<AppointmentOutcome>;
	changeState(lfdnr: number, version: number, state: number): Promise<AppointmentOutcome>;
	/** The numbers of all that were deleted, with which they come back. */
	remove(lfdnr: number, version: number, reach: SeriesReach): Promise<SaveOutcome<readonly number[], Appointment>>;
	restore(lfdnrs: readonly number[]): Promise<SaveOutcome<void, never>>;
}

const ONE = '/v1/calv2/appointments/{lfdnr}';
const noConflict = () => null;

/** What is in the way, if a write was refused because its time is taken (409); else null. */
export function takenOf(problem: ApiProblem): TakenTime | null {
	if (problem.status !== 409 || problem.problem === null || !('taken' in problem.problem)) return null;
	// The contract gives a taken time its details; the general type of a problem does not know them.
	return problem.problem.taken as TakenTime;
}

/** Changes appointments; what shows them has the answer at once and is then read anew. */
export function useAppointmentWrites(): AppointmentWrites {
	const { client, onForbidden } = useApi();
	const { mutate } = useSWRConfig();
	const reload = useReload();

	async function refresh(): Promise<void> {
		await reload([
			PREVIEWS,
			WAITING,
			'/v1/calv2/appointments/details',
			'/v1/calv2/appointments/history',
			'/v1/calv2/appointments/address/{lfdnr}',
		]);
	}

	async function guarded<Answer>(write: () => Promise<Answer>): Promise<Answer> {
		try {
			return await write();
		} catch (error) {
			if (error instanceof ApiProblem && error.status === 403) onForbidden();
			throw asProblem(error);
		} finally {
			void refresh();
		}
	}

	/** Puts what the server has stored into every list that shows it, before it is read anew. */
	async function show(stored: Appointment): Promise<void> {
		const { lfdnr } = stored.key;
		await mutate<Model<'AppointmentPreviews'>>(
			(known) => Array.isArray(known) && known[0] === PREVIEWS,
			(previews) =>
				previews && {
					...previews,
					appointments: previews.appointments.map((one) => (one.lfdnr === lfdnr ? withStored(one, stored) : one)),
				},
			{ revalidate: false },
		);
	}

	async function changed(write: () => Promise<Appointment>): Promise<AppointmentOutcome> {
		const outcome = await saveOutcome(
			() => guarded(write),
			(problem) => lostUpdateOf(problem, 'put', ONE),
		);
		if (outcome.kind === 'saved') await show(outcome.record);
		else if (outcome.kind === 'conflict') await show(outcome.stored);
		return outcome;
	}

	return {
		create: (content, key, waiting = null) =>
			saveOutcome<Appointment, Appointment>(
				() =>
					guarded(() =>
						client.request('post', '/v1/calv2/appointments', {
							header: { 'Idempotency-Key': key },
							query: waiting === null ? {} : { waiting },
							body: content,
						}),
					),
				noConflict,
			),
		createSeries: (appointment, rule, hash, key) =>
			saveOutcome<{ readonly count: number }, never>(
				() =>
					guarded(() =>
						client.request('post', '/v1/calv2/appointments/serial', {
							header: { 'Idempotency-Key': key },
							body: { appointment, rule, hash },
						}),
					),
				noConflict,
			),
		change: (lfdnr, version, body, reach) =>
			changed(() => client.request('put', ONE, { path: { lfdnr }, header: match(version), query: { reach }, body })),
		move: (lfdnr, version, { start, end, allDay, resources }, reach = 'this') =>
			changed(() =>
				client.request('patch', `${ONE}/time`, {
					path: { lfdnr },
					header: match(version),
					query: { reach },
					body: { start, end, allDay, resources: [...resources] },
				}),
			),
		changeState: (lfdnr, version, value) =>
			changed(() =>
				client.request('patch', `${ONE}/state`, { path: { lfdnr }, header: match(version), body: { value } }),
			),
		remove: (lfdnr, version, reach) =>
			saveOutcome(
				async () => {
					const { lfdnrs } = await guarded(() =>
						client.request('delete', ONE, { path: { lfdnr }, header: match(version), query: { reach } }),
					);
					return lfdnrs;
				},
				(problem) => lostUpdateOf(problem, 'delete', ONE),
			),
		restore: (lfdnrs) =>
			saveOutcome<void, never>(async () => {
				await guarded(() =>
					client.request('post', '/v1/calv2/appointments/restore', { body: { lfdnrs: [...lfdnrs] } }),
				);
			}, noConflict),
	};
}

function match(version: number): { 'If-Match': string } {
	return { 'If-Match': `"${version}"` };
}

function withStored(preview: AppointmentPreview, stored: Appointment): AppointmentPreview {
	const { title, start, end, allDay, type, state, scope, location, resources, serialNumber, isBusy, version } = stored;
	const addressName = stored.addresses[0]?.name ?? null;
	return {
		...preview,
		title,
		start,
		end,
		allDay,
		type,
		state,
		scope,
		location,
		resources,
		addressName,
		serialNumber,
		isBusy,
		version,
	};
}
