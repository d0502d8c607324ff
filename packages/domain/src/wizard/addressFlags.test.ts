import { expect, test } from 'vitest';
import { flagsOfAddress, flagTypes, roleOf } from './addressFlags.ts';
import { organisationFlags, personFlags } from './draft.ts';
import { roleFlags } from './roles.ts';

test.each([
	['person', true, personFlags],
	['organisation', false, organisationFlags],
] as const)('every flag of a %s is read back from the types it stands for', (_, person, flags) => {
	for (const flag of flags) {
		const type = flagTypes[flag];
		const address = { person, addressTypes: type === null ? [] : [type], isRelative: type === null };
		expect(flagsOfAddress(address)).toEqual([flag]);
	}
});

test('types that its kind cannot have are none of an address', () => {
	expect(flagsOfAddress({ person: true, addressTypes: ['kd_heim', 'kd_kunde'], isRelative: false })).toEqual([]);
});

test('a role is found by its flag, flags without data have none', () => {
	for (const [role, flag] of Object.entries(roleFlags)) expect(roleOf(flag)).toBe(role);
	expect(['isConsumer', 'isInterested', 'isRelative', 'isAdultRepresentation', 'isResidence'] as const).toSatisfy(
		(flags: readonly Parameters<typeof roleOf>[0][]) => flags.every((flag) => roleOf(flag) === null),
	);
});
