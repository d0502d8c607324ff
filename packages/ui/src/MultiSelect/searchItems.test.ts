import { expect, test } from 'vitest';
import { mostShown, searchItems } from './searchItems.ts';

const items = [
	{ key: '1', label: 'Müller & Söhne', description: 'Großhandel' },
	{ key: '2', label: 'St. Pölten-Land' },
	{ key: '3', label: 'Außenstelle Weiz' },
];

async function found(query: string): Promise<string> {
	return (await searchItems(items)(query)).map((item) => item.key).join(' ');
}

test.each([
	['', '1 2 3'],
	['mueller', '1'],
	['SÖHNE mull', '1'],
	['gross', '1'],
	['land', '2'],
	['polten', '2'],
	['aussen', '3'],
	['elle', ''],
	['%', ''],
])('"%s" finds the entries with words that begin so: %s', async (query, keys) => {
	expect(await found(query)).toBe(keys);
});

test('more than can be read are not shown', async () => {
	const many = Array.from({ length: 5000 }, (_, index) => ({ key: String(index), label: `Filiale ${index}` }));
	expect(await searchItems(many)('filiale')).toHaveLength(mostShown);
	expect(await searchItems(many)('')).toHaveLength(mostShown);
});
