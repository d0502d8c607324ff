import type { Answer } from '../contract/contract.ts';

/** The flags of the wizard, first those of persons; the words are those of the address types. */
export const newAddressTypes: Answer<'listNewAddressTypes'> = [
	{ flag: 'isPatient', bezeichnung: 'Patient', person: true, fldName: 'kd_patient' },
	{ flag: 'isConsumer', bezeichnung: 'Konsument', person: true, fldName: 'kd_konsument' },
	{ flag: 'isInterested', bezeichnung: 'Interessent', person: true, fldName: 'kd_interessent' },
	{ flag: 'isRelative', bezeichnung: 'Angehöriger', person: true, fldName: null },
	{ flag: 'isAdultRepresentation', bezeichnung: 'Erwachsenenvertreter', person: true, fldName: 'kd_sachwalter' },
	{ flag: 'isDoctor', bezeichnung: 'Arzt', person: true, fldName: 'kd_arzt' },
	{ flag: 'isEmployee', bezeichnung: 'Mitarbeiter', person: true, fldName: 'kd_verkaeufer' },
	{ flag: 'isCompany', bezeichnung: 'Firma', person: false, fldName: 'kd_kunde' },
	{ flag: 'isSupplier', bezeichnung: 'Lieferant', person: false, fldName: 'kd_lieferant' },
	{ flag: 'isHealthInsuranceCompany', bezeichnung: 'Krankenkasse', person: false, fldName: 'kd_krankenkasse' },
	{ flag: 'isResidence', bezeichnung: 'Heim', person: false, fldName: 'kd_heim' },
	{ flag: 'isAdultRepresentation', bezeichnung: 'Erwachsenenvertreter', person: false, fldName: 'kd_sachwalter' },
];
