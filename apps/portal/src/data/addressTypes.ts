import type { Model } from '@kontor/api-client/types';
import { flagTypes, roleOf } from '@kontor/domain/wizard/addressFlags';
import { type AddressFlag, toggleFlag } from '@kontor/domain/wizard/draft';
import { draftOfAddress } from '@kontor/domain/wizard/storedAddress';
import { useChangeAddress, versionOf } from './addressWrites.ts';
import { useApi, useReload } from './api.tsx';
import { type SaveOutcome, saveOutcome } from './saveOutcome.ts';

/** What became of adding or removing; after a conflict the address is read anew. */
export type TypeOutcome = SaveOutcome<unknown, unknown>;

/** How an address becomes something, and stops to be it. */
export interface AddressTypeWrites {
	/** Only for flags without data of their own; the others come with their data. */
	readonly add: (address: Model<'Address'>, flag: AddressFlag) => Promise<TypeOutcome>;
	/** Takes all that is known of the address as such along. */
	readonly remove: (address: Model<'Address'>, flag: AddressFlag) => Promise<TypeOutcome>;
}

const TYPE = '/v1/crm/addresses/{id}/types/{type}';

/** Changes what an address is. */
export function useAddressTypeWrites(): AddressTypeWrites {
	const { client } = useApi();
	const reload = useReload();
	const change = useChangeAddress();

	async function toggleRelative(address: Model<'Address'>): Promise<TypeOutcome> {
		const draft = draftOfAddress(address);
		const outcome = await change(address, 'relations', { ...draft, flags: toggleFlag(draft.flags, 'isRelative') });
		return outcome.kind === 'conflict' ? ended(outcome) : outcome;
	}

	async function ended(outcome: TypeOutcome): Promise<TypeOutcome> {
		await reload(['/v1/crm/addresses/{id}']);
		void reload(['/v1/crm/addresses/search/filtered']);
		return outcome;
	}

	async function outcomeOf(write: () => Promise<unknown>): Promise<TypeOutcome> {
		const outcome = await saveOutcome(write, ({ status, problem }) => (status === 412 ? problem : null));
		return outcome.kind === 'saved' || outcome.kind === 'conflict' ? ended(outcome) : outcome;
	}

	return {
		async add(address, flag) {
			const type = flagTypes[flag];
			if (type === null) return toggleRelative(address);
			if (!isPlain(type)) throw new Error(`${type} comes with its data`);
			const header = { 'If-Match': `"${address.version}"` };
			return outcomeOf(() => client.request('put', TYPE, { path: { id: address.lfdnr, type }, header }));
		},
		async remove(address, flag) {
			const type = flagTypes[flag];
			if (type === null) return toggleRelative(address);
			const header = { 'If-Match': `"${versionOf(address, roleOf(flag) ?? 'contactData')}"` };
			return outcomeOf(() => client.request('delete', TYPE, { path: { id: address.lfdnr, type }, header }));
		},
	};
}

function isPlain(type: Model<'AddressTypeName'>): type is Model<'PlainAddressType'> {
	return ['kd_konsument', 'kd_sachwalter', 'kd_interessent', 'kd_heim'].includes(type);
}
