import type { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import {
	companyOf,
	contactDataOf,
	doctorOf,
	employeeOf,
	insurerOf,
	patientOf,
	relationsOf,
	supplierOf,
} from '@kontor/domain/wizard/request';
import type { AddressSection } from '@kontor/domain/wizard/roles';
import { useApi, useReload } from './api.tsx';
import { type SaveOutcome, saveOutcome } from './saveOutcome.ts';

/** Changes a section of an address that was read before, to what stands in the draft; a conflict brings the address of now. */
export type ChangeAddress = (
	address: Model<'Address'>,
	section: AddressSection,
	draft: AddressDraft,
) => Promise<SaveOutcome<unknown, Model<'Address'>>>;

/** The version of a section as the server counts it; 0 for a role that has no data yet. */
export function versionOf(address: Model<'Address'>, section: AddressSection): number {
	if (section === 'contactData' || section === 'relations') return address.version;
	return address[section]?.version ?? 0;
}

/** The address as it was when a section of it had this version: a change of it meets what others have stored since. */
export function withVersion(address: Model<'Address'>, section: AddressSection, version: number): Model<'Address'> {
	if (section === 'contactData' || section === 'relations') return { ...address, version };
	const role = address[section];
	return role === undefined ? address : { ...address, [section]: { ...role, version } };
}

/** How an address is changed, section by section. */
export function useChangeAddress(): ChangeAddress {
	const { client } = useApi();
	const reload = useReload();

	async function send(address: Model<'Address'>, section: AddressSection, draft: AddressDraft): Promise<unknown> {
		const path = { id: address.lfdnr };
		const header = { 'If-Match': `"${versionOf(address, section)}"` };
		switch (section) {
			case 'contactData':
				return client.request('put', '/v1/crm/addresses/{id}/contactData', {
					path,
					header,
					body: contactDataOf(draft),
				});
			case 'relations':
				return client.request('put', '/v1/crm/addresses/{id}/relations', { path, header, body: relationsOf(draft) });
			case 'patient':
				return client.request('put', '/v1/crm/addresses/{id}/patient', { path, header, body: patientOf(draft) });
			case 'employee':
				return client.request('put', '/v1/crm/addresses/{id}/employee', { path, header, body: employeeOf(draft) });
			case 'doctor':
				return client.request('put', '/v1/crm/addresses/{id}/doctor', { path, header, body: doctorOf(draft) });
			case 'company':
				return client.request('put', '/v1/crm/addresses/{id}/company', { path, header, body: companyOf(draft) });
			case 'supplier':
				return client.request('put', '/v1/crm/addresses/{id}/supplier', { path, header, body: supplierOf(draft) });
			case 'healthInsuranceCompany': {
				const body = insurerOf(draft);
				return client.request('put', '/v1/crm/addresses/{id}/healthInsuranceCompany', { path, header, body });
			}
		}
	}

	return async (address, section, draft) => {
		const outcome = await saveOutcome(
			() => send(address, section, draft),
			(problem) => {
				const current = currentOf(problem);
				const isWhole = section === 'contactData' || section === 'relations';
				// The contract gives the section as it is read with its address.
				return current && ({ ...address, ...(isWhole ? current : { [section]: current }) } as Model<'Address'>);
			},
		);
		if (outcome.kind === 'saved') {
			await reload(['/v1/crm/addresses/{id}']);
			void reload(['/v1/crm/addresses/search/filtered', '/v1/crm/addresses/{id}/related']);
		}
		return outcome;
	};
}

/** The values of now that a refused change brings along. */
function currentOf({ status, problem }: ApiProblem): object | null {
	if (status !== 412 || problem === null || !('current' in problem)) return null;
	const { current } = problem;
	return typeof current === 'object' ? current : null;
}
