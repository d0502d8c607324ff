import type { RoleName } from '@kontor/domain/wizard/roles';
import { type NewAddressLists, useNewAddressLists } from '../../../../data/newAddress.ts';
import type { FieldSources } from '../../addressForm/fieldSources.tsx';
import { useAddressSources } from '../../addressForm/useAddressSources.ts';

const listOf = {
	patient: 'patient',
	employee: 'employee',
	doctor: 'doctor',
	company: 'company',
	supplier: 'supplier',
	healthInsuranceCompany: 'insurer',
} as const satisfies Record<RoleName, keyof NewAddressLists>;

/**
 * The sources of the contact data and of some roles. While one of their lists is loading, a choice would be read as the
 * code it is stored by; where one has failed, it is.
 */
export function useSectionSources(roles: readonly RoleName[]): {
	readonly sources: FieldSources;
	readonly status: 'loading' | 'failed' | 'ready';
} {
	const lists = useNewAddressLists({
		patient: roles.includes('patient'),
		employee: roles.includes('employee'),
		doctor: roles.includes('doctor'),
		company: roles.includes('company'),
		supplier: roles.includes('supplier'),
		insurer: roles.includes('healthInsuranceCompany'),
		ownContributionGroup: '',
	});
	const sources = useAddressSources(lists);
	const read = (['general', ...roles.map((role) => listOf[role])] as const).map((list) => lists[list].status);
	const status = (['loading', 'failed'] as const).find((trouble) => read.includes(trouble)) ?? 'ready';
	return { sources, status };
}
