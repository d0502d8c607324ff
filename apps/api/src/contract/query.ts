/**
 * Reads the part of an address after `?`. A name that stands there twice gives an array, and text that cannot be decoded
 * gives a lone surrogate: both are refused by every schema. Never throws, since the router calls it outside of any request.
 */
export function parseQuery(text: string): Record<string, unknown> {
	const query: Record<string, unknown> = Object.create(null);
	if (text === '') return query;
	for (const pair of text.split('&')) {
		if (pair === '') continue;
		const cut = pair.indexOf('=');
		const name = decode(cut < 0 ? pair : pair.slice(0, cut));
		const value = cut < 0 ? '' : decode(pair.slice(cut + 1));
		const before = query[name];
		if (Array.isArray(before)) before.push(value);
		else query[name] = before === undefined ? value : [before, value];
	}
	return query;
}

const UNDECODABLE = '\ud800';

function decode(text: string): string {
	try {
		return decodeURIComponent(text.replaceAll('+', ' '));
	} catch {
		return UNDECODABLE;
	}
}
