import { matchRoute } from '@kontor/domain/routes';
import { expect, test } from 'vitest';
import * as list from '../../../kit/list/listFilter.ts';
import { addressFields, type CrmFilter, hrefOfList, isSecret, questionOf } from './addressFilter.ts';

const empty = read({});

function read(query: Record<string, string>): CrmFilter {
	return list.readFilter(addressFields, query);
}

function throughTheAddressBar(filter: CrmFilter): CrmFilter {
	const match = matchRoute(hrefOfList(filter));
	if (match.name !== 'crm') throw new Error(`${match.name} is not the list`);
	return list.readFilter(addressFields, match.query);
}

test('a filter comes back from the address bar as it was', () => {
	const filter: CrmFilter = {
		q: 'Müller & Söhne 100 %',
		field: 'name',
		addressType: ['kd_patient', 'kd_arzt'],
		customerGroup: ['A,B', 'C&D', '100%'],
		street: 'Straße des 1. Mai #3',
		postalCode: '8010',
		city: 'Graz',
		sort: { column: 'kdOrt', direction: 'descending' },
	};
	expect(throughTheAddressBar(filter)).toEqual(filter);
});

test('the address of the plain list is plain', () => {
	expect(hrefOfList(empty)).toBe('/crm');
});

test.each(['1237 010180', '1237010180', ' 1237.010180 '])(
	'an insurance number (%s) never stands in the address',
	(q) => {
		expect(isSecret(q)).toBe(true);
		expect(questionOf({ ...empty, q })).toMatchObject({ name: q.trim() });
	},
);

test('ten digits that are no insurance number are a search like any other', () => {
	expect(isSecret('1238010180')).toBe(false);
	expect(hrefOfList({ ...empty, q: '1238010180' })).toBe('/crm?q=1238010180');
});

test('what an address bar cannot mean does not narrow', () => {
	const query = { addressType: 'kd_patient,nobody', customerGroup: '%E0%A4%A', field: 'shoe', sort: 'age' };
	expect(read(query)).toEqual({ ...empty, addressType: ['kd_patient'] });
});

test('a text of the address bar that the server would refuse is cut to what it takes', () => {
	const long = 'x'.repeat(3000);
	const codes = ['a\u0000', long, ...Array.from({ length: 60 }, (_, index) => `G${index}`)];
	const query = {
		q: `Huber\u0000${long}`,
		street: long,
		postalCode: long,
		city: `Graz\n\ud800`,
		customerGroup: codes.map(encodeURIComponent).join(','),
	};
	const filter = read(query);
	expect(filter.q).toBe(`Huber ${'x'.repeat(194)}`);
	expect([filter.street.length, filter.postalCode.length, filter.city]).toEqual([200, 12, 'Graz ']);
	expect(filter.customerGroup).toEqual(codes.slice(2, 52));
});

test('empty and blank parts are not asked', () => {
	expect(questionOf({ ...empty, q: '  ', street: ' ' })).toEqual({ sort: 'relevance', direction: 'asc' });
});

test('the search text goes to the server composed, so that both ways of writing an umlaut find the same', () => {
	expect(questionOf({ ...empty, q: 'Mu\u0308ller' }).name).toBe('Müller');
});

test('emptying the filters keeps search text and order', () => {
	const filter: CrmFilter = { ...empty, q: 'Huber', city: 'Graz', sort: { column: 'name', direction: 'ascending' } };
	expect(list.isNarrowed(addressFields, filter)).toBe(true);
	expect(list.withoutNarrowing(addressFields, filter)).toEqual({ ...filter, city: '' });
	expect(list.isNarrowed(addressFields, list.withoutNarrowing(addressFields, filter))).toBe(false);
});
