import { expect, test } from 'vitest';
import { takeLinkToken } from './linkToken.ts';

const token = 'q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k';

function openAt(href: string) {
	const url = new URL(href, 'http://kontor.test');
	const replaced: string[] = [];
	const history = { state: null, replaceState: (_state: unknown, _title: string, next: string) => replaced.push(next) };
	const taken = takeLinkToken(url as unknown as Location, history as unknown as History);
	return { taken, replaced };
}

test('a token is taken out of the address, and everything else stays in it', () => {
	expect(openAt(`/crm?q=M%C3%BCller&refreshToken=${token}&field=name#top`)).toEqual({
		taken: token,
		replaced: ['/crm?q=M%C3%BCller&field=name#top'],
	});
});

test('an address without a token is left alone', () => {
	expect(openAt('/crm?q=x')).toEqual({ taken: null, replaced: [] });
});

test.each(['', 'short', `${token}${token}`, '<script>'])(
	'what is no token (%s) leaves the address, but signs nobody in',
	(text) => {
		expect(openAt(`/?refreshToken=${encodeURIComponent(text)}`)).toEqual({ taken: null, replaced: ['/'] });
	},
);

test('a second token in the same address leaves it too', () => {
	expect(openAt(`/?refreshToken=${token}&refreshToken=other`)).toEqual({ taken: token, replaced: ['/'] });
});
