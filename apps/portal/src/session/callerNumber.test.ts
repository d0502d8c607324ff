import { expect, test } from 'vitest';
import {
	callerNumber,
	followCallerNumber,
	setCallerNumber,
	takeCallerNumber,
	watchCallerNumber,
} from './callerNumber.ts';

function openAt(href: string) {
	setCallerNumber(null);
	const url = new URL(href, 'http://kontor.test');
	const replaced: string[] = [];
	const history = { state: null, replaceState: (_state: unknown, _title: string, next: string) => replaced.push(next) };
	takeCallerNumber(url as unknown as Location, history as unknown as History);
	return { number: callerNumber(), replaced };
}

test.each([
	['/crm/call?tel=%2B43%20664%201234567', '+43 664 1234567'],
	['/crm/call?tel=+436641234567', '+436641234567'],
	['/crm/call#tel=06641234567', '06641234567'],
	['/crm/call?tel=01%2F5223344', '01/5223344'],
])('the number of %s leaves the address and is known', (href, number) => {
	expect(openAt(href)).toEqual({ number, replaced: ['/crm/call'] });
});

test.each(['/crm/call?tel=anonymous', '/crm/call?tel=%3Cscript%3E', '/crm/call?tel='])(
	'what is no number (%s) leaves the address too, and is nobody',
	(href) => {
		expect(openAt(href)).toEqual({ number: null, replaced: ['/crm/call'] });
	},
);

test('no other address is touched', () => {
	expect(openAt('/crm?tel=06641234567')).toEqual({ number: null, replaced: [] });
	expect(openAt('/crm/call')).toEqual({ number: null, replaced: [] });
});

test('the next call in a page that is open already leaves the address too, and is told', () => {
	const replaced: string[] = [];
	const page = Object.assign(new EventTarget(), {
		location: new URL('/crm/call', 'http://kontor.test'),
		history: { state: null, replaceState: (_state: unknown, _title: string, next: string) => replaced.push(next) },
	});
	followCallerNumber(page as unknown as Window);
	const told: (string | null)[] = [];
	const stop = watchCallerNumber((number) => told.push(number));
	page.location.hash = '#tel=06641234567';
	page.dispatchEvent(new Event('hashchange'));
	page.location.hash = '#main';
	page.dispatchEvent(new Event('hashchange'));
	expect([told, replaced]).toEqual([['06641234567'], ['/crm/call']]);
	stop();
	page.location.hash = '#tel=01222';
	page.dispatchEvent(new Event('hashchange'));
	expect([told.length, callerNumber()]).toEqual([1, '01222']);
});
