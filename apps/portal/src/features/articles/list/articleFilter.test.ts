import { expect, test } from 'vitest';
import { readFilter } from '../../../kit/list/listFilter.ts';
import { articleFields, questionOf } from './articleFilter.ts';

const questionFor = (query: Record<string, string>, mayCosts = true) =>
	questionOf(readFilter(articleFields, query), mayCosts);

test('the address bar says what is asked', () => {
	expect(
		questionFor({
			q: ' rollstuhl ',
			articleType: 'HM,HB',
			stockState: 'low',
			supplier: '1042',
			isActive: 'active',
			sort: '-artNr',
		}),
	).toEqual({
		q: 'rollstuhl',
		articleType: ['HM', 'HB'],
		stockState: ['low'],
		supplier: 1042,
		isActive: true,
		sort: 'artNr',
		direction: 'desc',
	});
});

test('what means nothing does not narrow, and a number of a supplier that is none neither', () => {
	expect(questionFor({ supplier: 'x', stockState: 'viel', isActive: 'jein', sort: 'geheim' })).toEqual({
		sort: 'relevance',
		direction: 'asc',
	});
	expect(questionFor({ isActive: 'inactive' })).toMatchObject({ isActive: false });
});

test('who may not see costs does not ask for their order', () => {
	expect(questionFor({ sort: '-dep' }, false)).toEqual({ sort: 'relevance', direction: 'asc' });
	expect(questionFor({ sort: '-dep' }, true)).toEqual({ sort: 'dep', direction: 'desc' });
});
