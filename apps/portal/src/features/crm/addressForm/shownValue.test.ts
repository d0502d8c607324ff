import { emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { describe, expect, test } from 'vitest';
import { shownValue } from './shownValue.ts';

const sources = {
	options: (path: FieldPath) => (path === 'contact.country' ? [{ value: 'AT', label: 'Österreich' }] : null),
	search: async () => [],
};

describe('a field is read as people write it, not as it is stored', () => {
	test.each([
		['contact.tel', '0322 055 43 53', '03220 55 43 53'],
		['contact.mobile', '+436641234567', '0664 123 45 67'],
		['contact.tel', 'nur abends', 'nur abends'],
		['person.dateOfBirth', '1980-01-05', '05.01.1980'],
		['contact.country', 'AT', 'Österreich'],
		['contact.note', 'Bitte läuten.', 'Bitte läuten.'],
	] as const)('%s: %s', (path, stored, shown) => {
		expect(shownValue(withValue(emptyDraft(), path, stored), path, sources)).toBe(shown);
	});
});
