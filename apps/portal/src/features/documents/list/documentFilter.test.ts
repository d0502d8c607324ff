import { matchRoute } from '@kontor/domain/routes';
import { expect, test } from 'vitest';
import { readFilter } from '../../../kit/list/listFilter.ts';
import {
	type DocumentListFilter,
	documentFields,
	filterOfSaved,
	hrefOfDocuments,
	isChanged,
	questionOf,
	valuesOf,
	withValues,
} from './documentFilter.ts';

const empty = readFilter(documentFields, {});

function throughTheAddressBar(filter: DocumentListFilter): DocumentListFilter {
	const match = matchRoute(hrefOfDocuments(filter));
	if (match.name !== 'documents') throw new Error(`${match.name} is not the list`);
	return readFilter(documentFields, match.query);
}

test('a filter comes back from the address bar as it was', () => {
	const filter: DocumentListFilter = {
		q: 'RE-2026',
		view: 'open',
		f: [
			{ key: 'documentType', values: ['RE', 'GU'] },
			{ key: 'positionText', values: ['Bett; 90~200, weiß & 100 %'] },
		],
		saved: 12,
		gone: ['gone', 'vos'],
		sort: { column: 'gross', direction: 'descending' },
	};
	expect(throughTheAddressBar(filter)).toEqual(filter);
	expect(hrefOfDocuments(empty)).toBe('/documents');
});

test('what an address bar cannot mean does not narrow, and what is half typed is not asked', () => {
	const filter = readFilter(documentFields, { f: 'gone~x;number;createdFrom~31.2.;documentType~%E0%A4%A,RE' });
	expect(filter.f.map(({ key }) => key)).toEqual(['createdFrom', 'documentType']);
	expect(questionOf(filter, true).conditions).toEqual([{ key: 'documentType', values: ['RE'] }]);
});

test('a condition is set, changed and taken out', () => {
	const one = withValues(empty, 'number', ['RE']);
	const two = withValues(one, 'signature', ['true']);
	expect(valuesOf(withValues(two, 'number', ['AU']), 'number')).toEqual(['AU']);
	expect(withValues(two, 'number', []).f.map(({ key }) => key)).toEqual(['signature']);
	expect(valuesOf(empty, 'number')).toEqual([]);
});

test('a saved search opens with what can still be asked', () => {
	const saved = {
		id: 1,
		name: 'Alt',
		isShared: false,
		isDefault: false,
		isOwn: true,
		q: '',
		view: 'all' as const,
		version: 1,
	};
	const conditions = [
		{ key: 'gone', values: ['x'], problem: 'unknown' as const },
		{ key: 'vos', values: ['ANGEF'], problem: 'notAllowed' as const },
		{ key: 'number', values: ['RE'], problem: null },
	];
	const opened = filterOfSaved({ ...saved, conditions });
	expect(opened.f).toEqual([{ key: 'number', values: ['RE'] }]);
	expect(opened.gone).toEqual(['gone', 'vos']);
	expect(isChanged(opened, { ...saved, conditions })).toBe(false);
	expect(isChanged({ ...opened, gone: ['vos'] }, { ...saved, conditions })).toBe(true);
	expect(isChanged({ ...opened, sort: { column: 'nr', direction: 'ascending' } }, { ...saved, conditions })).toBe(
		false,
	);
});
