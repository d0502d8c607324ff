import { expect, test } from 'vitest';
import { pointedAt, typesPointedAt } from './pointers.ts';

test('a field that names an address offers those of its type; an association is any organisation', () => {
	expect(typesPointedAt('contact.residence')).toEqual(['kd_heim']);
	expect(typesPointedAt('contact.email')).toEqual([]);
	const organisations = typesPointedAt('company.association');
	expect(organisations).toEqual(expect.arrayContaining(['kd_kunde', 'kd_lieferant', 'kd_krankenkasse', 'kd_heim']));
	expect(organisations).not.toContain('kd_patient');
	expect(pointedAt['supplier.association']).toBe(pointedAt['company.association']);
	expect(pointedAt['insurer.association']).toBe(pointedAt['company.association']);
});
