import { dateTimeOfMinute, minuteOf } from '@kontor/german/calendar/wallTime';
import { expect, test } from 'vitest';
import { type WaitingWish, wishedTimes } from './waiting.ts';

const anyTime: WaitingWish = { from: '2026-05-11', until: null, dayTime: 'any', minutes: 30 };

function times(wish: Partial<WaitingWish>, start: string, end: string): string[] {
	const free = { start: Number(minuteOf(start)), end: Number(minuteOf(end)) };
	return wishedTimes({ ...anyTime, ...wish }, free).map(
		(span) => `${dateTimeOfMinute(span.start)?.slice(8, 16)}–${dateTimeOfMinute(span.end)?.slice(8, 16)}`,
	);
}

test('who waits is offered what is free from the first wished day to the last', () => {
	expect(times({}, '2026-05-11T09:00', '2026-05-11T10:00')).toEqual(['11T09:00–11T10:00']);
	expect(times({ from: '2026-05-12' }, '2026-05-11T09:00', '2026-05-11T10:00')).toEqual([]);
	expect(times({ until: '2026-05-11' }, '2026-05-12T09:00', '2026-05-12T10:00')).toEqual([]);
	expect(times({ until: '2026-05-12' }, '2026-05-12T09:00', '2026-05-12T10:00')).toEqual(['12T09:00–12T10:00']);
	expect(times({ from: 'bald' }, '2026-05-12T09:00', '2026-05-12T10:00')).toEqual([]);
});

test('mornings and afternoons part at noon, and what is too short for the length is not offered', () => {
	expect(times({ dayTime: 'morning' }, '2026-05-11T11:00', '2026-05-11T13:00')).toEqual(['11T11:00–11T12:00']);
	expect(times({ dayTime: 'afternoon' }, '2026-05-11T11:00', '2026-05-11T13:00')).toEqual(['11T12:00–11T13:00']);
	expect(times({ dayTime: 'morning' }, '2026-05-11T11:40', '2026-05-11T13:00')).toEqual([]);
	expect(times({ dayTime: 'morning' }, '2026-05-11T11:30', '2026-05-11T13:00')).toEqual(['11T11:30–11T12:00']);
	expect(times({ dayTime: 'morning' }, '2026-05-11T11:00', '2026-05-12T09:00')).toEqual([
		'11T11:00–11T12:00',
		'12T00:00–12T09:00',
	]);
});
