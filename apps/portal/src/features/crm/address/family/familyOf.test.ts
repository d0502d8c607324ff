import { expect, test } from 'vitest';
import { familyOf } from './familyOf.ts';

const person = (lfdnr: number) => ({
	...{ lfdnr, name: `Person ${lfdnr}`, kdPlz: '', kdOrt: '' },
	...{ dateOfBirth: null, tel: '' },
});

test('a family has each member once, with every relation, and neither a home nor its residents', () => {
	const family = familyOf([
		{ relation: 'residence', total: 1, addresses: [person(1)] },
		{ relation: 'coInsured', total: 2, addresses: [person(2), person(3)] },
		{ relation: 'household', total: 2, addresses: [person(3), person(4)] },
	]);
	expect(family.map(({ lfdnr, relations }) => [lfdnr, relations])).toEqual([
		[3, ['household', 'coInsured']],
		[4, ['household']],
		[2, ['coInsured']],
	]);
	expect(familyOf([])).toEqual([]);
});
