import type { ApiProblem } from '@kontor/api-client/problem';
import type { AddressFlag } from '@kontor/domain/wizard/draft';
import { sentenceOf } from '../../../../screen/Failure.tsx';

const pointers: Partial<Record<AddressFlag, string>> = {
	isDoctor: 'Dieser Arzt ist bei Patienten als Hausarzt eingetragen.',
	isEmployee: 'Dieser Mitarbeiter betreut Firmen.',
	isAdultRepresentation: 'Diese Adresse vertritt jemanden.',
	isResidence: 'In diesem Heim wohnt jemand.',
	isHealthInsuranceCompany: 'Bei dieser Krankenkasse ist jemand versichert.',
};

/** Why a role cannot be added or removed, in a sentence. */
export function refusalOfType(problem: ApiProblem, flag: AddressFlag): string {
	switch (problem.problem?.fields?.['path.type']) {
		case 'inUse':
			return pointers[flag] ?? 'Andere Adressen beziehen sich darauf.';
		case 'openDocuments':
			return 'Zu dieser Adresse gibt es offene Dokumente.';
		case 'missing':
			return 'Eine Adresse braucht mindestens eine Rolle.';
		default:
			return sentenceOf(problem);
	}
}
