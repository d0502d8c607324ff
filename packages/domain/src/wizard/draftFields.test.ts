import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDraft } from '../../testing/anyDraft.ts';
import { mergeEdits } from '../mergeEdits.ts';
import { emptyDraft, type FieldValue, withValue } from './draft.ts';
import { draftFields, isSameAt } from './draftFields.ts';
import { type FieldPath, fieldPaths } from './fields.ts';

const spellings: readonly (readonly [FieldPath, FieldValue, FieldValue])[] = [
	['contact.mobile', '0664 123 45 67', '+43 664 1234567'],
	['contact.mobile', '0664/1234567', '0043 (0)664 123-45-67'],
	['contact.tel', '02236 12345-312', '02236/12345 DW 312'],
	['contact.street', 'Hauptstraße 1', ' Hauptstraße 1'],
	['contact.residence', { key: '7', label: 'Heim Sonnenhof' }, { key: '7', label: 'Seniorenheim Sonnenhof' }],
	['company.industrialSectors', ['1', '2'], ['2', '1']],
];

const others: readonly (readonly [FieldPath, FieldValue, FieldValue])[] = [
	['contact.mobile', '0664 123 45 67', '0664 123 45 68'],
	['contact.mobile', '0664 123 45 67', '+49 664 1234567'],
	['contact.tel', '02236 12345-312', '02236 12345-313'],
	['contact.tel', '02236 12345', ''],
	['contact.street', 'Hauptstraße 1', 'Hauptstraße 11'],
	['contact.street', '0664 123 45 67', '+43 664 1234567'],
	['contact.residence', { key: '7', label: 'Heim' }, { key: '8', label: 'Heim' }],
	['contact.residence', { key: '7', label: 'Heim' }, null],
	['company.industrialSectors', ['1', '2'], ['1']],
	['patient.diabetes', true, false],
];

describe('a field means the same in another spelling, and nothing else does', () => {
	test.each(spellings)('%s: %j is %j', (path, one, other) => {
		expect(isSameAt(withValue(emptyDraft(), path, one), withValue(emptyDraft(), path, other), path)).toBe(true);
	});

	test.each(others)('%s: %j is not %j', (path, one, other) => {
		expect(isSameAt(withValue(emptyDraft(), path, one), withValue(emptyDraft(), path, other), path)).toBe(false);
	});
});

test.each(spellings)('two editors are not asked about the same %s in two spellings', (path, one, other) => {
	const [base, mine, stored] = [emptyDraft(), withValue(emptyDraft(), path, one), withValue(emptyDraft(), path, other)];
	expect(mergeEdits([path], { base, mine, stored }, draftFields)).toEqual({ merged: stored, conflicts: [] });
});

describe('two who change the same record', () => {
	const base = withValue(emptyDraft(), 'person.lastname', 'Huber');
	const paths: FieldPath[] = ['person.lastname', 'contact.tel', 'contact.city', 'contact.residence'];
	const changed = (changes: Partial<Record<FieldPath, FieldValue>>) =>
		(Object.entries(changes) as [FieldPath, FieldValue][]).reduce(
			(draft, [path, value]) => withValue(draft, path, value),
			base,
		);

	test('changes of different fields are both kept', () => {
		const { merged, conflicts } = mergeEdits(
			paths,
			{
				base,
				mine: changed({ 'contact.tel': '01' }),
				stored: changed({ 'contact.city': 'Graz', 'contact.residence': { key: '7', label: 'Heim' } }),
			},
			draftFields,
		);
		expect(conflicts).toEqual([]);
		expect(merged.contact).toMatchObject({ tel: '01', city: 'Graz', residence: { key: '7' } });
	});

	test('the same change is no conflict, another one is for the user to decide', () => {
		const mine = changed({ 'person.lastname': 'Gruber', 'contact.tel': '01' });
		const other = changed({ 'person.lastname': 'Gruber', 'contact.tel': '02' });
		expect(mergeEdits(paths, { base, mine, stored: other }, draftFields)).toEqual({
			conflicts: ['contact.tel'],
			merged: other,
		});
	});

	test('no change is ever lost: each is merged, stored already, or asked about', () => {
		fc.assert(
			fc.property(anyDraft, anyDraft, anyDraft, (first, mine, other) => {
				const { merged, conflicts } = mergeEdits(fieldPaths, { base: first, mine, stored: other }, draftFields);
				for (const path of fieldPaths) {
					if (conflicts.includes(path)) continue;
					expect(isSameAt(merged, isSameAt(first, mine, path) ? other : mine, path)).toBe(true);
				}
			}),
			{ numRuns: 30 },
		);
	});
});
