import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Answer, Input } from '../contract/contract.ts';
import type { TestApp } from './testApp.ts';

/** An appointment as it is stored. */
export type Stored = Answer<'changeAppointment'>;

type Content = Input<'createAppointment'>['body'];
type Rule = Input<'previewSeries'>['body']['rule'];

/** An appointment without people and rooms, far from the demo data. */
export const plainAppointment: Content = {
	title: 'Anprobe',
	start: '2030-06-03T09:00:00',
	end: '2030-06-03T09:30:00',
	allDay: false,
	type: 1,
	state: 1,
	scope: 1,
	location: 1,
	resources: [],
	addresses: [],
	objects: [],
	documents: [],
	telNr: '',
	text: '',
	conflictResolution: 'none',
	overbookReason: '',
};

/** Once a week, also on holidays. */
export const weekly: Rule = {
	frequency: 'weekly',
	interval: 1,
	weekdays: [],
	monthRule: 'day',
	count: 10,
	until: null,
	holidays: 'keep',
};

const path = '/api/v1/calv2/appointments';

/** A time of one day. */
export function at(day: string, from: string, to: string): { readonly start: string; readonly end: string } {
	return { start: `${day}T${from}:00`, end: `${day}T${to}:00` };
}

/** The calls of the calendar as one user makes them. */
export function calendarCalls(server: TestApp, bearer: string) {
	const headers = ({ version }: { readonly version: number }) => ({ 'if-match': `"${version}"` });

	function post(content: Partial<Content>, query = ''): Promise<LightMyRequestResponse> {
		return server.ask('POST', `${path}${query}`, { bearer, body: { ...plainAppointment, ...content } });
	}

	async function details(lfdnrs: readonly number[]): Promise<Stored[]> {
		const keys = lfdnrs.map((lfdnr) => ({ firma: 1, lfdnr }));
		return (await server.ask('POST', `${path}/details`, { bearer, body: { keys } })).json();
	}

	return {
		post,
		details,
		async create(content: Partial<Content> = {}): Promise<Stored> {
			const response = await post(content);
			expect([response.statusCode, response.body]).toEqual([201, response.body]);
			return response.json();
		},
		put(stored: Stored, content: Partial<Content>, reach = 'this') {
			return server.ask('PUT', `${path}/${stored.key.lfdnr}?reach=${reach}`, {
				bearer,
				body: { ...plainAppointment, ...content },
				headers: headers(stored),
			});
		},
		move(stored: Stored, time: object, reach = 'this') {
			return server.ask('PATCH', `${path}/${stored.key.lfdnr}/time?reach=${reach}`, {
				bearer,
				body: { allDay: false, ...time },
				headers: headers(stored),
			});
		},
		setState(stored: Stored, value: number) {
			return server.ask('PATCH', `${path}/${stored.key.lfdnr}/state`, {
				bearer,
				body: { value },
				headers: headers(stored),
			});
		},
		remove(stored: Stored, reach = 'this') {
			return server.ask('DELETE', `${path}/${stored.key.lfdnr}?reach=${reach}`, { bearer, headers: headers(stored) });
		},
		restore(lfdnrs: readonly number[]) {
			return server.ask('POST', `${path}/restore`, { bearer, body: { lfdnrs } });
		},
		history(lfdnr: number) {
			return server.ask('POST', `${path}/history`, { bearer, body: { key: { firma: 1, lfdnr } } });
		},
		/** Makes a series as it was previewed; its number. */
		async createSeries(content: Partial<Content>, rule: Partial<Rule> = {}): Promise<number> {
			const body = { appointment: { ...plainAppointment, ...content }, rule: { ...weekly, ...rule } };
			const preview = await server.ask('POST', `${path}/serial/preview`, { bearer, body });
			const { hash } = preview.json();
			const response = await server.ask('POST', `${path}/serial`, { bearer, body: { ...body, hash } });
			expect([response.statusCode, response.body]).toEqual([201, response.body]);
			return response.json().serialNumber;
		},
		/** The appointments of a series that are there, by their start. */
		async seriesRows(serialNumber: number): Promise<Stored[]> {
			const { rows } = await server.database.pool.query<{ lfdnr: number }>(
				'select lfdnr from appointments where serial_number = $1 and deleted_at is null order by starts_at',
				[serialNumber],
			);
			return details(rows.map(({ lfdnr }) => lfdnr));
		},
	};
}
