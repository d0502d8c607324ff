import type { RoleName } from '@kontor/domain/wizard/roles';

/** What the tabs of the roles are called. */
export const roleLabels: Readonly<Record<RoleName, string>> = {
	patient: 'Patient',
	employee: 'Mitarbeiter',
	doctor: 'Arzt',
	company: 'Firma',
	supplier: 'Lieferant',
	healthInsuranceCompany: 'Krankenkasse',
};
